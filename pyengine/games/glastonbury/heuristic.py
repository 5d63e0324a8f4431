"""A heuristic for Glastonbury from a view alone.

Nobody may look into a cauldron, and this player does not remember its own: it has fixed preferences for some kinds,
from which it estimates which cards it must have taken. A card is worth what it is expected to add
to its kind by the end, and where its number leads the wizard next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import inf
from operator import mul
from typing import Any

from pyengine.core.events import HIDDEN
from pyengine.core.linear import softmax
from pyengine.core.state import Action, Rng, View
from pyengine.core.value import Value
from pyengine.games.glastonbury.features import FEATURES
from pyengine.games.glastonbury.game import Glastonbury
from pyengine.games.glastonbury.pieces import (
    APPEAR,
    CARD_INDEX,
    CARD_TEXTS,
    CAULDRON,
    COLOURS,
    CORNER_STOPS,
    EYE,
    FACED,
    GAP,
    JOKER,
    KINDS,
    LUCK,
    NUMBERS,
    OPEN,
    ORANGE,
    PLACE_INDEX,
    STOP_INDEX,
    STOPS,
    USES_OF,
    Start,
    Take,
    Use,
    Walk,
    colour_of,
)
from pyengine.games.glastonbury.scoring import BONUS, FULL, recipe_points, worth
from pyengine.games.glastonbury.weights import WEIGHTS

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
_NEVER = -100.0
"""To stay where nobody else moves on either: the game would not end."""
_SPELL = 2.0
"""What a spell is worth in a rollout."""
_HOPE, _SWING = 24, 12.0
"""Cards in the deck with which every kind may still grow, and the lead that makes a win about three times likelier."""
_MOBILE = {"move1", "move2", "move3"}
_CARD, _KIND = 16, 7
_HELD = (1 << _KIND) - 1
"""Of a kind that is held: what a card counts, how many bits there are, and a mask of them (see `_stock`)."""
_WEIGHTS = (*((_CARD + NUMBERS[card]) << _KIND * (card >> 2) for card in range(JOKER)), 0)
"""What each ingredient, and the joker, adds to a stock."""


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in points."""
    return score_actions(view, [action])[0]


def score_actions(view: View, actions: Sequence[Action]) -> list[float]:
    """How good each of these actions looks."""
    eye = _Evaluator(view)
    return [eye.score(action) for action in actions]


def policy(state: Glastonbury, seat: int, rng: Rng) -> Action:
    """The take that adds most to the own cauldron as it is; else the way on from a corner, if there is one."""
    legal = state.legal(seat)
    if not isinstance(legal[0], Take):
        return legal[0] if isinstance(legal[0], (Use, Walk)) else rng.choice(legal)
    stock, colour, grid = _stock(state.cauldrons[seat]), state.colours[seat], state.grid
    deck = _deck(state)
    best, highest = legal[0], -inf
    for action in legal:
        if isinstance(action, Take):
            card = grid[PLACE_INDEX[action.place]]
            if action.to == "aside":
                value = 0.0
            elif card < JOKER:
                value = _added(stock >> _KIND * (card >> 2) & _HELD, NUMBERS[card], colour_of(card) == colour, deck)
            else:
                value = _JOKER if card == JOKER else _SPELL
            if value > highest:
                best, highest = action, value
    return best


LEARNED = Value(FEATURES, WEIGHTS, lambda state: not state.with_recipes)


def value(state: Glastonbury) -> list[float]:
    """Who is likely to win, by what was learned."""
    return LEARNED.chances(state) if LEARNED.fits(state) else evaluate(state)


def evaluate(state: Glastonbury) -> list[float]:
    """Who is likely to win, by what the cauldrons hold and may yet become."""
    deck, leads = _deck(state), []
    for seat, cards in enumerate(state.cauldrons):
        stock, colour = _stock(cards), state.colours[seat]
        kinds = range(len(KINDS))
        lead = sum([_outlook(stock >> _KIND * kind & _HELD, kind >> 1 == colour, deck) for kind in kinds])
        settled = recipe_points(state, seat) * (1.0 - _hope(deck)) if state.with_recipes else 0.0
        leads.append(lead + _JOKER * cards.count(JOKER) + settled)
    return softmax(leads, _SWING)


def _stock(cards: list[int]) -> int:
    """The ingredients of a cauldron as one number: for each kind 16 times how many, and the sum of their numbers."""
    return sum([_WEIGHTS[card] for card in cards])


def _deck(state: Glastonbury) -> int:
    """How many cards are in the deck, capped at as many as matter here."""
    return min(len(state.deck), _HOPE)


def _hope(deck: int) -> float:
    """How much may still become of what lies in a cauldron, from 1 down to 0."""
    return deck / _HOPE


@cache
def _outlook(held: int, own: bool, deck: int) -> float:
    """What a kind held like this may bring, while there is a deck to find more of it."""
    count, total = divmod(held, _CARD)
    hope = _hope(deck)
    sign = (0.0, -1.0 + 0.8 * hope, 0.5 * hope, 1.0, 1.0)[count]
    return sign * total * (2 if own else 1) + (BONUS if count == FULL else 0)


@cache
def _added(held: int, number: int, own: bool, deck: int) -> float:
    """What a card of this number adds to the outlook of its kind."""
    return _outlook(held + _CARD + number, own, deck) - _outlook(held, own, deck)


@cache
def _preferences(wizards: tuple[str, ...], seat: int, wanted: str) -> tuple[float, ...]:
    """How much a seat prefers each kind; each kind that belongs to no wizard is preferred by some seat."""
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


class _Evaluator:
    """Scores the actions of one seat from one view."""

    __slots__ = (
        *("deck", "grid", "hidden", "later", "likings", "lying"),
        *("me", "others", "own", "recipes", "seat", "tops", "turns", "view"),
    )

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        players: list[dict[str, Any]] = view["players"]
        self.me = players[self.seat]
        self.others = [player for player in players if player is not self.me]
        self.grid: list[str] = view["grid"]
        self.deck: int = view["deck"]
        left = len(OPEN) - self.grid.count(".")
        self.turns: float = (self.deck + max(1, left - len(OPEN) + _LATE)) / len(players)
        share = self.turns / max(1, self.deck + left)
        self.recipes: Sequence[str] = self.me["recipes"] or ("-", "-")
        self.likings = _preferences(tuple([player["wizard"] for player in players]), self.seat, self.recipes[0])
        self.later: list[float] = [min(0.9, liking * share) for liking in self.likings]
        self.lying, self.tops = set(self.grid), {player["top"] for player in self.others}
        self.own: int = max(0, self.me["count"] - 1)
        self.hidden: int = sum([max(0, player["count"] - 1) for player in self.others]) + self.deck + int(view["aside"])

    def score(self, action: Action) -> float:
        """How good the action looks, in points."""
        if isinstance(action, Take):
            return self.take(action)
        if isinstance(action, Walk):  # what there is to take after it (GLA-19)
            return self._beyond(())
        if isinstance(action, Start):  # the line that the first move leads to from this corner
            return self._next(STOPS[STOP_INDEX[action.corner] + CAULDRON], GAP)
        if action is USES_OF["appear"]:
            cards = {CARD_INDEX[text] for text in self.grid if text in CARD_INDEX} - set(ORANGE)
            return max(self.card(card) for card in cards) - _APPEAR
        if isinstance(action, Use):
            return self._beyond(ORANGE) - _MOVE
        corners = [player["top"] for player in self.view["players"] if STOP_INDEX.get(player["place"]) in CORNER_STOPS]
        return _NEVER if corners == ["joker"] * len(self.view["players"]) else 0.0

    def take(self, action: Take) -> float:
        """The worth of a card, of what it does to the next move, and of the end if it brings that."""
        place = PLACE_INDEX[action.place]
        card = CARD_INDEX[self.grid[place]]
        value = 0.0 if action.to == "aside" else self.card(card)
        if action.place in self.view["ends"]:
            return value + (10.0 if "end" in self.recipes else 0.0)
        return value + self._next(self.view["leads"][action.place], place)

    def card(self, card: int) -> float:
        """What taking a card adds, its recipes counted in."""
        if card > JOKER:
            return self._spell(card) - (1.5 if "spells" in self.recipes else 0.0)
        value = _JOKER if card == JOKER else self._ingredient(card)
        return value - (1.0 if "fewest" in self.recipes else 0.0)

    def _ingredient(self, card: int) -> float:
        """What the card is expected to change in its kind, over all that may yet come to lie with it; and what the own
        recipes make of it.
        """
        colour, number, recipes = COLOURS[colour_of(card)], NUMBERS[card], self.recipes
        p, q, r = (self._chance(mate) for mate in _mates(card))
        weights = [a * b * c for a in (1.0 - p, p) for b in (1.0 - q, q) for c in (1.0 - r, r)]
        change: float = sum(map(mul, weights, _changes(card, colour == self.me["wizard"])))
        value = (0.7 if colour in recipes else 0.0) + (1.0 if number == 1 and "ones" in recipes else 0.0)
        return change + (value - (1.5 if number == 4 and "fours" in recipes else 0.0))

    def _chance(self, card: int) -> float:
        """How likely a card lies in the own cauldron at the end."""
        text, later = CARD_TEXTS[card], self.later[card >> 2]
        if text == self.me["top"]:
            return 1.0
        if text in self.lying:
            return later
        if text in self.tops or COLOURS[colour_of(card)] == self.view["out"]:
            return 0.0
        mine = self.own * self.likings[card >> 2]
        hidden = mine + self.hidden
        return (mine + self.deck * later) / hidden if hidden else 0.0

    def _spell(self, card: int) -> float:
        """A kept spell is worth its uses while there is time for them; the Eyeball shows what is not remembered."""
        if card == EYE:
            return 0.0
        if card == LUCK:
            tops = [NUMBERS[CARD_INDEX[player["top"]]] for player in self.others if player["top"]]
            return sum([_LUCK * (1.0 + top) / len(self.others) for top in tops])  # the more players, the less it helps
        return _APPEAR * min(2.0, self.turns / 4) if card == APPEAR else _MOVE * min(3.0, self.turns / 6)

    def _next(self, stop: str, gone: int) -> float:
        """What the next move is expected to bring: a corner nothing, a line its best card, if it is still there."""
        if stop == HIDDEN:
            return 0.0
        places = FACED[STOP_INDEX[stop]]
        if not places:
            return _CORNER / 3 if _MOBILE & set(self.me["spells"]) else _CORNER
        best = 0.0
        for place in places:
            card = CARD_INDEX.get(self.grid[place])
            if card is not None and place != gone:  # a quick guess at what it may be worth
                best = max(best, 2.0 * self.likings[card >> 2] + NUMBERS[card] * 0.5 if card < JOKER else 4.0)
        return _AHEAD * best

    def _beyond(self, barred: tuple[int, ...]) -> float:
        """The best card of the line that the next move from a corner leads to.

        Where the number lies hidden under a joker, the mean over the four lines there are.
        """
        stop: str = self.me["next"]
        at = STOP_INDEX[self.me["place"]]
        stops = [at + steps for steps in range(1, 5)] if stop == HIDDEN else [STOP_INDEX[stop]]
        best = list[float]()
        for each in stops:
            texts = [self.grid[place] for place in FACED[each]]
            cards = {CARD_INDEX[text] for text in texts if text in CARD_INDEX}.difference(barred)
            best.append(max(map(self.card, cards), default=0.0))
        return sum(best) / len(best)
