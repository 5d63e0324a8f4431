"""What speaks for an action rather than another, by the learned value: the feature that tells them apart most."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from pyengine.bots.knowledge import Knowledge
from pyengine.core.prng import Dice
from pyengine.core.state import Action, Rng, State
from pyengine.core.value import Value

_STATES = 24
"""States that could be true over which features are averaged."""
_LEAST = 0.005
"""The difference in chances from which on a feature is worth telling."""


class Feature(NamedTuple):
    """A feature that speaks for an action. Its name is in two parts: the words, such as `of-missing`, and the numbers.

    `brings` is true if it is there after the action more often than after the other, false for one that goes. `own` is
    true if it is of the seat that chooses, whose chances it raises; otherwise it lowers those of another `seat`. `gain`
    is about how much all features of these words together add to the chance of the first place. It is `sure` if
    what is told holds in every state that was looked at: only then may it be said of the action.
    """

    kind: str
    numbers: tuple[int, ...]
    seat: int
    own: bool
    brings: bool
    gain: float
    sure: bool = False


def words_of(name: str) -> tuple[str, tuple[int, ...]]:
    """The words and the numbers of a feature's name."""
    parts = name.split("-")
    return "-".join([part for part in parts if not part.isdigit()]), tuple(
        int(part) for part in parts if part.isdigit()
    )


class _Side:
    """What follows from one of the two actions: by state how often a seat has each feature, and mean chances."""

    def __init__(self, players: int) -> None:
        self.counts: list[list[Counter[int]]] = [[] for _ in range(players)]
        self.chances = [0.0] * players
        self.states = 0

    def add(self, value: Value[State], state: State) -> None:
        self.states += 1
        for seat, (features, chance) in enumerate(zip(value.features.of(state), value.chances(state), strict=True)):
            self.chances[seat] += chance
            self.counts[seat].append(Counter(features))

    def all_of(self, seat: int) -> set[int]:
        return {feature for counts in self.counts[seat] for feature in counts}

    def often(self, seat: int, feature: int) -> float:
        return sum([counts[feature] for counts in self.counts[seat]]) / self.states


def _sure(best: _Side, other: _Side, seat: int, feature: int, *, brings: bool) -> bool:
    """True if what is told is so in every state: the feature is there, or gone, and never less, or more, than instead.

    One that counts several times, such as points, need not be gone to be less.
    """
    pairs = [
        (mine[feature], theirs[feature]) for mine, theirs in zip(best.counts[seat], other.counts[seat], strict=True)
    ]
    if brings:
        return all(mine > 0 and mine >= theirs for mine, theirs in pairs)
    several = any(theirs > 1 for _, theirs in pairs)
    return all(mine <= theirs and (mine == 0 or several) for mine, theirs in pairs)


def telling(knowledge: Knowledge, action: Action, instead: Action, rng: Rng) -> list[Feature]:
    """The features by which `action` gains most over `instead`, the first the most; none where no value was learned.

    Both are played in the same states that could be true, and on by the game's policy to where features fit. A feature
    counts by its weight, by how much more often it is there, and by what that adds to the chance (the slope of the
    logit). Features with the same words are compared as one, such as all the numbers of colours that may be missing,
    and the one is told that comes most often. What only other seats can know is never told.
    """
    value = knowledge.game.strategy.learned
    sides = _sides(knowledge, value, (action, instead), rng) if value else []
    if not value or not sides or not sides[0].states:
        return []
    told = list[Feature]()
    for (seat, own, kind), found in _kinds(value, knowledge.seat, *sides).items():
        _, more, numbers, sure = max(found, key=lambda each: (each[1] > 0, abs(each[1])))
        told.append(Feature(kind, numbers, seat, own, more > 0, sum([each[0] for each in found]), sure))
    return sorted([each for each in told if each.gain >= _LEAST], key=lambda each: -each.gain)


def _sides(knowledge: Knowledge, value: Value[State], actions: Sequence[Action], rng: Rng) -> list[_Side]:
    """Both sides, without the states in which either action ends the game; none where the value does not fit."""
    dice, draw = Dice(rng.below(1 << 32)), knowledge.worlds(learned=True)
    sides = [_Side(knowledge.players) for _ in actions]
    for _ in range(_STATES):
        state, seed = draw(dice), dice.below(1 << 32)
        if not value.fits(state):
            return []
        after = list[State]()
        for action in actions:  # played on, by the same numbers, to where features fit
            each, same = state.copy(), Dice(seed)
            each.play(knowledge.seat, action)
            while (to_act := each.to_act) and not value.features.settled(each):
                each.play(to_act[0], knowledge.game.strategy.policy(each, to_act[0], same))
            after.append(each)
        if all(each.to_act for each in after):
            for side, each in zip(sides, after, strict=True):
                side.add(value, each)
    return sides


_Found = list[tuple[float, float, tuple[int, ...], bool]]
"""Of each feature what it adds to the chance, how much more often it is there, its numbers, and if that is certain."""


def _kinds(value: Value[State], own: int, best: _Side, other: _Side) -> dict[tuple[int, bool, str], _Found]:
    """What there is by seat, by whether that is the one that chooses, and by the words of features."""
    found: dict[tuple[int, bool, str], _Found] = defaultdict(list)
    chances = [(a + b) / (2 * best.states) for a, b in zip(best.chances, other.chances, strict=True)]
    for seat, chance in enumerate(chances):
        slope = chance * (1 - chance) if seat == own else -chance * chances[own]
        for feature in sorted(best.all_of(seat) | other.all_of(seat)):
            more = best.often(seat, feature) - other.often(seat, feature)
            kind, numbers = words_of(value.features.names[feature])
            if seat == own or kind not in value.features.private:
                gain, sure = slope * value.weight(feature) * more, _sure(best, other, seat, feature, brings=more > 0)
                found[seat, seat == own, kind].append((gain, more, numbers, sure))
    return found
