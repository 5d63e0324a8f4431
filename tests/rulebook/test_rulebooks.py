"""The shipped rulebooks hold, in every language; and a fence that does not hold is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.core.errors import OptionError
from pyengine.games import ids
from pyengine.rulebook import check, fences, load
from tests.languages import LANGS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("lang", LANGS)
def test_every_example_holds(game: str, lang: str) -> None:
    text = load(game, lang).text
    assert check(text) == []
    assert len(fences(text)) > 20


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("lang", LANGS[1:])
def test_the_languages_say_the_same(game: str, lang: str) -> None:
    english, other = load(game, "en"), load(game, lang)
    assert {rule.id: rule.mark for rule in english.rules.values()} == {
        rule.id: rule.mark for rule in other.rules.values()
    }
    assert [(fence.setup, [command.words for command in fence.commands]) for fence in fences(english.text)] == [
        (fence.setup, [command.words for command in fence.commands]) for fence in fences(other.text)
    ]


def test_all_worked_examples_are_there() -> None:
    text = load("face-to-face", "en").text
    for example in ("E1", "E2", "E3", "E4", "E5", "E6", "E7", "D1"):
        assert f"*{example} " in text or f"*{example}," in text, example


def test_a_rule_is_a_whole_paragraph() -> None:
    rule = load("face-to-face", "en").rules["F2F-4"]
    assert rule.mark == "S/R"
    assert [part.mark for part in rule.parts] == ["S", "R"]
    assert rule.text.endswith(" · R — It is drawn at random with the deal, unless you choose.")


def test_there_is_no_rulebook_in_an_unknown_language() -> None:
    with pytest.raises(OptionError):
        load("face-to-face", "xx")


@pytest.mark.parametrize(
    ("body", "line", "code"),
    [
        ("hand 3 4\n! 3>own-up F2F-8", 3, "allowed"),
        ("hand 3 4\n! draw F2F-8", 3, "rule"),
        ("hand 3 4\n\n> 3>own-up draw", 4, "refused"),
        ("hand 3 4\n? draw", 3, "refused"),
        ("hand 3 4\n= own up 2", 3, "fact"),
        ("hand 3 4\n= no such fact", 3, "fact"),
        ("hand 3 99\n> 3>own-up", 2, "notation"),
        ("hand 3 4\n> 3>nowhere", 3, "notation"),
        ("hand 3 4\n! 3>own-up", 3, "notation"),
        ("hand 3 4\n> 3>own-up\nhello", 4, "notation"),
        ("deal seed=1 first=9", 1, "option"),
        ("deal seed=x", 1, "option"),
    ],
)
def test_a_broken_fence_is_found_where_it_is(body: str, line: int, code: str) -> None:
    failures = check(f"```play face-to-face\n{body}\n```\n")
    assert [(failure.line, failure.code) for failure in failures] == [(line, code)]


def test_a_fence_without_an_end_and_one_of_no_game() -> None:
    assert [(failure.line, failure.code) for failure in check("x\n```play face-to-face\nhand 2")] == [(2, "notation")]
    assert [(failure.line, failure.code) for failure in check("```play chess\n```")] == [(1, "option")]
