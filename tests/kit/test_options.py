"""Options of a file's game: chosen at set-up, kept in positions, settled by a variant."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
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


# On the page that sets a table up, without running the file -----------------------------------------------------------

READS = """
import {{ optionsOf }} from "{module}";
const files = {files};
console.log(JSON.stringify(optionsOf(files[0], files[1], files[2])));
"""
OPTIONS = Path(__file__).parents[2] / "web/browser/window/game_file/options.js"
BASE = HEAD.replace("game: small", "game: base") + CODE + LAY
VARIANT = """---
game: odd
extends: base
---
# Odd

**ODD-1** · S — Another.

```python
size = Option(
    3,  # few
    -4,
)
giving = Option("no")
card_value: object = Option('a_b', "c", 'd')


def helper():
    inner = Option(1, 2)
```

```words
option-card-value = What cards
    count
option-card-value-a-b = A { "{" } B
option-card-value-c = { $no }
option-card-value-why = It matters.
```
"""


def on_the_page(text: str, beside: dict[str, str], lang: str) -> list[dict[str, Any]]:
    script = READS.format(module=OPTIONS.as_uri(), files=json.dumps([text, beside, lang]))
    ran = subprocess.run(["node", "--input-type=module", "-e", script], check=True, capture_output=True, text=True)
    found: list[dict[str, Any]] = json.loads(ran.stdout)
    return found


@pytest.mark.node
def test_the_form_offers_what_the_game_has() -> None:
    beside = {"base.md": BASE}
    found = on_the_page(VARIANT, beside, "en")
    options = read(VARIANT, beside.get).game.options
    said = [(each["name"], tuple(value["value"] for value in each["values"])) for each in found]
    assert said == [(each.name, each.choices) for each in options]
    assert said == [("size", ("3", "-4")), ("card_value", ("a_b", "c", "d"))]
    assert (found[1]["title"], found[1]["why"]) == ("What cards count", "It matters.")
    assert [value["title"] for value in found[1]["values"]] == ["A { B", "c", "d"]
    assert found[0]["title"] == "Size"


@pytest.mark.node
@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Cards in a hand"), ("de", "Karten auf der Hand"), ("pl", "Cards in a hand")]
)
def test_the_form_says_it_in_the_readers_language(lang: str, title: str) -> None:
    folder = Path(__file__).parents[2] / "docs/examples"
    beside = {path.name: path.read_text("utf-8") for path in folder.glob("higher.*.md")}
    [option] = on_the_page((folder / "higher.md").read_text("utf-8"), beside, lang)
    assert option["title"] == title


def test_values_that_are_not_written_out_are_told() -> None:
    document = small(with_options().replace("Option(3, 2, 4)", "Option(*range(2, 5))"))
    [failure] = [each for each in check(document, 5) if each.code == "python"]
    assert "write an option's values out" in failure.found
