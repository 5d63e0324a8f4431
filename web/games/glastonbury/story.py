"""What happens in Glastonbury, in sentences.

Memory stays honest: what lies below the top of a cauldron is nowhere on the page. A sentence names a card that went
into a cauldron only while it lies on top, and never where it lay in the market nor where a wizard stood, for a way
walked is the number of a card. Once the game is over, everything is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyengine.games.glastonbury.pieces import PLACES
from web.games.glastonbury import ends
from web.games.glastonbury.cauldrons import look_words, player_text
from web.games.glastonbury.parts import card_move, card_name, is_ingredient, place_name, stop_name, the_card
from web.games.glastonbury.prompt import what_to_do
from web.parts.html import Html, el, glued
from web.parts.messages import Messages
from web.parts.players import doer, person
from web.parts.table import Scene, Table
from web.parts.table_data import Result

_LASTING = 12
"""How many of the last events are told to those who do not see the board."""


class Tells(Table):
    """Events, the table in words, and the result."""

    def moved(self, event: dict[str, Any]) -> str | tuple[str, ...] | None:
        """The `data-move` name of the visible part that an event moved, if any."""
        if event["type"] in ("moved", "placed"):
            return f"wizard-{event['seat']}"
        if event["type"] in ("took", "filled"):
            return card_move(event["card"], event["place"])
        return f"card-{event['card']}" if event["type"] == "lost" and is_ingredient(event["card"]) else None

    def say(self, event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
        """What happened, as a sentence that may stand for ever: it names only what goes on lying open."""
        return _say(event, t, names, "none")

    def tell(self, events: Sequence[dict[str, Any]], scene: Scene) -> list[str]:
        """All that happened so far, as it may be told at this moment."""
        over = any(event["type"] == "over" for event in events)
        shut: set[int] = set()
        lines = [_tell(event, scene, shut, over=over) for event in reversed(events)]
        return lines[::-1]

    def heard(self, scene: Scene) -> list[str]:
        """The news for those who do not see the board, in order: the story's sentences and what the board shows."""
        told = zip(scene.news, self.tell(scene.news, scene), strict=True)
        return [said or _moment_line(event, scene) for event, said in told]

    def held(self, scene: Scene) -> list[str]:
        """The viewer's cauldron and wizard in words, and what is seen of it at this moment only."""
        return [] if scene.viewer is None else [*look_words(scene), player_text(scene, scene.viewer)]

    def text_view(self, scene: Scene) -> list[str]:
        """The table as plain sentences: the players, then the grid row by row, then the deck."""
        t, view = scene.t, scene.view
        lines = [player_text(scene, seat) for seat in range(len(view["players"]))]
        for row in range(6):
            cards = [card for card in view["grid"][6 * row : 6 * row + 6] if card != "#"]
            listed = glued(", ", (t("gla-nothing") if card == "." else card_name(card, t) for card in cards))
            lines.append(t("gla-row", row=row + 1, cards=listed))
        acts = scene.viewer is not None and scene.viewer in view["to_act"]
        return [*lines, t("gla-deck", count=view["deck"]), *([what_to_do(scene)] if acts else [])]

    def result(self, scene: Scene) -> Result:
        """Who won, what decided it, and how everybody's points come about."""
        return ends.result(scene)


def _tell(event: dict[str, Any], scene: Scene, shut: set[int], *, over: bool) -> str:
    """One event, the latest first; `shut` are the seats whose cauldrons something has happened to since."""
    card = event.get("card", "")
    named = over
    if event["type"] == "lost" or (event["type"] == "took" and event["to"] == "cauldron"):
        lies = event["type"] == "took" and scene.view["players"][event["seat"]]["top"] == card
        named = over or (lies and event["seat"] not in shut)
        shut.add(event["seat"])
    return _say(event, scene.t, scene.names, the_card(card, scene.t) if card and named else "none")


def _say(event: dict[str, Any], t: Messages, names: tuple[str, ...], card: str) -> str:
    """A sentence; `card` names the card where it may be named, and is `none` elsewhere."""
    kind = event["type"]
    if kind in ("turn", "moved", "filled"):
        return ""
    if kind == "over":
        winners = t.listed(names[seat] for seat in event["outcome"]["ranking"][0])
        return t("gla-say-over", names=winners, who=person(winners, t))
    said = doer(event, t, names)
    if kind == "took":
        to = event["to"]
        open_card = the_card(event["card"], t) if to in ("cast", "spells") else card
        return t(f"gla-say-{to}", **said, card=open_card)
    if kind == "used":
        return t("gla-say-used", **said, spell=card_name(event["spell"], t), left=event["left"])
    return t(f"gla-say-{kind}", **said, card=card)


def moment(scene: Scene) -> Html:
    """Where wizards have come to stand and what is new in the market, for those who do not see the board."""
    lines = dict.fromkeys(_moment_line(event, scene) for event in scene.events[-_LASTING:])
    shown = (el("p", None, line) for line in lines if line)
    return el("div", {"class": "moment unseen", "id": "moment"}, *shown)


def _moment_line(event: dict[str, Any], scene: Scene) -> str:
    """What the board alone shows: a stop while somebody stands there, a new card while it lies there."""
    t = scene.t
    if event["type"] in ("placed", "moved") and scene.view["players"][event["seat"]]["place"] == event["stop"]:
        name = scene.names[event["seat"]]
        return t("gla-now-moved", name=name, who=person(name, t), stop=stop_name(event["stop"], t))
    if event["type"] == "filled" and scene.view["grid"][PLACES.index(event["place"])] == event["card"]:
        return t("gla-now-filled", card=card_name(event["card"], t), place=place_name(event["place"], t))
    return ""
