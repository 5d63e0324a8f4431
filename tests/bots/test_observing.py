"""Bots that observe: in every match, simulation and terminal game they are told what their seats may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import pyengine
from pyengine.arena import Match, jobs, play
from pyengine.bots import Knowledge, bot, observer
from pyengine.cli import main
from pyengine.core.events import HIDDEN, Event
from pyengine.core.prng import Prng
from pyengine.core.state import Action, Rng

HEARD: list[list[Event]] = []


class Listener:
    """Takes any action; each of these has a list in `HEARD`."""

    def __init__(self) -> None:
        self.heard: list[Event] = []
        HEARD.append(self.heard)

    def observe(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        return rng.choice(knowledge.legal())


NAME = f"{__name__}:Listener"


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    HEARD.clear()
    yield
    HEARD.clear()


def drawn(heard: list[Event]) -> dict[bool, int]:
    """How many cards were told to be drawn, hidden and known."""
    cards = [card for event in heard if event.type == "drew" for card in event.to_json()["cards"]]
    return {hidden: sum((card == HIDDEN) == hidden for card in cards) for hidden in (True, False)}


def test_a_match_tells_each_bot_what_its_seat_may_know() -> None:
    match = Match("uno", (NAME, NAME), 2, 7, {"target": "1"})
    for job in jobs(match):
        HEARD.clear()
        played = play(match, job)
        assert sum(played.decisions) > 10
        first, second = (heard for heard in HEARD if heard)
        assert [event.type for event in first] == [event.type for event in second]
        assert first[-1].type == "over"
        assert first != second
        own, other = drawn(first), drawn(second)
        assert own[True] == other[False] > 0
        assert other[True] == own[False] > 0


def test_bots_that_ship_do_not_ask_for_it() -> None:
    assert all(observer(bot(name)) is None for name in ("random", "greedy", "3", "6-bold"))


def test_a_simulation_tells_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "uno", "--games", "2", "--bots", f"{NAME},greedy", "--option", "target=1"]) == 0
    assert "2 games" in capsys.readouterr().out
    games = [heard for heard in HEARD if heard]
    assert len(games) == 2, "each game has a bot of its own"
    assert all(heard[-1].type == "over" and drawn(heard)[True] for heard in games)


def test_a_game_in_a_terminal_tells_them_what_nobody_can_take_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = pyengine.game("face-to-face")
    state = game.deal(2, 7, first="1")
    [first, *_] = [game.format(action) for action in state.legal(0)]
    lines = iter([first, "undo"])
    taken: list[str] = []

    def answer(_: str = "") -> str:
        line = next(lines, None)
        if line is not None:
            return line
        legal = [game.format(action) for action in state.legal(0)]
        chosen = Prng(len(taken)).choice(legal)
        taken.append(chosen)
        state.apply(0, game.parse(chosen))
        return chosen

    monkeypatch.setattr("builtins.input", answer)
    seats = ["--seats", f"human,bot:{NAME}", "--seed", "7", "--option", "first=1"]
    with pytest.raises(StopIteration):
        _until_the_bot_acts(seats, state, monkeypatch)
    told = [event for heard in HEARD for event in heard]
    laid = [event.to_json() for event in told if event.type == "laid" and event.to_json()["seat"] == 0]
    assert len(laid) == len([action for action in taken if action != "draw"]), "what was taken back is not told"
    capsys.readouterr()


def _until_the_bot_acts(seats: list[str], state: pyengine.State, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Listener.choose

    def once(self: Listener, knowledge: Knowledge, rng: Rng) -> Action:
        assert state.to_act == (1,)
        assert real(self, knowledge, rng) in knowledge.legal()
        raise StopIteration

    monkeypatch.setattr(Listener, "choose", once)
    main(["play", "face-to-face", *seats])
