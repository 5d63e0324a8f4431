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
MOST = 4
"""Actions of one moment that are reached, at most, drawn at random: passing cards has hundreds."""
WATCHED = 6
"""So many turns of the reader's, and every tenth one after them, are looked at; the others are only played."""


NOTHING_DIMMED = ("go-fish", "goofspiel")
"""Games in which everything that is shown can be done."""


def lively(page: KitPage, rng: random.Random) -> str:
    """An action of the reader's, rather one with a card, so that the game comes to its end."""
    legal = list(page.session.legal())
    laying = [text for text in legal if text not in ("draw", "pass", "take")]
    return rng.choice(laying or legal)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_reached_by_clicks_to_the_end(game: str) -> None:
    rng, page = random.Random(3), KitPage(game, PLAYERS.get(game, 2))
    for turn in range(500):
        page.go_on()
        if page.over:
            break
        action = lively(page, rng)
        if turn < WATCHED or turn % 10 == 0:
            legal = page.session.legal()
            for each in rng.sample(legal, min(MOST, len(legal))):
                page.reach(each)
            page.do(action)
        else:
            page.send(action=action)
    assert page.over, "the game did not end"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_dimmed_control_says_why_and_does_nothing(game: str, lang: str) -> None:
    rng, page = random.Random(5), KitPage(game, PLAYERS.get(game, 3), lang)
    seen = 0
    for _ in range(3):
        page.go_on()
        if page.over:
            break
        for button in page.controls.of("try")[:6]:
            before = len(page.session.timeline.moments)
            page.click(button)
            assert len(page.session.timeline.moments) == before
            assert page.session.refusal is not None, button
            notice = re.search(r'class="notice refusal".*?<p[^>]*>(.*?)</p>', page.answer["html"], re.DOTALL)
            assert notice is not None
            assert button["data-tip"].endswith(plain(Html(notice[1]))), button
            page.send(do="dismiss")
            seen += 1
        legal = page.session.legal()
        page.do("draw" if "draw" in legal else rng.choice(legal))
    assert seen or game in NOTHING_DIMMED
