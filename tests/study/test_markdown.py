"""Studies as Markdown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from pyengine.core.game import Game
from pyengine.rulebook import check, fences
from pyengine.study import parse_study
from pyengine.study.markdown import to_markdown
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
