"""The studies that come with the engine: `seeds/<game>/studies/<name>.study`."""

from __future__ import annotations

from pathlib import Path

from pyengine.core.errors import OptionError
from pyengine.study.reading import parse_study
from pyengine.study.study import Study

_PACKAGE = Path(__file__).parent.parent


def _folders(game_id: str) -> list[Path]:
    return [folder / game_id / "studies" for folder in (_PACKAGE / "seeds", _PACKAGE.parent / "seeds")]


def study_names(game_id: str) -> list[str]:
    """The names of a game's studies, in alphabetical order."""
    return sorted({path.stem for folder in _folders(game_id) for path in folder.glob("*.study")})


def study_text(game_id: str, name: str) -> str:
    """A shipped study as it was written; raises `OptionError` when there is none of this name."""
    if name in study_names(game_id):
        for folder in _folders(game_id):
            path = folder / f"{name}.study"
            if path.is_file():
                return path.read_text("utf-8")
    raise OptionError("study", f"{game_id} {name}", tuple(study_names(game_id)))


def load_study(game_id: str, name: str) -> Study:
    """A shipped study; raises `OptionError` when there is none of this name."""
    return parse_study(study_text(game_id, name))
