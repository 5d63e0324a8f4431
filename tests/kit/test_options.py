"""Options of a file's game: chosen at set-up, kept in positions, settled by a variant."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.cli import main
from pyengine.core.errors import OptionError
from pyengine.core.record import Record
from pyengine.games import put
from pyengine.kit.check import check
from pyengine.kit.document import read
from tests.kit.files import HEAD, LAY, small

CODE = """**SMA-4** · R — Two, three or four cards; give or not.

```python
size = Option(3, 2, 4)
giving = Option("yes no")


def setup(game):
    for seat in game.seats:
        game.deck.deal(game.size, to=game.hand[seat])
```

"""


def with_options(lay: str = LAY) -> str:
    return CODE + lay.replace(
        "def give(game, card: hand, who: seats):",
        """def give(game, card: hand, who: seats):
    require(game.giving == "yes", "SMA-4")""",
    )


def test_they_are_like_those_of_other_games() -> None:
    game = small(with_options()).game
    found = [(each.name, each.choices, each.rule) for each in game.options]
    assert found == [("size", ("3", "2", "4"), "SMA-3"), ("giving", ("yes", "no"), "SMA-3")]
    state: Any = game.deal(2, seed=1, size=4, giving="no")
    assert (len(state.hand[0]), state.size, state.giving, state.option("size")) == (4, 4, "no", 4)
    assert game.deal(2, seed=1).size == 3  # type: ignore[attr-defined]
    with pytest.raises(OptionError):
        game.deal(2, seed=1, size=5)


def test_positions_and_records_have_them() -> None:
    game = small(with_options()).game
    text = game.write(game.deal(2, seed=1, giving="no"))
    assert "option giving no" in text
    again: Any = game.position(text)
    assert again.giving == "no"
    assert game.write(again) == text
    put(game)
    record = Record.new(game, 2, 7, {"size": "2"})
    assert Record.parse(record.format()).start() == game.deal(2, seed=7, size=2)


def test_random_games_try_every_choice() -> None:
    assert check(small(with_options()), 40) == []
    wrong = with_options().replace("game.size, to", "{2: 2, 3: 3}[game.size], to")
    (failure,) = check(small(wrong), 40)
    assert failure.found == "KeyError: 4"


def test_a_variant_settles_one() -> None:
    text = "---\ngame: tiny\nextends: small\n---\n# Tiny\n\nLess.\n\n```python\nsize = Option(2)\n```\n"
    game = read(text, {"small.md": HEAD + with_options()}.get).game
    assert [each.name for each in game.options] == ["giving"]
    state: Any = game.deal(2, seed=1)
    assert (state.size, state.option("size"), len(state.hand[1])) == (2, 2, 2)


@pytest.mark.parametrize(
    "line", ["size = Option()", 'size = Option("a", "a")', 'size = Option("a b", "c")', "seat = Option(1, 2)"]
)
def test_what_is_no_choice_is_told(line: str) -> None:
    (failure,) = check(small(f"{LAY}\n```python\n{line}\n```\n"), 1)
    assert failure.code == "python"


def test_the_command_takes_them(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.md"
    path.write_text(HEAD + with_options(), "utf-8")
    play = ["play", str(path), "--seats", "bot:random,bot:random", "--seed", "1", "--option"]
    assert main([*play, "size=2"]) == 0
    assert main([*play, "size=9"]) == 2
    assert "2" in capsys.readouterr().err
