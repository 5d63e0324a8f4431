"""The sentences that games say: collected from games with bots, each rendered in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS
from translate.phrases import read_patterns, write
from translate.said import PAGES, Collection, collect
from web.games import find, games

_UNRESOLVED = re.compile(r"[{}$\u2068]|<[a-z/]")
"""What no sentence has: a pattern's own signs, and tags."""
_NO_VALUES = {"None", "True", "False"}
"""Values of Python that no sentence should have been given."""


def check(found: Collection) -> None:
    """Every sentence is whole in every language, and so are its values."""
    said = [(message, each) for message, uses in found.said.items() for each in uses if each.where not in PAGES]
    at_tables = [(message, each) for message, each in said if each.position]
    assert {message for message, each in at_tables if set(each.texts) != set(LANGS)} == set()
    texts = [(message, text) for message, each in said for text in each.texts.values()]
    assert [(message, text) for message, text in texts if _UNRESOLVED.search(text)] == []
    values = [(message, *item) for message, each in at_tables for item in each.values.items()]
    assert [value for value in values if value[-1] in _NO_VALUES] == []


@pytest.mark.parametrize("game", rest_in_endure([game.id for game in games()]))
def test_a_game_says_whole_sentences(game: str, tmp_path: Path) -> None:
    found = collect([0], [find(game)], every=90)
    check(found)
    assert len(found.said) > 300
    assert any(each.position for said in found.said.values() for each in said)
    write(found, tmp_path)
    index = (tmp_path / "index.html").read_text("utf-8")
    assert f"games-{game.replace('-', '_')}-en.html" in index
    page = (tmp_path / f"games-{game.replace('-', '_')}-en.html").read_text("utf-8")
    assert "Said where" in page
    assert 'class="unsaid"' in page


@pytest.mark.endure
def test_all_games_say_whole_sentences() -> None:
    check(collect(range(6), every=5))


def test_a_message_keeps_what_differs(tmp_path: Path) -> None:
    source = tmp_path / "en.ftl"
    source.write_text("# said\none = One\n\ntwo = { $count ->\n    [1] A\n   *[other] B\n}\n", "utf-8")
    patterns = read_patterns(source)
    assert [line for line, _ in patterns.values()] == [1, 4]
    assert patterns["one"][1].endswith("one = One")
