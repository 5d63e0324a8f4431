"""What is shown of the word under the cursor."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.language_server import hover as hovering
from pyengine.rulebook import load
from tests.language_server.editing import shown
from tests.languages import LANGS

SEEDS = Path(__file__).parents[2] / "seeds"
PLAY = "```play face-to-face\nown up 27 | hand 17 18 28 40 45 50\n{}\n```\n"
RECORD = (SEEDS / "face-to-face/records/gifts-and-backwards-tricks.rec").read_text("utf-8")


@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_shows_its_paragraph_in_the_editors_language(lang: str) -> None:
    rule = load("face-to-face", lang).rules["F2F-8"]
    assert shown(PLAY.format("! 18>own-up F2F‸-8"), lang) == f"**F2F-8** · {rule.mark} — {rule.text}"
    assert shown("As F2F-8‸ says.", lang).endswith(rule.text)


def test_a_rule_that_is_nowhere_shows_nothing() -> None:
    assert shown("F2F-9‸99 and ABC-1") == ""
    assert shown("No rule ‸here.") == ""


def test_an_action_shows_if_it_is_legal_at_its_place() -> None:
    assert "Legal for seat 1" in shown(PLAY.format("> 28‸>own-up 18>own-up"))
    assert "Refused to seat 1 here by **F2F-8** (card: 17, top: 28)" in shown(PLAY.format("> 28>own-up 17>own‸-up"))
    assert "**F2F-8** · S —" in shown(PLAY.format("! 18>own‸-up F2F-8"))
    assert "Refused to seat 2" in shown(PLAY.format("? 2: 18>own‸-up"))


def test_behind_what_is_refused_nothing_is_known() -> None:
    assert shown(PLAY.format("> 18>own-up 28>own‸-up")) == "`28>own-up`"


def test_words_of_a_package_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hovering, "spoken", lambda game, action, lang: f"{game.id} {action} {lang}")
    assert shown(PLAY.format("> 28>own‸-up"), "uk").startswith("`28>own-up` — face-to-face 28>own-up uk\n")


def test_names_show_their_values() -> None:
    assert shown(PLAY.format("= own‸ up 27")) == "`own up` is `27` here."
    assert shown(PLAY.format("> 28>own-up\n= own up 2‸8")) == "`own up` is `28` here."
    assert shown(PLAY.format("").replace("own up 27", "own u‸p 27")) == "`own up` is `27` in this position."


def test_options_show_their_rule() -> None:
    text = shown("```play face-to-face\ndeal fi‸rst=1\n```")
    assert text.startswith("`first`: random, 1, 2\n\n**F2F-4** ·")
    assert shown("```play face-to-face\ndeal first=‸1\n```") == text


def test_markers_are_explained() -> None:
    assert "refused" in shown(PLAY.format("‸! 18>own-up F2F-8"))


def test_an_action_of_a_record_shows_if_it_is_legal() -> None:
    assert "Legal for seat 2" in shown(RECORD.replace("2: 51>own-down", "2: 51>o‸wn-down"))
    assert "Refused to seat 2 here by **F2F" in shown(RECORD.replace("2: 51>own-down", "2: 50>o‸wn-down"))
    assert "`turn` is `1`" in shown(RECORD.replace("turn 1", "tu‸rn 1"))


def test_a_step_knows_what_came_before() -> None:
    text = (SEEDS / "face-to-face/lesson.en.md").read_text("utf-8")
    assert "Legal for seat 1" in shown(text.replace("> 59>own-down", "> 59>‸own-down", 1))
