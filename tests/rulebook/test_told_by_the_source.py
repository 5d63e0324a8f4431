"""What the rulebooks give as the source's word, and what as our own, sentence by sentence."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pyengine.games import ids
from pyengine.rulebook import Rule, load
from pyengine.rulebook.read import read
from tests.languages import LANGS


def rule(game: str, lang: str, number: str) -> Rule:
    """A rule of a shipped rulebook."""
    return load(game, lang).rules[number]


@pytest.mark.parametrize(
    ("game", "lang", "number", "said", "mark"),
    [
        ("flights", "en", "FLI-22", "next player clockwise", "R"),
        ("flights", "de", "FLI-22", "nächste Spieler im Uhrzeigersinn", "R"),
        ("flights", "uk", "FLI-22", "наступний гравець за годинниковою", "R"),
        ("flights", "en", "FLI-5", "clockwise", "R"),
        ("flights", "en", "FLI-5", "nearer to the first turn", "S"),
        ("flights", "en", "FLI-13", "end of the row", "R"),
        ("flights", "en", "FLI-15", "You must give", "S"),
        ("flights", "en", "FLI-16", "must swap if you can", "S"),
        ("glastonbury", "en", "GLA-15", "fetch a spell that is kept", "S"),
        ("glastonbury", "en", "GLA-21", "Bad Luck taken last", "S"),
        ("glastonbury", "en", "GLA-21", "not a spell", "R"),
        ("glastonbury", "en", "GLA-25", "the kinds you have collected", "S"),
        ("glastonbury", "en", "GLA-27", "count the ingredients first", "S"),
        ("glastonbury", "de", "GLA-27", "erst die Zutaten", "S"),
        ("glastonbury", "uk", "GLA-27", "спершу порахувати очки за інгредієнти", "S"),
        ("glastonbury", "en", "GLA-28", "five such recipes", "R"),
        ("nizam", "en", "NIZ-3", "hidden", "R"),
        ("nizam", "en", "NIZ-11", "lie together", "R"),
        ("nizam", "en", "NIZ-11", "broke a run", "S"),
        ("nizam", "en", "NIZ-19", "a game of patience", "S"),
        ("nizam", "de", "NIZ-19", "eine Patience", "S"),
        ("nizam", "uk", "NIZ-19", "пасьянсом", "S"),
        ("pearl", "en", "PRL-3", "Nobody else may see", "R"),
        ("pearl", "en", "PRL-6", "not after a draw", "S"),
        ("pearl", "en", "PRL-13", "in the middle of a turn", "S"),
        ("face-to-face", "en", "F2F-1", "from 2 to 59", "R"),
        ("face-to-face", "en", "F2F-13", "same number", "S"),
        ("face-to-face", "en", "F2F-14", "hand is hidden", "R"),
        ("uno", "en", "UNO-2", "250", "S"),
        ("uno", "en", "UNO-14", "instead of you", "R"),
        ("uno", "en", "UNO-17", "next-to-last", "R"),
        ("uno", "en", "UNO-20", "another number", "R"),
    ],
)
def test_a_sentence_stands_behind_its_mark(game: str, lang: str, number: str, said: str, mark: str) -> None:
    assert [part.mark for part in rule(game, lang, number).parts if said in part.text] == [mark]


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("lang", LANGS)
def test_the_marks_are_the_same_in_every_language_and_in_the_same_order(game: str, lang: str) -> None:
    marks = {number: [part.mark for part in rule.parts] for number, rule in load(game, lang).rules.items()}
    assert marks == {number: [part.mark for part in rule.parts] for number, rule in load(game, "en").rules.items()}
    for number, found in marks.items():
        assert all(one != other for one, other in pairwise(found)), f"{number}: {found}"


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("lang", LANGS)
def test_every_part_is_whole_sentences(game: str, lang: str) -> None:
    for number, found in load(game, lang).rules.items():
        for part in found.parts:
            text = part.text.strip("*«»„“”")
            assert not text[0].islower(), f"{number} {lang}: {part.text}"
            assert part.text.rstrip(")*").endswith((".", "`.")), f"{number} {lang}: {part.text}"


def test_a_rule_may_change_its_mark_several_times() -> None:
    first = "**ABC-1** · R — One. · S — *Two:* three · four.\nFive. · R — Six."
    text = f"# A game\n\nWin.\n\n{first}\n\n**ABC-2** · S — Seven.\n"
    one, two = read(text, "any", "en").rules.values()
    assert [tuple(part) for part in one.parts] == [("R", "One."), ("S", "*Two:* three · four. Five."), ("R", "Six.")]
    assert (one.mark, two.mark) == ("S/R", "S")
    assert one.source == "**ABC-1** · R — One. · S — *Two:* three · four. Five. · R — Six."
