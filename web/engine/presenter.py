"""Draws the play page, from scenes only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from web.engine.answer import Picture, picture_of
from web.engine.endings import end_of, over_game
from web.engine.manners import applause
from web.engine.notices import InputProblem, problem_text
from web.engine.panels import PanelState, rules
from web.engine.scene import PlayScene
from web.engine.todays_end import end_of_day, headline_of_day
from web.parts import problem
from web.parts.drawing import draw
from web.parts.game_end import game_end
from web.parts.html import Html, glued
from web.parts.messages import Messages
from web.parts.page_paths import has_pages
from web.parts.play_layout import PlayLayout, frame
from web.parts.problem import paste
from web.parts.review_panel import Reader, review
from web.parts.story import Line, Story
from web.parts.table import Scene

_LINES = 40
"""Lines of the story that stand there before the reader asks for all: a long game has hundreds."""
_RECENT = 3 * _LINES
"""Events that so many lines come from, at most; not every event has one."""


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


def layout_of(scene: PlayScene, panels: PanelState, won: Html | None = None) -> PlayLayout:
    """What surrounds the board, but for the notice beside it and what lies over it. Whether the game could have been
    `won` stands in the review, unless the end of the game has it.
    """
    of_review = won if scene.past or scene.view["outcome"] is None else None
    beside = rules(scene, panels.rule) if panels.tab == "rules" else None
    return PlayLayout(
        told=_told(scene, whole=panels.whole or scene.past is not None),
        undo=scene.can_undo,
        hint=scene.can_hint,
        past=scene.past,
        headline=headline_of_day(scene) or scene.table.headline(scene),
        panel=panels.draw(scene),
        opened="review" if scene.review else panels.tab,
        content=_review(scene, of_review) or beside,
        can_review=bool(scene.reviewable),
        analyse=scene.can_analyse,
    )


def laid_out(scene: PlayScene, layout: PlayLayout, *texts: str) -> Picture:
    """The page with a layout; the `texts` are for the live region."""
    html = frame(scene, draw(scene), layout)
    title = glued(" — ", (scene.t(f"game-{scene.game}"), scene.t("app-name")))
    heard = sounds(scene, scene.cues, looking_back=scene.past is not None)
    # Behind the curtain nobody may read up what the one before was told of their own cards.
    forgets = {} if scene.curtain is None else {"fleeting": True}
    return picture_of(scene, html, *texts, title=title, focus=None, sounds=heard, **forgets)


def _told(scene: PlayScene, *, whole: bool) -> Story:
    """What happened, in words: all of it if the `whole` story is wanted, otherwise the last lines."""
    table, history = scene.table, scene.history
    recent = history if whole or table.info.fleeting else history[-_RECENT:]
    lines = []
    for (at, event), text in zip(recent, table.tell([event for _, event in recent], scene), strict=True):
        seat = event.get("seat")
        if text:
            lines.append(Line(at, text, scene.faces[seat] if scene.faces and isinstance(seat, int) else None))
    shown = lines if whole else lines[-_LINES:]
    earlier = len(recent) < len(history) or len(shown) < len(lines)
    now = scene.past[0] if scene.past else None
    return Story(tuple(shown), now, scene.can_look_back, earlier, tuple(table.text_view(scene)))


def _review(scene: PlayScene, won: Html | None) -> Html | None:
    """The review, if there is one; with a choice of seats where several may be reviewed."""
    if scene.review is None:
        return None
    at = scene.past[0] if scene.past else None
    words = scene.say, lambda feature: scene.table.value_words(feature, scene)
    alone = "friend" not in scene.seats
    reader = Reader(scene.names, *words, at, scene.reviews_others, scene.t, alone, scene.viewer)
    return review(scene.review, replace(reader, analyses=has_pages(scene.game)), won)


def over_table(scene: PlayScene, panels: PanelState, won: Html | None) -> Html | None:
    """What lies over the table: the curtain of a shared device, or the end of a round or of the game, with whether that
    could have been `won`.
    """
    cover = over_game(scene)
    if cover is not None or scene.past or scene.view["outcome"] is None:
        return cover
    end = end_of(scene, panels.record, end_of_day(scene, panels), won)
    return game_end(end, scene, len(scene.timeline.moments))


_MOST_SOUNDS = 4
_ONLY_LIVE = frozenset(("shuffle", "round", "win", "lose", "end", "caught", "fine"))
"""What belongs to a game that goes on, not to looking back at it."""


def sounds(scene: Scene, cues: Sequence[str], *, looking_back: bool) -> str:
    """What is heard and felt of a scene's news and of the session's `cues`, in order, by names that
    `web/browser/window/feel.js` knows, separated by spaces.

    The last of them may be `act`, for an action of the reader's own: that is felt, not heard.
    """
    heard = [cue for cue in cues if cue != "act"]
    heard += [name for event in scene.news for name in (_of(event, scene), applause(event, scene))]
    if scene.news and scene.viewer in scene.awaited:
        heard.append("turn")
    silent = _ONLY_LIVE | {"turn"} if looking_back else _unheard(heard)
    names = [name for name in dict.fromkeys(heard) if name and name not in silent]
    return " ".join(names[:_MOST_SOUNDS] + [cue for cue in cues if cue == "act"])


def _of(event: dict[str, object], scene: Scene) -> str:
    """The sound of one event; empty for none."""
    info, kind = scene.table.info, str(event["type"])
    if kind == "over":
        outcome = scene.view["outcome"]
        if outcome is None or scene.viewer is None or scene.seats.count("human") > 1:
            return "end"
        return "win" if scene.viewer in outcome["ranking"][0] else "lose"
    return "round" if kind in info.rounds else info.sounds.get(kind, "")


def _unheard(heard: list[str]) -> frozenset[str]:
    """What gives way: the last round's end to the game's, which alone is heard, and the next deal to the end before it.

    The next deal is a cue of the session, once the result has been seen.
    """
    if {"win", "lose", "end"} & set(heard):
        return frozenset(("round",))
    return frozenset(("shuffle",)) if "round" in heard else frozenset()
