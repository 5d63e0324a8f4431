"""Makes the picture of a session for the play page, from views only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from web.engine.answer import Picture, picture_of
from web.engine.endings import end_of, round_over
from web.engine.notices import InputProblem, play_notice, problem_text
from web.engine.panel_state import PanelState
from web.engine.people import people
from web.engine.session import Session
from web.engine.side_panel import rules
from web.engine.sounds import sounds
from web.engine.workbench_link import can_analyse
from web.parts import curtain, notice, problem
from web.parts.drawing import draw
from web.parts.game_end import game_end
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.paste import paste
from web.parts.play_layout import PlayLayout, frame
from web.parts.review_panel import Reader, review
from web.parts.story import Line, Story
from web.parts.table import Scene
from web.parts.table_data import Event


def scene_of(session: Session, t: Messages) -> Scene:
    """The scene of a session's table. It takes the session's news."""
    return replace(still_scene(session, t), news=session.take_news(), resumes=session.take_resumed())


def still_scene(session: Session, t: Messages) -> Scene:
    """The same without news."""
    sitters = people(session.setup, t)
    return Scene(
        view=session.view(),
        legal=session.legal(),
        chosen=session.chosen,
        names=tuple(who.name for who in sitters),
        seats=tuple(who.kind for who in session.setup.seats),
        t=t,
        events=session.recent_events(),
        pace=session.setup.pace,
        awaited=session.awaited,
        lingers=session.stopped,
        callers=session.callers(),
        after=session.after,
        breach=session.breach,
        faces=tuple(who.face for who in sitters),
        levels=tuple(who.level for who in sitters),
        hinted=session.hint.ways()[0] if session.hint and session.hint.lines else "",
        refused=session.refused if session.refusal else "",
        refusal=session.refusal,
        fleeting=session.lingers,
        table=session.game_table,
    )


def problem_picture(trouble: InputProblem, t: Messages) -> Picture:
    """The page shown for an address without a game."""
    text = problem_text(trouble, t)
    fields = {"title": t("app-name"), "focus": "#problem", "sounds": ""}
    ask = paste(t, t("link-paste")) if trouble.where in ("link", "friend") else None
    return Picture(problem.problem(text, trouble.game, t, ask), text, fields=fields)


def elsewhere_picture(t: Messages) -> Picture:
    """The page shown in place of a game that another page leads."""
    text = t("elsewhere-text")
    return Picture(problem.elsewhere(text, t), text, fields={"title": t("elsewhere-title"), "focus": None})


def game_picture(
    session: Session, trouble: InputProblem | None, t: Messages, panels: PanelState, *, broken: bool, replaced: bool
) -> Picture:
    """The whole page of a game. `broken` offers a save that could not be read for download, `replaced` brings back the
    game that this one took the place of.
    """
    scene = scene_of(session, t)
    note, said = play_notice(scene, trouble, hint=session.hint, broken=broken)
    if note is None and replaced:
        note, said = notice.replaced(t), t("replaced")
    note_text = session.fresh(said)
    layout = layout_of(session, scene, panels)
    over = None if session.past else _over(session, scene, t, panels.record)
    return laid_out(session, scene, replace(layout, over=over, note=note), note_text)


def layout_of(session: Session, scene: Scene, panels: PanelState) -> PlayLayout:
    """What surrounds the board, but for the notice beside it and what lies over it."""
    return PlayLayout(
        told=_told(session, scene, whole=panels.whole or session.past is not None),
        undo=session.can_undo,
        hint=session.can_hint,
        past=(session.past.at, session.past.last) if session.past else None,
        headline=scene.table.headline(scene),
        panel=panels.draw(session, scene.t),
        opened="review" if session.review else panels.tab,
        content=_beside(session, scene, panels),
        can_review=bool(session.reviewable(everyone=True)),
        analyse=can_analyse(session),
    )


def laid_out(session: Session, scene: Scene, layout: PlayLayout, *texts: str) -> Picture:
    """The page with a layout; the `texts` are for the live region."""
    html = frame(scene, scene.game, draw(scene), layout)
    title = f"{scene.t('game-' + scene.game)} — {scene.t('app-name')}"
    sound_names = sounds(scene, session.take_cues(), looking_back=session.past is not None)
    return picture_of(scene, html, *texts, title=title, focus=None, sounds=sound_names)


def _beside(session: Session, scene: Scene, panels: PanelState) -> Html | None:
    """What stands beside the table in place of the story: the review or the rules."""
    if session.review:
        return _review(session, scene, scene.t)
    return rules(session, scene, panels.rule) if panels.tab == "rules" else None


def _told(session: Session, scene: Scene, *, whole: bool) -> Story:
    """What happened, in words: all of it if the `whole` story is wanted, otherwise the last lines."""
    table, history = scene.table, session.history()
    recent = history if whole or table.info.fleeting else history[-_RECENT:]
    said = zip(recent, table.tell([event for _, event in recent], scene), strict=True)
    lines = [Line(at, text, _face(event, scene)) for (at, event), text in said if text]
    shown = lines if whole else lines[-_LINES:]
    now, earlier = session.past.at if session.past else None, len(recent) < len(history) or len(shown) < len(lines)
    return Story(tuple(shown), now, session.can_look_back, earlier, tuple(table.text_view(scene)))


_LINES = 40
"""Lines of the story that stand there before the reader asks for all: a long game has hundreds."""
_RECENT = 3 * _LINES
"""Events that so many lines come from, at most; not every event has one."""


def _face(event: Event, scene: Scene) -> str | None:
    """The face of whoever an event is about."""
    seat = event.get("seat")
    return scene.faces[seat] if scene.faces and isinstance(seat, int) else None


def _review(session: Session, scene: Scene, t: Messages) -> Html | None:
    """The review, if there is one; with a choice of seats where several may be reviewed."""
    if session.review is None:
        return None
    at = session.past.at if session.past else None
    whole = session.reviewable(everyone=True) != session.reviewable(everyone=False)
    reader = Reader(scene.names, scene.say, lambda feature: scene.table.value_words(feature, scene), at, whole, t)
    return review(session.review.findings(), reader)


def _over(session: Session, scene: Scene, t: Messages, record: Mapping[str, int]) -> Html | None:
    """The overlay of the table: the curtain of a shared device, or the end."""
    if session.curtain is not None:
        return curtain.curtain(scene.names[session.curtain], t)
    if session.round_end is not None:
        return round_over(session, scene)
    outcome = scene.view["outcome"]
    if outcome is None:
        return None
    return game_end(end_of(session, scene, record), scene, len(session.timeline.moments))
