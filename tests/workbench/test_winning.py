"""The workbench's answer whether a position can be won, and the line as a variation."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from tests.workbench.test_analyse_tab import Board
from web.engine import sliced
from web.workbench.analysis.place import analysis_of

LATE = (
    "position=seat+1+%7C+own+hand+40+42+%7C+own+draw+-+%7C+own+up+30+%7C+their+hand+20+50+%7C+their+draw+-+"
    "%7C+their+up+58+%7C+their+down+3"
)
"""Whoever holds 40 and 42 lays both and wins."""


def found_out(board: Board) -> dict[str, Any]:
    answer = board.send(do="winning", value="ask")
    while answer.get("wait") == 0:
        answer = board.send(do="tick")
    return answer


def words(board: Board) -> str:
    said = re.search(r'<p class="found">(.*?)</p>', board.html, re.DOTALL)
    return unescape(said[1]) if said else ""


def test_a_win_is_found_and_its_line_becomes_a_variation() -> None:
    board = Board("face-to-face", LATE)
    assert "Can Player 1 win?" in board.html
    answer = found_out(board)
    board.send(do="lines", value="none")
    assert words(board) == "Player 1 can win from here. This knows all cards, and holds whatever Player 2 does."
    assert answer["say"] == words(board)
    before = board.at
    board.send(do="play-winning", value="1")
    assert len(board.moves) == 2
    board.send(do="go", value=str(before))
    assert 'id="winning-ask"' in board.html, "what was asked elsewhere is gone"
    found_out(board)
    line = analysis_of(board.workspace).winning
    assert line
    assert line.found
    board.send(do="play-winning", value=str(len(line.found.line)))
    outcome = board.workspace.state().outcome
    assert outcome
    assert outcome.winners == (0,)


def test_what_the_other_can_prevent_is_said_so() -> None:
    board = Board("face-to-face", LATE + "&seat=2")
    found_out(board)
    board.send(do="lines", value="none")
    assert words(board).startswith("Player 1 can prevent it. Player 2 cannot win from here.")


def test_alone_the_most_points_are_told() -> None:
    field = "RRSSE+SEATD+ATDOJ+DOJRS+OJRSE"
    board = Board("nizam", f"position=players+1+%7C+field+{field}+%7C+hand+1+R+S+%7C+deck+E")
    assert "How many can be made?" in board.html
    found_out(board)
    board.send(do="lines", value="none")
    assert re.fullmatch(
        r"\d+ points can be made from here\. More cannot be made\. This knows all cards\.", words(board)
    )


def test_it_stops_and_goes_on_and_ends_at_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board("nizam")
    board.send(do="winning", value="ask")
    stopped = board.send(do="winning", value="stop")
    assert stopped.get("wait") is None
    assert "Stopped after" in board.html
    monkeypatch.setattr(sliced, "_SECONDS", 1e-9)
    found_out(board)
    board.send(do="lines", value="none")
    assert "and do not know" in board.html


def test_it_is_asked_of_two_players_at_most_and_of_no_game_that_is_over() -> None:
    assert 'id="winning"' not in Board("uno", "players=3").html
    assert 'id="winning"' not in Board("face-to-face", "position=seat+1+%7C+own+hand+20+%7C+own+draw+-").html


def test_a_line_that_there_is_not_is_no_line() -> None:
    board = Board("face-to-face", LATE)
    before = board.moves
    board.send(do="play-winning", value="1")
    assert board.moves == before
