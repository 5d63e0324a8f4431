"""Explores a game by random play: the events, refusals with their facts and facts of positions that occur."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from pyengine.core.errors import OptionError
from pyengine.core.events import Event
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from tests.conformance.games import cards_of

_GAMES, _LONGEST, _ATTEMPTS = 1, 500, 20


@dataclass
class Explored:
    """What was found: events as one seat (or a spectator, None) sees them, each with that seat and the number of
    players; refusals, as rule IDs with their facts; facts of positions, by name, with their values.
    """

    events: list[tuple[int | None, int, dict[str, Any]]] = field(default_factory=list)
    refusals: list[tuple[str, dict[str, object]]] = field(default_factory=list)
    facts: dict[str, set[str]] = field(default_factory=dict)


@cache
def explored(game: Game) -> Explored:
    """Some random games with the fewest and the most players, with the first and the last choice of each option."""
    found = Explored()
    for seed, state in enumerate(_deals(game)):
        _explore(game, state, Prng(seed), found)
    return found


def _deals(game: Game) -> Iterator[State]:
    lasts = {option.name: option.choices[-1] for option in game.options}
    fewest, most = game.seats
    for seed in range(_GAMES):
        for players, options in ((max(2, fewest), {}), (most, {}), (fewest, lasts), (most, lasts)):
            try:
                yield game.deal(players, seed, **options)
            except OptionError:
                continue


def _explore(game: Game, state: State, chance: Prng, found: Explored) -> None:
    pool = [game.parse(text) for text in cards_of(game).pool()]
    for at in range(_LONGEST):
        for _ in range(_ATTEMPTS):
            breach = state.why_not(chance.below(state.players), chance.choice(pool))
            found.refusals += [(breach.rule, dict(breach.facts))] if breach else []
        for name, value in game.facts(state, at % state.players).items():
            found.facts.setdefault(name, set()).add(value)
        if not state.to_act:
            return
        seat = chance.choice(state.to_act)
        for event in state.apply(seat, chance.choice(state.legal(seat))):
            for viewer in (0, 1, None):
                found.events.append((viewer, state.players, event.seen_by(viewer).to_json()))


def event_classes(game: Game) -> list[type[Event]]:
    """The events that the game's own module declares or imports."""
    module = import_module(f"pyengine.games.{game.id.replace('-', '_')}.events")
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event)]
    return [event for event in found if event.type]


def written_refusals(game: Game) -> list[tuple[str, dict[str, object]]]:
    """The refusals that are written out in the game's source: rule IDs, and the names of their facts."""
    package = import_module(f"pyengine.games.{game.id.replace('-', '_')}")
    paths = [path for folder in package.__path__ for path in sorted(Path(folder).rglob("*.py"))]
    calls = [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))) if _is_breach(node)]
    return [_written(call) for call in calls if isinstance(call, ast.Call)]


def _is_breach(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Breach"


def _written(call: ast.Call) -> tuple[str, dict[str, object]]:
    rule = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else ""
    dicts = [arg for given in call.args[1:2] for arg in ast.walk(given) if isinstance(arg, ast.Dict)]
    names = [key.value for one in dicts for key in one.keys if isinstance(key, ast.Constant)]
    return str(rule), {str(name): "" for name in names}
