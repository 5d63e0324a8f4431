"""The ends and the story of a game: what they tell in every game and language, and the way forwards and back."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest

from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from tests.web.test_play_panels import finished, reviewed, send
from web.engine.endings import record_lines
from web.games import games
from web.parts.messages import Messages

IDS = [game.id for game in games()]


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock in seconds that stands still, and shorter searches."""
    at = [0.0]
    monkeypatch.setattr("web.engine.tale.perf_counter", lambda: at[0])
    monkeypatch.setattr("web.engine.review.ITERATIONS", 12)
    monkeypatch.setattr("web.parts.review_panel._SURE", 0)  # short searches are sure of nothing
    return at


def words(answer: dict[str, Any]) -> str:
    found = re.search(r'<p id="tale-words">(.*?)</p>', str(answer["html"]), re.DOTALL)
    assert found
    return unescape(found[1])


def moment(answer: dict[str, Any]) -> tuple[int, int]:
    found = re.search(r'id="tale".*?class="moment">(\d+) of (\d+)<', str(answer["html"]), re.DOTALL)
    assert found
    return int(found[1]), int(found[2])


@pytest.mark.parametrize("game", IDS)
def test_the_story_is_played_forwards_by_itself_and_stops(game: str, clock: list[float]) -> None:
    table = finished(game)
    answer = send(table, do="tale", value="")
    assert words(answer)
    assert answer["focus"] == "#tale"
    at, last = moment(answer)
    assert at == 1
    while answer["wait"] is not None:
        assert 0 < answer["wait"] <= 2000
        clock[0] += answer["wait"] / 1000
        answer = send(table, do="tick")
        at += 1
        assert moment(answer) == (at, last)
        assert words(answer)
    assert at == last
    assert 'id="end"' not in answer["html"]
    assert 'id="end"' in send(table, do="live")["html"]


@pytest.mark.parametrize("game", IDS)
def test_the_story_goes_back_and_on_and_begins_again(game: str) -> None:
    table = finished(game)
    first = send(table, do="tale", value=":still")
    assert first["wait"] is None  # nothing moves by itself
    second = send(table, do="tale", value="on:still")
    assert moment(second)[0] == 2
    back = send(table, do="tale", value="back:still")
    assert (moment(back), words(back)) == (moment(first), words(first))
    assert 'data-value="back"' not in back["html"]
    for _ in range(moment(first)[1] - 1):
        last = send(table, do="tale", value="on")
    assert 'data-value="on"' not in last["html"]
    assert moment(send(table, do="tale", value="play:still"))[0] == 1
    going = send(table, do="tale", value="play")
    assert going["wait"]
    assert send(table, do="tale", value="stop")["wait"] is None


def test_a_story_ends_where_the_reader_goes_elsewhere() -> None:
    table = finished()
    send(table, do="tale", value="")
    answer = send(table, do="jump", value="3")
    assert 'id="tale"' not in answer["html"]
    assert 'id="walk"' in answer["html"]
    assert answer["wait"] is None
    for nonsense in ("on", "x", "-1", "123456789"):
        assert 'id="tale"' not in send(table, do="tale", value=nonsense)["html"]


def test_a_turning_point_of_the_review_is_told_with_what_was_better() -> None:
    table = finished(seed=12)
    html = reviewed(table, value="all")
    assert table.session
    assert table.session.review
    turning = table.session.review.turning()
    assert turning
    assert html.index('class="turning"') < html.index('id="review-behind"') < html.index("<nastilka-chart")
    answer = send(table, do="tale", value=str(turning[0].at))
    assert "of a hundred games" in words(answer)
    assert 'data-open="no"' in answer["html"]  # on a small screen the table is seen, not the review


def test_a_game_of_memory_that_goes_on_has_no_story() -> None:
    table = PlayTable()
    start = {"do": "start", "query": "?game=glastonbury&seats=human,bot:greedy&seed=3", "langs": ["en"], "base": "x"}
    answer = json.loads(table.send(json.dumps(start)))
    assert 'id="tale"' not in send(table, do="tale", value="")["html"]
    assert answer["html"]


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("lang", LANGS)
def test_an_end_has_one_main_action_a_second_and_the_rest_behind_more(game: str, lang: str) -> None:
    html = str(send(finished(game), do="setting", value=f"lang={lang}")["html"])
    end = html[html.index('id="end"') :]
    zone = re.search(r'<div class="menu" data-zone="end">(.*?)</div>', end, re.DOTALL)
    assert zone
    assert re.findall(r'data-do="([a-z]+)"', zone[1]) == ["new", "tale"]
    assert zone[1].count("button main") == 1
    more = re.search(r'<div id="end-more"(.*?)</div>', end, re.DOTALL)
    assert more
    assert re.findall(r'data-do="([a-z]+)"', more[1]) == ["review", "jump", "again", "share", "analyse"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_record_is_said_as_one_says_it(lang: str) -> None:
    t = Messages(lang)

    def first(played: int, won: int) -> str:
        numbers = {"played": played, "won": won, "streak": 0, "best": 0, "met": played, "beaten": won}
        return record_lines(numbers, t)[0]

    assert len({first(1, 0), first(1, 1), first(8, 0), first(8, 3)}) == 4
    assert "0" not in first(1, 0) + first(8, 0)
    assert {"8", "3"} <= set(re.findall(r"\d", first(8, 3)))
