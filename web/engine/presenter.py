"""Makes the picture of a session for the play page, from views only."""

from __future__ import annotations

from web.engine.answer import Picture, picture_of
from web.engine.notices import InputProblem, notice_of, problem_text, rule_paragraph
from web.engine.session import Session
from web.engine.sounds import sounds
from web.engine.wording import action_words
from web.games import table_of
from web.parts import curtain, problem
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.outcome import end
from web.parts.play_layout import PlayLayout, frame
from web.parts.review_panel import Reader, review
from web.parts.scene import Scene


def seat_names(session: Session, t: Messages) -> tuple[str, ...]:
    """The name of each seat: the given one, or a default."""
    seats = session.setup.seats
    names = [who.name or _default_name(who.kind, seat, session, t) for seat, who in enumerate(seats)]
    return tuple(_numbered(names, seat) for seat in range(len(names)))


def _numbered(names: list[str], seat: int) -> str:
    """A name; with a number where several bear it."""
    name = names[seat]
    return f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name


def _default_name(kind: str, seat: int, session: Session, t: Messages) -> str:
    if kind == "human":
        return t("you") if not session.hot_seat else t("player-number", number=seat + 1)
    return t(f"bot-{kind.partition(':')[2]}")


def scene_of(session: Session, t: Messages) -> Scene:
    """The scene of a session's table. It takes the session's news."""
    return Scene(
        view=session.view(),
        legal=session.legal(),
        chosen=session.chosen,
        names=seat_names(session, t),
        seats=tuple(who.kind for who in session.setup.seats),
        t=t,
        events=session.recent_events(),
        news=session.take_news(),
        pace=session.setup.pace,
        awaited=session.awaited,
        lingers=session.lingers,
        callers=session.callers(),
        after=session.after,
        action_of=table_of(session.setup.game.id).action_of,
    )


def problem_picture(trouble: InputProblem, t: Messages) -> Picture:
    """The page shown for an address without a game."""
    text = problem_text(trouble, t)
    fields = {"title": t("app-name"), "focus": "#problem", "sounds": ""}
    return Picture(problem.problem(text, t), text, fields=fields)


def elsewhere_picture(t: Messages) -> Picture:
    """The page shown in place of a game that another page leads."""
    text = t("elsewhere-text")
    return Picture(problem.elsewhere(text, t), text, fields={"title": t("elsewhere-title"), "focus": None})


def game_picture(
    session: Session, trouble: InputProblem | None, t: Messages, *, broken: bool, panel: Html | None
) -> Picture:
    """The whole page of a game. `panel` lies over it; `broken` offers a save that could not be read for download."""
    game_id = session.setup.game.id
    table = table_of(game_id)
    scene = scene_of(session, t)
    note, note_text = notice_of(session, trouble, t, "../", broken=broken)
    layout = PlayLayout(
        None if session.past else _over(session, scene, t),
        note,
        _log(session, scene),
        session.can_undo,
        session.can_hint,
        (session.past.at, session.past.last) if session.past else None,
        tuple(table.text_view(scene)),
        can_look_back=session.can_look_back,
        panel=panel,
        review=_review(session, scene, t),
        can_review=bool(session.reviewable(everyone=True)),
    )
    html = frame(scene, game_id, table.draw(scene), layout)
    title = f"{t('game-' + game_id)} — {t('app-name')}"
    sound_names = sounds(scene, session.past is not None)
    return picture_of(scene, html, note_text, title=title, focus=None, sounds=sound_names)


def _log(session: Session, scene: Scene) -> tuple[tuple[int, str], ...]:
    """Everything that happened, in words, each with the number of actions up to then."""
    say = table_of(session.setup.game.id).say
    lines = ((at, say(event, scene.t, scene.names, session.viewer)) for at, event in session.history())
    return tuple((at, line) for at, line in lines if line)


def _review(session: Session, scene: Scene, t: Messages) -> Html | None:
    """The review, if there is one; with a choice of seats where several may be reviewed."""
    if session.review is None:
        return None
    game_id, at = session.setup.game.id, session.past.at if session.past else None
    whole = session.reviewable(everyone=True) != session.reviewable(everyone=False)
    reader = Reader(scene.names, lambda text: action_words(game_id, text, t), at, whole, t)
    return review(session.review.findings(), reader)


def _over(session: Session, scene: Scene, t: Messages) -> Html | None:
    """The overlay of the table: the curtain of a shared device, or the end."""
    if session.curtain is not None:
        return curtain.curtain(scene.names[session.curtain], t)
    outcome = scene.view["outcome"]
    if outcome is None:
        return None
    rule = rule_paragraph(session.setup.game.id, outcome["reason"], t.lang)
    return end(outcome, scene.names, session.viewer, rule, t)
