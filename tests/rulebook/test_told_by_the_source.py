"""What the rulebooks give as the source's word, and what as our own: where the two were once mixed up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SEEDS = Path(__file__).parents[2] / "seeds"
RULING = {"en": "*Ruling:*", "de": "*Festlegung:*", "uk": "*Тлумачення:*"}


def rule(game: str, lang: str, number: str) -> str:
    """The paragraph of a rule."""
    text = (SEEDS / game / f"rulebook.{lang}.md").read_text(encoding="utf-8")
    found = re.search(rf"^\*\*{number}\*\* · .*$", text, re.MULTILINE)
    assert found
    return found[0]


@pytest.mark.parametrize(
    ("game", "lang", "number", "said", "ruled"),
    [
        ("flights", "en", "FLI-22", "next player clockwise", True),
        ("flights", "de", "FLI-22", "nächste Spieler im Uhrzeigersinn", True),
        ("flights", "uk", "FLI-22", "наступний гравець за годинниковою", True),
        ("glastonbury", "en", "GLA-27", "count the ingredients first", False),
        ("glastonbury", "de", "GLA-27", "erst die Zutaten", False),
        ("glastonbury", "uk", "GLA-27", "спершу порахувати очки за інгредієнти", False),
        ("nizam", "en", "NIZ-19", "a game of patience", False),
        ("nizam", "de", "NIZ-19", "eine Patience", False),
        ("nizam", "uk", "NIZ-19", "пасьянсом", False),
    ],
)
def test_a_sentence_stands_on_its_side_of_the_ruling(game: str, lang: str, number: str, said: str, ruled: bool) -> None:
    source, _, ruling = rule(game, lang, number).partition(RULING[lang])
    assert said in (ruling if ruled else source)
    assert said not in (source if ruled else ruling)
