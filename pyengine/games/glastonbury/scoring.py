"""Points of Glastonbury: GLA-23 to GLA-29. Kinds and colours are ints as in `pieces`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from pyengine.core.outcome import Outcome
from pyengine.games.glastonbury.pieces import COLOURS, JOKER, KINDS, NUMBERS, WIZARDS, colour_of
from pyengine.games.glastonbury.state import GlastonburyState

FULL = 4
BONUS = 5
LOOK_POINTS = 10


def worth(count: int, total: int, own: bool) -> int:
    """Points of one kind: `count` cards, jokers among them, whose numbers add up to `total` (GLA-23, GLA-24)."""
    sign = (0, -1, 0, 1, 1)[min(count, FULL)]
    return sign * total * (2 if own else 1) + (BONUS if count >= FULL else 0)


def tally(cards: Sequence[int]) -> tuple[list[int], list[int]]:
    """How many cards there are of each kind, and what their numbers add up to; jokers are left out."""
    counts, totals = [0] * len(KINDS), [0] * len(KINDS)
    for card in cards:
        if card != JOKER:
            counts[card >> 2] += 1
            totals[card >> 2] += NUMBERS[card]
    return counts, totals


def kind_points(cards: Sequence[int], colour: int, jokers: Sequence[int] = ()) -> list[int]:
    """Points of each kind for the wizard of this colour, with jokers added to the kinds named (GLA-23 to GLA-25).

    Where there is no card of a kind, no joker changes that its numbers add up to 0.
    """
    counts, totals = tally(cards)
    points = []
    for kind, (count, total) in enumerate(zip(counts, totals, strict=True)):
        points.append(worth(count + jokers.count(kind), total, kind >> 1 == colour))
    return points


def of_colour(cards: Sequence[int], colour: int, jokers: Sequence[int] = ()) -> int:
    """How many cards there are of a colour, both kinds together, with the jokers that lie there (GLA-28)."""
    return sum([colour_of(card) == colour for card in cards]) + sum([kind >> 1 == colour for kind in jokers])


def most_points(held: int, rivals: int, rate: int) -> int:
    """Points of a recipe A: `rate` for each card held, if that is more than any rival has (GLA-28)."""
    return rate * held if held > rivals else 0


def best_jokers(cards: Sequence[int], colour: int, wanted: int, rivals: int, rate: int) -> tuple[int, ...]:
    """The kinds to which the jokers among `cards` are best added (GLA-25), ascending; those that help nothing left out.

    `wanted` is the colour of the own recipe A (`NONE` without one: no card is of it), `rivals` the most cards of it
    that another player has, jokers left out, and `rate` what a card of it brings.
    """
    counts, totals = tally(cards)
    held = [kind for kind, count in enumerate(counts) if count]
    base, jokers = of_colour(cards, wanted), cards.count(JOKER)
    worths = {
        kind: [worth(counts[kind] + more, totals[kind], kind >> 1 == colour) for more in range(jokers + 1)]
        for kind in held
    }

    def gain(placed: tuple[int, ...]) -> int:
        found = 0
        if wanted >= 0:
            found = most_points(base + sum([kind >> 1 == wanted for kind in placed]), rivals, rate)
        for kind in set(placed):
            found += worths[kind][placed.count(kind)] - worths[kind][0]
        return found

    choices = [placed for size in range(jokers + 1) for placed in combinations_with_replacement(held, size)]
    return max(choices, key=gain)


def rate(players: int) -> int:
    """What each card of a recipe A brings (GLA-28)."""
    return 2 if players == 4 else 1


def rivals(state: GlastonburyState, seat: int, colour: int) -> int:
    """The most cards of a colour that another player has; their jokers do not count (GLA-28)."""
    return max(of_colour(cards, colour) for other, cards in enumerate(state.cauldrons) if other != seat)


def jokers(state: GlastonburyState, seat: int) -> tuple[int, ...]:
    """Where the jokers of a seat bring most, its recipe A included (GLA-25)."""
    wanted = state.recipes[2 * seat]
    cards, colour = state.cauldrons[seat], state.colours[seat]
    if JOKER not in cards:
        return ()
    return best_jokers(cards, colour, wanted, rivals(state, seat, wanted), rate(state.players))


def most_recipe(state: GlastonburyState, seat: int) -> int:
    """Points of the recipe A of a seat (GLA-28); 0 without one, for no card is of its colour."""
    wanted = state.recipes[2 * seat]
    if wanted < 0:
        return 0
    held = of_colour(state.cauldrons[seat], wanted, jokers(state, seat))
    return most_points(held, rivals(state, seat, wanted), rate(state.players))


def look_recipe(state: GlastonburyState, seat: int) -> int:
    """Points of the recipe B of a seat (GLA-29)."""
    look = state.recipes[2 * seat + 1]
    if look < 0:
        return 0
    if look == 4:
        return LOOK_POINTS if state.ended == seat else 0
    measures = []
    for cards, spells in zip(state.cauldrons, state.spells, strict=True):  # of the others in `LOOKS`; more is better
        fours, ones = (sum(NUMBERS[card] == number for card in cards) for number in (4, 1))
        measures.append((-len(cards), -fours, -len(spells), ones)[look])
    mine = measures.pop(seat)
    return LOOK_POINTS if mine > max(measures) else 0


def recipe_points(state: GlastonburyState, seat: int) -> int:
    """Points of both recipes of a seat (GLA-28, GLA-29)."""
    return most_recipe(state, seat) + look_recipe(state, seat)


def score(state: GlastonburyState, seat: int) -> int:
    """What a seat would score if the game ended now (GLA-23 to GLA-29)."""
    points = kind_points(state.cauldrons[seat], state.colours[seat], jokers(state, seat))
    return sum(points) + recipe_points(state, seat)


def verdict(state: GlastonburyState, reason: str) -> Outcome:
    """The end by this rule: most points win, equal points share (GLA-26)."""
    return Outcome.by_score(reason, [score(state, seat) for seat in range(state.players)])


NEUTRAL = range(len(WIZARDS), len(COLOURS))
"""The colours of the recipes A: those of no wizard (GLA-28)."""
