"""Every feature of a learned value has a sentence in every language, and hints and reviews give it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import pyengine
from pyengine.bots import Knowledge
from pyengine.bots.calibration import chance
from pyengine.bots.ismcts import Candidate
from pyengine.bots.reasons import Feature, telling, words_of
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from tests.bots.test_bots import moments
from tests.bots.test_learned import LEARNED
from tests.languages import WHOLE as LANGS
from tests.web.test_play_panels import finished, reviewed, send, started
from web.engine.hint import Hint
from web.games import table_of
from web.parts.messages import Messages
from web.parts.review_panel import ReviewedDecision
from web.parts.table import Scene

games = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)


def scene(game: Game, lang: str) -> Scene:
    return Scene(
        game.deal(2, 1).view(0), (), None, ("Ann", "Bo"), ("human", "bot:1"), Messages(lang), table=table_of(game.id)
    )


@games
@pytest.mark.parametrize("lang", LANGS)
def test_every_feature_has_a_sentence(game: Game, lang: str) -> None:
    features = game.strategy.features
    assert features
    shown, say = scene(game, lang), table_of(game.id).value_words
    said: dict[str, set[tuple[str, int]]] = {}
    for name in features.names:
        kind, numbers = words_of(name)
        for seat, own, brings in [
            (0, True, True),
            (1, False, True),
            (0, True, False),
            (1, True, True),
            (0, False, True),
        ]:
            feature = Feature(kind, numbers, seat, own, brings, 0.1)
            text = say(feature, shown)
            assert re.fullmatch(r"[A-ZІЇЄҐА-Я].+\.", text), name
            assert ("Bo" in text) == (seat == 1), text
            said.setdefault(text, set()).add((kind, seat))
    assert all(len(kinds) == 1 for kinds in said.values())


@games
def test_a_hint_compares_its_best_two(game: Game) -> None:
    for state, seat in moments(game, 1, 12):
        hint = Hint(Knowledge(game, state, seat), 3)
        while not hint.run(1.0):
            pass
        if hint.value:
            first, second, *_ = hint.lines
            told = telling(Knowledge(game, state, seat), first.action, second.action, Prng(3))
            assert hint.value == [feature for feature in told if feature.sure]
            return
    pytest.fail("no hint told two actions apart")


def test_hints_give_it() -> None:
    table, _ = started("?game=flights&seats=human,bot:greedy&seed=5&pace=instant")
    assert table.session
    hint = table.session.hint = Hint(Knowledge(table.session.timeline.game, table.session.timeline.state, 0), 1)
    hint.lines = [Candidate(action, 1, 0.5) for action in table.session.timeline.state.legal(0)[:2]]
    assert "What sets it apart from" not in send(table, do="nothing")["html"]
    hint.value = [Feature("flight", (6,), 0, True, True, 0.1)]
    assert "You still have flight 6 for later rounds." in send(table, do="nothing")["html"]


def test_reviews_give_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.engine.review.ITERATIONS", 12)  # what is found is exchanged below
    table = finished("flights", 7)
    reviewed(table)
    assert table.session
    review = table.session.review
    assert review
    feature = Feature("worth", (9,), 0, True, True, 0.1)
    review.found = [ReviewedDecision(0, 0, "r1>1", "r1>2", 0.2, 0.6, (feature,))]
    assert "Your row comes to more points." in send(table, do="nothing")["html"]


def hinted(error: float, *expected: float) -> str:
    """The page with a hint of actions that have no reason, expected to bring so much."""
    table, _ = started("?game=face-to-face&seats=human,bot:greedy&seed=5&first=1&pace=instant")
    assert table.session
    timeline = table.session.timeline
    game, state = timeline.game, timeline.state
    hint = table.session.hint = Hint(Knowledge(game, state, 0), 1)
    texts = tuple(map(game.format, state.legal(0)))
    seen = Scene(state.view(0), texts, None, ("Ann", "Bo"), ("human", "bot:1"), Messages("en"), table=table_of(game.id))
    silent = [text for text in texts if table_of(game.id).reason(text, seen) is None]
    hint.lines = [Candidate(game.parse(text), 60, each, error) for text, each in zip(silent, expected, strict=False)]
    assert len(hint.lines) == len(expected)
    return str(send(table, do="nothing")["html"])


def test_a_hint_without_a_reason_says_what_it_compared() -> None:
    html = hinted(0.05, 0.62, 0.4)
    game = pyengine.game("face-to-face")
    best, other = (100 * chance(game, game.deal(2, 5).view(0), each) for each in (0.62, 0.4))
    assert f"Chance of winning, as far as the search can tell: {best:.0f} %, with “" in html
    assert f"” {other:.0f} %." in html
    assert "Nearly as good" not in html
    assert "As good" not in html


def test_a_hint_calls_equal_what_it_cannot_tell_apart() -> None:
    assert "As good, as far as the search can tell" in hinted(0.03, 0.62, 0.59)
    html = hinted(0.01, 0.62, 0.595)
    assert "As good, as far as the search can tell" not in html
    assert "Nearly as good" in html


def test_a_review_counts_no_loss_within_the_error() -> None:
    sure = ReviewedDecision(0, 0, "draw", "b2>discard", 0.4, 0.5, error=0.05)
    assert sure.loss == pytest.approx(0.1)
    assert replace(sure, error=0.12).loss == 0.0
