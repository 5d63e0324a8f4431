"""Puzzles on the page and in frames: the controllers that play them with the reader."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest

from pyengine.games import game as find_game
from pyengine.puzzles.puzzle import Puzzle, load_puzzles
from pyengine.puzzles.themes import themes
from tests.endure import more_in_endure, rest_in_endure
from tests.languages import WHOLE as LANGS
from web.engine.dispatcher import Dispatcher
from web.games import games
from web.parts.messages import Messages
from web.puzzles import controller
from web.puzzles.worker import KINDS, wanted

SHIPPED = [game.id for game in games()]


class Reader:
    """A reader of puzzles: sends commands, and has the last answer."""

    def __init__(self, game: str, number: int = 1, lang: str = "en", ident: str = "puzzle", **more: object) -> None:
        self.dispatcher, self.ident = Dispatcher(KINDS), ident
        if ident == "puzzle":
            self.answer = self.send(do="puzzle", game=game, number=str(number), lang=lang, root="../../", **more)
        else:
            self.answer = self.send(do="frame", query=urlencode({"puzzle": f"{game}-{number}"}), lang=lang, **more)

    def send(self, **command: object) -> dict[str, Any]:
        self.answer = json.loads(self.dispatcher.send(json.dumps({"id": self.ident, **command})))
        return self.answer

    @property
    def html(self) -> str:
        return str(self.answer["html"])

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.answer["puzzle"]
        return found

    def play(self, *actions: str) -> None:
        for text in actions:
            self.send(action=text)


def puzzle_of(game: str, number: int = 1) -> Puzzle:
    return next(each for each in load_puzzles(game) if each.number == number)


def tried(game: str) -> tuple[int, Puzzle]:
    """A puzzle that has another play, with its number."""
    return next((each.number, each) for each in load_puzzles(game) if each.tries)


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize(("lang", "most"), rest_in_endure([("en", 3), *((lang, 1_000) for lang in LANGS)]))
def test_the_best_play_is_praised_with_its_reasons(game: str, lang: str, most: int) -> None:
    t = Messages(lang)
    for puzzle in load_puzzles(game)[:most]:
        reader = Reader(game, puzzle.number, lang)
        assert t("puzzle-lead").partition(".")[0] in reader.html
        reader.play(*puzzle.solution)
        assert reader.state["solved"], puzzle.solution
        assert reader.state["alone"]
        assert t("puzzle-right", how="first", tries=1) in reader.html
        assert t("puzzle-right", how="first", tries=1) in reader.answer["say"]
        assert reader.html.count("<p>") >= 1
        assert 'data-do="next"' in reader.html
        assert "puzzle-" not in reader.answer["say"]
        assert "data-action" not in reader.html.replace('data-action=""', ""), "nothing is left to do"


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("most", more_in_endure(4, 1_000))
def test_another_play_says_what_is_better_and_is_taken_back(game: str, most: int) -> None:
    for puzzle in load_puzzles(game)[:most]:
        for other in puzzle.tries[:1]:
            reader = Reader(game, puzzle.number)
            reader.play(*other.actions)
            assert not reader.state["solved"]
            assert 'class="notice allowed"' in reader.html
            assert f"about {max(1, other.loss)} wins" in reader.answer["say"]
            reader.play(*puzzle.solution)
            assert reader.state["solved"]
            assert not reader.state["alone"]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_refusal_names_its_rule(game: str) -> None:
    puzzle, rules = puzzle_of(game), find_game(game)
    state = rules.position(puzzle.position)
    illegal = next(action for action in rules.actions() if state.why_not(puzzle.seat, action))
    reader = Reader(game)
    reader.send(**{"try": rules.format(illegal)})
    breach = state.why_not(puzzle.seat, illegal)
    assert breach
    assert breach.rule in reader.answer["say"]
    assert not reader.state["solved"]


def test_hints_come_in_words_then_on_the_table() -> None:
    puzzle = puzzle_of("uno")
    reader = Reader("uno")
    assert "data-pointed" not in reader.html
    reader.send(do="point")
    assert "What it is about: stay in a colour." in reader.html
    assert "Which play does that?" not in reader.html
    reader.send(do="point")
    assert "Which play does that?" in reader.html
    assert "data-pointed" not in reader.html
    reader.send(do="point")
    assert "data-pointed" in reader.html
    assert 'data-do="point"' not in reader.html
    reader.play(*puzzle.solution)
    assert (reader.state["solved"], reader.state["alone"]) == (True, False)


@pytest.mark.parametrize("lang", LANGS)
def test_no_hint_in_words_names_the_card(lang: str) -> None:
    t, hidden = Messages(lang), 0
    for puzzle in load_puzzles("face-to-face"):
        reader = Reader("face-to-face", puzzle.number, lang)
        for _ in range(2):
            reader.send(do="point")
        said = reader.answer["say"]
        for reason in puzzle.why:
            kind, _, card = reason.partition(":")
            if kind in ("trick", "gift"):
                hidden += 1
                assert t(f"puzzle-hint-{kind}") in said
                assert t(f"puzzle-why-{kind}", count=int(card), what=card) not in said
    assert hidden > 10


@pytest.mark.parametrize("lang", LANGS)
def test_a_third_try_is_told_from_the_first(lang: str) -> None:
    t, (number, puzzle) = Messages(lang), tried("uno")
    titles = {tries: t("puzzle-right", how="first" if tries == 1 else "later", tries=tries) for tries in (1, 2, 3, 4)}
    assert len(set(titles.values())) == 4
    for tries, title in titles.items():
        reader = Reader("uno", number, lang)
        for _ in range(tries - 1):
            reader.play(*puzzle.tries[0].actions)
            assert (reader.state["alone"], reader.state["missed"]) == (False, True)
        reader.play(*puzzle.solution)
        assert title in unescape(reader.html)
    reader = Reader("uno", number, lang)
    reader.send(do="point")
    assert reader.state["missed"]
    reader.play(*puzzle.solution)
    assert t("puzzle-right", how="hint", tries=1) in unescape(reader.html)


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("lang", LANGS)
def test_after_the_answer_rivals_and_themes_are_told_and_not_before(game: str, lang: str) -> None:
    t, (number, puzzle) = Messages(lang), tried(game)
    of_theme = [t(f"puzzle-theme-{theme}") for theme in themes(puzzle)]
    reader = Reader(game, number, lang)
    assert 'class="rivals"' not in reader.html
    assert t("puzzle-themes", themes=" · ".join(of_theme)) not in reader.html
    reader.play(*puzzle.solution)
    assert t("puzzle-themes", themes=" · ".join(of_theme)) in unescape(reader.html)
    told = reader.html.partition('class="rivals"')[2].partition("</ul>")[0]
    assert told.count("<li>") == min(3, len(puzzle.tries))
    losses = sorted(max(1, each.loss) for each in puzzle.tries)[:3]
    assert [int(each) for each in re.findall(r"[–—] \D*(\d+) ", told)] == losses


def test_a_chosen_theme_is_told_before_the_answer() -> None:
    theme = themes(puzzle_of("uno"))[0]
    assert "stay in a colour" in Reader("uno", theme=theme).html
    assert "stay in a colour" not in Reader("uno", theme="go-out").html, "one that is not of the puzzle"


def test_the_solution_is_shown_on_demand() -> None:
    reader = Reader("uno")
    reader.send(do="solution")
    assert '<p class="plan">' in reader.html
    assert "This is the best play" in reader.answer["say"]
    assert 'data-do="next"' in reader.html
    assert "workbench/?game=uno&amp;position=" in reader.html
    reader.play(*puzzle_of("uno").solution)
    assert reader.state["solved"]


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("lang", LANGS)
def test_the_solution_is_played_step_by_step_and_back(game: str, lang: str) -> None:
    puzzle = next(each for each in load_puzzles(game) if each.solution)
    steps = len(puzzle.solution)
    reader = Reader(game, puzzle.number, lang)
    reader.send(do="solution")
    said = Messages(lang)("puzzle-step", number=1, count=steps, what="")
    assert said in unescape(reader.html)
    before = reader.html
    for _ in puzzle.solution:
        assert 'data-do="solution-on"' in reader.html
        reader.send(do="solution-on")
    assert 'data-do="solution-on"' not in reader.html
    assert not reader.state["solved"]  # nobody has solved it
    for _ in puzzle.solution:
        reader.send(do="solution-back")
    assert reader.html == before
    reader.play(*puzzle.solution[:1])
    reader.send(do="solution-on")
    assert not reader.state["alone"]


def test_a_streak_ends_at_the_first_mistake() -> None:
    number, puzzle = tried("uno")
    reader = Reader("uno", number, mode="streak", run="3", best="7")
    assert 'data-do="point"' not in reader.html
    assert 'data-do="solution"' not in reader.html
    assert "3 in a row, your longest 7" in reader.html
    reader.play(*puzzle.tries[0].actions)
    assert reader.state["over"]
    assert "3 puzzles solved in a row" in reader.html
    assert 'data-do="streak"' in reader.html
    reader.send(do="solution")
    assert '<p class="plan">' in reader.html


def test_a_streak_goes_on_with_what_is_right() -> None:
    reader = Reader("uno", mode="streak", run="3", best="3")
    reader.play(*puzzle_of("uno").solution)
    assert not reader.state["over"]
    assert "4 in a row, your longest 4" in reader.html


@pytest.mark.parametrize("game", [each for each in SHIPPED if each in ("nizam", "pearl", "face-to-face")])
def test_a_turn_under_way_is_taken_back(game: str) -> None:
    puzzle = next(each for each in load_puzzles(game) if len(each.solution) > 2)
    reader = Reader(game, puzzle.number)
    assert 'data-do="undo"' not in reader.html
    reader.play(puzzle.solution[0])
    assert 'data-do="undo"' in reader.html
    reader.send(do="undo")
    assert 'data-do="again"' not in reader.html
    reader.play(puzzle.solution[0])
    reader.send(do="again")
    reader.play(*puzzle.solution)
    assert reader.state["alone"], "to take back is no mistake"


@pytest.mark.parametrize(("game", "number"), [("chess", "1"), ("uno", "0"), ("uno", "999"), ("uno", "x")])
def test_what_is_not_there_is_told(game: str, number: str) -> None:
    answer = Reader(game, number).answer  # type: ignore[arg-type]
    assert "trouble" in answer["html"]
    assert answer["title"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_link_to_a_puzzle_that_is_gone_leads_to_the_next(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    first, second = (replace(puzzle_of("uno"), number=number) for number in (1, 4))
    monkeypatch.setattr(controller, "puzzles_of", lambda _: (first, None, None, second, None))
    t = Messages(lang)
    for asked, found in ((1, 1), (2, 4), (3, 4), (4, 4), (5, 1)):
        reader = Reader("uno", asked, lang)
        assert reader.state["number"] == found
        assert (t("puzzle-gone", number=asked) in reader.html) == (asked != found)
    reader.send(do="next")
    assert reader.state["number"] == 4
    assert t("puzzle-gone", number=2) not in reader.html, "nobody asked for that one"
    assert "trouble" in Reader("uno", 6, lang).html


def test_a_solved_puzzle_takes_no_more() -> None:
    reader = Reader("uno")
    reader.play(*puzzle_of("uno").solution)
    reader.send(action="draw")
    assert reader.state["solved"]
    assert "notice trouble" in reader.html
    reader.send(do="next")
    assert reader.state == {**reader.state, "number": 2, "solved": False}


def test_a_frame_plays_a_puzzle_without_links() -> None:
    number, puzzle = tried("uno")
    reader = Reader("uno", number, ident="puzzled-1")
    assert [event["type"] for event in reader.answer["events"]] == ["ready"]
    wrong = reader.send(do="act", call=1, text=puzzle.tries[0].actions[0])
    assert "That is allowed" in wrong["result"]["error"]["message"]
    for text in puzzle.solution:
        assert reader.send(do="act", call=2, text=text)["result"] == {"value": None}
    assert "<main" in reader.html
    assert "href" not in reader.html
    assert [event["type"] for event in reader.answer["events"]] == ["move", "puzzlesolved"]
    reader.send(do="next")
    assert reader.answer["kept"] == str(number + 1)
    assert reader.send(do="reset", call=3)["kept"] == str(number)
    assert reader.send(do="lang", value="uk")["lang"] == "uk"
    assert Reader("uno", 1, ident="puzzled-2", resume="2").answer["kept"] == "2"


def test_a_frame_without_a_puzzle_says_so() -> None:
    on = Dispatcher(KINDS)
    answer = json.loads(on.send(json.dumps({"id": "puzzled-1", "do": "frame", "query": "puzzle=many"})))
    assert answer["events"][0]["type"] == "error"


def test_a_frame_without_a_number_begins_with_the_first() -> None:
    on = Dispatcher(KINDS)
    answer = json.loads(on.send(json.dumps({"id": "puzzled-1", "do": "frame", "query": "puzzle=&game=uno"})))
    assert answer["kept"] == str(load_puzzles("uno")[0].number)


def test_the_game_that_a_command_needs_the_puzzles_of() -> None:
    assert wanted('{"do": "puzzle", "id": "puzzle", "game": "uno", "number": "3"}') == "uno"
    assert wanted('{"do": "frame", "id": "puzzled-1", "query": "puzzle=face-to-face-3&game=x"}') == "face-to-face"
    assert wanted('{"do": "frame", "id": "puzzled-1", "query": "puzzle=3&game=uno"}') == "uno"
    assert wanted('{"do": "frame", "id": "puzzled-1", "query": "puzzle=&game=uno"}') == "uno"
    for text in ("[]", "{", '{"do": "next"}', '{"query": "puzzle="}', '{"game": "../x"}', '{"game": 3.5}'):
        assert wanted(text) == "", text
