"""Finds puzzles: decisions of real games with one best play, that longer and other searches confirm."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pyengine.bots import Bot, Knowledge
from pyengine.bots import bot as find_bot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import Action
from pyengine.puzzles.judge import Judged, ahead, aloud, judge, known
from pyengine.puzzles.plan import OPTIONS, Counts, Plan
from pyengine.puzzles.play import Result, Spot, begins, by_turns, ends, result
from pyengine.puzzles.puzzle import MOST_ACTIONS, Puzzle, Try, parsed
from pyengine.puzzles.why import why

_LESS = 0.8
"""The part of the margin that the first, short search has to see, and that the last, long ones have to confirm."""
_SEEDS = 2
"""So many long searches by the judge verify a puzzle, each with a seed of its own, and besides them others do."""
_CHOICES = 3
"""So many different plays there have to be."""
_TRIES = 4
"""So many other plays are named, beside those that weaker bots fall for."""
_PER_GAME = 2
"""So many puzzles are taken from one game at most."""
_GLANCE = 10
"""The breadth of the beam search that tells whether there is a turn to be found."""
_FULL = 12
"""More cards in a hand make a turn that is hard to oversee."""
_DRAWS = 16
"""Where only a draw is planned, the decisions of one game in so many are searched all the same."""
_LONGEST = 2000
"""So many actions of a game are played at most."""
_TABLES = (2, 2, 2, 3, 2, 2, 2, 4)
"""How many play, game after game, as far as the rules allow."""


def find(game: Game, plan: Plan, games: int, counts: Counts) -> Iterator[Puzzle]:
    """Puzzles from so many games at most, as they are found; `counts` tells what became of all decisions."""
    fewest, most = max(2, game.seats[0]), game.seats[1]
    for number in range(games):
        seed = plan.seed + number
        players = min(max(_TABLES[number % len(_TABLES)], fewest), most)
        counts.games += 1
        kept = 0
        for spot in decisions(game, players, seed, plan.bot):
            counts.decisions += 1
            puzzle = examine(spot, plan, seed, counts)
            if puzzle:
                counts.kept += 1
                yield puzzle
                kept += 1
            if counts.kept >= plan.want:
                return
            if kept == _PER_GAME:
                break


def decisions(game: Game, players: int, seed: int, bot_name: str) -> Iterator[Spot]:
    """The decisions of a game between bots where a play begins and there is a choice."""
    options: Mapping[str, str] = OPTIONS.get(game.id, {})
    state, chance, bot = game.new(players, seed, options), Prng(seed), find_bot(bot_name)
    for _ in range(_LONGEST):
        if not state.to_act:
            return
        seat = chance.choice(state.to_act)
        spot = Spot(game, state, seat)
        if begins(spot) and len(state.legal(seat)) > 1:
            yield Spot(game, state.copy(), seat)
        state.play(seat, bot.choose(Knowledge(game, state, seat), chance))


def examine(spot: Spot, plan: Plan, seed: int, counts: Counts) -> Puzzle | None:
    """The puzzle of a decision; None where there is none, or one that is too like others."""
    if not (seed % _DRAWS == 0 or promising(spot)):
        return None
    first = judge(spot, plan.short, seed)
    if len(first) < _CHOICES or ahead(first) < _LESS * plan.margin:
        return None
    counts.found += 1
    # What the seat does not know is dealt anew, so that a puzzle needs no card that its reader cannot see.
    shown = spot._replace(state=spot.game.position(spot.game.write(known(spot).determinize(Prng(seed)))))
    deep = judge(shown, plan.deep, seed + 1)
    if deep[0].result != first[0].result or ahead(deep) < plan.margin:
        counts.deep += 1
        return None
    # Before the long searches, which take ten times as long: what is too like others is not worth them.
    reasons = why(shown, deep[0], deep[1])
    level, tempting = grade(shown, deep[0].result)
    if not counts.wants(level, reasons, plan.want):
        counts.alike += 1
        return None
    against, plays = _verified(shown, deep[0].result, plan, seed + 2)
    if against:
        counts.long += 1
        return None
    counts.add(level, reasons)
    game, (best, *rest) = shown.game, plays
    others = [each for at, each in enumerate(rest) if at < _TRIES or each.result in tempting]
    tries = [Try(_texts(game, each), _hundredths(best.way.expected - each.way.expected)) for each in others]
    solution, lead = _texts(game, best), _hundredths(ahead(plays))
    return Puzzle(game.id, game.write(shown.state), shown.seat, solution, tuple(tries), level, lead, reasons)


def promising(spot: Spot) -> bool:
    """False where turns are planned, and the best is to draw, as it mostly is, or too much is held."""
    if not by_turns(spot.game):
        return True
    if len(spot.state.view(spot.seat)["players"][spot.seat]["hand"]) > _FULL:
        return False
    plans = spot.game.strategy.turns(spot.state, spot.seat, _GLANCE)
    return bool(plans) and [spot.game.format(action) for action in plans[0].actions] != ["draw"]


def objection(game: Game, puzzle: Puzzle, plan: Plan) -> str:
    """Which long search, from the plan's seed on, does not find the puzzle's play best again, and clearly so; empty if
    all do.
    """
    spot = Spot(game, game.position(puzzle.position), puzzle.seat)
    against, _ = _verified(spot, result(spot, parsed(game, puzzle.solution)), plan, plan.seed)
    return against


def _verified(spot: Spot, best: Result, plan: Plan, seed: int) -> tuple[str, list[Judged]]:
    """Which long search does not find this play best, and clearly so, and the plays by the first of them.

    They are the judge's; that of one who knows what lies covered, as the workbench does; and one that plays on in
    another way. Each has to see its part of the margin.
    """
    first: list[Judged] = []
    searches: list[tuple[str, float, int, dict[str, bool]]]
    searches = [(f"judge-{at + 1}", _LESS, seed + at, {}) for at in range(_SEEDS)]
    searches += [("judge-recalls", _LESS, seed, {"recalls": True})] if spot.game.memory else []
    for name, part, own, how in [*searches, ("otherwise", plan.otherwise, seed, {"otherwise": True})]:
        plays = judge(spot, plan.long, own, **how)
        if plays[0].result != best or ahead(plays) < part * plan.margin:
            return name, first
        first = first or plays
    return "", first


def _texts(game: Game, play: Judged) -> tuple[str, ...]:
    return tuple(game.format(action) for action in play.actions)


def _hundredths(chances: float) -> int:
    return round(100 * chances)


_SOLVERS = ("greedy", "2", "2", "4", "4", "4")
"""Who tries each puzzle; the more of them find it, the easier it is."""
_EASY, _FAIR = 5, 2
"""So many of them find an easy puzzle, and one that is fair."""


def grade(spot: Spot, best: Result) -> tuple[str, set[Result]]:
    """The level of a puzzle, and what the bots that fail come to: the plays that tempt."""
    found = [result(spot, play(spot, name, at)) for at, name in enumerate(_SOLVERS)]
    solved = sum(each.at_least(best) for each in found)
    level = "easy" if solved >= _EASY else "fair" if solved >= _FAIR else "hard"
    return level, {each for each in found if not each.at_least(best)}


def play(spot: Spot, name: str, seed: int) -> list[Action]:
    """What a bot plays: one action, or a whole turn."""
    bot: Bot = find_bot(name)
    game, state, seat = spot._replace(state=spot.state.copy())
    chance, actions = Prng(seed), list[Action]()
    while len(actions) < MOST_ACTIONS:
        action = aloud(Spot(game, state, seat), bot.choose(Knowledge(game, state, seat), chance))
        actions.append(action)
        state.play(seat, action)
        if ends(game, seat, action, state):
            break
    return actions
