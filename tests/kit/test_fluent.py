"""Sentences are read as far as messages need it, and what cannot be read is told with its place."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from pyengine.core.errors import NotationError
from pyengine.kit.fluent import read_messages, variables
from tests.kit.files import GALLERY, opened

SENTENCES = """# A comment
move-draw = Draw a card
event-draw = { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.

long = A sentence that
    goes on
sign = {"{"} and { $name }
"""


def test_texts_values_and_choices() -> None:
    found = {each.name: each for each in read_messages(SENTENCES, 10)}
    choice = ["?", "count", {"one": ["a card"], "other": [["$", "count"], " cards"]}, "other"]
    assert found["move-draw"].pattern == ["Draw a card"]
    assert found["event-draw"].pattern == [["$", "player"], " draws ", choice, "."]
    assert found["long"].pattern == ["A sentence that\ngoes on"]
    assert found["sign"].pattern == ["{", " and ", ["$", "name"]]
    assert variables(found["event-draw"].pattern) == {"player", "count"}
    assert [each.line for each in found.values()] == [11, 12, 17, 19]


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("a", 5, 2),
        ("a =", 5, 4),
        ("= x", 5, 1),
        ("a = { x }", 5, 7),
        ("a = }", 5, 5),
        ("a = { $x", 5, 9),
        ('a = {"x', 5, 6),
        ("b = c\na = { $n ->\n   [one] x\n  }", 8, 3),
        ("a = { $n ->\n  *[one", 6, 8),
        ("a = b\n  .c = d", 6, 3),
        ("a = { $ }", 5, 8),
        ("a = { $n } }", 5, 12),
        ("ä = b", 5, 1),
    ],
)
def test_what_cannot_be_read_has_its_place(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_messages(text, 5)
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_what_is_read_here_is_fluent(path: object) -> None:
    document = opened(path)  # type: ignore[arg-type]
    for language in document.languages:
        body = FluentParser(with_spans=False).parse(document.words(language)).body
        assert {each.id.name for each in body if isinstance(each, ast.Message)} == set(document.messages(language))
        assert not [each for each in body if isinstance(each, ast.Junk)]
