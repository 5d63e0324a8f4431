"""The play page: the toolbar, the table with its notices, and the panel beside it."""

from __future__ import annotations

from dataclasses import dataclass, field

from web.parts.ask import ask_buttons
from web.parts.buttons import do
from web.parts.faces import symbols
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.side import Side, side
from web.parts.story import Story, latest, story
from web.parts.table import Scene
from web.parts.table_section import table, walk
from web.parts.toolbar import Toolbar, toolbar


@dataclass(frozen=True, slots=True)
class PlayLayout:
    """What surrounds the board: the curtain or the end over it, a notice beside it, the story, whether undo and a hint
    are possible, the past moment that is shown and the last one.

    `headline` tells the stage of the game. `opened` is the tab of the side panel that the reader opened, `content` what
    is in it instead of the story; with `can_review` a review is offered. `panel` is over the page. `starting` marks the
    opening board, shown before the engine has started. Among `friends`, `post` says above the board what is to be sent,
    and `menu` has the first items of the menu. With `analyse` the table can be opened on the workbench.
    """

    over: Html | None = None
    note: Html | None = None
    told: Story = field(default_factory=Story)
    undo: bool = False
    hint: bool = False
    past: tuple[int, int] | None = None
    headline: str = ""
    panel: Html | None = None
    opened: str = ""
    content: Html | None = None
    can_review: bool = False
    starting: bool = False
    post: Html | None = None
    menu: tuple[Html, ...] | None = None
    friends: bool = False
    analyse: bool = False


def frame(scene: Scene, game_id: str, board: Html, layout: PlayLayout) -> Html:
    """The page of a game."""
    state, t = "starting" if layout.starting else scene.state, scene.t
    bar = toolbar(
        t, Toolbar(game_id, layout.headline, layout.undo, layout.hint, layout.menu, layout.friends, layout.analyse)
    )
    under = el("div", {"class": "board", "inert": layout.over is not None}, board)
    notes = el("div", {"id": "notes"}, _walk(t, layout), layout.note)
    on_table = table(scene, game_id, state, layout.over, under, notes)
    main = el("main", {"id": "main"}, layout.post, ask_buttons(t), latest(layout.told, t), on_table)
    beside = side(Side(layout.opened, layout.content or story(layout.told, t), layout.can_review), t)
    return join(bar, symbols(scene.faces or ()), el("div", {"class": "room"}, main, beside), layout.panel)


def _walk(t: Messages, layout: PlayLayout) -> Html | None:
    """The controls to look back at the moments of a game."""
    if layout.past is None:
        return None
    return walk(*layout.past, t, do("take-over", t("walk-take-over")), do("live", t("walk-live"), main=True))
