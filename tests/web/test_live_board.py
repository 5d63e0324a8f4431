"""The live board: pupils are sent nothing that their seats may not know, and what comes back changes nothing."""

from __future__ import annotations

import json

import pytest

from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.study import Arrow, Chapter, Study
from pyengine.study.editing import add_action, with_words
from tests.languages import WHOLE as LANGS
from tests.web.benches import GAMES, Bench
from tests.web.boards import HANDS, Pupil, played, workspace_of
from web.workbench.document import Document
from web.workbench.live.messages import (
    ALL,
    BoardError,
    read_name,
    read_shown,
    write_name,
    write_shown,
)
from web.workbench.live.redaction import shown_of
from web.workbench.live.teacher import LiveBoard, board_of
from web.workbench.workspace import History, Workspace

# What is hidden -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 5, 25])
def test_a_seat_sees_in_its_message_what_it_sees_at_the_table_and_no_more(game: str, moves: int) -> None:
    workspace = played(game, 7, moves)
    state = workspace.state()
    for seat in range(state.players):
        shown = read_shown(write_shown(shown_of(workspace, [seat], {})))
        assert list(shown.seats) == [seat]
        drawn: State = shown.state(seat)
        assert drawn.view(seat) == state.view(seat)


def test_the_message_has_neither_the_others_hand_nor_the_order_of_the_decks() -> None:
    workspace = workspace_of(HANDS)
    found = {write_shown(shown_of(workspace, [0], {})) for _ in range(20)}
    positions = {json.loads(text)["seats"]["1"]["position"] for text in found}
    assert len(positions) == 20, "each time another deal is drawn"
    assert all("their hand 2 3 4 5 6 7" not in position for position in positions)
    assert "their hand 2 3 4 5 6 7" in write_shown(shown_of(workspace, [None], {}))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 8, 30])
def test_of_deals_that_are_the_same_to_a_seat_its_messages_do_not_tell_which_is_true(game: str, moves: int) -> None:
    """What is the same in all that is drawn from a deal is the same in all that is drawn from another one."""
    true = played(game, 11, moves).state()
    found = find_game(game)

    def always(state: State) -> set[str]:
        drawn = [set(found.write(state.determinize(0, Prng(seed))).split(" | ")) for seed in range(40)]
        return set.intersection(*drawn)

    for seed in (101, 102, 103):
        other = true.determinize(0, Prng(seed))
        assert other.view(0) == true.view(0)
        assert always(other) == always(true)


def test_as_long_as_the_position_stands_no_other_deal_is_drawn() -> None:
    bench = Bench("uno")
    bench.send(do="board", value="open 1")
    first = json.loads(bench.answer["board"]["text"])["seats"]["1"]["position"]
    bench.send(do="type-study", name="words", text="Look.")
    again = json.loads(bench.answer["board"]["text"])
    assert again["words"] == {"en": "Look."}
    assert again["seats"]["1"]["position"] == first


def test_marks_on_what_a_seat_does_not_see_stay_behind() -> None:
    workspace = workspace_of(HANDS, ("5", "17", "own-up"), (Arrow("17", "own-up"), Arrow("5", "their-up")))
    shown = shown_of(workspace, [0, 1, None], {})
    assert shown.seats[0].marks == ("17", "own-up")
    assert shown.seats[0].arrows == (Arrow("17", "own-up"),)
    assert "17" not in shown.seats[1].marks
    assert shown.seats[None].marks == ("5", "17", "own-up")


def test_what_others_drew_is_told_without_the_cards() -> None:
    game = find_game("face-to-face")
    chapter = Chapter.at_position(game, HANDS)
    chapter, at = add_action(chapter, 0, "28>own-up", 0)
    chapter, at = add_action(chapter, at, "40>own-up", 0)
    chapter, at = add_action(chapter, at, "draw", 0)
    workspace = Workspace(History(Document(Study(game.id, (chapter,)), 0, at)))
    shown = shown_of(workspace, [0, 1], {})
    [own] = [event for event in shown.seats[0].news if event["type"] == "drew"]
    [others] = [event for event in shown.seats[1].news if event["type"] == "drew"]
    assert "?" not in own["cards"]
    assert set(others["cards"]) == {"?"}


def test_answers_of_a_question_stay_at_the_teachers() -> None:
    bench = Bench("face-to-face", "position=hand+17+18+28+40+45+50")
    bench.send(do="board", value="open 1")
    bench.send(do="tab", value="study")
    bench.send(do="study-ask", value="yes")
    bench.send(do="set-study", name="wanted", value="18>own-down")
    bench.send(do="type-study", name="right", text="Well done, that is it.")
    bench.send(do="type-study", name="question", text="Which one?")
    text = bench.answer["board"]["text"]
    assert bench.workspace.document.current_chapter.nodes[0].stop
    assert "18>own-down" not in text
    assert read_shown(text).asked == {"en": "Which one?"}
    assert "Well done" not in text


# The teacher's side ---------------------------------------------------------------------------------------------------


def open_board(bench: Bench) -> LiveBoard:
    board = board_of(bench.workspace)
    assert board
    return board


def test_a_board_opens_from_the_teachers_seat_and_ends() -> None:
    bench = Bench("uno")
    assert "board" not in bench.answer
    bench.send(do="seat-view", value="2")
    bench.send(do="board", value="open")
    assert open_board(bench).seats == {1}
    assert bench.answer["board"]["seats"] == "2"
    assert 'id="live-board"' in bench.html
    bench.send(do="board", value="close")
    assert bench.answer["board"] is None
    assert 'id="live-board"' not in bench.html


def test_seats_are_allowed_one_by_one_and_one_stays() -> None:
    bench = Bench("uno")
    bench.send(do="board", value="open 1")
    for value, seats in (("3", {0, 2}), ("1", {2}), ("3", {2}), (ALL, {None}), (ALL, {None}), ("2", {1})):
        bench.send(do="board-seat", value=value)
        assert open_board(bench).seats == seats
    sent = read_shown(bench.answer["board"]["text"])
    assert set(sent.seats) == {1}
    bench.send(do="board-seat", value="12")
    assert open_board(bench).seats == {1}
    assert bench.problem


def test_pupils_see_the_seats_of_the_game_that_is_shown() -> None:
    bench = Bench("face-to-face")
    bench.send(do="board", value="open 1 2")
    assert set(read_shown(bench.answer["board"]["text"]).seats) == {0, 1}


def test_a_move_reaches_the_message_and_the_draft_is_kept_as_always() -> None:
    bench = Bench("face-to-face", "position=own+up+27+%7C+hand+17+18+28+40+45+50")
    bench.send(do="board", value="open 1")
    bench.send(do="tab", value="analyse")
    before = read_shown(bench.answer["board"]["text"])
    bench.send(do="touch", action="28>own-up")
    shown = read_shown(bench.answer["board"]["text"])
    assert (before.at, shown.at) == (0, 1)
    assert shown.seats[0].news
    assert "draft" in bench.answer


def test_who_is_here_is_told_by_name_and_by_number() -> None:
    bench = Bench("uno")
    bench.send(do="board", value="open 1")
    lines = [{"number": 1, "state": "here"}, {"number": 2, "state": "invited"}, {"number": 3, "state": "away"}]
    bench.send(do="board-lines", lines=lines, link="https://x.example/board/#board=a.b", problem="")
    assert "Pupil 1 is here." in bench.answer["say"]
    assert "Pupil 2" in bench.html
    assert "https://x.example/board/#board=a.b" in bench.html
    bench.send(do="board-said", number=1, text=write_name("Olena <3"))
    assert "Olena &lt;3" in bench.html
    bench.send(do="board-said", number=3, text=write_name("Olena <3"))
    assert bench.html.count("Olena") == 1, "who came back by another line is not away as well"


@pytest.mark.parametrize(
    "text", ["", "{}", '{"board": 1, "name": "x", "do": "undo"}', '{"board": 1, "name": 3}', "[" * 999]
)
def test_what_a_pupil_says_changes_nothing_at_the_teachers(text: str) -> None:
    bench = Bench("uno")
    bench.send(do="board", value="open 1")
    bench.send(do="board-lines", lines=[{"number": 1, "state": "here"}], link="", problem="")
    before, html = bench.workspace.document, bench.html
    bench.send(do="board-said", number=1, text=text)
    bench.send(do="board-said", number=7, text=write_name("Nobody"))
    assert bench.workspace.document is before
    assert bench.html == html


@pytest.mark.parametrize("problem", ["unread", "invitation", "stranger", "full", "none"])
def test_what_is_wrong_with_a_link_is_said(problem: str) -> None:
    bench = Bench("uno")
    bench.send(do="board", value="open 1")
    bench.send(do="board-lines", lines=[{"number": "x", "state": "here"}, {}], link="", problem=problem)
    assert bench.answer["say"] == bench.workspace.t(f"board-problem-{problem}")
    assert not open_board(bench).lines


def test_so_many_words_that_no_pupil_could_read_them_stay_behind() -> None:
    workspace = workspace_of(HANDS)
    chapter = workspace.document.current_chapter
    for number in range(40):
        chapter = with_words(chapter, 0, f"a{chr(97 + number // 26)}{chr(97 + number % 26)}", "x" * 10_000)
    workspace.change(workspace.document.with_chapter(chapter))
    with pytest.raises(BoardError):
        write_shown(shown_of(workspace, [0], {}))
    bench = Bench("face-to-face")
    bench.workspace.history = workspace.history
    bench.send(do="board", value="open 1")
    assert read_shown(bench.answer["board"]["text"]).words == {}


# A pupil's side -------------------------------------------------------------------------------------------------------


def test_a_pupil_looks_from_the_seats_that_are_allowed() -> None:
    workspace = played("uno", 2, players=3)
    pupil = Pupil()
    one = pupil.see(write_shown(shown_of(workspace, [1], {})))
    assert "board-look" not in one
    several = pupil.see(write_shown(shown_of(workspace, [0, 2], {})))
    assert several.count('data-do="board-look"') == 2
    assert 'data-value="1" aria-pressed="true"' in several
    assert 'data-value="3" aria-pressed="true"' in pupil.send(do="board-look", value="3")["html"]
    assert 'data-value="1" aria-pressed="true"' in pupil.send(do="board-look", value="2")["html"], "not allowed"
    everything = pupil.see(write_shown(shown_of(workspace, [None], {})))
    assert everything.count('data-do="board-look"') == workspace.state().players


@pytest.mark.parametrize("game", GAMES)
def test_a_pupil_can_press_nothing_on_the_table(game: str) -> None:
    html = Pupil().see(write_shown(shown_of(played(game, 4), [0], {})))
    table = html[html.index('class="stage"') :]
    for command in ("data-action=", "data-try=", "data-source=", "data-target=", "data-do="):
        assert command not in table.partition('class="board-said"')[0]


def test_a_step_is_told_and_a_first_picture_is_not() -> None:
    workspace = played("nizam", 5, 6)
    pupil = Pupil()
    pupil.see(write_shown(shown_of(workspace, [0], {})))
    assert not pupil.answer["moved"]
    last = workspace.document
    workspace.change(last.with_chapter(last.current_chapter, last.at - 1))
    pupil.see(write_shown(shown_of(workspace, [0], {})))
    assert pupil.answer["say"]
    pupil.send(do="board-name", value="Bo")
    assert not pupil.answer["say"]
    assert read_name(pupil.answer["tell"]) == "Bo"


def test_the_last_view_is_there_again_after_a_reload() -> None:
    text = write_shown(shown_of(played("pearl", 1), [0], {}))
    pupil = Pupil(last=text)
    assert 'id="board-shown"' in pupil.answer["html"]
    assert not pupil.answer["kept"]
    assert "Ask for a new link" in pupil.send(do="board-line", state="lost", link="")["html"]


@pytest.mark.parametrize("state", ["alone", "making", "answer", "open", "lost", "none", "unread", "passed", "unpassed"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_state_of_the_line_is_said(state: str, lang: str) -> None:
    pupil = Pupil()
    pupil.send(do="board-open", query=f"?lang={lang}", langs=["en"])
    html = pupil.send(do="board-line", state=state, link="https://x.example/board/#board=a.b")["html"]
    assert f'data-line="{state}"' in html
    assert pupil.answer["lang"] == lang
