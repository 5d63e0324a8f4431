"""Random games as studies with variations, for tests of what is taken away."""

from __future__ import annotations

from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.study import Chapter
from pyengine.study.editing import add_action
from web.workbench.analysis.place import Try


def played(game: Game, seed: int, moves: int) -> Chapter:
    """A chapter with a random game of so many moves, as far as it goes, and a variation at every fourth of them."""
    rng = Prng(seed)
    fewest, most = game.seats
    players = fewest + rng.below(most - fewest + 1)
    record = Record.new(game, players, seed, {})
    chapter, at = Chapter.of_record(record), 0
    state = record.start()
    for number in range(moves):
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        chosen = rng.choice(legal)
        chapter, after = add_action(chapter, at, game.format(chosen), seat)
        if number % 4 == 1:
            chapter, _ = add_action(chapter, at, game.format(rng.choice(legal)), seat)
        state.apply(seat, chosen)
        at = after
    return chapter


def refusals(game: Game, chapter: Chapter, at: int, rng: Prng, most: int = 3) -> tuple[Try, ...]:
    """Some actions that are refused at a node, by a rule."""
    state = chapter.state(at)
    found: list[Try] = []
    actions = game.actions()
    for _ in range(200):
        seat, action = rng.below(state.players), actions[rng.below(len(actions))]
        breach = state.why_not(seat, action)
        if breach is not None and len(found) < most:
            found.append(Try(seat, game.format(action), breach.rule))
    return tuple(found)
