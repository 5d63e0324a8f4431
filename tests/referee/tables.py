"""The referees (second implementations of the rules), and random games to check with them."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import pyengine
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from tests.games.found import modules

REFEREES: dict[str, ModuleType] = modules("referee")
LONGEST = 20_000
Table = tuple[str, int, dict[str, str]]


def settings(game: Game) -> list[dict[str, str]]:
    """The defaults; each other choice alone; everything other than by default."""
    usual = {option.name: option.default for option in game.options}
    single = [{option.name: choice} for option in game.options for choice in option.choices[1:]]
    changed = single + [{option.name: option.choices[-1] for option in game.options}]
    return [usual] + [usual | change for change in changed if change]


def tables() -> list[Table]:
    """Every game with a referee: at every number of players, and with the fewest with other settings."""
    found = []
    for name in REFEREES:
        game = pyengine.game(name)
        usual, *others = settings(game)
        found += [(name, players, usual) for players in range(game.seats[0], game.seats[1] + 1)]
        found += [(name, game.seats[0], options) for options in others]
        found += [(name, 3, options) for options in others[-1:] if "match" not in options]
    return found


def table_name(table: Table) -> str:
    name, players, options = table
    return "-".join([name, str(players), *options.values()])


def chosen(game: Game, state: State, rng: Prng, by_verb: bool) -> tuple[int, str]:
    """A random seat and its random action; `by_verb`: rare kinds of action as often as the common ones."""
    seat = rng.choice(state.to_act)
    texts = [game.format(action) for action in state.legal(seat)]
    if by_verb:
        last = rng.choice(sorted({text.partition(">")[2] for text in texts}))
        texts = [text for text in texts if text.partition(">")[2] == last]
    return seat, rng.choice(texts)


def walk(table: Table, seed: int, most: int = LONGEST) -> Iterator[tuple[State, str, int, str, str]]:
    """A random game: the state, its text before, the seat, the action and the text after."""
    name, players, options = table
    game = pyengine.game(name)
    state, rng = game.deal(players, seed, **options), Prng(seed + 1)
    before = game.write(state)
    for _ in range(most):
        if not state.to_act:
            return
        seat, action = chosen(game, state, rng, by_verb=bool(seed % 2))
        state.apply(seat, game.parse(action))
        now = game.write(state)
        yield state, before, seat, action, now
        before = now


def legality_faults(name: str, state: State, text: str) -> list[str]:
    """Where engine and referee differ on what each seat may do."""
    game, referee = pyengine.game(name), REFEREES[name]
    faults = []
    for seat in range(state.players):
        ours = {game.format(action) for action in state.legal(seat)}
        theirs = referee.legal(text, seat)
        if ours != theirs:
            faults.append(f"seat {seat + 1}: too many {sorted(ours - theirs)}, missing {sorted(theirs - ours)}")
    return faults


def score_faults(name: str, state: State, text: str) -> list[str]:
    """Where engine and referee differ on who has won, and on the figures of a position."""
    game, referee = pyengine.game(name), REFEREES[name]
    ours = set(state.outcome.winners) if state.outcome else None
    theirs = referee.outcome(text)
    if ours != theirs:
        return [f"winners {ours}, not {theirs}"]
    if ours is not None:
        return []
    faults = []
    for seat in range(state.players):
        facts = game.facts(state, seat)
        for fact, value in referee.facts(text, seat).items():
            if sorted(facts[fact].split()) != sorted(value.split()):
                faults.append(f"fact {fact}: {facts[fact]}, not {value}")
    return faults


def faults_from(name: str, position: str, chance: Prng, most: int) -> list[str]:
    """What the referee finds in a random game that goes on from a position."""
    game, referee = pyengine.game(name), REFEREES[name]
    state = game.position(position)
    before = game.write(state)
    for _ in range(most):
        faults = legality_faults(name, state, before) + score_faults(name, state, before)
        if faults:
            return [before, *faults]
        if not state.to_act:
            return []
        seat, action = chosen(game, state, chance, by_verb=chance.below(2) == 0)
        state.apply(seat, game.parse(action))
        after = game.write(state)
        faults = referee.consequences(before, seat, action, after)
        if faults:
            return [before, f"{seat + 1}: {action}", after, *faults]
        before = after
    return []


def dealt(chance: Prng, cards: list[str], sizes: list[int]) -> list[list[str]]:
    """So many of the shuffled cards for everyone; they are taken away from `cards`."""
    chance.shuffle(cards)
    return [[cards.pop() for _ in range(size)] for size in sizes]
