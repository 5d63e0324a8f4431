"""Studies as Markdown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from pyengine.core.game import Game
from pyengine.core.shortening import short_position
from pyengine.rulebook import check, fences
from pyengine.study import parse_study
from pyengine.study.markdown import to_markdown
from pyengine.study.shipped import load_study
from tests.endure import repeated
from tests.study.random_studies import studies

games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


@games
@repeated(2, 50)
@given(data=st.data())
def test_a_study_as_markdown_passes_the_check(game: Game, data: st.DataObject) -> None:
    study = data.draw(studies(game))
    text = to_markdown(replace(study, languages=()), "en")
    assert check(text) == []
    assert len(fences(text)) >= len(study.chapters)


def test_words_are_not_taken_for_marks_of_the_text() -> None:
    study = parse_study(
        "study 1\ngame face-to-face\nchapter\nposition hand 17 18 27 28 40 45\n"
        '" en # no heading\n" en ```play uno\n" en > no quotation\n'
    )
    text = to_markdown(study, "en")
    assert "\n\\# no heading\n\n\\```play uno\n\n\\> no quotation\n" in text
    assert len(fences(text)) == 1


@games
def test_a_position_has_no_item_that_makes_no_difference(game: Game) -> None:
    """Left out are the deck and the options at their defaults, as long as nobody sees a difference."""
    state = game.deal(game.seats[0], 7)
    written = game.write(state)
    short = short_position(game, state)
    assert len(short) < len(written)
    assert "rng" not in short
    again = game.position(short)
    seats = [None, *range(state.players)]
    assert [again.view(seat) for seat in seats] == [state.view(seat) for seat in seats]
    assert short_position(game, again) == short


def test_what_comes_to_light_stays() -> None:
    uno = pyengine.game("uno")
    state = uno.position("hand 1 b1 b2 | hand 2 r1 r2 | discard g6 | deck r5 g2 | bluff off")
    assert "deck" not in short_position(uno, state)
    assert "bluff off" in short_position(uno, state)
    assert "deck r5 g2" in short_position(uno, state, [(0, "draw")])
    # A fact may name what nobody sees.
    [fact] = [name for name in uno.facts(state, 0) if "deck" in name][:1]
    kept = short_position(uno, state, (), [fact])
    assert uno.facts(uno.position(kept), 0)[fact] == uno.facts(state, 0)[fact]


def test_a_study_is_printed_without_its_decks() -> None:
    study = load_study("uno", "colour-and-call")
    text = to_markdown(study, "en")
    assert check(text) == []
    first = fences(text)[0]
    assert "deck" not in first.setup
    assert len(first.setup) < 150
