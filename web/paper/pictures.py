"""The pictures of a printed rulebook: its examples, what is in the box, and the table at the beginning of a game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.rulebook import Components, Fence, House, Setup, Setups
from pyengine.rulebook.check import first_state
from web.engine.controllers.diagram import session_of
from web.engine.scene import scene_of
from web.games import table_of
from web.paper.drawings import Drawings, in_words, silent
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.pictures.picture import picture
from web.site.diagram import moment, steps
from web.site.rulebook import house_rules, inline, linked

_LABEL = re.compile(r' aria-label="([^"]*)"')


@dataclass(frozen=True, slots=True)
class Printed:
    """Draws the pictures of a game's rulebook as images, which `drawings` collects."""

    game: Game
    t: Messages
    drawings: Drawings

    def example(self, fence: Fence, ident: str, title: Html | None, *, told: bool) -> Html:
        """An example: its picture, its title, and what is played, allowed and refused."""
        at = moment(fence, self.game, told=told)
        caption = el("figcaption", None, title, steps(fence, self.game, self.t))
        width, table = self._table(at.position, at.seat)
        return el("figure", {"class": f"diagram {width}", "id": ident}, table, caption)

    def _table(self, position: str, seat: int) -> tuple[str, Html]:
        scene = scene_of(session_of(self.game, position, seat, self.t), self.t)
        drawn = picture(scene, prompt=False)
        width = "half" if len(scene.seats) < table_of(self.game.id).info.crowd else "whole"
        framed = el("div", {"class": "rulebook"}, el("div", {"class": "diagram"}, silent(drawn)))
        return width, self.drawings.image(framed, in_words(drawn), "table", width)

    def components(self, block: Components) -> Html:
        """What is in the box; raises `NotationError` for what the game cannot draw."""
        items = []
        for entry in block.entries:
            samples = el("span", {"class": "samples"}, *(self._sample(code, entry.line) for code in entry.codes))
            count, words = el("b", {"class": "count"}, f"{entry.count} ×"), linked(inline(entry.words))
            items.append(el("li", None, samples, count, " ", el("span", {"class": "words"}, words)))
        return el("ul", {"class": "components"}, *items)

    def _sample(self, code: str, line: int) -> Html:
        sample = table_of(self.game.id).component(code, self.t)
        if sample is None:
            raise NotationError(code, line, 1, f"a component of {self.game.id}")
        label = _LABEL.search(sample)
        framed = el("div", {"class": f"components {self.game.id}"}, sample)
        return self.drawings.image(framed, unescape(label[1]) if label else code, "sample")

    def setups(self, block: Setups) -> Html:
        """The table at the beginning for every number of players."""
        figures = [self._setup(block, setup) for setup in block.entries]
        halves = [figure for width, figure in figures if width == "half"]
        pairs = [el("div", {"class": "pair"}, *halves[at : at + 2]) for at in range(0, len(halves), 2)]
        return el("div", {"class": "setups"}, *pairs, *(figure for width, figure in figures if width == "whole"))

    def house(self, block: House) -> Html:
        """House rules, in words."""
        return house_rules(block, None, self.t)

    def program(self, code: str) -> Html:  # noqa: ARG002 - as on the page
        """Nothing: on paper it could neither be run nor copied."""
        return Html("")

    def _setup(self, block: Setups, setup: Setup) -> tuple[str, Html]:
        state = first_state(block.game, setup)
        width, table = self._table(self.game.write(state), state.to_act[0] if state.to_act else 0)
        words = el("figcaption", None, el("p", {"class": "title"}, linked(inline(setup.words))))
        return width, el("figure", {"class": "begins", "id": f"setup-{setup.players}"}, table, words)

    def cover(self) -> Html:
        """The game's picture for the title."""
        framed = el("div", {"class": f"game {self.game.id} plate"}, table_of(self.game.id).cover())
        return self.drawings.image(framed, self.t(f"game-{self.game.id}"), "cover")
