"""The rulebook pages: complete, linked, with pictures, captions in words, and examples that can be played."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from html import unescape
from typing import Any

import pytest

from pyengine import rulebook
from web.engine.controllers.diagram import distinct
from web.engine.dispatcher import Dispatcher
from web.games import games
from web.parts.html import Html
from web.parts.messages import LANGS, Messages
from web.parts.page_paths import rules_path
from web.pictures.picture import without_controls
from web.site import rules, search_index
from web.site.file_books import documents

BOOKS = [(game.id, lang) for game in games() for lang in LANGS]


@cache
def pages() -> dict[str, rules.Page]:
    return {page.folder: page for page in rules.pages()}


@cache
def page(game_id: str, lang: str) -> str:
    return str(pages()[rules_path(game_id, lang)].content)


def send(dispatcher: Dispatcher, **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(dispatcher.send(json.dumps(command)))
    return answer


def figures(html: str) -> list[tuple[str, str]]:
    """The ID and the position of each figure that can be tried."""
    return re.findall(r'<figure class="diagram" id="([^"]+)" data-position="([^"]*)"', html)


@pytest.mark.parametrize(("game_id", "lang"), BOOKS)
def test_every_rule_and_every_example_is_there(game_id: str, lang: str) -> None:
    book, html = rulebook.load(game_id, lang), page(game_id, lang)
    for rule in book.rules:
        assert f'<section class="law" id="{rule}">' in html
    assert html.count('<figure class="diagram"') == len(rulebook.fences(book.text))
    assert f"<h1>{book.title}</h1>" in html
    assert "```" not in html
    assert "**" not in html


@pytest.mark.parametrize(("game_id", "lang"), BOOKS)
def test_links_lead_somewhere_and_ids_are_there_once(game_id: str, lang: str) -> None:
    html = page(game_id, lang)
    ids = Counter(re.findall(r' id="([^"]+)"', html))
    assert [ident for ident, count in ids.items() if count > 1] == []
    assert set(re.findall(r'href="#([^"]+)"', html)) - set(ids) == set()


@pytest.mark.parametrize(("game_id", "lang"), BOOKS)
def test_pictures_do_not_act(game_id: str, lang: str) -> None:
    html = page(game_id, lang)
    html = html[html.index("<main") : html.index("</main>")]
    assert all(" data-open=" in button for button in re.findall(r"<button[^>]*>", html))
    for name in ("data-action", "data-source", "data-target", "data-try", "data-do", "data-move", 'tabindex="-1"'):
        assert name not in html


@pytest.mark.parametrize(("game_id", "lang"), BOOKS)
def test_everything_in_an_example_has_words(game_id: str, lang: str) -> None:
    steps = re.findall(r'<ol class="steps".*?</ol>', page(game_id, lang), re.DOTALL)
    assert steps
    assert [step for step in steps if "<code>" in step] == []
    if lang == "uk":
        words = re.sub(r"<[^>]*>", "", "".join(steps))
        assert set(re.findall(r"\b[a-z]{3,}\b", words)) <= {"x"}


@pytest.mark.parametrize("game_id", [game.id for game in games()])
def test_languages_lead_to_each_other(game_id: str) -> None:
    english, ukrainian = page(game_id, "en"), page(game_id, "uk")
    assert f'href="../../rules/{game_id}/uk/" hreflang="uk"' in english
    assert f'href="../../../rules/{game_id}/" hreflang="en"' in ukrainian
    assert set(pages()[f"rules/{game_id}/"].versions) == set(LANGS)


@pytest.mark.parametrize("game_id", [game.id for game in games()])
def test_every_picture_can_be_tried(game_id: str) -> None:
    dispatcher = Dispatcher()
    html = page(game_id, "en")
    for figure in re.findall(r'<figure class="diagram" id="[^"]+" data-position="[^"]+" data-seat="\d+">', html):
        ident, position, seat = map(unescape, re.findall(r'"([^"]*)"', figure)[1:])
        answer = send(dispatcher, do="position", id=ident, game=game_id, position=position, seat=seat, lang="en")
        assert "notice trouble" not in answer["html"], ident
        assert f'data-game="{game_id}"' in answer["html"]
        assert all(found.startswith(f"{ident}-") for found in re.findall(r' id="([^"]+)"', answer["html"]))
    assert len(dispatcher.controllers) == html.count(" data-position=")


def test_a_finished_game_is_not_offered_to_be_tried() -> None:
    html = page("face-to-face", "en")
    over = html[html.index('id="example-F2F-20-2"') :]
    over = over[: over.index("</figure>")]
    assert "data-open" not in over
    assert ' data-position="' not in html[html.index('id="example-F2F-20-2"') - 40 :][:80]


def test_diagrams_are_played_each_for_itself() -> None:
    dispatcher = Dispatcher()
    for ident, up in (("a", 27), ("b", 30)):
        position = f"own up {up} | hand 17 18 28 40 45 50"
        send(dispatcher, do="position", id=ident, game="face-to-face", position=position, seat="1", lang="en")
    assert send(dispatcher, id="a", source="17", target="own-up", action="17>own-up")["say"].startswith("You: 17")
    refused = send(dispatcher, id="b", source="17", target="own-up")
    assert refused["say"].endswith("(F2F-8)")
    assert '<a class="rule" href="#F2F-8"' in refused["html"]
    assert 'data-do="undo"' in send(dispatcher, id="a", do="escape")["html"]
    again = send(dispatcher, id="a", do="again")
    assert 'data-source="17"' in again["html"]
    assert 'data-do="undo"' not in again["html"]


def test_the_others_answer_in_a_diagram() -> None:
    dispatcher = Dispatcher()
    position = "own up 20 | own down 40 | hand 30 31 | draw -"
    send(dispatcher, do="position", id="a", game="face-to-face", position=position, seat="1", lang="uk")
    send(dispatcher, id="a", action="30>own-up")
    over = send(dispatcher, id="a", action="31>own-up")
    assert 'data-state="over"' in over["html"]
    assert "F2F-18" in over["html"]
    assert over["wait"] is None
    send(dispatcher, do="position", id="b", game="face-to-face", position="hand 17 18 19", seat="1", lang="en")
    for action in ("17>own-up", "18>own-up", "draw"):
        answer = send(dispatcher, id="b", action=action)
    assert answer["wait"] is not None
    assert 'data-state="thinking"' in answer["html"]


def test_a_bad_position_is_reported() -> None:
    answer = send(Dispatcher(), do="position", id="a", game="face-to-face", position="hand 99", seat="1", lang="en")
    assert "“99”" in answer["say"]
    assert "notice trouble" in answer["html"]


@pytest.mark.parametrize("seat", ["0", "3", "-1", "x", "", "999", "9999"])
def test_a_position_has_no_reader_at_a_seat_that_it_does_not_have(seat: str) -> None:
    dispatcher = Dispatcher()
    known = {"do": "position", "id": "a", "game": "face-to-face", "position": "hand 17 18 19", "lang": "en"}
    answer = send(dispatcher, **known, seat=seat)
    assert "notice trouble" in answer["html"]
    assert "seat" in answer["say"]
    table = send(dispatcher, **known, seat="2")
    assert 'data-do="undo"' not in table["html"]
    assert "notice trouble" not in table["html"]


def test_the_page_without_an_id_is_the_game() -> None:
    answer = send(Dispatcher(), do="start", query="?game=face-to-face&lang=en&seed=7&first=1", langs=["en"])
    assert answer["url"].startswith("game=face-to-face")
    assert ' id="table"' in answer["html"]


def test_a_refusal_leads_to_its_rule() -> None:
    dispatcher = Dispatcher()
    send(dispatcher, do="start", query="?game=face-to-face&lang=uk&seed=7&first=1", langs=["en"])
    assert 'data-value="rules:F2F-13"' in send(dispatcher, source="17", target="their-up")["html"]
    opened = send(dispatcher, do="show", value="rules:F2F-13")
    assert 'href="../rules/face-to-face/uk/#F2F-13"' in opened["html"]
    assert opened["focus"] == "#rule-F2F-13"


@pytest.mark.parametrize("lang", LANGS)
def test_the_search_knows_every_rule(lang: str) -> None:
    texts = json.loads(search_index.search_indexes()[f"rules/search.{lang}.json"]())
    assert set(texts["files"]) == set(documents())
    assert set(texts["games"]) == {game.id for game in games()} | set(documents())
    found = {(game_id, rule): text for game_id, rule, _, text in texts["rules"]}
    for game in games():
        for rule in rulebook.load(game.id, lang).rules.values():
            assert "*" not in found[game.id, rule.id]
            assert found[game.id, rule.id].split()[0] in rule.text


def test_rulings_and_options_stand_for_themselves() -> None:
    html = page("face-to-face", "en")
    ours = '<abbr class="mark" title="A ruling of ours, where the published rulebook is silent">R</abbr>'
    assert f'<p class="ruling">{ours} It is drawn at random' in html
    for game_id, lang in BOOKS:
        options = rulebook.load(game_id, lang).text.count(f"*{Messages(lang)('rules-word-option')}")
        assert page(game_id, lang).count('<p class="option">') <= options


def test_a_still_keeps_what_is_seen_and_what_is_said() -> None:
    html = Html(
        '<section aria-label="Hand"><button id="x" class="held" data-source="17" aria-pressed="false">'
        '<span class="unseen">Card 17</span><b aria-hidden="true">17</b></button>'
        '<button class="button main" data-action="draw">Draw</button></section>'
    )
    held = '<span class="was-button held"><span class="unseen">Card 17</span><b aria-hidden="true">17</b></span>'
    assert without_controls(html, described=False) == f'<section aria-label="Hand" role="group">{held}</section>'
    assert without_controls(html, described=True) == '<section><span class="was-button held"><b>17</b></span></section>'


def test_ids_are_made_distinct() -> None:
    html = Html('<p id="hint">a</p><div aria-labelledby="hint head" class="x"></div>')
    assert distinct(html, "a") == '<p id="a-hint">a</p><div aria-labelledby="a-hint a-head" class="x"></div>'


def test_what_is_shown_once_in_a_diagram_waits_for_the_reader() -> None:
    dispatcher = Dispatcher()
    grid = "# ra1 ra2 ra3 ra4 # ya1 ya2 luck ya3 ya4 yb1 yb2 yb3 eye yb4 ga1 ga2 ga3 ga4 rb1 move rb2 rb3 gb3 gb4"
    wizards = "out blue | wizard 1 red n3 | wizard 2 yellow e2 | cauldron 1 wa2 vb3 ka1 | cauldron 2 na4 vb2"
    position = f"{wizards} | grid {grid} oa1 oa2 oa3 oa4 # ob1 ob2 ob3 ob4 #"
    send(dispatcher, do="position", id="a", game="glastonbury", position=position, seat="1", lang="en")
    seen = send(dispatcher, id="a", action="r3c3>cast")
    assert 'data-do="seen"' in seen["html"]
    assert 'data-state="waiting"' in seen["html"]
    assert seen["wait"] is None
    on = send(dispatcher, id="a", do="seen")
    assert 'data-state="thinking"' in on["html"]
    assert on["wait"] is not None
