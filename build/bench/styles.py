"""Shows what a bot's style changes at the table, in every game: what it does, beside what its search would have done.

    python build bench styles [GAME ...] --games 12 --level 3
    python build bench styles nizam --games 2 --level 1                        # the smallest: it shows that all works

A bot with the style plays one of its level without: every deal from both seats, in Flights to 20, in UNO one round.
Each decision is asked twice of the same search: what the style takes, and what is best without it. A style's measure is
the mean of a number over the decisions in which it means anything for both, such as whether a laid card holds the next
player up. The difference has a 95 % interval over the games; `clear` is a style whose interval leaves zero out.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from typing import Any, NamedTuple

from bench.levels import SHORT
from bench.report import arguments, show
from pyengine import games
from pyengine.bots import Knowledge
from pyengine.bots.ismcts import Search
from pyengine.bots.style import STYLES
from pyengine.bots.thinking import LEVELS, ThinkingBot
from pyengine.core.options import among_programs, settle
from pyengine.core.prng import Prng
from pyengine.core.state import Action, View
from pyengine.games import game as find_game
from pyengine.games.face_to_face.pieces import PILE_INDEX, EndTurn, Play
from pyengine.games.flights.pieces import CITIES, VALUE
from pyengine.games.flights.pieces import Lay as Commit
from pyengine.games.flights.pieces import Take as Pick
from pyengine.games.glastonbury.pieces import CARD_INDEX, JOKER, NUMBERS, PLACE_INDEX
from pyengine.games.glastonbury.pieces import Take as Gather
from pyengine.games.uno.pieces import VALUES, WILD, Accept, Challenge, Lay
from pyengine.gems.field import Shift

SEED = 7_000_000
Number = Callable[[View, Action], float | None]
"""What a decision counts, by the view before it; None where it means nothing."""


class Measure(NamedTuple):
    """What a style shows itself by: in words, what a decision counts, and if the style has more (1) or less (-1)."""

    words: str
    number: Number
    sign: int


def main() -> None:
    """Print a row for each style of each game."""
    parser = arguments(__doc__)
    parser.add_argument("game", nargs="*", default=[game.id for game in games()])
    parser.add_argument("--games", type=int, default=12, help="of each style")
    parser.add_argument("--level", default="3")
    given = parser.parse_args()
    rows = (_row(name, style, given.level, given.games) for name in given.game for style in STYLES)
    show(("game", "style", "measure", "with it", "without", "difference", "changed", "clear"), rows)


def _row(name: str, style: str, level: str, number: int) -> tuple[Any, ...]:
    measure, found = MEASURES[name][style], effect(name, style, level, number)
    clear = "yes" if measure.sign * found.apart - found.reach > 0 else "no"
    means = f"{found.own:.2f}", f"{found.plain:.2f}", f"{found.apart:+.3f} ± {found.reach:.3f}"
    return name, style, measure.words, *means, f"{100 * found.changed:.0f} %", clear


class Effect(NamedTuple):
    """The mean of a measure with a style and without it, their difference, half its 95 % interval; and of how many
    decisions the style took another action.
    """

    own: float
    plain: float
    apart: float
    reach: float
    changed: float


class _Asked(ThinkingBot):
    """A bot with a style that notes what it takes and what its search would have taken."""

    def __init__(self, level: str, style: str) -> None:
        super().__init__(LEVELS[level], style=style)
        self.pairs: list[tuple[View, Action, Action]] = []

    def pick(self, search: Search) -> Action:
        taken = super().pick(search)
        self.pairs.append((search.knowledge.view(), taken, search.best()))
        return taken


def effect(name: str, style: str, level: str, number: int) -> Effect:
    """What a style changes in so many games."""
    measure, means, apart, changed, asked = MEASURES[name][style].number, [], [], 0, 0
    for at in range(number):
        pairs = _played(name, style, level, at)
        changed, asked = changed + sum(taken != best for _, taken, best in pairs), asked + len(pairs)
        found = [(measure(view, taken), measure(view, best)) for view, taken, best in pairs]
        both = [(own, plain) for own, plain in found if own is not None and plain is not None]
        if both:
            means.append([statistics.fmean(each) for each in zip(*both, strict=True)])
            apart.append(means[-1][0] - means[-1][1])
    own, plain = (statistics.fmean(each) for each in zip(*means, strict=True)) if means else (math.nan, math.nan)
    reach = 1.96 * statistics.stdev(apart) / math.sqrt(len(apart)) if len(apart) > 1 else math.inf
    return Effect(own, plain, own - plain, reach, changed / max(1, asked))


def _played(name: str, style: str, level: str, number: int) -> list[tuple[View, Action, Action]]:
    """One game; what was asked of the style in it."""
    game, asked, other = find_game(name), _Asked(level, style), ThinkingBot(LEVELS[level])
    options = settle(game.options, among_programs(game.options, SHORT.get(name, {})))
    deal, first = divmod(number, 2)
    state, chance = game.new(2, SEED + deal, options), Prng(SEED + number)
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, (asked if seat == first else other).choose(Knowledge(game, state, seat), chance))
    return asked.pairs


# What shows each style -----------------------------------------------------------------------------------------------


def _attacks(_: View, action: Action) -> float | None:
    if isinstance(action, Lay):
        return float(bool(action.effect))
    return float(isinstance(action, Challenge)) if isinstance(action, Challenge | Accept) else None


def _points_laid(_: View, action: Action) -> float | None:
    return float(VALUES[action.card]) if isinstance(action, Lay) else None


def _spends(_: View, action: Action) -> float | None:
    return float(isinstance(action, Lay) and (bool(action.effect) or action.card >= WILD))


def _flight(_: View, action: Action) -> float | None:
    return float(action.flight) if isinstance(action, Commit) else None


def _value_laid(_: View, action: Action) -> float | None:
    return float(VALUE[action.card]) if isinstance(action, Commit) else None


def _city_value(_: View, action: Action) -> float | None:
    return float(VALUE[action.card]) if isinstance(action, Pick) and action.card < CITIES else None


def _gathered(view: View, action: Action) -> int | None:
    """The card that was gathered, as its index; None for any other action."""
    return CARD_INDEX.get(view["grid"][PLACE_INDEX[action.place]]) if isinstance(action, Gather) else None


def _number_gathered(view: View, action: Action) -> float | None:
    card = _gathered(view, action)
    return None if card is None or card >= JOKER else float(NUMBERS[card])


def _special_gathered(view: View, action: Action) -> float | None:
    card = _gathered(view, action)
    return None if card is None else float(card >= JOKER)


def _lays_on(_: View, action: Action) -> float | None:
    return float(isinstance(action, Play)) if isinstance(action, Play | EndTurn) else None


def _own_pile(_: View, action: Action) -> float | None:
    return float(PILE_INDEX[action.pile] < 2) if isinstance(action, Play) else None


def _shifts(_: View, action: Action) -> float | None:
    return float(isinstance(action, Shift))


def _draws_at_once(view: View, action: Action) -> float | None:
    return None if view["shifts"] else float(not isinstance(action, Shift))


_GEMS = {
    "bold": Measure("decisions that shift", _shifts, 1),
    "careful": Measure("decisions that shift", _shifts, -1),
    "hoarding": Measure("turns that begin with a draw", _draws_at_once, 1),
}
MEASURES: dict[str, dict[str, Measure]] = {
    "uno": {
        "bold": Measure("cards that hold the next one up, and challenges", _attacks, 1),
        "careful": Measure("points of a card laid", _points_laid, 1),
        "hoarding": Measure("decisions that spend a Wild or a card with an effect", _spends, -1),
    },
    "flights": {
        "bold": Measure("flight laid with a card", _flight, 1),
        "careful": Measure("value of a card laid", _value_laid, -1),
        "hoarding": Measure("value of a city taken", _city_value, 1),
    },
    "glastonbury": {
        "bold": Measure("number taken", _number_gathered, 1),
        "careful": Measure("number taken", _number_gathered, -1),
        "hoarding": Measure("jokers and spells among cards taken", _special_gathered, 1),
    },
    "face-to-face": {
        "bold": Measure("decisions that lay", _lays_on, 1),
        "careful": Measure("decisions that lay", _lays_on, -1),
        "hoarding": Measure("cards laid on the own piles", _own_pile, 1),
    },
    "nizam": _GEMS,
    "pearl": _GEMS,
}
"""By game and style; a test sees to it that every game that has styles is here."""
