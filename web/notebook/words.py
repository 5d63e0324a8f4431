"""Actions in words for programs that have the engine and no page, such as editors: the entry point `pyengine.words`."""

from __future__ import annotations

from functools import cache

from web.games import table_of
from web.parts.messages import LANGS, Messages


@cache
def _messages(lang: str) -> Messages:
    return Messages(lang)


def action_words(game_id: str, action: str, lang: str) -> str:
    """An action in words of a language, as the page has them; in English for a language that the page has not.

    `action` is a text that the game's notation reads. Raises `OptionError` for an unknown game.
    """
    return table_of(game_id).words.act(action, _messages(lang if lang in LANGS else LANGS[0]))
