"""Glastonbury on the page as it is set up and played: whose wizard is whose, and the choice under a joker."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.endure import rest_in_endure
from tests.games.glastonbury.table import GAME
from tests.games.glastonbury.test_table import MARKET, act, attributes, drawn, scene
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from web.engine.wording import action_words, fact_words
from web.games.glastonbury.table import TABLE
from web.parts.drawing import draw
from web.parts.messages import Messages
from web.site.setup_page import setup_page

HALTED = f"wizard 1 red ne | wizard 2 yellow e3 | cauldron 1 vb3 joker | {MARKET}"
every_lang = pytest.mark.parametrize("lang", LANGS)


def answer(query: str, lang: str = "en") -> dict[str, Any]:
    """What the page's engine answers to an address."""
    found = PlayTable().send(json.dumps({"do": "start", "query": f"?game=glastonbury&lang={lang}{query}"}))
    return dict(json.loads(found))


@pytest.mark.parametrize(
    ("query", "colours"),
    [
        ("", ["yellow", "red"]),
        ("&wizard_1=blue", ["yellow", "blue"]),
        ("&wizard_1=yellow", ["red", "yellow"]),
        ("&wizard_1=green&wizard_2=blue&out=red", ["blue", "green"]),
    ],
)
def test_a_link_says_who_plays_which_wizard(query: str, colours: list[str]) -> None:
    html = answer(f"&seed=3&seats=human,bot:greedy&pace=instant{query}")["html"]
    assert re.findall(r'class="worn (\w+)"', html) == colours
    assert "The red cards are not in this game" in html or "out=red" not in query


@every_lang
@pytest.mark.parametrize("query", ["&wizard_1=red&wizard_2=red", "&out=red"])
def test_a_colour_given_twice_is_answered_in_words(query: str, lang: str) -> None:
    html = answer(f"&seed=3&seats=human,bot:greedy{query}", lang)["html"]
    t, message = Messages(lang), "out" if query == "&out=red" else "wizard"
    assert t(f"option-glastonbury-{message}-refused", value="red") in html
    assert "wizard_2" not in html
    assert "by_seat" not in html


@pytest.mark.parametrize(
    ("lang", "wizard", "out"),
    [
        ("en", "The red wizard", "One of the wizards in play is red,"),
        ("de", "Der rote Zauberer", "Einer der Zauberer im Spiel ist rot,"),
        ("uk", "для двох місць (червоний)", "чарівник цього кольору (червоний),"),
    ],
)
def test_a_refused_colour_is_worded_by_its_sentence(lang: str, wizard: str, out: str) -> None:
    assert wizard in answer("&seed=3&seats=human,bot:greedy&wizard_1=red&wizard_2=red", lang)["html"]
    assert out in answer("&seed=3&seats=human,bot:greedy&out=red", lang)["html"]


def test_a_colour_that_nobody_has_is_answered_with_those_there_are() -> None:
    assert "pink" in answer("&wizard_1=pink")["html"]
    assert "green" in answer("&wizard_1=pink")["html"]


@pytest.mark.parametrize("lang", rest_in_endure(LANGS))
def test_the_form_offers_the_colours(lang: str) -> None:
    html = str(setup_page(Messages(lang)))
    t = Messages(lang)
    for option in GAME.options:
        assert f'name="{option.name}"' in html
        assert t(f"option-glastonbury-{option.name}") in html
    for colour in ("red", "yellow", "green", "blue"):
        assert html.count(f'value="{colour}"') >= 5


@every_lang
def test_under_a_joker_the_page_asks_whether_to_go_or_to_stay(lang: str) -> None:
    t, state = Messages(lang), GAME.position(HALTED)
    html = str(draw(scene(state, 0, lang)))
    assert {"walk", "pass"} <= set(attributes(html, "action"))
    for message in ("gla-do-walk", "gla-walk-on", "gla-pass"):
        assert t(message) in html
    assert t("gla-do-walk") in TABLE.text_view(scene(state, 0, lang))
    watching = str(draw(scene(state, 1, lang)))
    assert t("gla-walk-on") not in watching
    act(state, "walk")
    assert t("gla-walk-on") not in str(draw(scene(state, 0, lang)))


def test_the_number_under_the_joker_is_not_told_before_the_walk() -> None:
    for seat in (0, 1, None):
        assert drawn(GAME.position(HALTED), seat) == drawn(GAME.position(HALTED.replace("vb3", "vb1")), seat)
    text = " ".join(TABLE.text_view(scene(GAME.position(HALTED))))
    assert "it may stay, or go on by a number that is covered." in text
    lone = " ".join(TABLE.text_view(scene(GAME.position(HALTED.replace("vb3 joker", "joker")))))
    assert "it may stay, or go on by 2: to the right of row 3." in lone
    beside = " ".join(TABLE.text_view(scene(GAME.position(HALTED.replace("red ne", "red e2")))))
    assert "to the right of row 2 and will stay there." in beside


@every_lang
def test_the_walk_and_its_refusal_are_said(lang: str) -> None:
    t = Messages(lang)
    assert action_words("glastonbury", "walk", t) == t("gla-act-walk")
    breach = GAME.position("wizard 1 red ne").why_not(0, GAME.parse("walk"))
    assert breach is not None
    assert scene(GAME.position("wizard 1 red ne"), 0, lang).explain(breach, "walk") == t("gla-no-walk")
    assert t("rules-is-empty") in str(fact_words("glastonbury", "top 1", ["empty"], 0, t))
