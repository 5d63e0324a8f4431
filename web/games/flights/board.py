"""The table of Flights: the others' collections, what was laid, and one's own collection; scores at the seats."""

from __future__ import annotations

import re

from pyengine.games.flights.pieces import COPIES, TEXT
from web.games.flights import art
from web.games.flights.hand import own_hand
from web.games.flights.laid import middle
from web.games.flights.prompt import what_now
from web.games.flights.seat import other_player, own_part
from web.games.flights.words import card_name
from web.parts.html import Html, el, glued, join
from web.parts.messages import Messages
from web.parts.players import others
from web.parts.table import Scene, Table
from web.parts.table_data import Count, Prompt, Stack
from web.parts.zones import sample

_SETS = {name: letter for letter, name in art.COLOURS.items() if name not in ("violet", "orange")}
"""The four colours of the flights (FLI-1), and the letters that cities have for them."""
_FLIGHT = re.compile(rf"flight:({'|'.join(_SETS)})?([1-6])")
DECK = (
    Stack([*zip(COPIES, TEXT, strict=True)], 63, 88),
    Stack(
        [*((1, f"flight:{colour}{number}") for colour in _SETS for number in range(1, 7)), (1, "first")], 63, 44, None
    ),
)
"""The cards with backs, and the flights and the first-turn card (FLI-1)."""


class Draws(Table):
    """The collections, what was laid, the hand, the turn, and what is in the box."""

    def cover(self) -> Html:
        """Three cities, and an aeroplane over them."""
        return art.cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """A card as in the notation, `flight:3`, `flight:red3` for a player's colour, `first` or `back`."""
        if found := _FLIGHT.fullmatch(code):
            colour, name = found[1], t("fli-flight", flight=found[2])
            name = glued("", (name, ", ", t("fli-colour", colour=_SETS[colour]))) if colour else name
            shown = el("span", {"class": f"fl-ticket {colour}" if colour else "fl-ticket"}, art.ticket(int(found[2])))
            return sample(name, shown)
        if code == "first":
            return sample(t("rules-part-first"), art.lead())
        if code == "back":
            return sample(t("rules-part-back"), art.back())
        return sample(card_name(code, t), art.card(code)) if code in TEXT else None

    def board(self, scene: Scene) -> Html:
        """What lies on the table; a spectator sees all players alike."""
        seats = others(scene)
        around = el("div", {"class": f"fl-others of-{len(seats)}"}, *(other_player(scene, seat) for seat in seats))
        mine = own_part(scene, scene.viewer) if scene.viewer is not None else None
        return join(around, middle(scene), mine)

    def headline(self, scene: Scene) -> str:
        """Game and round, and what the match is played to; of a single game the round alone."""
        view, t = scene.view, scene.t
        if view["match"] == "single":
            return t("fli-headline-single", round=view["round"])
        to = t(f"fli-goal-{view['match']}", target=view["target"])
        return t("fli-headline", game=view["game_number"], round=view["round"], goal=to)

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """What the player has in the match, and what the collection is worth now; the latter alone in a single game."""
        player, t, view = scene.view["players"][seat], scene.t, scene.view
        worth = Count(str(player["value"]), t("fli-value", value=player["value"]), art.skyline())
        if view["match"] == "single":
            return (worth,)
        if view["match"] == "wins":
            won = player["wins"]
            return Count(str(won), t("fli-wins", wins=won, target=view["target"])), worth
        return Count(str(player["score"]), t("fli-score", score=player["score"], target=view["target"])), worth

    def hand(self, scene: Scene) -> Html | None:
        """Hand and flights."""
        return own_hand(scene)

    def prompt(self, scene: Scene) -> Prompt | None:
        """One line on what to do now, and what is special about it."""
        return Prompt(what_now(scene)) if scene.view["to_act"] else None
