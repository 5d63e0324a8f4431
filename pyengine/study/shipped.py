"""The studies that come with the engine: `seeds/<game>/studies/<name>.study`."""

from __future__ import annotations

from pyengine.core.errors import OptionError
from pyengine.shipped import folders
from pyengine.study.reading import parse_study
from pyengine.study.study import Study


def study_names(game_id: str) -> list[str]:
    """The names of a game's studies, in alphabetical order."""
    return sorted({path.stem for folder in folders(game_id) for path in folder.glob("studies/*.study")})


def study_text(game_id: str, name: str) -> str:
    """A shipped study as it was written; raises `OptionError` when there is none of this name."""
    names = study_names(game_id)
    files = [folder / f"studies/{name}.study" for folder in folders(game_id) if name in names]
    for path in files:
        if path.is_file():
            return path.read_text("utf-8")
    raise OptionError("study", f"{game_id} {name}", tuple(names))


def load_study(game_id: str, name: str) -> Study:
    """A shipped study; raises `OptionError` when there is none of this name."""
    return parse_study(study_text(game_id, name))
