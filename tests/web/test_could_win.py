"""Whether a lost game could have been won: who is asked, what is told, and the line on the board."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from pyengine.core.record import Record
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from tests.web.test_play_panels import finished, send, started
from web.engine import sliced
from web.engine.play_session import PlaySession
from web.parts.could_win import WinFindings, WinQuestion, could_win, win_words
from web.parts.messages import Messages

LOST = ("face-to-face", 6)
"""A game that the first seat loses where greedy bots choose for all, and its seed."""


def section(answer: dict[str, Any]) -> str:
    """What stands in the section; empty where there is none."""
    found = re.search(r'<div class="could-win" id="could-win"(.*?)</div></div>', answer["html"] + "</div>", re.DOTALL)
    return unescape(found[1]) if found else ""


def answered(table: PlayTable) -> dict[str, Any]:
    """Ask, and wait until it is found out."""
    answer = send(table, do="could-win", value="ask")
    assert 'data-state="going"' in section(answer)
    while answer["wait"] == 0:
        answer = send(table, do="tick")
    return send(table, do="dismiss") | {"say": answer["say"]}


def winners(table: PlayTable) -> tuple[int, ...]:
    assert table.session
    outcome = table.session.timeline.state.outcome
    assert outcome
    return outcome.winners


def place_of(answer: dict[str, Any]) -> int:
    found = re.search(r'data-value="(\d+)"[^>]*>To that moment', answer["html"])
    assert found
    return int(found[1])


def test_a_lost_game_is_answered_and_leads_to_its_moment() -> None:
    table = finished(*LOST)
    offered = send(table, do="dismiss")
    assert "Could I have won?" in section(offered)
    assert "The answer knows all cards" in section(offered)
    answer = answered(table)
    told = "It could have been won: from action 144 on. This knows all cards, and that Mouse"
    assert told in section(answer)
    assert answer["say"].startswith(told)
    at = place_of(answer)
    there = send(table, do="jump", value=str(at))
    assert 'id="won-here"' in there["html"]
    assert "It could have been won: from here." in there["html"]
    assert 'id="end"' not in there["html"]
    elsewhere = send(table, do="jump", value=str(at - 1))
    assert 'id="won-here"' not in elsewhere["html"]


def test_the_line_is_played_on_the_board_to_a_win_and_the_game_stays() -> None:
    table = finished(*LOST)
    session = table.session
    assert session
    before = session.timeline.record
    at = place_of(answered(table))
    answer = send(table, do="tale", value="won:still")
    assert answer["focus"] == "#tale"
    assert "with all cards seen" in answer["html"]
    while 'id="tale-on"' in answer["html"] and 'data-value="on"' in answer["html"]:
        answer = send(table, do="tale", value="on")
    assert "You have won" in answer["html"]
    assert session.past
    line = session.past.timeline.record
    assert line.steps[:at] == before.steps[:at]
    assert line.steps[at] != before.steps[at]
    assert session.timeline.record == before
    assert answer["save"]["text"] == before.format()
    back = send(table, do="live")
    assert 'id="end"' in back["html"]
    assert "You lost" in unescape(back["html"])


def test_one_can_play_on_from_within_the_line_and_is_told_the_story_of_the_game_itself() -> None:
    table = finished(*LOST)
    assert table.session
    before = table.session.timeline.record
    answered(table)
    send(table, do="tale", value="won:still")
    send(table, do="tale", value="on")
    send(table, do="tale", value="")
    assert table.session.past
    assert table.session.past.timeline.record == before
    send(table, do="tale", value="won:still")
    moment = send(table, do="tale", value="on")
    assert moment["html"]
    past = table.session.past
    assert past
    line = past.timeline.record
    send(table, do="take-over")
    assert table.session.timeline.record.steps == line.steps[: past.at]


def test_the_search_can_be_stopped_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(*LOST)
    send(table, do="could-win", value="ask")
    monkeypatch.setattr("web.engine.session.SLICE", 0.0)
    stopped = send(table, do="could-win", value="stop")
    assert stopped["wait"] is None
    assert "Stopped after 0 positions" in section(stopped)
    again = send(table, do="could-win", value="ask")
    assert again["wait"] == 0
    monkeypatch.setattr("web.engine.session.SLICE", 10.0)
    assert "It could have been won" in section(send(table, do="tick"))


def test_within_its_bounds_it_says_that_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(*LOST)
    monkeypatch.setattr(sliced, "_SECONDS", 1e-9)
    answer = send(table, do="could-win", value="ask")
    while answer["wait"] == 0:
        answer = send(table, do="tick")
    assert "positions and do not know." in section(answer)
    assert "data-do" not in section(answer)


def test_it_is_not_asked_where_it_has_no_point() -> None:
    won = next(table for seed in range(9) if 0 in winners(table := finished("face-to-face", seed)))
    assert not section(send(won, do="dismiss"))
    for seats in ("human,bot:greedy,bot:greedy", "human,human", "bot:greedy,bot:greedy"):
        table = finished("uno", 7, seats)
        assert not section(send(table, do="dismiss")), seats
        assert not section(send(table, do="could-win", value="ask")), seats
        assert table.session
        assert table.session.win_search is None


def test_alone_more_points_are_asked_for_or_the_par_of_the_day() -> None:
    assert "Could I have made more?" in section(send(finished("nizam", 7, "human"), do="dismiss"))
    query = "?game=nizam&seats=human&seed=6&day=2026-11-27&pace=instant"
    table, begun = started(query)
    assert not section(begun)
    record = finished("nizam", 6, "human").session
    assert record
    table.controllers[""].session = PlaySession(table.session.setup, record.timeline.record)  # type: ignore[union-attr]
    answer = send(table, do="dismiss")
    score = record.timeline.state.outcome.scores[0]  # type: ignore[union-attr]
    assert score < 65, "the par of this deal"
    assert "Could I have made 65?" in section(answer)
    assert re.search(
        r"You could have made \d+ points: from action \d+ on\. This knows all cards\.", section(answered(table))
    )


def test_a_game_under_way_is_asked_in_its_review_alone_and_a_days_deal_never() -> None:
    record = finished(*LOST).session
    assert record
    steps = record.timeline.record.steps
    query = f"?game=face-to-face&seats=human,bot:greedy&seed={LOST[1]}&pace=instant"
    table, _ = started(query)
    assert table.session
    at = 144
    cut: Record = record.timeline.record.with_steps(steps[:at])
    table.controllers[""].session = PlaySession(table.session.setup, cut)
    assert not section(send(table, do="dismiss"))
    assert "Can I still win?" in section(send(table, do="review"))
    send(table, do="could-win", value="ask")
    assert table.session.win_search
    assert not section(send(table, do="close-review"))
    assert table.session.win_search is None
    day, _ = started(f"{query}&day=2026-11-27")
    assert day.session
    day.controllers[""].session = PlaySession(day.session.setup, cut)
    assert not section(send(day, do="review"))


def test_what_happens_next_ends_the_search() -> None:
    record = finished(*LOST).session
    assert record
    table, _ = started(f"?game=face-to-face&seats=human,bot:greedy&seed={LOST[1]}&pace=instant")
    assert table.session
    steps = record.timeline.record.steps
    cut = record.timeline.record.with_steps(steps[: next(at for at in range(20, 40) if steps[at].seat == 0)])
    table.controllers[""].session = session = PlaySession(table.session.setup, cut)
    send(table, do="could-win", value="ask")
    assert session.win_search
    session.attempt(session.legal()[0])
    assert session.win_search is None
    send(table, do="could-win", value="ask")
    session.undo()
    assert session.win_search is None


@pytest.mark.parametrize("lang", LANGS)
def test_every_answer_is_said_in_every_language(lang: str) -> None:
    t = Messages(lang)
    two, open_, alone = (
        WinQuestion("win", 0, None, True, "Ann"),
        WinQuestion("win", 0, None, False, "Ann"),
        WinQuestion("more", 0, 41, True, ""),
    )
    found = [
        WinFindings("going", 7, 0.1),
        WinFindings("stopped", 7),
        WinFindings("unknown", 7),
        WinFindings("no", 7),
        WinFindings("yes", 7, 1.0, 3, 9, forced=True, latest=True),
        WinFindings("yes", 7, 1.0, 3, 9, forced=False),
        WinFindings("yes", 7, 1.0, 9, 9, forced=False),
        WinFindings("yes", 7, 1.0, 3, 9, reached=44),
    ]
    said = {(question, each): win_words(question, each, t) for question in (two, open_, alone) for each in found}
    assert all("{" not in text and text for text in said.values())
    assert len({said[two, each] for each in found[:6]}) == 6
    assert "44" in said[alone, found[7]]
    assert all("Ann" in said[two, each] for each in found[3:6])
    drawn = [could_win(question, each, None, t) for question in (two, alone) for each in (None, *found)]
    assert all(lines.count('id="could-win"') == 1 for lines in drawn)
