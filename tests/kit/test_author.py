"""What an author gets wrong is told, with the line of the file."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.core.errors import IllegalAction, NotationError
from pyengine.kit.check import check
from pyengine.kit.document import read
from pyengine.rulebook.run import Failure
from tests.kit.files import HEAD, LAY, small


def said(code: str) -> list[tuple[str, str, str]]:
    """The failures of a file with these moves: the code, what is wrong, and the line's text."""
    document = small(code)
    lines = (HEAD + code).split("\n")
    return [(each.code, each.found, lines[each.line - 1].strip()) for each in check(document, 6)]


def test_a_whole_game_has_no_fault() -> None:
    assert check(small(), 30) == []


def test_a_demand_behind_an_effect() -> None:
    code = LAY.replace('    require(card.n > 1, "SMA-3", card=card)\n', "").replace(
        "    if game.hand[game.seat]:", '    require(card.n > 0, "SMA-3")\n    if game.hand[game.seat]:', 1
    )
    found = said(code)
    assert found == [("python", "the demand of SMA-3 stands behind an effect", 'require(card.n > 0, "SMA-3")')]


def test_a_blank_that_cannot_be_filled() -> None:
    found = said(LAY.replace("card: hand):\n    require", "card):\n    require"))
    assert [(code, what) for code, what, _ in found] == [("python", "lay: card needs a zone, words, a range, or seats")]


def test_a_text_that_lacks_a_blank() -> None:
    (found,) = said(LAY.replace('"{card}"', '"lay"'))
    assert found[:2] == ("python", "the text of lay is to name each of its blanks once: card")


def test_two_moves_of_one_text() -> None:
    (found,) = said(LAY.replace('"hide:{card}"', '"{card}"'))
    assert found[:2] == ("python", "r1 could be lay as well as hide")


def test_something_changed_outside_a_move() -> None:
    (found,) = said(LAY + "\n```python\ncards.kinds[0].n = 5\n```\n")
    assert found == ("python", "AttributeError: a card does not change: n of r1", "cards.kinds[0].n = 5")
    state: Any = small().game.deal(2, seed=1)
    with pytest.raises(Exception, match="outside a move"):
        state.hand[0].move(state.hand[0][0], to=state.pile)


def test_what_is_no_python() -> None:
    (found,) = said("```python\ndef lay(:\n```\n")
    assert found[0] == "python"
    assert found[2] == "def lay(:"


def test_a_rule_that_the_text_lacks_and_one_that_nothing_is_about() -> None:
    found = said(LAY.replace('"SMA-3", card', '"SMA-9", card') + "\n**SMA-4** · R — Be kind.\n")
    assert [(code, what) for code, what, _ in found] == [("no-rule", "SMA-9"), ("unused", "SMA-4")]


def test_a_game_that_stops_or_never_ends() -> None:
    stuck = LAY.split("@move", 2)
    (found,) = said(f"{stuck[0]}@move{stuck[1].rstrip()}\n```\n")
    assert found[0] == "stuck"
    (found,) = said('```python\n@move("wait")\ndef wait(game):\n    end_turn(game)\n```\n')
    assert found[0] == "endless"


def test_a_name_of_the_games_own() -> None:
    (found,) = said(LAY + "\n```python\nround = Value(0)\n```\n")
    assert found[:2] == ("python", "round is a name of the game's own: choose another one")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("# A title", 1),
        ("---\ngame: x\n", 1),
        ("---\ngame: Ä\n---\n", 2),
        ("---\ngame: x\nplayers: 0\n---\n", 3),
        ("---\ngame: x\nplayers: 3-2\n---\n", 3),
        ("---\ngame: x\ncolour: red\n---\n", 3),
        ("---\ngame: x\n---\n```python\nx = 1\n", 4),
    ],
)
def test_front_matter_that_cannot_be_read(text: str, line: int) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    assert caught.value.line == line


def test_a_file_without_python_is_a_rulebook() -> None:
    document = read("---\ngame: x\n---\n# X\n\nA goal.\n\n**X1-1** · R — A rule.\n")
    assert not document.is_game
    assert document.title == "X"
    assert check(document) == []


@pytest.mark.parametrize(
    ("position", "word"),
    [
        ("players 9", "9"),
        ("hand 4 r1", "4"),
        ("hand 1 r1 | hand 2 r1", "r1"),
        ("hand 1 zz", "zz"),
        ("hand 1 r1@9", "r1@9"),
        ("tricks 1", "tricks"),
        ("seat 0", "0"),
        ("bid 1", ""),
        ("rng -1", "-1"),
    ],
)
def test_a_position_that_cannot_be_read(position: str, word: str) -> None:
    with pytest.raises(NotationError) as caught:
        small().game.position(position)
    assert caught.value.what == word


def test_a_refusal_names_its_rule() -> None:
    game = small().game
    state = game.position("players 2 | hand 1 r1 | hand 2 r2")
    before = game.write(state)
    for action, rule in (("r1", "SMA-3"), ("r2", "SMA-1"), ("give:r1>1", "SMA-3"), ("give:r1>3", "SMA-3")):
        with pytest.raises(IllegalAction) as caught:
            state.apply(0, game.parse(action))
        assert caught.value.breach.rule == rule
    assert game.write(state) == before


def test_failures_have_places() -> None:
    assert check(small("*x*\n\n```play small\nhand 1 r2 | hand 2 r3\n! r2 SMA-3\n```\n" + LAY), 1) == [
        Failure(len(HEAD.split("\n")) + 4, "allowed", "r2", "SMA-3", 3)
    ]
