"""The table of Flights: the others' collections, what was laid, and one's own collection; scores at the seats."""

from __future__ import annotations

from web.games.flights import art
from web.games.flights.hand import own_hand
from web.games.flights.laid import middle
from web.games.flights.prompt import what_now
from web.games.flights.seat import other_player, own_part
from web.parts.html import Html, el, join
from web.parts.players import others
from web.parts.table import Scene, Table
from web.parts.table_data import Count, Prompt


class Draws(Table):
    """The collections, what was laid, the hand, and the turn."""

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
