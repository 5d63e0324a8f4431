"""Actions and facts are said in words, in every language: no code of a card is left to the reader."""

from __future__ import annotations

import pytest

from web.engine.wording import action_words, case_words
from web.parts.messages import LANGS, Messages

EN = Messages("en")


@pytest.mark.parametrize(
    ("game", "action", "words"),
    [
        ("face-to-face", "17>their-up", "17 on the other’s ascending pile"),
        ("face-to-face", "draw", "end the turn and draw"),
        ("nizam", "RST>col2-top", "column 2, top end: shift, paid with ruby, sapphire, topaz"),
        ("nizam", "activate", "activate the field"),
        ("pearl", "R>done", "complete ruby"),
        ("glastonbury", "r2c3>spells", "row 2, column 3: keep the spell"),
        ("uno", "catch>2", "catch Player 2 without “UNO!”"),
        ("flights", "take>u", "take universal exchange"),
    ],
)
def test_actions(game: str, action: str, words: str) -> None:
    assert action_words(game, action, EN).lower() == words.lower()


@pytest.mark.parametrize(
    ("game", "facts", "words"),
    [
        ("face-to-face", {"card": 17, "top": 27}, ["card 17", "on 27"]),
        ("nizam", {"end": "row2-left", "kind": "R", "payment": "SSS"}, ["row 2, left end", "the gem there: ruby"]),
        ("pearl", {"pearl": "o"}, ["the pearl: no kind yet"]),
        ("pearl", {"pearl": "J"}, ["the pearl: jade"]),
        ("glastonbury", {"place": "r1c3", "unknown": 1}, ["row 1, column 3"]),
        ("uno", {"card": "grev", "top": "b7"}, ["card Green Reverse", "on Blue 7"]),
        ("flights", {"own": "o2"}, ["yours: orange 2"]),
    ],
)
def test_the_case_of_a_refusal(game: str, facts: dict[str, object], words: list[str]) -> None:
    assert [text.lower() for text in case_words(game, facts, EN)][: len(words)] == [text.lower() for text in words]


@pytest.mark.parametrize("lang", LANGS)
def test_codes_of_cards_are_said(lang: str) -> None:
    t = Messages(lang)
    assert "r7" not in " ".join(case_words("uno", {"card": "r7"}, t))
    assert "o2" not in " ".join(case_words("flights", {"their": "o2"}, t))
    assert "r1c3" not in " ".join(case_words("glastonbury", {"place": "r1c3"}, t))
