"""Actions are expressed in words: no reader sees the code of a card."""

from __future__ import annotations

import pytest

from tests.games.found import modules
from web.engine.wording import action_words
from web.parts.messages import Messages

EN = Messages("en")
GAMES = modules("wording")


@pytest.mark.parametrize(("game", "action", "words"), [(name, *each) for name in GAMES for each in GAMES[name].ACTIONS])
def test_actions(game: str, action: str, words: str) -> None:
    assert action_words(game, action, EN).lower() == words.lower()
