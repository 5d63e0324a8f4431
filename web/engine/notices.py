"""The notices over a table: a refusal with its rule, a hint, bad input. Each also as text, for the live region."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from pyengine import rulebook
from pyengine.core.errors import Breach, IllegalAction, NotationError, OptionError, quoted
from pyengine.core.version import VERSION
from web.engine.hint import Hint
from web.engine.session import Session
from web.engine.wording import action_words, case_words
from web.parts import notice
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.parts.paragraph import paragraph

INPUT_ERRORS = (NotationError, IllegalAction, OptionError)
"""What the engine raises on bad input."""


@dataclass(frozen=True, slots=True)
class InputProblem:
    """Bad input to report: the error, if one was raised, where it was (a message `trouble-…`), what it was about, and
    which other version of the engine made it.
    """

    error: NotationError | IllegalAction | OptionError | None
    where: str = ""
    what: str = ""
    engine: str = ""


NO_TABLE = InputProblem(None, "no-table")


@cache
def book(game_id: str, lang: str) -> rulebook.Rulebook:
    """The rulebook of a game in a language."""
    return rulebook.load(game_id, lang)


def rule_paragraph(game_id: str, rule: str, lang: str) -> Html:
    """The paragraph of a rule, as players read it."""
    return paragraph(book(game_id, lang).rules[rule].text)


def notice_of(
    session: Session, problem: InputProblem | None, t: Messages, root: str | None, *, broken: bool = False
) -> tuple[Html | None, str]:
    """The notice over a table, if there is one, and its text. `root` leads to the site's root; within the rulebook
    itself it is None. `broken` offers a save that could not be read for download.
    """
    if session.refusal is not None:
        return refusal_notice(session.setup.game.id, session.refusal, t, root)
    if session.lingers:
        return notice.linger(t), t("linger")
    if session.hint:
        return _hint(session, session.hint, t)
    if problem is not None:
        text = problem_text(problem, t)
        return notice.trouble(text, t, broken=broken and problem.where == "save"), text
    return None, ""


def _hint(session: Session, hint: Hint, t: Messages) -> tuple[Html, str]:
    """The best actions, or that the search goes on."""
    if not hint.lines:
        return notice.hint(t("hint-thinking"), [], t), ""
    found = [(action_words(session.setup.game.id, way["action"], t), way) for way in hint.ways()]
    lines = [_hint_line(text, way, t) for text, way in found]
    return notice.hint(t("hint-title"), lines, t), f"{t('hint-title')} {lines[0]}"


def _hint_line(text: str, way: dict[str, Any], t: Messages) -> str:
    if way["expected"] is None:
        return t("hint-only", action=text)
    return t("hint-line", action=text, expected=way["expected"], share=way["share"])


def refusal_notice(game_id: str, breach: Breach, t: Messages, root: str | None) -> tuple[Html, str]:
    """The notice that names the rule, and its text; `root` as in `notice_of`."""
    at = f"#{breach.rule}" if root is None else root + rules_path(game_id, t.lang, breach.rule)
    rule = rule_paragraph(game_id, breach.rule, t.lang)
    text = f"{breach.rule}. {book(game_id, t.lang).rules[breach.rule].text.replace('*', '')}"
    return notice.notice(breach.rule, rule, case_words(game_id, breach.facts, t), t, at), text


def problem_text(problem: InputProblem, t: Messages) -> str:
    """What is wrong and where, in the reader's words."""
    where = [t(f"trouble-{problem.where}", what=problem.what)] if problem.where else []
    engine = [t("problem-engine", theirs=problem.engine, ours=VERSION)] if problem.engine else []
    return " ".join([*where, *_error_words(problem.error, t), *engine])


def _error_words(error: NotationError | IllegalAction | OptionError | None, t: Messages) -> list[str]:
    if isinstance(error, NotationError):
        place = {"line": error.line, "column": error.column}
        return [t("problem-notation", what=error.what, expected=error.expected, **place)]
    if isinstance(error, OptionError):
        allowed = ", ".join(map(str, error.allowed))
        return [t("problem-option", name=error.name, value=quoted(error.value), allowed=allowed)]
    if isinstance(error, IllegalAction):
        line, column = error.where or (0, 0)
        return [t("problem-illegal", rule=error.breach.rule, line=line, column=column)]
    return []
