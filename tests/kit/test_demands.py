"""What a move's function begins with finds its legal ways: the same that the function itself allows, and quicker."""

from __future__ import annotations

import copy
import inspect
import re
import typing
from pathlib import Path
from typing import Any, NoReturn

import pytest

from pyengine.core.prng import Prng
from pyengine.kit.demands import EFFECTS
from pyengine.kit.state import KitState
from pyengine.kit.values import Rolled, Values
from pyengine.kit.zones import Zone
from tests.kit.files import GALLERY, opened, small

MOVE = """```python
@move("{card}x{many}")
def lay(game, card: hand, many: range(1, 4)):
"""
END = """    game.hand[game.seat].move(card, to=game.pile)
    if game.hand[game.seat]:
        end_turn(game)
    else:
        game.win(game.seat, "SMA-3")
```
"""


def legal(code: str, position: str = "players 2 | hand 1 r1 r2 b5 | hand 2 b1 b2") -> list[str]:
    """The texts of what the first seat may do, where a move begins with these lines; asked for in both ways."""
    game = small(MOVE + code + END).game
    state = game.position(position)
    found = [game.format(action) for action in state.legal(0)]
    assert found == [game.format(action) for action in game.actions() if state.why_not(0, action) is None]
    return found


def whole(code: str) -> bool:
    """True if the move is never run to find out what is legal."""
    return bool(small(MOVE + code + END).definition.moves["lay"].whole)


def test_demands_are_asked_as_soon_as_their_blanks_are_filled() -> None:
    code = '    require(card.n > 1, "SMA-3")\n    require(card.n + many < 5, "SMA-3")\n'
    assert legal(code) == ["r2x1", "r2x2"]
    assert whole(code)


def test_names_and_conditions_may_stand_between_demands() -> None:
    code = """    own, last = game.hand[game.seat], len(game.hand[game.seat]) == 1
    if last:
        require(many == 1, "SMA-3")
    else:
        lowest = min(each.n for each in own)
        require(card.n != lowest or many == 3, "SMA-3")
"""
    assert legal(code) == ["r1x3", "r2x1", "r2x2", "r2x3", "b5x1", "b5x2", "b5x3"]
    assert legal(code, "players 2 | hand 1 b5 | hand 2 b1") == ["b5x1"]
    assert whole(code)


def test_what_may_change_the_game_is_not_run_ahead() -> None:
    helped = END.rstrip().removesuffix("```") + (
        '\n\ndef ask_for(game, card):\n    require(card.n > 1, "SMA-3")\n```\n'
    )
    code = "    ask_for(game, card)\n"
    document = small(MOVE + code + helped)
    assert not document.definition.moves["lay"].whole
    state = document.game.position("players 2 | hand 1 r1 r2 | hand 2 b1")
    assert [document.game.format(action) for action in state.legal(0)] == ["r2x1", "r2x2", "r2x3"]
    assert not whole('    game.phase = "laid" if game.phase == "never" else game.phase\n    require(True, "SMA-3")\n')


def test_a_blank_that_gets_another_value_is_left_to_the_move() -> None:
    code = '    many = many + 1\n    require(many == 3, "SMA-3")\n'
    assert legal(code) == ["r1x2", "r2x2", "b5x2"]
    assert not whole(code)


def test_a_demand_may_rely_on_those_above_it() -> None:
    code = """    require(many == 2, "SMA-3")
    require(game.pile, "SMA-3")
    require(card.n > game.pile.top.n, "SMA-3")
"""
    assert legal(code) == []
    assert legal(code, "players 2 | hand 1 r1 b5 | hand 2 b1 | pile b4") == ["b5x2"]


def test_all_methods_with_an_effect_are_known() -> None:
    found = set()
    for kind in (Zone, Values, Rolled, KitState):
        for name, method in inspect.getmembers(kind, inspect.isfunction):
            if name.startswith("_") or not method.__module__.startswith("pyengine"):
                continue
            source = inspect.getsource(method)
            if re.search(r"\beffect\(\)|\._pass\(|\._over\(|\.show\(", source):
                found.add(name)
    assert found <= EFFECTS


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_nothing_is_compiled_or_looked_up_in_annotations_while_playing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither patterns nor signatures: all of that is done once, when the file is read."""
    game = opened(path).game
    game.actions()

    def never(*_: Any, **__: Any) -> NoReturn:
        raise AssertionError("while playing")

    for module, name in ((re, "compile"), (re, "match"), (re, "sub"), (re, "fullmatch"), (re, "search")):
        monkeypatch.setattr(module, name, never)
    monkeypatch.setattr(re, "_compile", never)
    for module, name in ((inspect, "signature"), (typing, "get_type_hints"), (inspect, "getsource")):
        monkeypatch.setattr(module, name, never)
    for name in ("compile", "exec", "eval"):
        monkeypatch.setattr("builtins." + name, never)
    chance = Prng(1)
    state = game.deal(game.seats[0], seed=1)
    for _ in range(150):
        if not state.to_act:
            break
        seat = state.to_act[0]
        legal = state.legal(seat)
        assert all(state.why_not(seat, action) is None for action in legal)
        state.view(seat)
        state.determinize(seat, chance)
        state.apply(seat, chance.choice(legal))


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_to_ask_why_not_copies_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened(path).game
    state: Any = game.deal(game.seats[0], seed=1)
    before = game.write(state)

    def never(*_: Any) -> NoReturn:
        raise AssertionError("a copy")

    monkeypatch.setattr(copy, "copy", never)
    monkeypatch.setattr(copy, "deepcopy", never)
    for kind in (Zone, Values, Rolled, type(state)):
        monkeypatch.setattr(kind, "copy", never)
    actions = game.actions()
    for action in actions[:: max(1, len(actions) // 200)]:
        state.why_not(state.to_act[0], action)
    monkeypatch.undo()
    assert game.write(state) == before
