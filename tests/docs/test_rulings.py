"""Every ruling of ours is told with its reason, and the page of them is up to date."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from pyengine.core.game import Game
from pyengine.games import games
from pyengine.rulebook import load

ROOT = Path(__file__).parents[2]
PUBLISHED = [game for game in games() if any(rule.mark != "R" for rule in load(game.id, "en").rules.values())]
"""The games that have a published rulebook: in those of our own all is ours."""
every_game = pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.id)


def told(game: Game) -> dict[str, dict[str, object]]:
    """What is told of a game's rulings, by rule."""
    return tomllib.loads((ROOT / f"seeds/{game.id}/rulings.toml").read_text("utf-8"))


def ruled(game: Game) -> set[str]:
    """The rules with a sentence that is marked R."""
    return {rule.id for rule in load(game.id, "en").rules.values() if any(part.mark == "R" for part in rule.parts)}


@every_game
def test_every_ruling_has_a_reason_and_an_alternative(game: Game) -> None:
    found = told(game)
    assert set(found) == ruled(game)
    for rule, why in found.items():
        assert set(why) - {"options"} == {"reason", "instead"}, rule
        for words in (why["reason"], why["instead"]):
            assert isinstance(words, str)
            assert 15 < len(words) < 420, (rule, words)
            assert words[0].isupper(), (rule, words)
            assert words.endswith("."), (rule, words)


@every_game
def test_the_options_of_a_ruling_are_those_that_switch_it(game: Game) -> None:
    by_rule: dict[str, list[str]] = {}
    for option in game.options:
        by_rule.setdefault(option.rule, []).append(option.name)
    for rule, why in told(game).items():
        assert sorted(why.get("options", [])) == sorted(by_rule.get(rule, [])), rule  # type: ignore[call-overload]


def test_the_page_is_up_to_date() -> None:
    command = [sys.executable, "build", "rulings", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_page_has_every_ruling() -> None:
    page = (ROOT / "docs/rulings.md").read_text("utf-8")
    for game in PUBLISHED:
        for rule in load(game.id, "en").rules.values():
            assert all(part.text in page for part in rule.parts if part.mark == "R"), rule.id
    assert "rulings" in (ROOT / "docs/index.md").read_text("utf-8").split("\n")
