"""The pictures of a rulebook: its examples, what is in the box, and the table at the beginning of a game.

A page holds pictures up to a size. In place of the others it has links to the page with the whole rulebook, from which
its script fetches them when they come near (`web/browser/window/far_pictures.js`).
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.rulebook import Component, Components, Fence, House, Setup, Setups
from pyengine.rulebook.check import first_state
from web.engine.controllers.diagram import session_of
from web.engine.scene import scene_of
from web.games import table_of
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.pictures.picture import picture
from web.site.diagram import Shown, figure
from web.site.rulebook import house_rules, inline, linked

ROOM = 60_000
"""The most characters of pictures on a rulebook's page."""


@dataclass(slots=True)
class Drawn:
    """Draws the pictures of a game's rulebook while there is `room` for them (in characters; None for any number), and
    in place of the others links into the page `whole`. With the path `root` to the site's root, examples lead on to the
    workbench.
    """

    game: Game
    t: Messages
    whole: str = ""
    room: int | None = None
    root: str = ""

    def example(self, fence: Fence, ident: str, title: Html | None, *, told: bool) -> Html:
        """An example as a figure; it can be tried."""
        return figure(fence, self.game, Shown(ident, title, told, self.root), self._stage, self.t)

    def _stage(self, position: str, seat: int, ident: str, *, hidden: bool = False) -> Html:
        """A picture of a position, seen from a seat, or the link in its place, which one that is `hidden` at first has.

        The first picture that does not fit takes the rest of the room.
        """
        if self.room is None or (self.room >= 0 and not hidden):
            drawn = picture(scene_of(session_of(self.game, position, seat, self.t), self.t))
            if self.room is None:
                return drawn
            self.room -= len(drawn)
            if self.room >= 0:
                return drawn
        link = el("a", {"href": f"{self.whole}#{ident}"}, self.t("rules-picture"))
        return el("div", {"class": "stage", "data-picture": True}, link)

    def components(self, block: Components) -> Html:
        """What is in the box, each with samples beside it; raises `NotationError` for one that the game cannot draw."""
        items = [self._component(entry) for entry in block.entries]
        return el("ul", {"class": f"components {self.game.id}", "role": "list"}, *items)

    def _component(self, entry: Component) -> Html:
        samples = [self._sample(code, entry.line) for code in entry.codes]
        drawn = el("span", {"class": "samples"}, *samples)
        count = el("b", {"class": "count"}, f"{entry.count} ×")
        return el("li", None, drawn, count, " ", el("span", {"class": "words"}, linked(inline(entry.words))))

    def _sample(self, code: str, line: int) -> Html:
        sample = table_of(self.game.id).component(code, self.t)
        if sample is None:
            raise NotationError(code, line, 1, f"a component of {self.game.id}")
        return sample

    def setups(self, block: Setups) -> Html:
        """A picture for each number of players, one of them shown at a time; without styles and in print all."""
        choices = [self._choice(setup, block.game, first=not at) for at, setup in enumerate(block.entries)]
        legend = el("legend", None, self.t("rules-for-players"))
        return el("fieldset", {"class": "setups"}, legend, *choices)

    def _choice(self, setup: Setup, game_id: str, *, first: bool) -> Html:
        ident = f"setup-{setup.players}"
        radio = {"type": "radio", "name": "setup-players", "id": ident, "value": setup.players, "checked": first}
        count = self.t("rules-players", count=setup.players)
        state = first_state(game_id, setup)
        seat = state.to_act[0] if state.to_act else 0
        words = el("p", {"class": "title"}, linked(inline(setup.words)))
        drawn = self._stage(self.game.write(state), seat, f"{ident}-table", hidden=not first)
        shown = el("figure", {"class": "diagram begins", "id": f"{ident}-table"}, drawn, el("figcaption", None, words))
        label = el("label", {"for": ident, "class": "button", "title": count}, str(setup.players))
        return el("div", {"class": "choice"}, el("input", {**radio, "aria-label": count}), label, shown)

    def house(self, block: House) -> Html:
        """House rules, with a link to a table that has their options; on the page to be printed without."""
        query = urlencode({"game": self.game.id, "lang": self.t.lang, **block.options})
        attrs = {"class": "button", "href": f"{self.root}play/?{query}"}
        way = el("p", {"class": "menu"}, el("a", attrs, self.t("rules-house-play"))) if self.root else None
        return house_rules(block, way, self.t)

    def program(self, code: str) -> Html:
        """The Python, folded: few who read rules want it."""
        source = el("pre", {"tabindex": "0", "dir": "ltr"}, el("code", None, code.rstrip()))
        return el("details", {"class": "source program"}, el("summary", None, self.t("rules-as-program")), source)


class NotDrawn:
    """Draws nothing: for the words of a rulebook alone."""

    def example(self, fence: Fence, ident: str, title: Html | None, *, told: bool) -> Html:  # noqa: ARG002 - the same for all
        """Nothing."""
        return Html("")

    def components(self, block: Components) -> Html:  # noqa: ARG002 - the same for all
        """Nothing."""
        return Html("")

    def setups(self, block: Setups) -> Html:  # noqa: ARG002 - the same for all
        """Nothing."""
        return Html("")

    def house(self, block: House) -> Html:  # noqa: ARG002 - the same for all
        """Nothing."""
        return Html("")

    def program(self, code: str) -> Html:  # noqa: ARG002 - the same for all
        """Nothing."""
        return Html("")
