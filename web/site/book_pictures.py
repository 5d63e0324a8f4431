"""The pictures of a rulebook: its examples, what is in the box, and the table at the beginning of a game."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.rulebook import Component, Components, Fence, Setup, Setups
from pyengine.rulebook.tables import first_state
from web.engine.controllers.diagram import session_of
from web.engine.presenter import scene_of
from web.games import table_of
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.pictures.picture import picture
from web.site.diagram import figure
from web.site.rule_links import linked
from web.site.rulebook import inline


@dataclass(frozen=True, slots=True)
class Drawn:
    """Draws the pictures of a game's rulebook."""

    game: Game
    t: Messages

    def example(self, fence: Fence, ident: str, title: Html | None) -> Html:
        """An example as a figure; it can be tried."""
        return figure(fence, self.game, ident, title, self.t)

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
        scene = scene_of(session_of(self.game, self.game.write(state), seat, self.t), self.t)
        words = el("p", {"class": "title"}, linked(inline(setup.words)))
        shown = el("figure", {"class": "diagram begins"}, picture(scene), el("figcaption", None, words))
        label = el("label", {"for": ident, "class": "button", "title": count}, str(setup.players))
        return el("div", {"class": "choice"}, el("input", {**radio, "aria-label": count}), label, shown)


class NotDrawn:
    """Draws nothing: for the words of a rulebook alone."""

    def example(self, fence: Fence, ident: str, title: Html | None) -> Html:  # noqa: ARG002 - the same for all
        """Nothing."""
        return Html("")

    def components(self, block: Components) -> Html:  # noqa: ARG002 - the same for all
        """Nothing."""
        return Html("")

    def setups(self, block: Setups) -> Html:  # noqa: ARG002 - the same for all
        """Nothing."""
        return Html("")
