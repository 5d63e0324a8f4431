"""What happens, and what lies on the table, in sentences; nothing that is hidden.

A move is told once: the card that a player lays is not told again as one that went from the hand to the pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyengine.core.events import HIDDEN
from pyengine.kit.moves import Move, Some, seats
from pyengine.kit.zones import ZoneSpec
from web.kit.shape import Shape
from web.kit.tricks import is_taken, winner_of
from web.kit.wording import cards_words, move_name, move_verb, own, part_name, value_words
from web.parts.html import capital
from web.parts.messages import Messages
from web.parts.players import person
from web.parts.table import Scene
from web.parts.table_data import Event

Names = Sequence[str]


def sentence(text: str) -> str:
    """A text with a full stop, where its author has put nothing at the end."""
    return text if text[-1:] in ".!?…" else f"{text}."


class Teller:
    """Tells events to a reader."""

    def __init__(self, shape: Shape, t: Messages, names: Names, viewer: int | None) -> None:
        self.shape, self.t, self.names, self.viewer = shape, t, names, viewer

    def tell(self, events: Sequence[Event]) -> list[str]:
        """A sentence for each event; empty where there is nothing to say, or where the event before has said it."""
        said, at = [""] * len(events), 0
        while at < len(events):
            said[at], taken = self._next(events, at)
            at += taken
        return said

    def _next(self, events: Sequence[Event], at: int) -> tuple[str, int]:
        """The sentence for what begins at an event, and how many events it tells."""
        tell = {
            "made": self._made,
            "moved": self._moved,
            "changed": self._changed,
            "shown": self._shown,
            "shuffled": self._shuffled,
            "round": self._round,
            "over": self._over,
        }.get(events[at]["type"])
        return tell(events, at) if tell else ("", 1)

    def _shuffled(self, events: Sequence[Event], at: int) -> tuple[str, int]:
        return self.t("kit-say-shuffled", zone=part_name(events[at]["zone"], self.shape, self.t)), 1

    def _round(self, events: Sequence[Event], at: int) -> tuple[str, int]:
        return self.t("kit-say-round", round=events[at]["round"]), 1 + self._dealing(events, at + 1)

    def _shown(self, events: Sequence[Event], at: int) -> tuple[str, int]:
        """Cards of one zone that are turned up are told together."""
        first, end = events[at], at
        cards: list[str] = []
        while end < len(events) and events[end]["type"] == "shown" and events[end]["owner"] == first["owner"]:
            cards += [events[end]["card"]] if events[end]["card"] != HIDDEN else []
            end += 1
        said = cards_words(cards, self.shape, self.t)
        return self.t("kit-say-shown", **self._who(first["owner"]), cards=said) if cards else "", end - at

    def _who(self, seat: int) -> dict[str, str]:
        if seat < 0:
            return {"name": "", "who": "nobody"}
        return {"name": self.names[seat], "who": person(self.names[seat], self.t)}

    # A move --------------------------------------------------------------------------------------------------------

    def _made(self, events: Sequence[Event], at: int) -> tuple[str, int]:
        """A move with the cards that went by it."""
        event = events[at]
        move, blanks = self.shape.definition.moves[event["move"]], event["blanks"]
        laid = [
            code for name, kind in move.blanks if isinstance(kind, ZoneSpec | Some) for code in _codes(blanks[name])
        ]
        got, more = self._own_cards(events, at + 1, event["seat"], laid)
        words = {name: self._blank(move, name, blanks[name]) for name, _ in move.blanks}
        said = own(self.shape, self.t, "event", move.name, player=self.names[event["seat"]], count=len(got), **words)
        cards = cards_words(laid or got, self.shape, self.t)
        rest = [
            words[name]
            for name, kind in move.blanks
            if not isinstance(kind, ZoneSpec | Some) and blanks[name] != HIDDEN
        ]
        return (said and sentence(said)) or self._plainly(move, event["seat"], cards, rest), 1 + more

    def _plainly(self, move: Move, seat: int, cards: str, rest: list[str]) -> str:
        verb = move_verb(move, "kit-does", self.t)
        facts = {**self._who(seat), "cards": cards or "none", "rest": self.t.listed(rest) or "none"}
        if verb:
            return self.t(f"kit-does-{verb}", **facts)
        return self.t("kit-say-other", **facts, move=move_name(move, self.shape, self.t))

    def _blank(self, move: Move, name: str, text: str) -> str:
        kind = dict(move.blanks)[name]
        if text == HIDDEN:
            return self.t("kit-hidden-card") if isinstance(kind, ZoneSpec | Some) else "…"
        if isinstance(kind, ZoneSpec | Some):
            return cards_words(_codes(text), self.shape, self.t)
        if kind is seats:
            name = self.names[int(text) - 1]
            return self.t("kit-you-asked") if name == self.t("you") else name
        return value_words(name, text, self.shape, self.t)

    def _own_cards(self, events: Sequence[Event], at: int, seat: int, laid: list[str]) -> tuple[list[str], int]:
        """The cards that a move without cards brings its player, and how many events the move's sentence tells: the
        cards that it names as they go, the pile as it is turned over before, and what is drawn.
        """
        got: list[str] = []
        end = at
        while end < len(events) and (events[end]["type"] in ("moved", "shuffled") or self._is_silent(events[end])):
            event = events[end]
            if event["type"] == "moved":
                leaves = event["giver"] == seat and bool(laid)
                drawn = not laid and event["giver"] < 0 and event["taker"] == seat and event["to"] in self.shape.hands
                turned = not laid and event["giver"] < 0 and event["to"] == self.shape.definition.deck
                if not (leaves or drawn or turned):
                    break
                got += event["cards"] if drawn else []
            end += 1
        told = end - at if laid or got else 0
        return got, told

    # Cards that go -------------------------------------------------------------------------------------------------

    def _moved(self, events: Sequence[Event], at: int) -> tuple[str, int]:
        """Cards that go the same way are told together."""
        event, shape = events[at], self.shape
        if is_taken(event, shape):
            return self._taken(events, at)
        if event["from"] == shape.definition.deck and event["to"] in shape.hands and event["taker"] >= 0:
            dealt = self._dealing(events, at)
            takers = [each["taker"] for each in events[at : at + dealt] if each["type"] == "moved"]
            # A deal has more cards than seats, and some for every seat; fewer are drawn, and told by who draws them.
            if len(takers) > len(self.names) > 1 and set(takers) == set(range(len(self.names))):
                return self.t("kit-say-dealt"), dealt
        way = ("from", "giver", "to", "taker")
        end = at
        cards: list[str] = []
        while (
            end < len(events) and events[end]["type"] == "moved" and all(events[end][key] == event[key] for key in way)
        ):
            cards += events[end]["cards"]
            end += 1
        return self._went(event, cards), end - at

    def _went(self, event: Event, cards: list[str]) -> str:
        """Cards that went from one zone to another."""
        t = self.t
        giver, taker, said = event["giver"], event["taker"], cards_words(cards, self.shape, t)
        if giver >= 0 and taker >= 0 and giver != taker:
            return t(
                "kit-say-given",
                **self._who(taker),
                cards=said,
                giver=self.names[giver],
                own="yes" if giver == self.viewer else "no",
            )
        if taker >= 0:
            return t("kit-say-got", **self._who(taker), cards=said)
        if giver >= 0:
            return t("kit-say-away", **self._who(giver), cards=said)
        if event["from"] == self.shape.definition.deck and HIDDEN not in cards:
            return t("kit-say-turned", cards=capital(said))
        return ""

    def _taken(self, events: Sequence[Event], at: int) -> tuple[str, int]:
        """What lay in front of the players is taken."""
        end = at
        while end < len(events) and events[end]["type"] == "moved" and is_taken(events[end], self.shape):
            end += 1
        winner = winner_of(events, at, self.shape)
        if winner is None:
            return "", end - at
        kept = end < len(events) and events[end]["type"] == "moved" and events[end]["taker"] == winner
        if kept:  # the prize is told in its place
            return "", end - at
        return self.t("kit-say-trick", **self._who(winner)), end - at

    def _dealing(self, events: Sequence[Event], at: int) -> int:
        """How many events of dealing follow: cards that come from the hidden pile to hands."""
        end, deck = at, self.shape.definition.deck
        while end < len(events):
            event = events[end]
            dealt = event["type"] == "moved" and event["from"] == deck and event["to"] in self.shape.hands
            if not dealt and not self._is_silent(event):
                break
            end += 1
        return end - at

    def _is_silent(self, event: Event) -> bool:
        """True for a value that is never told."""
        return event["type"] == "changed" and event["name"] != self.shape.score and event["name"] not in self.shape.dice

    # Values --------------------------------------------------------------------------------------------------------

    def _changed(self, events: Sequence[Event], at: int) -> tuple[str, int]:
        """Scores are told together, and dice that others show."""
        event, shape, end = events[at], self.shape, at
        name = event["name"]
        while end < len(events) and events[end]["type"] == "changed" and events[end]["name"] == name:
            end += 1
        if name in shape.dice:
            return self._dice(events, at)
        if name == shape.score:
            listed = [f"{self.names[each['owner']]} {each['value']}" for each in events[at:end]]
            return self.t("kit-say-score", name=part_name(name, shape, self.t), scores=self.t.listed(listed)), end - at
        return "", 1

    def _dice(self, events: Sequence[Event], at: int) -> tuple[str, int]:
        """Dice of one seat, where others see them."""
        event, end = events[at], at
        faces: list[str] = []
        while (
            end < len(events)
            and events[end]["type"] == "changed"
            and (events[end]["name"], events[end]["owner"]) == (event["name"], event["owner"])
        ):
            if (events[end]["value"] == HIDDEN) != (event["value"] == HIDDEN):
                break
            faces.append(str(events[end]["value"]))
            end += 1
        if event["value"] == HIDDEN or (event["owner"] >= 0 and event["owner"] == self.viewer):
            return "", end - at
        return self.t("kit-say-dice", **self._who(event["owner"]), faces=" ".join(faces)), end - at

    def _over(self, events: Sequence[Event], at: int) -> tuple[str, int]:
        outcome = events[at]["outcome"]
        winners = [self.names[seat] for seat in outcome["ranking"][0]]
        names = self.t.listed(winners)
        said = own(self.shape, self.t, "end", outcome["reason"], player=names)
        who = person(winners[0], self.t) if len(winners) == 1 else "many"
        return (said and sentence(said)) or self.t("kit-say-over", names=names, who=who), 1


def _codes(text: str) -> list[str]:
    """The cards that fill a blank."""
    return text.split("+") if text else []


# The table in words ---------------------------------------------------------------------------------------------------


def table_words(scene: Scene, shape: Shape) -> list[str]:
    """The table as sentences."""
    t, view = scene.t, scene.view
    lines = [t("kit-round", round=view["round"])] if view["round"] > 1 else []
    lines += [_zone_words(part_name(name, shape, t), view[name], shape, t) for name in shape.shared]
    lines += [
        f"{part_name(name, shape, t)}: {value_words(name, str(view[name]), shape, t)}."
        for name in shape.facts
        if view[name] not in ("", -1)
    ]
    lines += [
        f"{part_name(name, shape, t)}: {scene.names[view[name]]}."
        for name in shape.roles
        if _is_seat(view[name], scene)
    ]
    for seat, who in enumerate(scene.names):
        lines += _seat_words(scene, shape, seat, who)
    return [line for line in lines if line]


def _is_seat(value: object, scene: Scene) -> bool:
    return isinstance(value, int) and 0 <= value < len(scene.names)


def _seat_words(scene: Scene, shape: Shape, seat: int, who: str) -> Iterable[str]:
    """All that is known of a seat."""
    t, view = scene.t, scene.view
    for name in shape.counts:
        if view[name][seat] != "":
            yield f"{_part_of(who, name, shape, t)}: {_value(name, view[name][seat], shape, t)}."
    for name in (*shape.laid, *shape.kept, *shape.hands):
        if view[name][seat]:
            yield _zone_words(_part_of(who, name, shape, t), view[name][seat], shape, t)
    for name in shape.dice:
        if shape.spec(name).each:
            faces = [str(face) for face in view[name][seat] if face != HIDDEN]
            said = t("kit-dice", count=len(view[name][seat]), faces=t.listed(faces) or "none")
            yield f"{_part_of(who, name, shape, t)}: {said}."


def _part_of(who: str, name: str, shape: Shape, t: Messages) -> str:
    """A part of the table and whose it is, which the author's own name for it may say already."""
    own_name = part_name(name, shape, t, who)
    return own_name if own_name != part_name(name, shape, t) else f"{who}, {own_name}"


def _value(name: str, value: object, shape: Shape, t: Messages) -> str:
    if value in (HIDDEN, shape.spec(name).start) and value != 0:
        return "–"
    return value_words(name, str(value), shape, t)


def _zone_words(label: str, lying: Sequence[str | None], shape: Shape, t: Messages) -> str:
    places = (
        [t("kit-empty") if code is None else cards_words([code], shape, t) for code in lying] if None in lying else []
    )
    cards = t.listed(places) if places else cards_words([code for code in lying if code], shape, t)
    return f"{label}: {cards or t('kit-empty')}."
