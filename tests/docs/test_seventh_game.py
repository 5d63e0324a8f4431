"""A seventh game is four folders and no other line: the registry, the suites and the page find it by itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.docs.seventh import FOLDERS, HIGHER, ROOT, project_with_higher, run
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS

SUITES = (
    "tests/games/higher",
    "tests/conformance",
    "tests/adapters/test_features.py",
    "tests/rulebook",
    "tests/web/test_games.py",
    "tests/web/test_wording.py",
    "tests/bots",
)
_TOGETHER = "not sequences and not test_pyodide_replays"
"""Deselects the tests of single positions, and the one that replays all records in Node."""
_UNUSED = ("cacheprovider", "xdist", "playwright", "rerunfailures", "timeout")
_PYTEST = ("-m", "pytest", "-q", *(f"-pno:{each}" for each in _UNUSED))
DRAWN = """
import json, sys
import pyengine
from pyengine.rulebook import load
from web.engine.wording import action_words
from web.games import table_of
from web.parts.messages import Messages
from web.parts.drawing import draw
from web.parts.table import Scene

game, table = pyengine.game("higher"), table_of("higher")
state, action = game.position("hand 1 3 9 15 | hand 2 4 | pile 6"), game.parse("3>pile")
legal = tuple(game.format(each) for each in state.legal(0))
breach, found = state.why_not(0, action), {}
for t in map(Messages, sys.argv[1:]):
    people = ((t("you"), "Sara"), ("human", "bot:1"))
    scene = Scene(state.view(0), legal, "9", *people, t, awaited=state.awaited, table=table)
    words = [action_words("higher", "3>pile", t), scene.explain(breach, "3>pile")]
    found[t.lang] = [draw(scene), words, load("higher", t.lang).rules[breach.rule].text]
print(json.dumps(found))
"""
"""Draws a table in some languages, and refuses a card that is too low."""


@pytest.fixture(scope="module")
def drawn(project: Path) -> Any:
    return json.loads(run(project, "-c", DRAWN, *LANGS))


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return project_with_higher(tmp_path_factory.mktemp("seventh"))


def test_it_is_four_new_folders() -> None:
    files = [path.relative_to(HIGHER).as_posix() for path in HIGHER.rglob("*") if path.is_file()]
    ours = [name for name in files if "__pycache__" not in name]
    assert {folder for folder in FOLDERS for name in ours if name.startswith(f"{folder}/")} == set(FOLDERS)
    assert all(name.startswith(FOLDERS) for name in ours)
    assert not any((ROOT / folder).exists() for folder in FOLDERS)


def test_the_registry_lists_it(project: Path) -> None:
    listed = json.loads(run(project, "-m", "pyengine", "games", "--json"))
    assert "higher" in [game["id"] for game in listed]


def test_its_rulebooks_and_lessons_hold(project: Path) -> None:
    paths = [f"seeds/higher/{kind}.{lang}.md" for kind in ("rulebook", "lesson") for lang in LANGS]
    assert run(project, "-m", "pyengine", "check", *paths).count(" hold") == len(paths)


@pytest.mark.parametrize("lang", rest_in_endure(LANGS[1:]))
def test_its_texts_are_complete_in_every_language(project: Path, lang: str) -> None:
    assert f"{lang} is complete" in run(project, "build", "translate", lang)


def test_it_passes_what_every_game_has_to_pass(project: Path) -> None:
    output = run(project, *_PYTEST, "-k", "higher", *SUITES)
    assert " passed" in output


def test_suites_over_all_games_pass_with_it(project: Path) -> None:
    """The tests that look at all games together."""
    files = (
        "tests/test_shape.py",
        "tests/test_imports.py",
        "tests/web/test_messages.py",
        "tests/pyodide/test_goldens.py",
    )
    counted = "tests/referee/test_perft.py::test_every_game_is_counted"
    assert " passed" in run(project, *_PYTEST, "-k", _TOGETHER, *files, counted)


@pytest.mark.parametrize(
    ("lang", "words", "rule"),
    [
        ("en", ["lay 3", "3 is not higher than 6. Lay a higher card, or draw."], "You may lay a card that is higher"),
        (
            "de",
            ["3 legen", "3 ist nicht höher als 6. Lege eine höhere Karte, oder ziehe."],
            "Du darfst eine Karte legen, die höher ist",
        ),
        ("uk", ["викласти 3", "3 не більше за 6. Викладіть більшу карту або доберіть."], "Можна викласти карту, вищу"),
    ],
)
def test_the_page_draws_it_and_refuses_in_words(drawn: Any, lang: str, words: list[str], rule: str) -> None:
    html, said, text = drawn[lang]
    assert 'data-source="15"' in html
    assert 'data-action="9&gt;pile"' in html
    assert [said[0].lower(), said[1]] == words
    assert text.startswith(rule)
