"""The table of a game in one file: everything follows from what the file declares and says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyengine.core.errors import Breach
from pyengine.core.events import HIDDEN
from pyengine.kit.document import Document
from pyengine.kit.moves import Some
from web.kit import ends
from web.kit.board import board
from web.kit.cards import back, front
from web.kit.dice import die
from web.kit.hand import held_words, own_hands
from web.kit.prompt import keys_of, prompt
from web.kit.refusals import explanation, rule_words
from web.kit.shape import Shape, shape_of
from web.kit.story import Teller, table_words
from web.kit.ways import KitClicks
from web.kit.wording import act_words, card_name, fact_said, part_name
from web.parts.html import Html, el
from web.parts.icons import cards as card_icon
from web.parts.messages import FIRST, Messages
from web.parts.table import CoachLine, Scene, Table
from web.parts.table_data import Count, Event, Info, Moved, Prompt, Result, Wording
from web.parts.zones import sample

SILENT = frozenset(("turn",))
"""Events that are never told: the prompt says whose turn it is."""


class KitTable(Table):
    """What a game in one file says of itself."""

    def __init__(self, document: Document) -> None:
        definition = document.definition
        self.shape: Shape = shape_of(document)
        several = [kind.most for move in definition.moves.values() for _, kind in move.blanks if isinstance(kind, Some)]
        self.clicks = KitClicks(most=max(several, default=1), definition=definition)  # type: ignore[misc]
        self.words = Wording(self._act, fact=self._fact)  # type: ignore[misc]
        self.coach = (CoachLine(f"{document.id}-coach-goal", definition.turn_rule),)  # type: ignore[misc]
        minutes = document.fields.get("minutes", "")
        self.info = Info(  # type: ignore[misc]
            minutes=int(minutes) if minutes.isdigit() else 15,
            look="kit",
            fewest_win=self.shape.lowest,
            silent=SILENT,
            rounds=frozenset(("round",)) if self.shape.score else frozenset(),
            sounds={"made": "card", "shuffled": "shuffle", "round": "shuffle"},
            keys={key: action for action, key in keys_of(self.shape).items()},
        )

    def _act(self, text: str, t: Messages) -> str:
        act = self.shape.act(text)
        return act_words(self.shape, act, t) if act else text

    def _fact(self, name: str, values: Sequence[str], own: int, t: Messages) -> str | None:
        return fact_said(name, values, own, self.shape, t)

    # Draws ---------------------------------------------------------------------------------------------------------

    def cover(self) -> Html:
        """Four cards from all over the pack; of a game without cards four dice."""
        kinds, t = self.shape.definition.pack.kinds, Messages(FIRST)
        if kinds:
            # Each from another part of the pack, so that suits and ranks differ.
            chosen = [kinds[(at * len(kinds) // 4 + at * 3 + 9) % len(kinds)] for at in range(min(4, len(kinds)))]
            parts = [el("span", {"class": "kit-layer"}, front(card, self.shape, t)) for card in chosen]
        else:
            parts = [die(face) for face in ("3", "5", "2", "6")]
        return el("span", {"class": "kit kit-cover", "aria-hidden": "true"}, *parts)

    def component(self, code: str, t: Messages) -> Html | None:
        """A card by its code, or `back`."""
        if code == "back":
            return sample(t("rules-part-back"), back())
        card = self.shape.definition.pack.by_code.get(code)
        return sample(card_name(code, self.shape, t), front(card, self.shape, t)) if card else None

    def board(self, scene: Scene) -> Html:
        """What lies on the table."""
        return board(scene, self.shape)

    def hand(self, scene: Scene) -> Html | None:
        """What the viewer plays from."""
        return own_hands(scene, self.shape)

    def prompt(self, scene: Scene) -> Prompt | None:
        """What to do now."""
        return prompt(scene, self.shape)

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """The score, and the cards in hand, the dice, or the cards that lie face down."""
        t, shape, found, view = scene.t, self.shape, [], scene.view
        if shape.score:
            value = view[shape.score][seat]
            called = part_name(shape.score, shape, t, scene.names[seat])
            found.append(Count("–" if value == HIDDEN else str(value), f"{called}: {value}"))
        if shape.hands:
            held = sum(len(view[name][seat]) for name in shape.hands)
            last = held == 1 and not shape.score
            found.append(Count(str(held), t("kit-cards", count=held), card_icon(), warning=last))
        elif any(shape.spec(name).each for name in shape.dice):
            held = sum(len(view[name][seat]) for name in shape.dice if shape.spec(name).each)
            found.append(Count(str(held), t("kit-dice-left", count=held), die("5")))
        elif any(shape.spec(name).places for name in shape.kept):
            held = sum(view[name][seat].count(HIDDEN) for name in shape.kept)
            found.append(Count(str(held), t("kit-face-down", count=held), card_icon()))
        return tuple(found)

    def scores(self, scene: Scene) -> list[int] | None:
        """The scores; None in a game that keeps none before its end."""
        return super().scores(scene) if self.shape.score else None

    def headline(self, scene: Scene) -> str:
        """Which round it is, where there are several."""
        return scene.t("kit-round", round=scene.view["round"]) if self.info.rounds else ""

    # Explains ------------------------------------------------------------------------------------------------------

    def explain(self, breach: Breach, action: str, scene: Scene) -> str:
        """The author's sentence, or the rule's own paragraph."""
        return explanation(breach, action, scene, self.shape)

    # Tells ---------------------------------------------------------------------------------------------------------

    def say(self, event: Event, t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
        """An event by itself as a sentence."""
        return Teller(self.shape, t, names, viewer).tell([event])[0]

    def tell(self, events: Sequence[Event], scene: Scene) -> Sequence[str]:
        """Events as sentences; what belongs together in one."""
        return Teller(self.shape, scene.t, scene.names, scene.viewer).tell(events)

    def moved(self, event: dict[str, Any]) -> Moved:
        """The cards that went, by their names."""
        codes = event["cards"] if event["type"] == "moved" else []
        return tuple(f"card-{code}" for code in codes if code != HIDDEN) or None

    def occasion(self, event: Event) -> str:
        """To be given cards of another's hand is good; to have to take what lies side by side on the table is sore."""
        if event["type"] != "moved" or event["to"] not in self.shape.hands or event["taker"] < 0:
            return ""
        if event["from"] in self.shape.hands:
            return "good" if event["giver"] != event["taker"] else ""
        return "oops" if event["from"] in self.shape.spread and event["giver"] < 0 else ""

    def text_view(self, scene: Scene) -> list[str]:
        """The whole table in sentences."""
        return table_words(scene, self.shape)

    def held(self, scene: Scene) -> list[str]:
        """What the viewer holds."""
        return held_words(scene, self.shape)

    def result(self, scene: Scene) -> Result:
        """How the game was decided."""
        return ends.result(scene, self.shape, rule_words(scene.view["outcome"]["reason"], scene))

    def round_result(self, event: Event, scene: Scene) -> Result:  # noqa: ARG002 - the view has it all
        """What the round brought."""
        return ends.round_result(scene, self.shape)

    def round_view(self, events: Sequence[Event], before: dict[str, Any]) -> dict[str, Any]:
        """The table at the end of a round."""
        return ends.round_view(events, before, self.shape)
