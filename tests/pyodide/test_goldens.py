from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pyengine
from pyengine.core.game import Game
from tests.games.found import of_game
from tests.pyodide.goldens import all_digests
from tests.pyodide.run import REPO, run_in_pyodide

RECORDS = sorted((REPO / "seeds").glob("*/records/*.rec"))


def wanted() -> dict[str, Any]:
    digests = {path: json.loads(path.with_suffix(".json").read_text("utf-8")) for path in RECORDS}
    return {f"{path.parts[-3]}/{path.name}": digest for path, digest in digests.items()}


@pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
def test_every_game_has_goldens(game: Game) -> None:
    found = [path for path in RECORDS if path.parts[-3] == game.id]
    assert {"options.rec", f"random-{game.seats[0]}.rec", f"greedy-{game.seats[1]}.rec"} <= {
        path.name for path in found
    }


@pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
def test_goldens_come_to_every_end(game: Game) -> None:
    ends = {golden["outcome"]["reason"] for name, golden in wanted().items() if name.startswith(f"{game.id}/")}
    assert ends == set(of_game(game.id, "positions").ENDS)


def test_cpython_replays_the_goldens() -> None:
    assert all_digests(str(REPO / "seeds")) == wanted()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_goldens_are_written_as_we_write(path: Path) -> None:
    """Records of older engines lack options that came later; those are written as what they meant then."""
    text = path.read_text("utf-8")
    record = pyengine.Record.parse(text)
    later = [f"option {name} {value}\n" for name, value in record.options.items() if f"\noption {name} " not in text]
    written = record.format().splitlines(keepends=True)
    assert "".join(line for line in written if line not in later) == text
    assert not later or record.engine != pyengine.__version__, "only older engines did not know an option"


@pytest.mark.node
def test_pyodide_replays_the_goldens() -> None:
    assert run_in_pyodide("tests.pyodide.goldens", "all_digests_json") == wanted()
