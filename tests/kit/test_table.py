"""The table of every game of the gallery: played to its end by clicks on what it shows, and nothing hidden told."""

from __future__ import annotations

import random
import re

import pytest

from tests.kit.table_clicks import FILES, GAMES, KitPage
from web.kit.opening import open_game
from web.parts.html import plain
from web.parts.html import Html

LANGS = ("en", "de", "uk")
PLAYERS = {"hearts": 4, "oh-hell": 4, "golf": 3, "switch": 3}
MOST = 25
"""Actions of one moment that are reached, at most, drawn at random: passing cards has hundreds."""
TURNS = 60
"""Turns of the reader's after which every action is no longer reached, and the game is only played on."""


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_reached_by_clicks_to_the_end(game: str) -> None:
    rng, page = random.Random(3), KitPage(game, PLAYERS.get(game, 3))
    for turn in range(400):
        page.go_on()
        if page.over:
            break
        legal = list(page.session.legal())
        reached = rng.sample(legal, min(MOST if turn < TURNS else 1, len(legal)))
        for action in reached:
            page.reach(action)
        page.do(reached[-1])
    assert page.over, "the game did not end"
    assert page.session.viewer is not None


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_dimmed_control_says_why_and_does_nothing(game: str, lang: str) -> None:
    rng, page = random.Random(5), KitPage(game, PLAYERS.get(game, 3), lang)
    seen = 0
    for _ in range(6):
        page.go_on()
        if page.over:
            break
        for button in page.controls.of("try")[:12]:
            before = len(page.session.timeline.moments)
            page.click(button)
            assert len(page.session.timeline.moments) == before
            assert page.session.refusal is not None, button
            notice = re.search(r'class="notice refusal".*?<p[^>]*>(.*?)</p>', page.answer["html"], re.DOTALL)
            assert notice is not None
            assert button["data-tip"].endswith(plain(Html(notice[1]))), button
            page.send(do="dismiss")
            seen += 1
        page.do(rng.choice(list(page.session.legal())))
    assert seen or game in ("goofspiel",)
