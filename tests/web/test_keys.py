"""The keys of a table: each is listed, and does one thing."""

from __future__ import annotations

import json
import re

import pytest

from pyengine.core.game import Game
from pyengine.games import games
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from tests.web.test_why import controls, played
from web.engine.scene import still_scene
from web.games import table_of
from web.parts.messages import Messages
from web.parts.panel import QUESTIONS, keys

_TOOLS = {"u", "h", "n", "j", "k", "z"}
"""Keys of the page's own controls."""


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_letter_of_a_game_is_listed_and_means_one_action(game: Game) -> None:
    listed = table_of(game.id).info.keys
    met: dict[str, set[str]] = {}
    for _, session in played(game, 120, 5):
        for control in controls(still_scene(session, Messages("en"))):
            if "data-key" in control:
                met.setdefault(control["data-key"], set()).add(control["id"])
    assert set(met) <= set(listed)
    assert all(len(ids) == 1 for ids in met.values()), met
    assert not set(listed) & set(QUESTIONS.values())
    assert not set(listed) & _TOOLS - {"u", "k"}  # of UNO: nothing can be taken back, or looked at, while these act


@pytest.mark.parametrize("lang", LANGS)
def test_the_list_says_every_key_in_words(lang: str) -> None:
    for game in games():
        html = str(keys(table_of(game.id), Messages(lang)))
        said = dict(re.findall(r"<kbd>([^<]*)</kbd> ([^<]*)<", html))
        assert {key.upper() for key in (*table_of(game.id).info.keys, *QUESTIONS.values())} <= set(said)
        assert all(
            words.strip() and words[0] == words[0].upper() and "-" not in words.split()[0] for words in said.values()
        )


def test_the_list_opens_over_the_table_and_closes() -> None:
    table = PlayTable()
    table.send(json.dumps({"do": "start", "query": "?game=uno&seed=1&lang=en&pace=instant", "langs": []}))
    opened = json.loads(table.send(json.dumps({"do": "keys"})))
    assert opened["focus"] == "#panel"
    assert "<kbd>D</kbd> Draw" in opened["html"]
    assert 'id="keys"' not in json.loads(table.send(json.dumps({"do": "escape"})))["html"]
