from __future__ import annotations

import ast
import copy
import os
import subprocess
import sys
from pathlib import Path

from pyengine.adapters.actions import table
from pyengine.core.game import Game
from tests.adapters.games import every
from tests.conformance.games import Setup, many, some

ENGINE = Path(__file__).parents[2] / "pyengine"
DIGEST = """
import hashlib, pyengine
from pyengine.adapters.actions import table
from pyengine.adapters.features import layout
for game in pyengine.games():
    state = game.deal(max(2, game.seats[0]), 1)
    data = repr(table(game.id).texts).encode() + layout(game.id).vector(state, 0).tobytes()
    print(game.id, len(table(game.id)), hashlib.sha256(data).hexdigest())
"""


@every
def test_every_action_once_and_its_text_reads_back(game: Game) -> None:
    found = table(game.id)
    assert len(found) == len(set(found.texts)) == len(found.numbers)
    assert all(game.parse(text) == action for text, action in zip(found.texts, found.actions, strict=True))


@many
def test_what_is_legal_has_a_number(setup: Setup) -> None:
    game = setup[0]
    found = table(game.id)
    for state, _, _ in some(setup, seed=5):
        for seat in range(state.players):
            actions = state.legal(seat)
            numbers = found.legal(actions)
            assert numbers == sorted(set(numbers))
            assert {found.texts[number] for number in numbers} == set(map(game.format, actions))
            assert found.numbered(actions) == {found.numbers[action]: action for action in actions}


@every
def test_an_equal_action_has_the_same_number(game: Game) -> None:
    """Made anew it is another object, where the game does not see to it that there is one of each."""
    found = table(game.id)
    for number in (0, len(found) - 1):
        assert found.legal([copy.deepcopy(found.actions[number])]) == [number]


def test_numbers_and_vectors_are_the_same_in_every_run() -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env=os.environ | {"PYTHONHASHSEED": seed},
            cwd=ENGINE.parent,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0]
    assert runs[0] == runs[1]


WITH_NUMPY = {*(ENGINE / "adapters").iterdir(), *(ENGINE / "learn").rglob("*.py")}


def test_nothing_else_in_the_engine_imports_the_adapters() -> None:
    forbidden = ("pyengine.adapters", "numpy", "gymnasium", "pettingzoo")
    for path in sorted(set(ENGINE.rglob("*.py")) - WITH_NUMPY):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names = [name for name in names if name != "pyengine.adapters.text"]  # views as text: plain Python
            assert not any(name.startswith(forbidden) for name in names), (path, names)
