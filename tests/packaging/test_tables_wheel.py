"""The wheel with the tables, installed from its file beside the engine's."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from email.parser import BytesParser
from pathlib import Path

import pytest

import pyengine
from release.tables_wheel import make_tables_wheel, sources

PROGRAM = """
import pyengine
from pyengine.adapters.text import Form, question, table_words
from pyengine.bots import Knowledge
from pyengine.language_server.spoken import spoken
from web.notebook import table_html
from web.notebook.words import action_words
from web.parts.messages import LANGS

for game in pyengine.games():
    for lang in LANGS:
        state, words = game.deal(max(2, game.seats[0]), 1), table_words(lang)
        view, knowledge = state.view(0), Knowledge(game, state, 0)
        legal = [game.format(action) for action in knowledge.legal()]
        asked = question(knowledge, Form(lang=lang), words)["content"]
        assert set(words.table(view, legal)) <= set(asked.splitlines()), game.id
        assert f"table {game.id}" in table_html(view, lang), game.id
        action = game.format(game.actions()[0])
        assert spoken(game, action, lang) == action_words(game.id, action, lang), game.id
print(len(pyengine.games()), table_html.__code__.co_filename)
"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tables_wheel(tmp_path_factory.mktemp("tables"))


def test_it_is_installed_beside_the_engine_and_draws_every_game(wheel: Path, tables: Path, tmp_path: Path) -> None:
    """With nothing but the two wheels: no checkout, no compiler of messages, no IPython."""
    venv.create(tmp_path / "environment", symlinks=True)
    python = tmp_path / "environment/bin/python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-index", "--no-compile"]
    subprocess.run([*install, str(wheel), str(tables)], check=True)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [str(python), "-c", PROGRAM], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    count, place = ran.stdout.split()
    assert int(count) == len(pyengine.games())
    assert Path(place).is_relative_to(tmp_path)


def test_two_wheels_are_the_same(tables: Path, tmp_path: Path) -> None:
    other = make_tables_wheel(tmp_path)
    assert (other.name, other.read_bytes()) == (tables.name, tables.read_bytes())


def test_it_holds_what_draws_and_nothing_of_the_page(tables: Path) -> None:
    with zipfile.ZipFile(tables) as files:
        held = {name for name in files.namelist() if ".dist-info/" not in name}
    assert held == {name for name in sources() if name.startswith("web/")}
    assert held >= {"web/notebook/formatters.py", "web/games/uno/style.css", "web/locales/compiled/uk.json"}
    assert {name.split("/")[1] for name in held} == {
        *("__init__.py", "notebook", "pictures", "games", "parts", "locales", "styles")
    }


def test_versions_agree(tables: Path) -> None:
    with zipfile.ZipFile(tables) as files:
        [name] = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = BytesParser().parsebytes(files.read(name))
    assert (metadata["Name"], metadata["Version"]) == ("nastilka-tables", pyengine.__version__)
    assert metadata.get_all("Requires-Dist") == [f"nastilka=={pyengine.__version__}"]
