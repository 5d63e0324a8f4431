"""The table of a game in one file: everything follows from what the file declares."""

from __future__ import annotations

from collections.abc import Iterator
from types import FunctionType
from typing import Any

from pyengine.core.errors import Breach
from pyengine.kit.document import Document
from pyengine.kit.moves import Some
from web.kit import story
from web.kit.board import board
from web.kit.cards import back, front
from web.kit.hand import held_words, own_hands
from web.kit.prompt import prompt
from web.kit.refusals import explanation
from web.kit.shape import Shape, shape_of
from web.kit.ways import KitClicks
from web.kit.words import act_words, capital, card_name, part_name
from web.parts.html import Html, el, join
from web.parts.icons import cards as card_icon
from web.parts.messages import Messages
from web.parts.table import Scene, Table
from web.parts.table_data import Count, Event, Info, Moved, Prompt, Wording
from web.parts.zones import sample


class KitTable(Table):
    """What a game in one file says of itself."""

    def __init__(self, document: Document) -> None:
        definition = document.definition
        self.rulebook = document.rulebook
        self.shape: Shape = shape_of(definition, list(_functions(document)))
        most = max(
            (kind.most for move in definition.moves.values() for _, kind in move.blanks if isinstance(kind, Some)),
            default=1,
        )
        self.clicks = KitClicks(most=most, definition=definition)  # type: ignore[misc]
        self.words = Wording(self._act)  # type: ignore[misc]
        self.info = Info(  # type: ignore[misc]
            minutes=int(document.fields.get("minutes", "15")),
            look="kit",
            fewest_win=self.shape.lowest,
            silent=frozenset(("turn", "changed")),
            rounds=frozenset(),
            sounds={"moved": "card", "shuffled": "shuffle", "round": "shuffle"},
        )

    def _act(self, text: str, t: Messages) -> str:
        act = self.shape.act(text)
        return act_words(self.shape, act, t) if act else text

    def cover(self) -> Html:
        """A card's back."""
        return join(back())

    def component(self, code: str, t: Messages) -> Html | None:
        """A card by its code, or `back`."""
        if code == "back":
            return sample(t("rules-part-back"), back())
        card = self.shape.definition.pack.by_code.get(code)
        return sample(card_name(code, self.shape.definition.pack, t), front(card, t)) if card else None

    def board(self, scene: Scene) -> Html:
        """What lies on the table."""
        return board(scene, self.shape)

    def hand(self, scene: Scene) -> Html | None:
        """What the viewer holds."""
        return own_hands(scene, self.shape)

    def prompt(self, scene: Scene) -> Prompt | None:
        """What to do now."""
        return prompt(scene, self.shape)

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """The score, the cards in hand, and the other values of a seat."""
        t, shape, found = scene.t, self.shape, []
        for name in sorted(shape.counts, key=lambda name: name != shape.score):
            value = scene.view[name][seat]
            label = f"{capital(part_name(name, t))}: {value}"
            found.append(
                Count(
                    "–" if value in (-1, "") else str(value),
                    label,
                    el("span", {}, part_name(name, t)) if name != shape.score else None,
                )
            )
        held = sum(len(scene.view[name][seat]) for name in shape.hands)
        if shape.hands:
            found.insert(1 if shape.score else 0, Count(str(held), t("kit-cards", count=held), card_icon()))
        return tuple(found)

    def headline(self, scene: Scene) -> str:
        """Which round it is, where there are several."""
        return scene.t("kit-round", round=scene.view["round"]) if scene.view["round"] > 1 else ""

    def explain(self, breach: Breach, action: str, scene: Scene) -> str:
        """The rule's own paragraph."""
        return explanation(breach, action, scene, self.shape, self.rulebook)

    def say(self, event: Event, t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
        """An event as a sentence."""
        return story.sentence(event, self.shape, t, names)

    def moved(self, event: dict[str, Any]) -> Moved:
        """The card that went, by its name."""
        return None

    def text_view(self, scene: Scene) -> list[str]:
        """The whole table in sentences."""
        return story.table_words(scene, self.shape)

    def held(self, scene: Scene) -> list[str]:
        """What the viewer holds."""
        return held_words(scene, self.shape)


def _functions(document: Document) -> Iterator[FunctionType]:
    """All functions of a file."""
    definition = document.definition
    known = [move.function for move in definition.moves.values()] + [definition.setup]
    for each in {id(each): each for of in known for each in of.__globals__.values()}.values():
        if isinstance(each, FunctionType) and each.__code__.co_filename == document.file:
            yield each
