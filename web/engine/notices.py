"""The notices over a table: a refusal with its rule, a hint, bad input. Each also as text, for the live region."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.errors import Breach, IllegalAction, LinkError, NotationError, OptionError, quoted
from pyengine.core.version import VERSION
from web.engine.books import rule_paragraph
from web.engine.hint import Hint
from web.engine.scene import PlayScene
from web.parts import notice
from web.parts.html import Html, glued, plain
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.parts.problem import paste
from web.parts.table import Scene

INPUT_ERRORS = (NotationError, IllegalAction, OptionError, LinkError)
"""What the engine raises on bad input."""


@dataclass(frozen=True, slots=True)
class InputProblem:
    """Bad input to report: the error, if one was raised, where it was (a message `trouble-…`), what it was about, and
    which other version of the engine made it. `game` is the ID of the game that was asked for and cannot be dealt so.
    """

    error: NotationError | IllegalAction | OptionError | LinkError | None
    where: str = ""
    what: str = ""
    engine: str = ""
    game: str = ""


NO_TABLE = InputProblem(None, "no-table")
IMPOSSIBLE = InputProblem(None, "impossible")
"""What the host page of a table asks for and this table does not do, or not now."""
NO_PLACE = "no-place"
"""Where a click on a part of the table makes no action with what is chosen."""


def notice_of(
    scene: PlayScene, problem: InputProblem | None, root: str | None, *, broken: bool = False
) -> tuple[Html | None, str]:
    """The notice beside a table, if there is one, and its text. `root` leads to the site's root; within the rulebook
    itself it is None. `broken` offers a save that could not be read for download.
    """
    t = scene.t
    if scene.refusal is not None:
        return refusal_notice(scene.refusal, scene.refused, scene, root)
    if scene.fleeting:
        to_hand = scene.seats.count("human") > 1 and not scene.table.info.fleeting
        return notice.linger(t, to_hand=to_hand), t("linger-hand" if to_hand else "linger")
    if scene.hint:
        return _hint(scene.hint, scene)
    if problem is not None:
        text = problem_text(problem, t)
        if problem.where == NO_PLACE:
            prompt = scene.table.prompt(scene)
            text = f"{text} {plain(prompt.text if prompt else scene.turn_text)}"
        ask = paste(t, t("link-paste")) if problem.where == "link" else None
        return notice.trouble(text, t, broken=broken and problem.where == "save", more=ask), text
    return None, ""


def _hint(hint: Hint, scene: Scene) -> tuple[Html, str]:
    """The best action with its reason, or that the search goes on."""
    t = scene.t
    if not hint.lines:
        return notice.hint(t("hint-thinking"), [], t), ""
    best, *others = hint.ways()
    title = t("hint-best", action=scene.say(best))
    reason = scene.table.reason(best, scene) or _compared(hint, scene)
    value = [
        scene.t("hint-value", action=scene.say(hint.other()), why=scene.table.value_words(feature, scene))
        for feature in hint.value[:1]
    ]
    lines = [
        reason,
        *value,
        *_others("hint-equal", [action for action in others if hint.is_equal(action)], scene),
        *_others("hint-also", [action for action in others if not hint.is_equal(action)], scene),
    ]
    return notice.hint(title, lines, t), f"{title} {reason}"


def _others(message: str, actions: list[str], scene: Scene) -> list[str]:
    """The other actions of a kind in one line, since few lines fit on a phone; nothing where there are none."""
    words = glued("; ", map(scene.say, actions))
    return [scene.t(message, action=words)] if words else []


def _compared(hint: Hint, scene: Scene) -> str:
    """What the search compared, where nothing is known that speaks for the best action and is true."""
    if hint.only:
        return scene.t("hint-only")
    if len(hint.lines) < 2:
        return scene.t("hint-searched")
    best, other = hint.chances()
    return scene.t("hint-compared", best=best, other=other, action=scene.say(hint.other()))


def refusal_notice(breach: Breach, action: str, scene: Scene, root: str | None) -> tuple[Html, str]:
    """The notice of a refusal, and its text, which ends with the rule's ID; `root` as in `notice_of`."""
    case, lang = scene.explain(breach, action), scene.t.lang
    at = f"#{breach.rule}" if root is None else root + rules_path(scene.game, lang, breach.rule)
    why = notice.why_here(breach.rule, rule_paragraph(scene.game, breach.rule, scene.t), at, scene.t)
    return notice.refusal(case, why, scene.t), f"{case} ({breach.rule})"


def play_notice(scene: PlayScene, problem: InputProblem | None, *, broken: bool) -> tuple[Html | None, str]:
    """The same on the play page, where the rules open beside the table."""
    if scene.refusal is not None:
        case = scene.explain(scene.refusal, scene.refused)
        why = notice.why_in_panel(scene.refusal.rule, scene.t)
        return notice.refusal(case, why, scene.t), f"{case} ({scene.refusal.rule})"
    return notice_of(scene, problem, "../", broken=broken)


def problem_text(problem: InputProblem, t: Messages) -> str:
    """What is wrong and where, in the reader's words."""
    own = f"{problem.where}-{problem.what}"  # a game's own words
    where = [t(own if own in t else f"trouble-{problem.where}", what=problem.what)] if problem.where else []
    engine = [t("problem-engine", theirs=problem.engine, ours=VERSION)] if problem.engine else []
    contradiction = _contradiction(problem, t)
    return glued(" ", [*where, *([contradiction] if contradiction else _error_words(problem.error, t)), *engine])


def _contradiction(problem: InputProblem, t: Messages) -> str:
    """An option that contradicts another one, in the game's own words; the message words the value by its code."""
    error = problem.error
    if not problem.game or not isinstance(error, OptionError):
        return ""
    ident = f"option-{problem.game}-{error.name}"
    message, known = f"{ident.rstrip('_0123456789')}-refused", f"{ident}-{error.value}" in t
    return t(message, value=str(error.value)) if message in t and known else ""


def _error_words(error: NotationError | IllegalAction | OptionError | LinkError | None, t: Messages) -> list[str]:
    if isinstance(error, LinkError):
        return [t(f"link-{error.code}", here=error.here, whole=error.whole)]
    if isinstance(error, NotationError):
        place = {"line": error.line, "column": error.column}
        return [t("problem-notation", what=error.what, expected=error.expected, **place)]
    if isinstance(error, OptionError):
        allowed = glued(", ", map(str, error.allowed))
        return [t("problem-option", name=error.name, value=quoted(error.value), allowed=allowed)]
    if isinstance(error, IllegalAction):
        line, column = error.where or (0, 0)
        return [t("problem-illegal", rule=error.breach.rule, line=line, column=column)]
    return []
