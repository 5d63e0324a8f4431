"""What the page shows of a session: screens and words, made from views alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pyengine import rulebook
from pyengine.core.errors import Breach, IllegalAction, NotationError, OptionError
from web.html import Html
from web.messages import Messages
from web.paragraph import paragraph
from web.screens import curtain, end, frame, notice, problem
from web.session import Session
from web.table import table_of
from web.table.scene import Scene, arrowed


@dataclass(frozen=True, slots=True)
class Trouble:
    """Bad input to tell of: the error, if one was raised, where it was, and what it was about."""

    error: NotationError | IllegalAction | OptionError | None
    where: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """A whole answer: the HTML, the page's title, the words for the live region, what to focus, what moved."""

    html: Html
    title: str
    say: str
    focus: str | None = None
    moved: tuple[str, ...] = ()


@cache
def book(game_id: str, lang: str) -> rulebook.Rulebook:
    """The rulebook of a game in a language."""
    return rulebook.load(game_id, lang)


def rule_paragraph(game_id: str, rule: str, lang: str) -> Html:
    """The paragraph of a rule, as players read it."""
    return paragraph(book(game_id, lang).rules[rule].text)


def seat_names(session: Session, t: Messages) -> tuple[str, ...]:
    """What each seat is called: the name given, or a plain one."""
    return tuple(who.name or _plain_name(who.kind, seat, session, t) for seat, who in enumerate(session.setup.seats))


def _plain_name(kind: str, seat: int, session: Session, t: Messages) -> str:
    if kind == "human":
        return t("you") if not session.hot_seat else t("player-number", number=seat + 1)
    return t(f"bot-{kind.partition(':')[2]}")


def show(session: Session | None, trouble: Trouble | None, t: Messages, broken: bool) -> Shown:
    """The whole page for a session, or the problem page when there is none."""
    if session is None:
        assert trouble is not None
        text = trouble_text(trouble, t)
        return Shown(problem.problem(text, t), t("app-name"), text, "#problem")
    return _table(session, trouble, t, broken)


def _table(session: Session, trouble: Trouble | None, t: Messages, broken: bool) -> Shown:
    names = seat_names(session, t)
    game_id = session.setup.game.id
    table = table_of(game_id)
    news = session.told()
    scene = Scene(
        view=session.view(),
        legal=session.legal(),
        chosen=session.chosen,
        names=names,
        seats=tuple(who.kind for who in session.setup.seats),
        t=t,
        events=news,
        pace=session.setup.pace,
        awaited=session.awaited,
        callers=session.callers(),
        after=session.after,
        action_of=getattr(table, "action_of", arrowed),
    )
    said = [table.say(event, t, names, session.viewer) for event in news]
    log = tuple(line for event in session.history() if (line := table.say(event, t, names, session.viewer)))
    note, note_text = _notice(session, trouble, t, broken)
    around = frame.Around(_over(session, scene, t), note, log, session.can_undo)
    html = frame.frame(scene, game_id, table.draw(scene), around)
    title = f"{t('game-' + game_id)} — {t('app-name')}"
    moved = tuple(name for event in news for name in _names(table.moved(event)))
    return Shown(html, title, " ".join([*filter(None, said), note_text]).strip(), moved=moved)


def _names(moved: str | tuple[str, ...] | None) -> tuple[str, ...]:
    return (moved,) if isinstance(moved, str) else moved or ()


def _over(session: Session, scene: Scene, t: Messages) -> Html | None:
    """What lies over the table: the curtain of a shared device, or the end."""
    if session.curtain is not None:
        return curtain.curtain(scene.names[session.curtain], t)
    outcome = scene.view["outcome"]
    if outcome is None:
        return None
    rule = rule_paragraph(session.setup.game.id, outcome["reason"], t.lang)
    return end.end(outcome, scene.names, session.viewer, rule, t)


def _notice(session: Session, trouble: Trouble | None, t: Messages, broken: bool) -> tuple[Html | None, str]:
    if session.refusal is not None:
        return refusal_notice(session.setup.game.id, session.refusal, t)
    if trouble is not None:
        text = trouble_text(trouble, t)
        return notice.trouble(text, t, broken=broken and trouble.where == "save"), text
    return None, ""


def refusal_notice(game_id: str, breach: Breach, t: Messages) -> tuple[Html, str]:
    """The notice that names the rule, and its text for the live region."""
    rule = rule_paragraph(game_id, breach.rule, t.lang)
    text = f"{breach.rule}. {book(game_id, t.lang).rules[breach.rule].text.replace('*', '')}"
    return notice.notice(breach.rule, rule, breach.facts, t), text


def trouble_text(trouble: Trouble, t: Messages) -> str:
    """What is wrong and where, in the reader's words."""
    parts = [t(f"trouble-{trouble.where}", what=trouble.what)] if trouble.where else []
    error = trouble.error
    if isinstance(error, NotationError):
        parts.append(
            t("problem-notation", what=error.what[:40], line=error.line, column=error.column, expected=error.expected)
        )
    elif isinstance(error, OptionError):
        allowed = ", ".join(map(str, error.allowed))
        parts.append(t("problem-option", name=error.name, value=str(error.value)[:40], allowed=allowed))
    elif isinstance(error, IllegalAction):
        line, column = error.where or (0, 0)
        parts.append(t("problem-illegal", rule=error.breach.rule, line=line, column=column))
    return " ".join(parts)
