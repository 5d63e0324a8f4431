"""The games of the gallery: their examples, and random games in which everything holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.kit.check import check, check_translation
from pyengine.kit.variant import rule_of
from tests.endure import ENDURE
from tests.kit.files import GALLERY, opened
from web.parts.messages import LANGS

MOST_LINES = 150


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_all_that_has_to_hold_does(path: Path) -> None:
    assert check(opened(path), 3) == []


@ENDURE
@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_it_does_in_a_thousand_games(path: Path) -> None:
    assert check(opened(path), 1_000) == []


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_its_python_and_words_are_short_and_every_rule_is_enforced_or_shown(path: Path) -> None:
    document = opened(path)
    words = [block for block in document.parts.blocks if block.kind == "words"]
    of_words = sum(bool(line.strip()) for block in words for line in block.lines)
    assert sum(bool(line.strip()) for line in document.code.values()) + of_words <= MOST_LINES
    assert document.id == path.stem
    assert len(document.rulebook.rules) >= 5


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_bots_play_it(path: Path) -> None:
    game = opened(path).game
    state, chance, player = game.deal(game.contest(), seed=2), Prng(2), bot("1")
    for _ in range(6):
        if state.outcome:
            break
        seat = state.to_act[0]
        state.apply(seat, player.choose(Knowledge(game, state, seat), chance))
    assert game.position(game.write(state)) == state


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_it_is_there_in_every_language_of_the_site(path: Path) -> None:
    document = opened(path)
    assert set(LANGS) <= set(document.languages)
    for translation in document.translations.values():
        assert check_translation(document, translation) == []
    names = {language: set(document.messages(language)) for language in document.languages}
    assert len({frozenset(each) for each in names.values()}) == 1, names


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_every_rule_has_an_example_that_is_about_it(path: Path) -> None:
    without = list[str]()
    for line in path.read_text("utf-8").split("\n"):
        if rule := rule_of(line):
            without.append(rule)
        elif line.startswith("```play"):
            without.clear()
    assert not without
