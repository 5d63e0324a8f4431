"""The panels of the play page: links, the review, statistics; no hidden information in them, no data lost."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.core.errors import LinkError
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game
from tests.endure import rest_in_endure
from tests.web.play_table import PlayTable
from tests.web.test_puzzles import Reader
from web.engine.record_link import LONGEST, fragment, readable, record_in
from web.engine.review import Review
from web.games import games
from web.page import results as stats
from web.parts.review_panel import ReviewedDecision, percent

if TYPE_CHECKING:
    from web.page.results import Game

BASE = "https://example.org/x/play/"
QUERY = "?game=face-to-face&lang=en&seed=7&first=1&pace=instant"


@pytest.fixture(autouse=True)
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorter searches in reviews: these tests do not depend on their quality."""
    monkeypatch.setattr("web.engine.review.ITERATIONS", 12)


def send(table: PlayTable, **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(table.send(json.dumps(command)))
    return answer


def started(query: str = QUERY, **more: object) -> tuple[PlayTable, dict[str, Any]]:
    table = PlayTable()
    return table, send(table, do="start", query=query, langs=["en"], base=BASE, **more)


def finished(game_id: str = "face-to-face", seed: int = 7, seats: str = "human,bot:greedy") -> PlayTable:
    """A play page with a finished game, in which bots chose for the people."""
    table, _ = started(f"?game={game_id}&seats={seats}&seed={seed}&pace=instant")
    session = table.session
    assert session
    timeline, chance = session.timeline, Prng(1)
    while awaited := timeline.state.awaited:
        action = bot("greedy").choose(Knowledge(timeline.game, timeline.state, awaited[0]), chance)
        session._record_events(timeline.apply(awaited[0], action))
    session.news, session.lingers = [], False
    return table


def shared(table: PlayTable) -> dict[str, str]:
    html = send(table, do="share")["html"]
    fields = re.findall(r'<input id="(share-[a-z]+)" value="([^"]*)"', html)
    return {ident: unescape(value) for ident, value in fields}


def reviewed(table: PlayTable, **command: object) -> str:
    answer = send(table, do="review", **command)
    while answer.get("wait") == 0:
        answer = send(table, do="tick")
    return str(send(table, do="nothing")["html"])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_record_goes_through_a_link_in_either_form(game: Any) -> None:
    record = Record.new(game, max(2, game.seats[0]), 7, {})
    for link in (fragment(record.format()), readable(record.format())):
        assert record_in(link) == record
        assert link[-1].isalnum()


def test_what_is_no_packed_record_is_refused() -> None:
    assert record_in("") is None
    assert record_in("#other") is None
    packed = fragment("record 1\n" * 200)
    bomb = fragment("x" * (LONGEST + 5))
    for broken in ("#record=z.", "#record=z.???", "#record=z.AAAA", packed[:-5], bomb):
        with pytest.raises(LinkError):
            record_in(broken)
        assert "cannot be read" in started(fragment=broken)[1]["say"]


def test_the_links_of_a_game_lead_to_it() -> None:
    table, _ = started(QUERY + "&names=Sara,")
    before = send(table, action="17>own-up")["save"]["text"]
    links = shared(table)
    assert "#panel" in send(table, do="share")["focus"]
    address = urlsplit(links["share-game"])
    _, there = started("?" + address.query, fragment="#" + address.fragment)
    assert there["save"]["text"] == before
    deal = urlsplit(links["share-deal"])
    assert "Sara" not in links["share-deal"]
    _, dealt = started("?" + deal.query)
    assert Record.parse(dealt["save"]["text"]).deal == Record.parse(before).deal
    assert Record.parse(dealt["save"]["text"]).steps == ()
    again, _ = started("?" + address.query, fragment="#" + address.fragment)
    assert "#record=" in shared(again)["share-deal"], "a deal that came as a record has no number to name it by"


def test_a_link_too_long_for_a_camera_has_several_codes() -> None:
    html = send(finished(), do="share")["html"]
    assert html.count("<nastilka-qr") == 2
    table = finished("uno", seats="human,bot:greedy,bot:greedy")
    html = send(table, do="share")["html"]
    assert html.count("<nastilka-qr") > 2
    assert "Part 2 of" in html, "a link that is too long for one comes in several"


def test_a_panel_opens_and_closes_and_tells_of_copies() -> None:
    table, _ = started()
    assert 'id="panel"' in send(table, do="settings")["html"]
    closed = send(table, do="escape")
    assert 'id="panel"' not in closed["html"]
    assert closed["focus"] == "#tool-more"
    send(table, do="share")
    assert send(table, do="copied", value="share-deal")["say"] == "Copied"
    assert "by hand" in send(table, do="copied", value="")["say"]
    assert 'id="panel"' not in send(table, do="close-panel")["html"]


def test_settings_are_kept_by_the_page_and_shown() -> None:
    table, _ = started(settings={"theme": "dark", "sound": 7, "else": "x"})
    html = send(table, do="settings")["html"]
    assert re.search(r'aria-pressed="true" id="set-theme-dark"', html)
    assert re.search(r'aria-pressed="true" id="set-sound-off"', html)
    answer = send(table, do="setting", value="sound=on")
    assert answer["settings"] == {"sound": "on"}
    assert "pace=fast" in send(table, do="setting", value="pace=fast")["url"]
    assert send(table, do="setting", value="lang=uk")["lang"] == "uk"
    for nonsense in ("sound=loud", "x=y", "", "pace=warp", "lang=xx"):
        assert "settings" not in send(table, do="setting", value=nonsense)


def test_what_is_heard() -> None:
    table, answer = started()
    assert answer["sounds"] == "shuffle"
    assert send(table, action="17>own-up")["sounds"] == "card turn act"
    assert send(table, do="escape")["sounds"] == ""


def test_a_review_finds_what_was_given_away() -> None:
    table = finished()
    html = reviewed(table)
    assert 'data-state="done"' in html
    assert "The moments that cost most" in html
    assert table.session
    review = table.session.review
    assert review
    assert {decision.seat for decision in review.found} == {0}
    assert all(0 <= decision.expected <= decision.best_expected <= 1 for decision in review.found)
    assert all(decision.played == decision.best for decision in review.found if not decision.loss)
    losses = [decision.loss for decision in review.turning()]
    assert losses == sorted(losses, reverse=True)
    chart = json.loads(unescape(re.findall(r'data-chart="([^"]*)"', html)[0]))
    assert chart["lines"][0]["y"] == [round(100 * decision.expected) for decision in review.found]
    rows = re.findall(r'<tr><th scope="row"><button[^>]*data-value="(\d+)"', html)
    assert rows == [str(decision.at) for decision in review.found]
    everyone = reviewed(table, value="all")
    assert 'id="review-all" aria-pressed="true"' in everyone
    assert 'class="legend"' in everyone


def test_only_what_the_judge_is_sure_of_is_a_mistake() -> None:
    found = ReviewedDecision(0, 0, "draw", "r1>discard", 0.4, 0.5, error=0.04)
    assert found.sure
    assert not replace(found, error=0.06).sure
    assert replace(found, error=0.06).loss == pytest.approx(0.1)
    assert not replace(found, expected=0.46).sure, "too little to be one"


@pytest.mark.parametrize("game", rest_in_endure(games(), 3), ids=lambda game: game.id)
def test_each_of_the_worst_decisions_is_kept_and_tried_again_as_a_puzzle(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.parts.review_panel._SURE", 0)  # short searches are sure of nothing
    table = finished(game.id, seats="human,bot:greedy" if game.seats[0] <= 2 else "human,bot:greedy,bot:greedy")
    answers = [send(table, do="review")]
    while answers[-1].get("wait") == 0:
        answers.append(send(table, do="tick"))
    assert table.session
    assert table.session.review
    mistakes = [each for answer in answers for each in answer.get("mistakes", [])]
    turning = table.session.review.turning()
    assert [each["loss"] for each in mistakes] == [percent(each.loss) for each in sorted(turning, key=lambda at: at.at)]
    assert 0 < len(mistakes) <= 3
    assert "among your puzzles" in str(send(table, do="nothing")["html"])
    assert send(table, do="nothing")["mistakes"] == [], "once"
    for number, mistake in enumerate(mistakes, 1):
        asked = {key: str(mistake[key]) for key in ("position", "played", "loss")}
        asked |= {"solution": mistake["best"], "seat": str(mistake["seat"] + 1)}
        reader = Reader(game.id, number, **asked)
        assert reader.state["number"] == number
        reader.play(mistake["played"])
        assert reader.state["missed"]
        assert f"about {max(1, mistake['loss'])} win" in reader.answer["say"]
        reader.play(mistake["best"])
        assert reader.state["solved"], mistake
        assert "at the second try" in reader.html


def test_a_review_of_a_game_that_goes_on_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.parts.review_panel._SURE", 0)
    table = finished()
    assert table.session
    timeline = table.session.timeline
    table.session.timeline = _cut(timeline, len(timeline.moments) - 4)
    answers = [send(table, do="review")]
    while answers[-1].get("wait") == 0:
        answers.append(send(table, do="tick"))
    assert table.session.review
    assert table.session.review.turning()
    assert not any(answer.get("mistakes") for answer in answers)


def test_a_review_halts_goes_on_and_closes() -> None:
    table = finished()
    assert send(table, do="review")["wait"] == 0
    assert send(table, do="halt-review")["wait"] is None
    assert "Go on" in send(table, do="nothing")["html"]
    assert send(table, do="halt-review")["wait"] == 0
    assert 'id="review"' not in send(table, do="close-review")["html"]
    assert 'id="walk"' in send(table, do="nothing")["html"]


def test_a_review_is_the_same_however_it_is_sliced() -> None:
    timeline = finished("face-to-face", 11).session
    assert timeline
    found = []
    for seconds in (0.0, 1.0):
        review = Review(_cut(timeline.timeline, 12), (0, 1), 5)
        while review.going:
            review._examine() if not seconds else review.run(seconds)
        found.append(review.found)
    assert found[0] == found[1]


def _cut(timeline: Timeline, steps: int) -> Timeline:
    return Timeline(timeline.record.with_steps(timeline.record.steps[:steps]))


def test_while_a_game_goes_on_only_ones_own_decisions_are_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.engine.session.SLICE", 0.0)  # one act a tick: a fast machine ends a game within a slice
    table, _ = started()
    for action in ("17>own-up", "18>own-up", "draw"):
        send(table, action=action)
    while table.session and table.session.next_bot is not None:
        send(table, do="tick")
    assert table.session
    send(table, do="review", value="all")
    assert table.session.review
    assert table.session.review.seats == (0,)
    spectator, _ = started(QUERY + "&seats=bot:1,bot:1")
    assert spectator.session
    while not spectator.session.timeline.moments:
        send(spectator, do="tick")
    assert spectator.session.awaited
    send(spectator, do="review", value="all")
    assert spectator.session.review is None


def test_a_review_in_mid_game_does_not_depend_on_what_is_hidden() -> None:
    table, _ = started()
    for action in ("17>own-up", "18>own-up"):
        send(table, action=action)
    assert table.session
    timeline = table.session.timeline
    deals = [timeline.record.start()]
    deals += [deals[0].determinize(0, Prng(seed)) for seed in range(2)]
    found = []
    for deal in deals:
        record = Record(timeline.game.id, 2, timeline.game.write(deal)).with_steps(timeline.record.steps)
        review = Review(Timeline(record), (0,), 3)
        while review.going:
            review.run(1.0)
        found.append([(decision.at, decision.played) for decision in review.found])
    assert found[0] == found[1] == found[2]


def test_a_finished_game_reports_its_result_once_it_was_played_here() -> None:
    table = finished()
    result = send(table, do="nothing")["result"]
    assert result["game"] == "face-to-face"
    assert result["seat"] == 0
    assert result["place"] in (1, 2)
    assert result["decisions"] > 10
    text = json.dumps({"format": 1, "games": [{**result, "day": "2026-11-21"}]})
    assert stats.read(text) == ([{**result, "day": "2026-11-21"}], "")
    _, loaded = started(fragment=fragment(send(table, do="nothing")["save"]["text"]))
    assert loaded["result"] is None, "somebody else's game is not the reader's"
    assert started()[1]["result"] is None
    assert send(finished(seats="bot:greedy,bot:greedy"), do="nothing")["result"] is None
    assert send(finished(seats="human,human"), do="nothing")["result"]["seat"] is None


def stored(ident: str, **changes: object) -> Game:
    entry: dict[str, Any] = {"id": ident, "game": "uno", "day": "2026-11-21", "seats": ["human", "bot:1", "bot:1"]}
    entry |= {"seat": 0, "place": 1, "shared": False, "decisions": 10}
    game: Game = {**entry, **changes}  # type: ignore[typeddict-item]
    return game


def test_statistics_count() -> None:
    games = [
        stored("a"),
        stored("b", place=2, decisions=21),
        stored("c", shared=True),
        stored("d", seat=None, place=0),
    ]
    row = stats.by_game(games)["uno"]
    assert [row[name] for name in ("played", "won", "drawn", "lost", "several")] == [4, 1, 1, 1, 1]
    assert row["average"] == 13
    assert stats.by_opponent(games[:1]) == {"bot:1": stats.by_game(games[:1])["uno"]}
    assert set(stats.by_opponent(games)) == {"bot:1", "human"}
    assert stats.course(games) == [100, 50, 33]
    assert stats.course([]) == []


def test_statistics_merge_and_come_back() -> None:
    games = [stored("a"), stored("b", day="2026-11-20")]
    merged = stats.merged(games[:1], games)
    assert [game["id"] for game in merged] == ["b", "a"]
    assert stats.read(stats.write(merged)) == (merged, "")
    assert stats.read(None) == ([], "")
    many = [stored(str(at)) for at in range(stats.MOST + 3)]
    assert len(stats.merged(many, [])) == stats.MOST


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("{", "JSON"), ("[]", "format 1"), ('{"format": 2, "games": []}', "format 1")]
    + [
        (json.dumps({"format": 1, "games": [stored("a"), entry]}), "games[2]." + field)
        for entry, field in (
            (7, "{}"),
            (stored("b", id=3), "id"),
            (stored("b", seats=[]), "seats"),
            (stored("b", seats=[1]), "seats"),
            (stored("b", seat=3), "seat"),
            (stored("b", place=9), "place"),
            (stored("b", shared=None), "shared"),
            (stored("b", decisions="x"), "decisions"),
        )
    ],
)
def test_broken_statistics_say_where(text: str, wrong: str) -> None:
    assert stats.read(text) == ([], wrong)


def test_every_game_can_be_reviewed_in_words() -> None:
    for game in games():
        table = finished(game.id, seats=",".join(["human", *["bot:greedy"] * (max(2, game.seats[0]) - 1)]))
        session = table.session
        assert session
        session.start_review(everyone=True)
        assert session.review
        while session.review.going and len(session.review.found) < 3:
            session.review.run(0.2)
        session.review.stopped = True
        for lang in ("en", "uk"):
            send(table, do="setting", value=f"lang={lang}")
            html = send(table, do="nothing")["html"]
            assert 'id="review"' in html
            assert find_game(game.id).id in html
