"""Games of a model against bots, and puzzles: what is in the transcript, that it goes on, the table made of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from pyengine.adapters.text import Form
from pyengine.core.errors import NotationError, OptionError
from pyengine.core.record import Record
from pyengine.games import game as find_game
from pyengine.games import ids
from pyengine.models import Ask, TimedOut
from pyengine.models.games import Run, play
from pyengine.models.puzzles import Quiz, ask_all
from pyengine.models.table import Standing, standings
from pyengine.models.transcript import Transcript, read_transcript
from pyengine.puzzles import load_puzzles
from pyengine.puzzles.play import by_turns
from tests.models.fake import Scripted, first_legal
from web.notebook.words import TableWords


def run_of(**more: Any) -> Run:
    settings: dict[str, Any] = {
        "game": "uno",
        "model": "tiny",
        "against": ("random",),
        "games": 2,
        "options": {"target": "1"},
        "form": Form(rules="none", legal=True),
    }
    return Run(**(settings | more))


class Obedient:
    """A model that takes the first legal action; `asked` counts the questions, and `fails` raises at one of them."""

    def __init__(self, fails: int = -1, wrong: Callable[[int], str] = lambda _: "") -> None:
        self.asked, self.fails, self.wrong = 0, fails, wrong

    def __call__(self, messages: Any) -> Any:
        self.asked += 1
        if self.asked == self.fails:
            raise KeyboardInterrupt
        return Scripted(self.wrong(self.asked) or first_legal({"messages": messages}))(messages)


def played(run: Run, ask: Ask, path: Path, parallel: int = 1) -> Transcript:
    transcript = Transcript(path, run.head())
    list(play(run, lambda: ask, transcript, parallel))
    return transcript


def only(path: Path) -> Standing:
    [found] = standings([path])
    return found


@pytest.mark.parametrize("game", ids())
def test_a_model_plays_every_game_to_its_end(game: str, tmp_path: Path) -> None:
    """The record replays, and every question has the table in words and the notation.

    Of Pearl, where whoever always draws does not come to an end, only the beginning.
    """
    options = {"target": "1"} if game == "uno" else {"match": "single"} if game == "flights" else {}
    run = run_of(game=game, options=options, words=TableWords("en"), then="random", tries=1, games=1)
    with suppress(KeyboardInterrupt):
        played(run, Obedient(fails=12 if game == "pearl" else -1), tmp_path / "t.jsonl")
    begin, *decisions, end = read_transcript(tmp_path / "t.jsonl")[1][0]
    assert begin["seed"] == 1
    assert len(decisions) > 3
    assert all("The table:\n" in entry["question"] and "In the notation" in entry["question"] for entry in decisions)
    if game == "pearl":
        return
    record = Record.parse(end["record"])
    assert record.replay().outcome
    assert [step.text for step in record.steps if step.seat == begin["seat"]] == [
        entry["actions"][0] for entry in decisions
    ]


def test_the_same_run_again_asks_nothing(tmp_path: Path) -> None:
    run, model = run_of(), Obedient()
    played(run, model, tmp_path / "t.jsonl")
    before, asked = (tmp_path / "t.jsonl").read_bytes(), model.asked
    played(run, model, tmp_path / "t.jsonl")
    assert (tmp_path / "t.jsonl").read_bytes() == before
    assert model.asked == asked > 4


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    """To the byte, but for the seconds: what was answered before is played again, and not asked."""
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    model = Obedient()
    played(run_of(), model, whole)
    first = Obedient(fails=5)
    with pytest.raises(KeyboardInterrupt):
        played(run_of(), first, cut)
    with cut.open("ab") as file:
        file.write(b'{"kind": "decision", "number": 0, "at"')
    second = Obedient()
    played(run_of(), second, cut)
    assert second.asked == model.asked - 4

    def lines(path: Path) -> list[dict[str, Any]]:
        return [json.loads(line) | {"seconds": 0} for line in path.read_text().splitlines()]

    assert lines(cut) == lines(whole)


def test_more_games_may_follow_but_no_other_run(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    rubbish = Scripted("rubbish")
    played(run_of(games=1), rubbish, path)
    assert set(played(run_of(games=3), rubbish, path).entries) == {0, 1, 2}
    with pytest.raises(NotationError, match="a transcript of this run"):
        Transcript(path, run_of(model="other").head())


def test_each_deal_is_played_from_every_seat(tmp_path: Path) -> None:
    transcript = played(run_of(games=4, tries=1), Scripted("rubbish"), tmp_path / "t.jsonl")
    assert [(of[0]["seed"], of[0]["seat"]) for _, of in sorted(transcript.entries.items())] == [
        (1, 0),
        (1, 1),
        (2, 0),
        (2, 1),
    ]


def test_several_games_at_once_come_to_the_same(tmp_path: Path) -> None:
    alone = played(run_of(games=3), Obedient(), tmp_path / "a.jsonl")
    beside = played(run_of(games=3), Obedient(), tmp_path / "b.jsonl", parallel=2)
    for number in range(3):
        assert alone.entries[number][-1]["record"] == beside.entries[number][-1]["record"]
    assert set(read_transcript(tmp_path / "b.jsonl")[1]) == {0, 1, 2}


def test_one_that_fails_stops_those_beside_it(tmp_path: Path) -> None:
    model = Obedient()

    def ask(messages: Any) -> Any:
        if model.asked >= 5:
            raise ConnectionError
        return model(messages)

    with pytest.raises(ConnectionError):
        played(run_of(games=20), ask, tmp_path / "t.jsonl", parallel=4)
    assert sum(of[-1]["kind"] == "end" for of in read_transcript(tmp_path / "t.jsonl")[1].values()) < 3


def test_a_model_that_never_answers_forfeits(tmp_path: Path) -> None:
    played(run_of(tries=2), Scripted("rubbish", TimedOut(3.0)), tmp_path / "t.jsonl")
    found = only(tmp_path / "t.jsonl")
    assert (found.over, found.share, found.forfeits, found.decisions, found.at_once) == (2, 0, 2, 2, 0)
    assert found.answers == {"unread": 1, "timed-out": 3}
    assert found.seconds == 9.5


def test_or_has_any_legal_action_played_for_it(tmp_path: Path) -> None:
    played(run_of(tries=1, then="random", games=1), Scripted("rubbish"), tmp_path / "t.jsonl")
    found = only(tmp_path / "t.jsonl")
    assert found.by_chance == found.decisions > 2
    assert (found.over, found.forfeits) == (1, 0)


def test_the_table_tells_which_rule_was_broken_and_mended(tmp_path: Path) -> None:
    """Answers challenge where nobody has laid a Wild Draw Two; the answer after that is legal, or is not."""
    for path, mends in (("mends.jsonl", True), ("stays.jsonl", False)):
        bad = (1,) if mends else (1, 2)
        model = Obedient(wrong=lambda at, bad=bad: "ACTION: challenge" if at % 4 in bad else "")  # type: ignore[misc]
        played(run_of(tries=3), model, tmp_path / path)
    mended, stayed = only(tmp_path / "mends.jsonl"), only(tmp_path / "stays.jsonl")
    [(rule, broken)] = mended.rules.items()
    assert rule.startswith("UNO-")
    assert broken.first == broken.mended == broken.answers > 1
    [(again, twice)] = stayed.rules.items()
    assert again == rule
    assert (twice.first, twice.mended) == (twice.answers / 2, 0)
    assert mended.at_once == mended.decisions - broken.first
    assert standings([tmp_path / "mends.jsonl", tmp_path / "stays.jsonl"])[0].rules[rule].answers == (
        broken.answers + twice.answers
    )


def test_a_price_makes_the_cost() -> None:
    standing = Standing("tiny", "games", "uno", asked=2_000_000, answered=500_000)
    assert standing.cost({"tiny": (0.5, 4.0)}) == 3.0
    assert standing.cost({}) is None


@pytest.mark.parametrize(
    "line",
    ["[]", "{}", '{"kind": "end", "number": 0}', '{"kind": "decision", "number": 0, "actions": [], "answers": []}'],
)
def test_a_broken_transcript_is_refused_and_left(line: str, tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    played(run_of(games=1), Scripted("rubbish"), path)
    with path.open("a") as file:
        file.write(f"{line}\n")
    before = path.read_bytes()
    for read in (read_transcript, lambda path: Transcript(path, run_of().head())):
        with pytest.raises(NotationError, match="an entry of a transcript"):
            read(path)
    assert path.read_bytes() == before


def test_a_saved_decision_that_is_illegal_is_not_played(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    with pytest.raises(KeyboardInterrupt):
        played(run_of(games=1), Obedient(fails=2), path)
    path.write_text(path.read_text().replace('"actions": ["', '"actions": ["challenge", "'))
    with pytest.raises(NotationError, match="a decision of game 0"):
        played(run_of(games=1), Obedient(), path)


def test_settings_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(OptionError):
        run_of(then="cry")
    with pytest.raises(OptionError):
        list(play(run_of(), Obedient, Transcript(tmp_path / "t.jsonl", run_of().head()), 0))


def answers_of(game: str) -> Callable[[Any], Any]:
    """A model that knows the answers: the solution of the puzzle whose position is asked."""
    puzzles = {each.number: each for each in load_puzzles(game)}
    numbers = iter(puzzles)

    def ask(messages: Any) -> Any:
        return Scripted(f"ACTION: {' '.join(puzzles[next(numbers)].solution)}")(messages)

    return ask


@pytest.mark.parametrize("game", ids())
def test_every_puzzle_is_solved_by_its_solution(game: str, tmp_path: Path) -> None:
    quiz = Quiz(game, "oracle", most=6)
    transcript = Transcript(tmp_path / "t.jsonl", quiz.head())
    ask = answers_of(game)
    assert list(ask_all(quiz, lambda: ask, transcript)) == [each.number for each in quiz.puzzles()]
    found = only(tmp_path / "t.jsonl")
    assert (found.kind, found.over, found.share) == ("puzzles", 6, 6.0)
    levels = Counter(each.level for each in quiz.puzzles())
    assert found.levels == {level: (count, count) for level, count in levels.items()}
    assert found.at_once == found.decisions == 6
    assert list(ask_all(quiz, lambda: ask, transcript)) == []


@pytest.mark.parametrize("game", ids())
def test_what_tempts_is_wrong(game: str, tmp_path: Path) -> None:
    quiz = Quiz(game, "tempted", most=3)
    tempts = iter([" ".join(each.tries[0].actions) for each in quiz.puzzles()])
    transcript = Transcript(tmp_path / "t.jsonl", quiz.head())
    list(ask_all(quiz, lambda: Scripted(f"ACTION: {next(tempts)}"), transcript))
    assert {of[-1]["reason"] for of in transcript.entries.values()} == {"wrong"}


def test_a_play_that_breaks_a_rule_or_stops_early_is_asked_for_again(tmp_path: Path) -> None:
    quiz = Quiz("face-to-face", "slow", most=1)
    [puzzle] = quiz.puzzles()
    assert by_turns(find_game(quiz.game))
    model = Scripted(
        f"ACTION: {puzzle.solution[0]}", f"ACTION: {puzzle.solution[0]} {puzzle.solution[0]}", "hm", "hm", "hm"
    )
    transcript = Transcript(tmp_path / "t.jsonl", quiz.head())
    list(ask_all(quiz, lambda: model, transcript))
    _, decision, end = transcript.entries[puzzle.number]
    assert [answer["verdict"] for answer in decision["answers"]] == ["unread", "refused", "unread", "unread"]
    assert decision["answers"][1]["rule"].startswith("F2F-")
    assert (end["reason"], end["share"]) == ("illegal", 0.0)
