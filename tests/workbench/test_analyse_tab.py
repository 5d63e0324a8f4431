"""The board of analysis: acting, branching, walking, refusals, best lines, one seat's eyes, a deal that could be."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any
from urllib.parse import quote

import pytest

import pyengine
from pyengine.core.prng import Prng
from tests.web.benches import GAMES, Bench
from web.workbench.analysis.best_lines import Findings, Line
from web.workbench.analysis.place import analysis_of
from web.workbench.analysis.tree import Row, rows

games = pytest.mark.parametrize("game", GAMES)
F2F = "position=own+up+27+%7C+hand+17+18+28+40+45+50"
"""A position of Face to Face, as an address has it."""


class Board(Bench):
    """The workbench with its tab to analyse open."""

    def __init__(self, game: str, query: str = "", **more: Any) -> None:
        super().__init__(game, query, **more)
        self.send(do="tab", value="analyse")

    def act(self, text: str, seat: int | None = None) -> dict[str, Any]:
        """Do an action by its button in the list."""
        return self.send(do="touch", action=text, **({} if seat is None else {"seat": str(seat)}))

    def legal(self) -> list[tuple[int, str]]:
        """The seats and actions in the list."""
        found = re.findall(r'data-action="([^"]*)" data-seat="(\d)" id="legal-', self.html)
        return [(int(seat), unescape(text)) for text, seat in found]

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The tree: each row's depth and node."""
        found = re.findall(r'id="move-(\d+)" class="move depth-(\d)"', self.html)
        return [(int(depth), node) for node, depth in found]

    @property
    def at(self) -> int:
        return self.workspace.document.at


@games
def test_what_is_allowed_is_listed_and_can_be_done(game: str) -> None:
    board = Board(game)
    state = board.workspace.state()
    seats = board.workspace.game
    assert sorted(board.legal()) == sorted(
        (seat, seats.format(action)) for seat in state.to_act for action in state.legal(seat)
    )
    seat, text = board.legal()[0]
    board.act(text, seat)
    node = board.workspace.document.current_chapter.nodes[board.at]
    assert (node.seat, node.text) == (seat, text)


@games
def test_a_whole_game_can_be_played_on_the_board(game: str) -> None:
    board, rng = Board(game), Prng(3)
    for _ in range(12):
        legal = board.legal()
        if not legal:
            break
        seat, text = rng.choice(legal)
        board.act(text, seat)
    chapter = board.workspace.document.current_chapter
    assert chapter.state(board.at) == chapter.record().replay()
    assert len(chapter.nodes) == board.at + 1


def test_cards_are_chosen_and_laid_as_on_the_page_that_plays() -> None:
    board = Board("face-to-face", F2F)
    board.send(do="touch", source="17")
    assert 'aria-pressed="true"' in board.html
    board.send(do="touch", target="own-up")
    assert board.workspace.document.current_chapter.nodes[board.at].text == "17>own-up"
    board.send(do="touch", source="45", target="own-down")
    assert board.workspace.document.current_chapter.nodes[board.at].text == "45>own-down"


def test_a_refused_action_is_told_with_its_rule_and_changes_nothing() -> None:
    board = Board("face-to-face", F2F)
    before = board.workspace.document
    answer = board.send(do="touch", source="18", target="own-up")
    assert "F2F-8" in answer["say"]
    assert 'class="notice refusal"' in board.html
    assert 'data-rule="F2F-8"' in board.html
    assert board.workspace.document == before
    assert [each.rule for each in analysis_of(board.workspace).tried(before.current_chapter.record(0))] == ["F2F-8"]
    board.act("17>own-up", 0)
    assert 'class="notice refusal"' not in board.html


def test_a_typed_action_is_told_while_it_is_typed() -> None:
    board = Board("face-to-face", F2F)
    verdict = re.compile(r'id="action-verdict"[^>]*>(.*?)</div></div>', re.DOTALL)
    board.send(do="type-action", text="17>")
    assert "column" in verdict.findall(board.html)[0]
    board.send(do="type-action", text="18>own-up")
    assert "F2F-8" in board.html
    board.send(do="type-action", text="17>own-up")
    assert 'class="well"' in board.html
    board.send(do="do-typed")
    assert board.workspace.document.current_chapter.nodes[board.at].text == "17>own-up"
    assert 'value=""' in board.html


def test_another_seat_can_try_by_its_number() -> None:
    board = Board("face-to-face", F2F)
    answer = board.send(do="type-action", text="2: draw")
    answer = board.send(do="do-typed")
    assert "F2F" in answer["say"]
    answer = board.send(do="type-action", text="9: draw")
    answer = board.send(do="do-typed")
    assert "9" in answer["say"]


def test_a_second_action_at_a_place_is_a_variation() -> None:
    board = Board("face-to-face", F2F)
    board.act("17>own-up", 0)
    board.act("18>own-up", 0)
    board.send(do="go", value="0")
    board.act("28>own-up", 0) if (0, "28>own-up") in board.legal() else board.act("45>own-down", 0)
    chapter = board.workspace.document.current_chapter
    assert [len(chapter.children(node)) for node in (0, 1)] == [2, 1]
    assert [depth for depth, _ in board.moves] == [0, 0, 1, 0]
    board.send(do="promote")
    assert board.workspace.document.current_chapter.children(0)[0] == 1
    assert board.workspace.document.current_chapter.nodes[1].text == chapter.nodes[3].text
    board.send(do="delete-move")
    assert len(board.workspace.document.current_chapter.nodes) == 3
    board.send(do="undo")
    assert len(board.workspace.document.current_chapter.nodes) == 4


def test_rows_stand_as_one_reads_them() -> None:
    board = Board("face-to-face", F2F)
    for text in ("17>own-up", "18>own-up", "40>own-down"):
        board.act(text, 0)
    board.send(do="go", value="1")
    board.act("40>own-down", 0)
    chapter = board.workspace.document.current_chapter
    assert list(rows(chapter)) == [Row(1, 0), Row(2, 0), Row(4, 1), Row(3, 0)]


def test_a_variation_has_a_line_of_its_own_with_numbers() -> None:
    board = Board("face-to-face", F2F)
    for text in ("17>own-up", "18>own-up", "40>own-down"):
        board.act(text, 0)
    board.send(do="go", value="1")
    board.act("40>own-down", 0)
    board.act("18>own-up", 0)
    lines = re.findall(r'<li role="none" class="line line-(\d)">(.*?)</li>', board.html)
    numbers = [(depth, re.findall(r'class="number">(\d+)\.', line)) for depth, line in lines]
    assert numbers == [("0", []), ("0", ["1", "2"]), ("1", ["2", "3"]), ("0", ["3"])]
    assert board.html.count('role="treeitem"') == 6


def test_walking_through_the_moves() -> None:
    board = Board("face-to-face", F2F)
    for text in ("17>own-up", "18>own-up", "40>own-down"):
        board.act(text, 0)
    ways = dict(re.findall(r'id="walk-(\w+)" class="button" data-do="go" data-value="(\d)"', board.html))
    assert ways == {"first": "0", "back": "2"}
    board.send(do="go", value="1")
    ways = dict(re.findall(r'id="walk-(\w+)" class="button" data-do="go" data-value="(\d)"', board.html))
    assert ways == {"first": "0", "back": "0", "on": "2", "last": "3"}
    assert re.search(r'id="move-1"[^>]* aria-selected="true"', board.html)
    answer = board.send(do="go", value="99")
    assert "99" in answer["say"]
    assert board.at == 1


def with_a_choice(game_id: str) -> str:
    """A deal in which more than one action is allowed."""
    game = pyengine.game(game_id)
    deals = (game.deal(game.contest(), seed) for seed in range(20))
    return next(game.write(state) for state in deals if len(state.legal(state.to_act[0])) > 1)


def searched(board: Board) -> str:
    """The best lines, once there are some."""
    answer = board.send(do="lines", value="ask")
    for _ in range(200):
        if 'class="best"' in str(answer.get("html", "")):
            return str(answer["html"])
        assert answer["wait"] == 0
        answer = board.send(do="tick")
    raise AssertionError("no line was found")


@games
def test_best_lines_are_asked_for_grow_and_stop(game: str) -> None:
    board = Board(game, f"position={quote(with_a_choice(game))}")
    assert board.answer["wait"] is None, "nothing searches by itself"
    assert 'class="best"' not in board.html
    html = searched(board)
    assert re.search(r'<strong class="chance">\d+ %</strong>', html)
    first = analysis_of(board.workspace).search
    assert first is not None
    games_before = first.found.games
    while (answer := board.send(do="tick")).get("html") is None:
        assert answer["wait"] == 0
    assert first.found.games > games_before
    answer = board.send(do="lines", value="stop")
    assert answer["wait"] is None
    assert "Stopped" in answer["say"]


def test_the_search_ends_where_one_leaves_the_place() -> None:
    board = Board("face-to-face", F2F)
    searched(board)
    assert board.answer["wait"] == 0
    board.act("17>own-up", 0)
    assert board.answer["wait"] is None
    assert analysis_of(board.workspace).search is None


def test_a_line_is_put_into_the_tree() -> None:
    board = Board("face-to-face", F2F)
    searched(board)
    search = analysis_of(board.workspace).search
    assert search is not None
    board.send(do="lines", value="stop")
    line = search.found.lines[0]
    board.send(do="play-line", value=f"0.{min(2, len(line.moves))}")
    chapter = board.workspace.document.current_chapter
    assert [(node.seat, node.text) for node in chapter.nodes[1:]] == list(line.moves[:2])
    answer = board.send(do="play-line", value="7.1")
    assert "line" in answer["say"]


def a_line(text: str, expected: float, spread: float) -> Line:
    return Line(((0, text),), expected, 0.6, spread=spread)


@pytest.mark.parametrize(
    ("second", "spread", "signs"),
    [
        (0.4, 0.1, ("!", "?")),  # 20 wins of 100 less, give or take 10
        (0.4, 0.16, (None, None)),  # only 4 of them sure
        (0.57, 0.01, (None, None)),  # sure, but hardly anything
    ],
)
def test_a_mark_only_where_the_search_is_sure(second: float, spread: float, signs: tuple[str | None, ...]) -> None:
    found = Findings(0, (a_line("a", 0.6, 0.0), a_line("b", second, spread)), 100)
    marks = [found.mark(text) for text in ("a", "b")]
    assert tuple(mark and mark.sign for mark in marks) == signs
    assert found.mark("c") is None
    assert Findings(0, (a_line("a", 0.6, 0.0),), only=True).mark("a") is None
    assert Findings(0, (a_line("a", 0.6, 0.0),)).mark("a") is None


def test_marks_stand_at_the_moves_and_say_how_sure_they_are() -> None:
    board = Board("face-to-face", F2F)
    board.act("50>own-up", 0)
    board.send(do="go", value="0")
    board.send(do="lines", value="ask")
    search = analysis_of(board.workspace).search
    assert search is not None
    search.found = Findings(0, (a_line("17>own-up", 0.6, 0.0), a_line("50>own-up", 0.3, 0.1)), 500)
    board.send(do="type-action", text="")
    row = re.search(r'id="move-1".*?</button>', board.html)
    assert row
    assert '<span class="sign blunder"' in row[0]
    assert "wins 30 of 100 games fewer than the best line, give or take 10." in row[0]
    board.send(do="go", value="1")
    assert "sign blunder" in board.html, "it stays when one walks on"
    board.send(do="seat-view", value="2")
    assert "sign blunder" not in board.html, "what the other seat could know is not told"


def test_drawing_and_what_was_played_are_always_judged() -> None:
    hand = "b1 b2 b3 b4 b5 b6 b7 r1"
    board = Board("uno", "position=" + quote(f"hand 1 {hand} | hand 2 g3 r9 | discard b0"))
    board.act("r1>discard") if (0, "r1>discard") in board.legal() else board.act("b1>discard", 0)
    played = board.workspace.document.current_chapter.nodes[1].text
    board.send(do="go", value="0")
    searched(board)
    search = analysis_of(board.workspace).search
    assert search is not None
    board.send(do="lines", value="stop")
    firsts = [line.moves[0][1] for line in search.found.lines]
    assert "draw" in firsts
    assert played in firsts


@games
def test_a_key_does_one_thing(game: str) -> None:
    board, chance = Board(game), Prng(8)
    for _ in range(12):
        keys = re.findall(r'data-key="(\w)"', board.html)
        assert sorted(keys) == sorted(set(keys))
        if not board.legal():
            break
        seat, text = chance.choice(board.legal())
        board.act(text, seat)


def test_see_everything_shows_the_hands() -> None:
    board = Board("uno", "position=hand+1+b9+r7+%7C+hand+2+g1+g2+%7C+discard+b7")
    shown = board.html.partition('id="true-hands"')[2].partition("</section>")[0]
    assert "<details" not in shown
    assert "green 1" in shown
    board.send(do="seat-view", value="1")
    assert "true-hands" not in board.html


# One seat's eyes -----------------------------------------------------------------------------------------------------


@games
def test_one_seats_eyes_see_what_that_seat_sees(game: str) -> None:
    """With other cards in the hands that the seat cannot see, the page is the very same."""
    dealt = pyengine.game(game)
    state = dealt.deal(max(2, dealt.seats[0]), 5)
    rng = Prng(1)
    for _ in range(5):
        seat = state.to_act[0]
        state.apply(seat, dealt.strategy.policy(state, seat, rng))
    shown = []
    for position in (state, state.determinize(0, Prng(4))):
        board = Board(game, f"position={quote(dealt.write(position))}&seat=1")
        shown.append(board.html)
        assert all(seat == 0 for seat, _ in board.legal())
    assert shown[0] == shown[1]


def test_one_seats_eyes_do_not_see_what_others_chose() -> None:
    """In Flights cards are laid face down: the tree does not tell them either."""
    flights = pyengine.game("flights")
    board = Board("flights", f"position={quote(flights.write(flights.deal(2, 3)))}")
    seat, text = next((seat, text) for seat, text in board.legal() if seat == 0)
    board.act(text, seat)
    assert text in unescape(json.dumps(board.workspace.document.study.format()))
    words = re.search(r'id="move-1"[^>]*>.*?<span>([^<]*)</span></button>', board.html)
    assert words
    board.send(do="seat-view", value="2")
    hidden = re.search(r'id="move-1"[^>]*>.*?<span>([^<]*)</span></button>', board.html)
    assert hidden
    assert hidden[1] != words[1]
    assert "Something that this seat does not see" in hidden[1]
    board.send(do="seat-view", value="1")
    assert words[1] in board.html


def test_one_seats_eyes_do_not_see_what_is_best_for_others() -> None:
    board = Board("uno", "position=hand+1+b9+r7+%7C+hand+2+g1+g2+%7C+discard+b7&seat=2")
    assert board.legal() == []
    assert 'id="lines-ask"' not in board.html
    board.send(do="lines", value="ask")
    assert analysis_of(board.workspace).search is None
    board.send(do="type-action", text="1: b9>discard")
    board.send(do="do-typed")
    assert board.at == 0


# What is unknown -----------------------------------------------------------------------------------------------------


@games
def test_a_deal_that_could_be_true_is_told_apart(game: str) -> None:
    board = Board(game)
    before = board.workspace.document
    board.send(do="possible", value="draw")
    deal = analysis_of(board.workspace).deal
    assert deal is not None
    assert 'class="analysed could-be"' in board.html
    assert "not the true one" in board.html
    assert board.workspace.document == before, "the document is not touched"
    board.send(do="possible", value="true")
    assert 'class="analysed could-be"' not in board.html


def test_it_is_drawn_anew_and_can_be_kept_as_a_chapter() -> None:
    board = Board("face-to-face")
    drawn = set()
    for _ in range(5):
        board.send(do="possible", value="draw")
        deal = analysis_of(board.workspace).deal
        assert deal is not None
        drawn.add(board.workspace.game.write(deal))
    assert len(drawn) > 1
    board.send(do="possible", value="keep")
    document = board.workspace.document
    assert document.chapter == 1
    assert document.state() == deal
    assert document.current_chapter.titles == {"en": "One possible deal"}
    assert len(document.study.chapters) == 2
