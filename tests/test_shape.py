from __future__ import annotations

import sys
from importlib.metadata import packages_distributions
from pathlib import Path

REPO = Path(__file__).parents[1]
FOLDERS = ("pyengine", "web", "build", "tests", "e2e")
SOURCES = sorted(path for folder in FOLDERS for path in (REPO / folder).rglob("*.py"))
GAME_FILES = {
    *("__init__", "pieces", "events", "state", "rules", "scoring", "view", "game"),
    *("notation", "position", "heuristic", "observing"),
}
LEARNED = {"features", "weights"}, {"prior", "weights"}
"""What a game has besides if a value or a prior is learned for it: both or none."""
QUICK = {"playout"}
"""What a game has besides if its playouts are quicker than on states."""
TUNED = {"appraisal", "worths"}
"""What a game has besides if its heuristic has numbers that were tuned by play."""
READING = {"belief", "sampling"}
"""What a game has besides if the highest level reads what the others did."""
STYLED = {"style"}
"""What a game has besides if its manners of playing are its own, and not those of all games of gems."""
FARTHER = {"lookahead", "prospect"}
"""What a game has besides if whole turns of shifts are planned in it, and the highest level looks farther ahead."""


def test_files_are_short_and_finished() -> None:
    for path in SOURCES:
        text = path.read_text("utf-8")
        assert len(text.splitlines()) < 400, path
        assert not any(word in text for word in ("TO" + "DO", "FIX" + "ME")), path


def test_every_game_has_the_same_files() -> None:
    folders = [path for path in (REPO / "pyengine/games").iterdir() if (path / "__init__.py").exists()]
    assert folders
    for folder in folders:
        assert {
            path.stem for path in folder.glob("*.py")
        } - GAME_FILES - FARTHER - TUNED - QUICK - READING - STYLED in (
            set(),
            *LEARNED,
        ), folder
        assert {path.stem for path in folder.glob("*.py")} >= GAME_FILES, folder


def test_every_game_has_the_same_files_of_tests() -> None:
    for folder in (path for path in (REPO / "pyengine/games").iterdir() if (path / "__init__.py").exists()):
        found = {path.stem for path in (REPO / "tests/games" / folder.name).glob("*.py")}
        assert found >= {"cards", "positions", "perft", "wording", "observed"}, folder.name


def test_build_hides_no_other_module() -> None:
    """Its folder is searched first when a program of it runs; as a package it would hide the `build` of the index."""
    assert not (REPO / "build/__init__.py").exists()
    names = {
        path.stem for path in (REPO / "build").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert not names & (sys.stdlib_module_names | set(packages_distributions()))
