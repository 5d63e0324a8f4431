"""What is wrong with a position is said in words, under the word, with the rule that wants it otherwise."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyengine import rulebook
from pyengine.core.errors import NotationError
from pyengine.games import schema
from tests.languages import WHOLE as LANGS
from tests.web.benches import GAMES, Bench
from web.engine.notices import InputProblem, problem_text
from web.workbench.editing.text_field import offset, sentence

REPO = Path(__file__).parents[2]
SOURCES = (*(REPO / "pyengine/games").glob("*/position.py"), REPO / "pyengine/gems/position.py")
SAID = re.compile(r"(?:wrong|lacking)\(\"([^\"]+)\"|\"((?:no|each) [a-z ]+)\"")
CHOICES = {"phase turn", "seat", "late"}
"""What is said by the item's own values."""


@pytest.mark.parametrize(
    ("game", "text", "word", "rule", "said"),
    [
        ("face-to-face", "own hand 12 | own up 12", "12", "F2F-1", "only one"),
        ("uno", "hand 1 b7 | hand 2 b7 | discard b1", "b7", "UNO-1", "only one"),
        ("nizam", "field RRRRR RRRRR RRSSS TTTEE DDDOO | hand 1 R", "RRSSS", "NIZ-1", "all of them lie somewhere"),
        ("nizam", "players 1 | hand 1 R R R S S S T T T", "T", "NIZ-19", "eight cards"),
        ("pearl", "field RRRRS SEEEA AATTT DDDOO OJJJo", "RRRRS", "PRL-2", "three gems of each kind"),
        ("flights", "hand 1 x1 | city 1 r1 r2", "r1", "FLI-19", "burn"),
        ("glastonbury", "wizard 1 red n9", "n9", "GLA-7", "off the track"),
        ("glastonbury", "wizard 1 red nw | wizard 2 red ne", "red", "GLA-6", "Another wizard"),
        ("uno", "dealer 9", "9", "", "a number from 1 to 2"),
        ("uno", "direction up", "up", "", "left, right"),
        ("uno", "cellar 5", "cellar", "", "no item"),
    ],
)
def test_a_wrong_word_is_marked_with_its_rule(game: str, text: str, word: str, rule: str, said: str) -> None:
    bench = Bench(game)
    html = bench.send(do="type-text", text=text)["html"]
    assert f'id="wrong-word">{word}</mark>' in html
    assert said in html
    assert (f'#{rule}" target="_blank">{rule}</a>)' in html) is bool(rule)


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("face-to-face", "own hand 12 13 14 15 16 17 18", "at most 6 cards"),
        ("flights", "hand 1 r1 r2 r3 r4", "at most 3 cards"),
    ],
)
def test_what_no_game_comes_to_is_told_though_it_is_read(game: str, text: str, said: str) -> None:
    bench = Bench(game)
    html = bench.send(do="type-text", text=text)["html"]
    assert "no game comes to it" in html
    assert said in html
    assert "aria-invalid" not in html
    assert bench.workspace.document.current_chapter.root.deal != Bench(game).workspace.document.root


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_the_book_and_deals_are_possible(game: str) -> None:
    assert set(schema(game).rules.values()) <= set(rulebook.load(game, "en").rules)
    bench = Bench(game)
    assert not list(schema(game).doubts(bench.workspace.state()))


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_is_expected_has_words(lang: str) -> None:
    for path in SOURCES:
        game = path.parent.name.replace("_", "-")
        bench = Bench(game if game in GAMES else "nizam", lang=lang)
        for found in SAID.findall(path.read_text("utf-8")):
            code = next(filter(None, found))
            error = NotationError("x9", 1, 1, code)
            bare = problem_text(InputProblem(error), bench.workspace.t)
            assert code in CHOICES or sentence(bench.workspace, error) != bare, (game, code)


def test_an_error_knows_its_place_in_the_text() -> None:
    text = "players 2\nhand 1 b7"
    assert text[offset(text, NotationError("b7", 2, 8, "card")) :] == "b7"
    assert offset(text, NotationError("", 9, 99, "card")) == len(text)
