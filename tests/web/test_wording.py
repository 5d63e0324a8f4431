"""Actions and facts are expressed in words in every language: no reader sees the code of a card."""

from __future__ import annotations

import pytest

from tests.games.found import modules
from web.engine.wording import action_words, case_words
from web.parts.messages import LANGS, Messages

EN = Messages("en")
GAMES = modules("wording")


@pytest.mark.parametrize(("game", "action", "words"), [(name, *each) for name in GAMES for each in GAMES[name].ACTIONS])
def test_actions(game: str, action: str, words: str) -> None:
    assert action_words(game, action, EN).lower() == words.lower()


@pytest.mark.parametrize(("game", "facts", "words"), [(name, *each) for name in GAMES for each in GAMES[name].CASES])
def test_the_case_of_a_refusal(game: str, facts: dict[str, object], words: list[str]) -> None:
    assert [text.lower() for text in case_words(game, facts, EN)][: len(words)] == [text.lower() for text in words]


@pytest.mark.parametrize("lang", LANGS)
def test_codes_of_cards_are_said(lang: str) -> None:
    t = Messages(lang)
    codes = [(game, *each) for game, said in GAMES.items() for each in said.CODES]
    assert codes
    for game, facts, code in codes:
        assert code not in " ".join(case_words(game, facts, t))
