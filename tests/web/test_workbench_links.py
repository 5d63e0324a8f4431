"""From every table to the workbench: a game that goes on is opened as its player sees it, one that is over whole."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

import pyengine
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.rulebook import fences, load
from tests.web.benches import Bench
from web.engine.dispatcher import Dispatcher
from web.engine.record_link import record_in
from web.parts.page_paths import workbench_path
from web.site.book import book
from web.workbench.analysis.place import analysis_of

GAMES = pyengine.games()
OPEN = [game for game in GAMES if not game.memory]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Table:
    """The play page's engine."""

    def __init__(self, query: str) -> None:
        self.dispatcher = Dispatcher()
        self.answer = self.send(do="start", query=query, base="https://games.example/play/")

    def send(self, **command: Any) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.dispatcher.send(json.dumps(command)))
        return found

    @property
    def session(self) -> Any:
        return self.dispatcher.controllers[""].session


def table(game: Game, seats: str = "human,bot:greedy") -> Table:
    count = max(game.seats[0], seats.count(",") + 1)
    kinds = seats.split(",") + ["bot:greedy"] * (count - seats.count(",") - 1)
    return Table(f"?game={game.id}&lang=en&pace=instant&seats={','.join(kinds)}&seed=7")


def played(table: Table, actions: int) -> Table:
    """The same after so many actions of anybody, the bots' too."""
    timeline, rng = table.session.timeline, Prng(5)
    while len(timeline.moments) < actions and timeline.state.to_act:
        seat = timeline.state.to_act[0]
        timeline.apply(seat, timeline.game.strategy.policy(timeline.state, seat, rng))
    return table


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.id)
def test_a_game_that_goes_on_gives_no_hidden_card_away(game: Game) -> None:
    shown = played(table(game), 3)
    link = shown.send(do="analyse", value="")["onward"]
    parts = urlsplit(link)
    asked = parse_qs(parts.query)
    assert parts.path == "workbench/"
    assert not parts.fragment, "a record would have the whole deal"
    assert asked["seat"] == ["1"]
    assert asked["deal"] == ["possible"]
    state, true = game.position(asked["position"][0]), shown.session.timeline.state
    assert state.view(0) == true.view(0), "the player sees what there is to see"
    others = {shown.send(do="analyse", value="")["onward"] for _ in range(4)}
    positions = {parse_qs(urlsplit(each).query)["position"][0] for each in others}
    assert len(positions) > 1, "what is hidden is drawn anew each time"


@games
def test_a_game_that_is_over_is_opened_whole_at_its_moment(game: Game) -> None:
    shown = played(table(game), 5000)
    assert shown.session.timeline.state.outcome
    parts = urlsplit(shown.send(do="analyse", value="2")["onward"])
    assert parse_qs(parts.query)["at"] == ["2"]
    record = record_in(f"#{parts.fragment}")
    assert record == shown.session.timeline.record


def test_the_moment_that_is_looked_back_at_goes_along() -> None:
    game = pyengine.game("face-to-face")
    shown = played(table(game), 5000)
    shown.send(do="jump", value="3")
    assert "&at=3" in shown.send(do="analyse", value="")["onward"]


def test_a_game_of_memory_waits_for_its_end() -> None:
    [game] = [game for game in GAMES if game.memory][:1]
    shown = played(table(game), 3)
    answer = shown.send(do="analyse", value="")
    assert "onward" not in answer
    assert "it is over" in answer["html"]
    assert "open-analyse" not in shown.send(do="settings")["html"]


def test_nothing_is_shown_while_a_shared_device_is_passed_on() -> None:
    shown = Table("?game=uno&lang=en&pace=instant&seats=human,human&seed=7")
    answer = shown.send(do="analyse", value="")
    assert "onward" not in answer
    shown.send(do="reveal")
    assert "position=" in shown.send(do="analyse", value="")["onward"]


def test_bots_among_themselves_have_nothing_to_hide() -> None:
    shown = Table("?game=uno&lang=en&pace=instant&seats=bot:greedy,bot:greedy&seed=7")
    assert "#record=" in played(shown, 3).send(do="analyse", value="")["onward"]


def test_the_menu_the_end_and_the_review_lead_there() -> None:
    game = pyengine.game("face-to-face")
    html = table(game).answer["html"]
    assert re.search(r'id="open-analyse"[^>]* data-do="analyse" data-value=""', html)
    over = played(table(game), 5000).send(do="dismiss")["html"]
    assert re.search(r'id="end-more".*data-do="analyse"', over)


@games
def test_every_example_of_a_rulebook_leads_there(game: Game) -> None:
    page = str(book(game.id, "en"))
    figures = re.findall(r'<figure class="diagram[^"]*" id="[^"]*" data-position="([^"]*)"', page)
    links = re.findall(r'class="button analyse" href="\.\./\.\./(workbench/[^"]*)"', page)
    assert 0 < len(links) == len(figures) <= len(fences(load(game.id, "en").text))
    for link, position in zip(links, figures, strict=True):
        asked = parse_qs(urlsplit(unescape(link)).query)
        assert asked["game"] == [game.id]
        assert 1 <= int(asked["seat"][0]) <= game.position(unescape(position)).players


def test_a_lesson_leads_there_from_every_step() -> None:
    dispatcher = Dispatcher()
    command = {"do": "lesson", "id": "lesson", "game": "uno", "lang": "en", "root": "../../", "step": "2"}
    html = json.loads(dispatcher.send(json.dumps(command)))["html"]
    [link] = re.findall(r'class="button analyse" href="([^"]*)"', html)
    assert link.startswith("../../workbench/?game=uno&amp;lang=en&amp;position=")
    assert link.endswith("&amp;seat=1")


def test_positions_survive_their_address() -> None:
    game = pyengine.game("uno")
    text = game.write(game.deal(3, 5))
    asked = parse_qs(urlsplit(workbench_path("uno", "uk", position=text, seat=2)).query)
    assert asked == {"game": ["uno"], "lang": ["uk"], "position": [text], "seat": ["3"]}


def test_a_table_in_a_frame_leads_there() -> None:
    dispatcher = Dispatcher()
    command = {"do": "frame", "id": "embed-1", "query": "game=uno&seed=3&lang=en", "lang": "en"}
    html = json.loads(dispatcher.send(json.dumps(command)))["html"]
    assert 'id="open-analyse"' in html
    answer = json.loads(dispatcher.send(json.dumps({"do": "analyse", "id": "embed-1", "value": ""})))
    assert answer["onward"].startswith("workbench/?game=uno&lang=en&position=")


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.id)
def test_a_past_moment_has_what_the_player_did_there_and_nothing_that_others_did(game: Game) -> None:
    shown = played(table(game), 6)
    steps = shown.session.timeline.record.steps
    for at, step in enumerate(steps):
        shown.send(do="live")
        asked = parse_qs(urlsplit(shown.send(do="analyse", value=str(at))["onward"]).query)
        assert asked.get("done") == ([step.text] if step.seat == 0 else None)
    own = next(at for at, step in enumerate(steps) if step.seat == 0)
    link = shown.send(do="analyse", value=str(own))["onward"]
    bench = Bench(game.id, urlsplit(link).query)
    chapter = bench.workspace.document.current_chapter
    assert bench.workspace.document.at == 0
    assert [(node.seat, node.text) for node in chapter.nodes[1:]] == [(0, steps[own].text)]
    bench.send(do="tab", value="analyse")
    bench.send(do="lines", value="ask")
    search = analysis_of(bench.workspace).search
    assert search
    if search.only is None:
        search._search.run(40)
        search.stop()
    assert steps[own].text in {line.moves[0][1] for line in search.found.lines}
