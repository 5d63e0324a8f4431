"""A sound way to play Glastonbury from a view alone.

Nobody may look into the cauldron, and this player does not remember it: it has a liking for some kinds that never
changes, so that it can reckon with what such a player must have taken. A card is worth what it is expected to add
to its kind by the end, and where its number leads the wizard next.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from operator import mul
from typing import TYPE_CHECKING, Any

from pyengine.core.chances import chances
from pyengine.core.state import Action, Rng, State, View
from pyengine.games.glastonbury.pieces import (
    APPEAR,
    CARD_INDEX,
    CARD_TEXTS,
    CAULDRON,
    COLOURS,
    EYE,
    FACED,
    GAP,
    JOKER,
    KINDS,
    LUCK,
    NUMBERS,
    OPEN,
    PLACE_INDEX,
    STOP_INDEX,
    STOPS,
    USES_OF,
    Start,
    Take,
    Use,
    colour_of,
)
from pyengine.games.glastonbury.scoring import BONUS, FULL, recipe_points, tally, worth

if TYPE_CHECKING:
    from pyengine.games.glastonbury.state import Glastonbury

_OWN, _CHOSEN, _OTHER, _THEIRS = 2.2, 1.7, 0.6, 0.5
"""How much likelier than a blind player this one takes a kind: own colour, chosen, any other, another's colour."""
_LATE = 14
"""About how many cards are still taken when the deck is empty."""
_CORNER = -4.0
"""What it costs to land on a corner next."""
_JOKER = 5.0
"""What a joker adds to its kind."""
_APPEAR, _MOVE, _LUCK = 1.5, 1.0, 2.0
"""What a use of a kept spell is worth, and each point of a top card that another player loses."""
_AHEAD = 0.4
"""How much of the best card of the next line is counted: others may take it before."""
_SPELL = 2.0
"""What a spell is worth in a rollout."""
_HOPE, _SWING = 24, 12.0
"""Cards in the deck with which every kind may still grow, and the lead that makes a win about three times likelier."""
_MOBILE = {"move1", "move2", "move3"}


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in points."""
    eye = _Eye(view)
    if isinstance(action, Start):
        return eye.start(action)
    if isinstance(action, Take):
        return eye.take(action)
    if isinstance(action, Use):
        return eye.appear() if action is USES_OF["appear"] else eye.move()
    return 0.0


def policy(state: State, seat: int, rng: Rng) -> Action:
    """The take that adds most to the own cauldron as it is; a kept spell or a pass where nothing is taken."""
    game: Glastonbury = state  # type: ignore[assignment]
    legal = game.legal(seat)
    if not isinstance(legal[0], Take):
        return legal[0] if isinstance(legal[0], Use) else rng.choice(legal)
    counts, totals = tally(game.cauldrons[seat])
    signs, colour, grid = _signs(len(game.deck)), game.colours[seat], game.grid
    best, highest = legal[0], float("-inf")
    for action in legal:
        if isinstance(action, Take):
            card = grid[PLACE_INDEX[action.place]]
            kind = card >> 2
            if card < JOKER and action.to != "aside":
                count, total, own = counts[kind], totals[kind], kind >> 1 == colour
                value = _outlook(count + 1, total + NUMBERS[card], own, signs) - _outlook(count, total, own, signs)
            else:
                value = 0.0 if action.to == "aside" else _JOKER if card == JOKER else _SPELL
            if value > highest:
                best, highest = action, value
    return best


def appraise(state: State) -> list[float]:
    """Who is likely to win, by what the cauldrons hold and may yet become."""
    game: Glastonbury = state  # type: ignore[assignment]
    signs, leads = _signs(len(game.deck)), []
    for seat, cards in enumerate(game.cauldrons):
        kinds = enumerate(zip(*tally(cards), strict=True))
        lead = sum(_outlook(count, total, kind >> 1 == game.colours[seat], signs) for kind, (count, total) in kinds)
        settled = recipe_points(game, seat) * (1.0 - _hope(len(game.deck))) if game.with_recipes else 0.0
        leads.append(lead + _JOKER * cards.count(JOKER) + settled)
    return chances(leads, _SWING)


def _hope(deck: int) -> float:
    """How much may still become of what lies in a cauldron, from 1 down to 0."""
    return min(1.0, deck / _HOPE)


def _signs(deck: int) -> tuple[float, ...]:
    """How much of its total a kind of so many cards is worth, while there is a deck to find more of it."""
    hope = _hope(deck)
    return (0.0, -1.0 + 0.8 * hope, 0.5 * hope, 1.0, 1.0)


def _outlook(count: int, total: int, own: bool, signs: tuple[float, ...]) -> float:
    """What a kind may bring, whether four of it are there or may yet be."""
    return signs[count] * total * (2 if own else 1) + (BONUS if count == FULL else 0)


@cache
def _likings(wizards: tuple[str, ...], seat: int, wanted: str) -> tuple[float, ...]:
    """How gladly a seat takes each kind; of the kinds that belong to no wizard each has some seat's favour."""
    likings = []
    for kind in range(len(KINDS)):
        colour = COLOURS[kind >> 1]
        if colour in wizards:
            likings.append(_OWN if colour == wizards[seat] else _THEIRS)
        else:
            likings.append(_CHOSEN if kind % len(wizards) == seat or colour == wanted else _OTHER)
    return tuple(likings)


def _mates(card: int) -> list[int]:
    """The other three cards of a kind."""
    return [mate for mate in range(card & ~3, (card & ~3) + 4) if mate != card]


@cache
def _changes(card: int, own: bool) -> tuple[int, ...]:
    """What the card adds to its kind's points beside each subset of its mates, in the order of binary numbers."""
    found = []
    for held in product((0, 1), repeat=3):
        count, total = sum(held), sum(map(mul, held, map(NUMBERS.__getitem__, _mates(card))))
        found.append(worth(count + 1, total + NUMBERS[card], own) - worth(count, total, own))
    return tuple(found)


class _Eye:
    """One seat's look at one view."""

    __slots__ = ("deck", "grid", "left", "likings", "me", "others", "seat", "share", "turns", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        players: list[dict[str, Any]] = view["players"]
        self.me = players[self.seat]
        self.others = [player for player in players if player is not self.me]
        self.grid: list[str] = view["grid"]
        self.deck: int = view["deck"]
        self.left = len(OPEN) - self.grid.count(".")
        self.turns: float = (self.deck + max(1, self.left - len(OPEN) + _LATE)) / len(players)
        self.share: float = self.turns / max(1, self.deck + self.left)
        wanted = self.me["recipes"] or ["-"]
        self.likings = _likings(tuple(player["wizard"] for player in players), self.seat, wanted[0])

    def start(self, action: Start) -> float:
        """The line that the first move leads to from this corner."""
        return self._next(STOPS[STOP_INDEX[action.corner] + CAULDRON], GAP)

    def take(self, action: Take) -> float:
        """The worth of a card, of what it does to the next move, and of the end if it brings that."""
        place = PLACE_INDEX[action.place]
        card = CARD_INDEX[self.grid[place]]
        value = 0.0 if action.to == "aside" else self.card(card)
        if action.place in self.view["ends"]:
            return value + (10.0 if self._look("end") else 0.0)
        return value + self._next(self.view["leads"][action.place], place)

    def _look(self, recipe: str) -> bool:
        return recipe in (self.me["recipes"] or ())

    def card(self, card: int) -> float:
        """What taking a card adds, its recipes counted in."""
        if card > JOKER:
            return self._spell(card) - (1.5 if self._look("spells") else 0.0)
        value = _JOKER if card == JOKER else self._ingredient(card)
        return value - (1.0 if self._look("fewest") else 0.0)

    def _ingredient(self, card: int) -> float:
        """What the card is expected to change in its kind, over all that may yet come to lie with it."""
        p, q, r = (self._chance(mate) for mate in _mates(card))
        weights = [a * b * c for a in (1.0 - p, p) for b in (1.0 - q, q) for c in (1.0 - r, r)]
        changes = _changes(card, COLOURS[colour_of(card)] == self.me["wizard"])
        change: float = sum(map(mul, weights, changes))
        return change + self._recipe(card, NUMBERS[card])

    def _recipe(self, card: int, number: int) -> float:
        """What the own recipes make of an ingredient."""
        value = 0.7 if COLOURS[colour_of(card)] in (self.me["recipes"] or ()) else 0.0
        value += 1.0 if number == 1 and self._look("ones") else 0.0
        return value - (1.5 if number == 4 and self._look("fours") else 0.0)

    def _chance(self, card: int) -> float:
        """How likely a card lies in the own cauldron at the end."""
        text, liking = CARD_TEXTS[card], self.likings[card >> 2]
        if text == self.me["top"]:
            return 1.0
        later = min(0.9, liking * self.share)
        if text in self.grid:
            return later
        if any(text == player["top"] for player in self.others) or COLOURS[colour_of(card)] == self.view["out"]:
            return 0.0
        mine: float = max(0, self.me["count"] - 1) * liking
        theirs: int = sum(max(0, player["count"] - 1) for player in self.others)
        hidden = mine + theirs + self.deck + int(self.view["aside"])
        return (mine + self.deck * later) / hidden if hidden else 0.0

    def _spell(self, card: int) -> float:
        """A kept spell is worth its uses while there is time for them; the Eyeball shows what is not remembered."""
        if card == EYE:
            return 0.0
        if card == LUCK:
            return sum(self._loss(player["top"]) for player in self.others if player["top"])
        return _APPEAR * min(2.0, self.turns / 4) if card == APPEAR else _MOVE * min(3.0, self.turns / 6)

    def _loss(self, top: str) -> float:
        """What it hurts another player to lose this top card, less with more players to outrun."""
        return _LUCK * (1.0 + NUMBERS[CARD_INDEX[top]]) / len(self.others)

    def _next(self, stop: str, gone: int) -> float:
        """What the next move promises: a corner nothing, a line its best card, if it is still there."""
        if stop == "?":
            return 0.0
        places = FACED[STOP_INDEX[stop]]
        if not places:
            return _CORNER / 3 if _MOBILE & set(self.me["spells"]) else _CORNER
        return _AHEAD * max((self._appeal(self.grid[place]) for place in places if place != gone), default=0.0)

    def _appeal(self, text: str) -> float:
        """A quick guess at what a card of the grid may be worth."""
        card = CARD_INDEX.get(text)
        if card is None:
            return 0.0
        return 2.0 * self.likings[card >> 2] + NUMBERS[card] * 0.5 if card < JOKER else 4.0

    def appear(self) -> float:
        """The best card of the grid, less what a use is worth."""
        cards = {CARD_INDEX[text] for text in self.grid if text in CARD_INDEX} - {LUCK, EYE}
        return max(self.card(card) for card in cards) - _APPEAR

    def move(self) -> float:
        """The best card of the line that Magic Movement leads to, less what a use is worth."""
        places = FACED[STOP_INDEX[self.view["move"]]] if self.view["move"] in STOP_INDEX else ()
        cards = {CARD_INDEX[self.grid[place]] for place in places if self.grid[place] in CARD_INDEX} - {LUCK, EYE}
        return max(map(self.card, cards), default=0.0) - _MOVE
