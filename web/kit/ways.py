"""What a click leads to: actions by what fills their blanks, and the choice that is made step by step.

A choice is tokens with `+` between: a card by its code (`5h`), one of several cards with its number behind a dot
(`5h.1`), a blank with its value (`suit=h`; of a seat its number).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pyengine.kit.cards import Card
from pyengine.kit.definition import Definition
from pyengine.kit.moves import Act, seats
from web.parts.clicks import Clicks
from web.parts.table import Scene

BETWEEN = "+"
TURN_ORDER = "~order"
"""The source that is no card: a click on it sorts the hand the other way."""


class Order:
    """How the reader has the hand sorted: in the game's own way, or the `other`."""

    def __init__(self) -> None:
        self.other = False


def tokens_of(chosen: str | None) -> list[str]:
    """The tokens of a choice."""
    return [token for token in (chosen or "").split(BETWEEN) if token]


def is_blank(token: str) -> bool:
    """True for a token that names a blank."""
    return "=" in token


def is_several(token: str) -> bool:
    """True for a token of one of several cards."""
    return "." in token and not is_blank(token)


def card_of(token: str) -> str:
    """The card of a token."""
    return token.partition(".")[0]


def filled(act: Act, definition: Definition) -> dict[str, str]:
    """The blanks of an action but for its cards, each with the text of what fills it."""
    move = definition.moves[act.move]
    return {
        name: str(value + 1) if kind is seats else str(value)
        for (name, kind), value in zip(move.blanks, act.args, strict=True)
        if not isinstance(value, Card | tuple)
    }


def cards_in(act: Act) -> list[list[str]]:
    """The cards of an action, by blank."""
    found = []
    for value in act.args:
        if isinstance(value, Card):
            found.append([value.code])
        elif isinstance(value, tuple):
            found.append([card.code for card in value])
    return found


def fits(act: Act, tokens: Sequence[str], definition: Definition) -> bool:
    """True if an action has all that was chosen."""
    blanks = filled(act, definition)
    cards = [code for codes in cards_in(act) for code in codes]
    for token in tokens:
        if is_blank(token):
            name, _, value = token.partition("=")
            if blanks.get(name) != value:
                return False
        elif card_of(token) in cards:
            cards.remove(card_of(token))
        else:
            return False
    return True


@dataclass(frozen=True, slots=True)
class KitClicks(Clicks):
    """How clicks become an action in a game of a file."""

    definition: Definition | None = None
    hand: Order = field(default_factory=Order)

    def gather(self, chosen: str | None, source: str) -> str | None:
        """The choice after a click: of several cards with this one or without it; else this in place of its like."""
        if source == TURN_ORDER:
            self.hand.other = not self.hand.other
            return chosen
        tokens = tokens_of(chosen)
        if source in tokens:
            tokens.remove(source)
        elif is_several(source):
            tokens = [token for token in tokens if is_blank(token) or is_several(token)] + [source]
        elif is_blank(source):
            name = source.partition("=")[0]
            tokens = [token for token in tokens if token.partition("=")[0] != name] + [source]
        else:
            tokens = [source]
        return BETWEEN.join(tokens) or None

    def starts(self, action: str, source: str) -> bool:
        """True if choosing this may lead to the action."""
        act = self.definition.acts.get(action) if self.definition else None
        return act is not None and fits(act, [source], self.definition)  # type: ignore[arg-type]

    def action(self, chosen: str, target: str) -> str:
        """The action of a choice that is taken to a pile, or to a blank's value; one that cannot be read for none."""
        definition, tokens = self.definition, tokens_of(chosen)
        assert definition is not None
        if is_blank(target):
            tokens.append(target)
        for text, act in definition.acts.items():
            move = definition.moves[act.move]
            if (is_blank(target) or target in move.function.__code__.co_names) and fits(act, tokens, definition):
                return text
        return f"{chosen}>{target}"


def open_ways(scene: Scene, definition: Definition) -> list[tuple[str, Act]]:
    """The legal actions with all that is chosen; all of them where nothing is, or nothing that leads anywhere."""
    legal = [(text, definition.acts[text]) for text in scene.legal]
    tokens = tokens_of(scene.chosen)
    return [way for way in legal if fits(way[1], tokens, definition)] or legal


def choice(scene: Scene, definition: Definition) -> list[str]:
    """What is chosen, as long as it leads somewhere."""
    tokens = tokens_of(scene.chosen)
    possible = any(fits(definition.acts[text], tokens, definition) for text in scene.legal)
    return tokens if tokens and possible else []
