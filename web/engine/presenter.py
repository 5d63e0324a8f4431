"""What the page shows of a session: screens and words, made from views alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from pyengine import rulebook
from pyengine.core.errors import Breach, IllegalAction, NotationError, OptionError
from pyengine.core.version import VERSION
from web.engine.around import sounds
from web.engine.hint import Hint
from web.engine.session import Session
from web.engine.wording import action_words, case_words
from web.games import table_of
from web.parts import curtain, notice, problem
from web.parts import outcome as end
from web.parts import play_layout as frame
from web.parts import review_panel as review_screen
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.parts.paragraph import paragraph
from web.parts.scene import Scene


@dataclass(frozen=True, slots=True)
class Trouble:
    """Bad input to tell of: the error, if one was raised, where it was, what it was about, and which other version
    of the engine made it.
    """

    error: NotationError | IllegalAction | OptionError | None
    where: str = ""
    what: str = ""
    engine: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """A whole answer: the HTML, the page's title, the words for the live region, what to focus, what moved, what is to
    be heard.
    """

    html: Html
    title: str
    say: str
    focus: str | None = None
    moved: tuple[str, ...] = ()
    sounds: str = ""


@cache
def book(game_id: str, lang: str) -> rulebook.Rulebook:
    """The rulebook of a game in a language."""
    return rulebook.load(game_id, lang)


def rule_paragraph(game_id: str, rule: str, lang: str) -> Html:
    """The paragraph of a rule, as players read it."""
    return paragraph(book(game_id, lang).rules[rule].text)


def seat_names(session: Session, t: Messages) -> tuple[str, ...]:
    """What each seat is called: the name given, or a plain one."""
    seats = session.setup.seats
    names = [who.name or _plain_name(who.kind, seat, session, t) for seat, who in enumerate(seats)]
    return tuple(_numbered(names, seat) for seat in range(len(names)))


def _numbered(names: list[str], seat: int) -> str:
    """A name; with a number where several bear it."""
    name = names[seat]
    return f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name


def _plain_name(kind: str, seat: int, session: Session, t: Messages) -> str:
    if kind == "human":
        return t("you") if not session.hot_seat else t("player-number", number=seat + 1)
    return t(f"bot-{kind.partition(':')[2]}")


def show(
    session: Session | None, trouble: Trouble | None, t: Messages, broken: bool, panel: Html | None = None
) -> Shown:
    """The whole page for a session, or the problem page when there is none. `panel` lies over it."""
    if session is None:
        assert trouble is not None
        text = trouble_text(trouble, t)
        return Shown(problem.problem(text, t), t("app-name"), text, "#problem")
    return _table(session, trouble, t, broken, panel)


def scene_of(session: Session, t: Messages) -> Scene:
    """What a session's table is drawn from. The news are told with it, and are news no longer."""
    return Scene(
        view=session.view(),
        legal=session.legal(),
        chosen=session.chosen,
        names=seat_names(session, t),
        seats=tuple(who.kind for who in session.setup.seats),
        t=t,
        events=session.told_lately(),
        news=session.told(),
        pace=session.setup.pace,
        awaited=session.awaited,
        lingers=session.lingers,
        callers=session.callers(),
        after=session.after,
        action_of=table_of(session.setup.game.id).action_of,
    )


def _table(session: Session, trouble: Trouble | None, t: Messages, broken: bool, panel: Html | None) -> Shown:
    game_id = session.setup.game.id
    table = table_of(game_id)
    scene = scene_of(session, t)
    names, news = scene.names, scene.news
    said = [table.say(event, t, names, session.viewer) for event in news]
    log = tuple((at, line) for at, event in session.history() if (line := table.say(event, t, names, session.viewer)))
    note, note_text = notice_of(session, trouble, t, "../", broken=broken)
    past = (session.past.at, session.past.last) if session.past else None
    words = table.text_view(scene)
    over = None if session.past else _over(session, scene, t)
    around = frame.Around(
        over,
        note,
        log,
        session.can_undo,
        session.can_ask,
        past,
        tuple(words),
        look=session.may_look_back,
        panel=panel,
        review=_review(session, scene, t),
        examined=bool(session.examined(everyone=True)),
    )
    html = frame.frame(scene, game_id, table.draw(scene), around)
    title = f"{t('game-' + game_id)} — {t('app-name')}"
    say = " ".join([*filter(None, said), note_text]).strip()
    heard = sounds(scene, session.past is not None)
    return Shown(html, title, say, moved=moved_in(scene, game_id), sounds=heard)


def _review(session: Session, scene: Scene, t: Messages) -> Html | None:
    """The review, where there is one; whose decisions it shows can be chosen where there are others' to choose."""
    if session.review is None:
        return None
    game_id, at = session.setup.game.id, session.past.at if session.past else None
    whole = session.examined(everyone=True) != session.examined(everyone=False)
    reader = review_screen.Reader(scene.names, lambda text: action_words(game_id, text, t), at, whole, t)
    return review_screen.review(session.review, reader)


def moved_in(scene: Scene, game_id: str) -> tuple[str, ...]:
    """The names of what moved in the events of a scene."""
    return tuple(name for event in scene.news for name in _names(table_of(game_id).moved(event)))


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


def notice_of(
    session: Session, trouble: Trouble | None, t: Messages, root: str | None, *, broken: bool = False
) -> tuple[Html | None, str]:
    """What stands upon the table: a refusal, a hint, bad input; and the same for the live region. `root` leads to the
    site's root; within the rulebook itself it is None.
    """
    if session.refusal is not None:
        return refusal_notice(session.setup.game.id, session.refusal, t, root)
    if session.lingers:
        return notice.linger(t), t("linger")
    if session.hint:
        return _hint(session, session.hint, t)
    if trouble is not None:
        text = trouble_text(trouble, t)
        return notice.trouble(text, t, broken=broken and trouble.where == "save"), text
    return None, ""


def _hint(session: Session, hint: Hint, t: Messages) -> tuple[Html, str]:
    """What a strong player would do; while it thinks, that."""
    if not hint.lines:
        return notice.hint(t("hint-thinking"), [], t), ""
    found = [(action_words(session.setup.game.id, line["action"], t), line) for line in hint.told()]
    lines = [_hint_line(text, line, t) for text, line in found]
    return notice.hint(t("hint-title"), lines, t), f"{t('hint-title')} {lines[0]}"


def _hint_line(text: str, line: dict[str, Any], t: Messages) -> str:
    if line["expected"] is None:
        return t("hint-only", action=text)
    return t("hint-line", action=text, expected=line["expected"], share=line["share"])


def refusal_notice(game_id: str, breach: Breach, t: Messages, root: str | None) -> tuple[Html, str]:
    """The notice that names the rule, and its text for the live region; `root` as in `notice_of`."""
    at = f"#{breach.rule}" if root is None else root + rules_path(game_id, t.lang, breach.rule)
    rule = rule_paragraph(game_id, breach.rule, t.lang)
    text = f"{breach.rule}. {book(game_id, t.lang).rules[breach.rule].text.replace('*', '')}"
    return notice.notice(breach.rule, rule, case_words(game_id, breach.facts, t), t, at), text


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
    parts += [t("problem-engine", theirs=trouble.engine, ours=VERSION)] if trouble.engine else []
    return " ".join(parts)
