"""The end of a shared game: its story once it is checked, what else can be done, and what a review has found."""

from __future__ import annotations

import re
from functools import cache

import pytest

from pyengine.games import game as find_game
from pyengine.games import ids
from tests.endure import rest_in_endure
from tests.web.far_friends import Friend, play, sit_down
from tests.web.test_friends import begun, mover, pass_on, query


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock in seconds that stands still, and shorter searches."""
    at = [0.0]
    monkeypatch.setattr("web.engine.tale.perf_counter", lambda: at[0])
    monkeypatch.setattr("web.engine.review.ITERATIONS", 12)
    return at


@cache
def kept_of(name: str) -> tuple[dict[str, str], str]:
    """What the device keeps of somebody who has played a whole game, and the address of the table."""
    players = max(2, find_game(name).seats[0])
    friends = [Friend(each) for each in ("Ann", "Bo", "Cy")[:players]]
    sit_down(friends[0], friends[1:], query(name, players))
    play(friends)
    return friends[0].kept, friends[0].fragment


def played_out(name: str) -> Friend:
    """Somebody at whose device a whole game has been played and checked."""
    ann = Friend("Ann")
    kept, fragment = kept_of(name)
    ann.kept |= kept
    ann.open(fragment)
    assert ann.session.checked
    return ann


def words(friend: Friend) -> str:
    found = re.search(r'<p id="tale-words">(.*?)</p>', friend.answer["html"], re.DOTALL)
    assert found
    return found[1]


def moment(friend: Friend) -> tuple[int, int]:
    found = re.search(r'id="tale".*?class="moment">(\d+) of (\d+)<', friend.answer["html"], re.DOTALL)
    assert found
    return int(found[1]), int(found[2])


@pytest.mark.parametrize("name", rest_in_endure(sorted(ids(), key=lambda name: name != "nizam"), 1))
def test_the_story_is_played_forwards_and_back_and_drawn(name: str, clock: list[float]) -> None:
    ann = played_out(name)
    ann.send(do="tale", value="")
    assert words(ann)
    assert ann.answer["focus"] == "#tale"
    at, last = moment(ann)
    while ann.answer["wait"] is not None:
        clock[0] += ann.answer["wait"] / 1000
        ann.send(do="tick")
        at += 1
        assert moment(ann) == (at, last)
    assert at == last
    assert 'id="end"' not in ann.answer["html"]
    ann.send(do="tale", value="back:still")
    assert moment(ann) == (last - 1, last)
    film = ann.send(do="tale", value="film")["film"]
    assert film["name"] == f"{name}.png"
    assert len(film["frames"]) == last
    assert all(frame["words"] and 'class="table' in frame["html"] for frame in film["frames"])
    assert 'id="end"' in ann.send(do="live")["html"]


def test_before_the_game_is_checked_there_is_no_story() -> None:
    own, _ = mover(begun())
    assert 'id="tale"' not in own.send(do="tale", value="")["html"]


def test_a_game_that_was_given_up_has_a_story_and_nobody_plays_on_in_it() -> None:
    friends = begun()
    _, other = mover(friends)
    other.send(do="say", value="abandon")
    for _ in range(6):
        pass_on(friends)
    assert other.session.checked
    other.send(do="tale", value=":still")
    assert words(other)
    actions = len(other.session.timeline.moments)
    assert other.send(do="live")["wait"] is None
    assert len(other.session.timeline.moments) == actions


def test_the_end_has_one_main_action_a_second_and_the_rest_behind_more() -> None:
    ann = played_out("nizam")
    html = ann.answer["html"]
    end = html[html.index('id="end"') :]
    zone, more = end[end.index('data-zone="end"') :].split('<div id="end-more"', 1)
    assert re.findall(r'data-do="([a-z]+)"', zone) == ["rematch", "tale"]
    assert zone.count("button main") == 1
    assert re.findall(r'data-do="([a-z]+)"', more.partition("</div>")[0]) == [
        "review",
        "jump",
        "share",
        "save",
        "analyse",
    ]


def test_a_review_keeps_mistakes_and_offers_nothing_that_the_page_cannot_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.parts.review_panel._SURE", 0)  # short searches are sure of nothing
    ann = played_out("nizam")
    found = ann.send(do="review")["mistakes"]
    while ann.answer["wait"] is not None:
        found += ann.send(do="tick").get("mistakes", [])
    html = ann.answer["html"]
    assert 'id="review-behind"' in html
    assert "try-from" not in html
    assert "take-over" not in html
    assert all(mistake["seat"] == ann.session.viewer and mistake["game"] == "nizam" for mistake in found)
    assert "error" not in ann.send(do="tale", value="1")
    assert 'id="tale"' in ann.answer["html"]


def test_the_record_so_far_is_told_at_the_end() -> None:
    ann = played_out("nizam")
    html = ann.send(do="record-so-far", value="played=8 won=5 streak=1 best=2 met=8 beaten=5")["html"]
    assert "error" not in ann.answer
    assert '<ul class="record">' in html
