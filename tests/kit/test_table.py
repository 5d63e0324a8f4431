"""The table of every game of the gallery: played to its end by clicks on what it shows, and nothing hidden told."""

from __future__ import annotations

import random
import re

import pytest

from pyengine.core.errors import OptionError
from pyengine.core.events import HIDDEN
from pyengine.core.prng import Prng
from pyengine.kit.document import read
from pyengine.rulebook.read import load as load_rulebook
from tests.endure import ENDURE, more_in_endure, rest_in_endure
from tests.kit.table_clicks import FILES, GAMES, STRANGE, KitPage
from web.engine.scene import still_scene
from web.kit.opening import open_game
from web.parts.drawing import draw
from web.parts.html import Html, plain
from web.parts.messages import LANGS, Messages

PLAYERS = {"hearts": 4, "oh-hell": 4, "golf": 3, "switch": 3}
MOST = 4
"""Actions of one moment that are reached, at most, drawn at random: passing cards has hundreds."""
WATCHED = 4
"""So many turns of the reader's, and every tenth one after them, are looked at; the others are only played."""


LONG = ("hearts",)
"""Games of which `make test` plays only the beginning by clicks."""
NOTHING_DIMMED = ("go-fish", "goofspiel")
"""Games in which everything that is shown can be done."""


def lively(page: KitPage, rng: random.Random) -> str:
    """An action of the reader's, rather one with a card, so that the game comes to its end."""
    legal = list(page.session.legal())
    laying = [text for text in legal if text not in ("draw", "pass", "take")]
    return rng.choice(laying or legal)


@pytest.mark.parametrize("game", [pytest.param(game, marks=ENDURE if game in LONG else ()) for game in GAMES])
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


@pytest.mark.parametrize("turns", more_in_endure(4, 8))
@pytest.mark.parametrize("game", [*STRANGE, *LONG])
def test_games_unlike_these_are_played_by_clicks_too(game: str, turns: int) -> None:
    rng, page = random.Random(4), KitPage(game, read(FILES[f"{game}.md"], FILES.get).players[0])
    for _ in range(turns):
        page.go_on()
        if page.over:
            break
        legal = page.session.legal()
        for each in rng.sample(legal, min(MOST, len(legal))):
            page.reach(each)
        page.do(rng.choice(legal))
    assert page.session.timeline.moments


@pytest.mark.parametrize("lang", rest_in_endure(LANGS))
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


@pytest.mark.parametrize("lang", rest_in_endure(LANGS))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_drawn_or_told(game: str, lang: str) -> None:
    """Worlds that the reader cannot tell apart are drawn and told in the same way."""
    rng, page, t = random.Random(8), KitPage(game, PLAYERS.get(game, 3), lang), Messages(lang)
    for turn in range(8):
        page.go_on()
        if page.over:
            break
        scene = still_scene(page.session, t)
        state, table = page.session.state, page.session.game_table
        shown = draw(scene), table.text_view(scene), table.held(scene)
        words = table.tell([event for _, event in scene.history], scene)
        assert not any(HIDDEN in word for word in words if not word.endswith(HIDDEN)), words
        for number in range(3):
            other = state.determinize(page.session.viewer or 0, Prng(100 * turn + number))
            page.session.timeline.state = other
            page.session._legal._state = None  # what is legal is kept by the state
            scene = still_scene(page.session, t)
            assert (draw(scene), table.text_view(scene), table.held(scene)) == shown
        page.session.timeline.state = state
        page.send(action=lively(page, rng))


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_device_hides_hands_behind_the_curtain(game: str) -> None:
    page = KitPage(game, PLAYERS.get(game, 2), people=2)
    assert page.session.curtain is not None
    html = page.answer["html"]
    assert "data-source" not in html
    assert 'class="cover curtain"' in html
    page.send(do="reveal")
    assert page.session.viewer is not None
    assert page.controls.of("source") or page.controls.of("action")


def test_undo_hint_and_review_work_as_in_any_game() -> None:
    page = KitPage("hearts", 4)
    page.go_on()
    first = page.session.legal()[0]
    page.send(do="hint")
    for _ in range(2_000):
        if page.session.hint and page.session.hint.lines:
            break
        page.send(do="tick")
    assert page.session.hint is not None
    assert "hint" in page.answer["html"]
    page.do(first)
    assert page.session.can_undo
    page.send(do="undo")
    assert first in page.session.legal()
    page.do(first)
    page.go_on()
    page.send(do="review")
    assert page.session.review is not None


def test_a_file_replaces_the_one_before_and_ours_cannot_be_replaced() -> None:
    text = FILES["crazy-eights.md"]
    assert open_game(text.replace("title: Crazy Eights", "title: Mad Eights")) == "crazy-eights"
    assert Messages("en")("game-crazy-eights") == "Mad Eights"
    open_game(text, FILES)
    assert Messages("de")("game-crazy-eights") != "Mad Eights"
    for other in (text, "---\ngame: crazy-eights\n---\n# Mine\n\n## The rules {#rules}\n\n**CRE-1** · S — Play.\n"):
        with pytest.raises(OptionError):
            open_game(other.replace("game: crazy-eights", "game: uno"))
    assert "UNO-1" in load_rulebook("uno", "en").rules
