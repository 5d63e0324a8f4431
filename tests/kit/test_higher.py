"""Higher as one file: short, with the rules that it has in four folders, and played alike."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import pyengine
from pyengine.core.prng import Prng
from pyengine.kit.check import check, check_translation
from pyengine.kit.document import Document
from pyengine.rulebook.read import read
from tests.kit.files import opened
from tests.languages import LANGS

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
MOST_LINES = 120


@pytest.fixture(scope="module")
def document() -> Document:
    return opened(EXAMPLES / "higher.md")


@pytest.fixture
def drawn() -> Iterator[Any]:
    """The game in four folders."""
    folders = import_module("pyengine.games").__path__
    folders.append(str(EXAMPLES / "higher/pyengine/games"))
    yield pyengine.game("higher")
    folders.remove(str(EXAMPLES / "higher/pyengine/games"))


def test_its_python_and_words_are_short(document: Document) -> None:
    lines = [line for block in document.parts.blocks for line in block.lines if line.strip()]
    assert len(lines) <= MOST_LINES
    assert check(document, 20) == []
    assert [check_translation(document, each) for each in document.translations.values()] == [[]] * (len(LANGS) - 1)


@pytest.mark.parametrize("language", LANGS)
def test_it_has_the_rules_of_the_rulebook(document: Document, language: str) -> None:
    path = EXAMPLES / f"higher/seeds/higher/rulebook.{language}.md"
    there = read(path.read_text("utf-8"), "higher", language).rules
    assert {rule.id: rule.text for rule in document.rulebook_in(language).rules.values()} == {
        rule.id: rule.text for rule in there.values()
    }


def test_it_is_played_like_the_game_in_four_folders(document: Document, drawn: Any) -> None:
    one, chance = document.game, Prng(9)
    for _ in range(60):
        numbers = list(range(1, 25))
        chance.shuffle(numbers)
        hands = f"hand 1 {' '.join(map(str, numbers[:3]))} | hand 2 {' '.join(map(str, numbers[3:6]))}"
        position = f"{hands} | pile {numbers[6]}"
        own, other = one.position(position), drawn.position(position)
        assert [one.format(each) for each in own.legal(0)] == [drawn.format(each) for each in other.legal(0)]
        for action in (*(f"{number}>pile" for number in numbers), "draw"):
            found, wanted = own.why_not(0, one.parse(action)), other.why_not(0, drawn.parse(action))
            assert (found and found.rule) == (wanted and wanted.rule)
