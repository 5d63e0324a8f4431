"""Records that say one thing in their head and another in their deal, and records of older engines."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import pyengine
from pyengine import NotationError, Record
from pyengine.core.game import Game
from pyengine.core.options import Option
from pyengine.core.timeline import Timeline
from pyengine.core.version import VERSION, other_engine

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "seeds").glob("*/records/*.rec"))
HEAD = "record 1\ngame face-to-face\nplayers 2\n"
games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


@games
def test_the_deal_has_the_players_that_the_record_says(game: Game) -> None:
    fewest, most = game.seats
    for players in range(fewest, most + 1):
        for other in {fewest, most} - {players}:
            deal = game.write(game.deal(other, 1))
            record = Record.parse(f"record 1\ngame {game.id}\nplayers {players}\ndeal {deal}\n{players}: x\n")
            for broken in (record, record.with_steps(())):
                for use in (broken.start, broken.replay, lambda broken=broken: Timeline(broken)):
                    with pytest.raises(NotationError) as caught:
                        use()
                    assert (caught.value.line, caught.value.column) == (4, 6)
                    assert caught.value.what == f"{other} players"
                    assert caught.value.expected == f"deal for {players} players"


def test_a_record_made_without_a_text_is_checked_too() -> None:
    uno = pyengine.game("uno")
    record = replace(Record.new(uno, 3, 1, {}), players=2)
    with pytest.raises(NotationError):
        record.start()


@pytest.mark.parametrize(
    ("seats", "line", "column", "expected"),
    [
        ("seat 1 human\n", 4, 13, "seat 2"),
        ("seat 1 human\nseat 2 human\nseat 3 bot:greedy\n", 6, 6, "2 seats"),
        ("seat 2 human\n", 4, 6, "seat 1"),
        ("seat 1 human\nseat 1 human\n", 5, 6, "seat 2"),
        ("seat ١ human\n", 4, 6, "seat 1"),
        ("seat 1\n", 4, 6, "seat 1"),
        ("seat   " + "9" * 5000 + " human\n", 4, 8, "seat 1"),
        ("".join(f"seat {at} human\n" for at in range(1, 101)), 103, 6, "seat 100"),
    ],
)
def test_seat_lines_that_do_not_fit_say_where(seats: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record.parse(f"{HEAD}{seats}deal seat 1\n")
    assert (caught.value.line, caught.value.column, caught.value.expected) == (line, column, expected)


# Older engines


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_every_recorded_game_still_replays(path: Path) -> None:
    record = Record.parse(path.read_text("utf-8"))
    state = record.replay()
    assert state.players == record.players
    assert Record.parse(record.format()) == record


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Face to Face with another default since 0.2.0: who begins was drawn by lot before, now seat 1 begins."""
    game = pyengine.game("face-to-face")
    option = Option("first", ("1", "random", "2"), "F2F-4", before=(("0.2.0", "random"),))
    twin = replace(game, rules=replace(game.rules, options=(option,)))
    monkeypatch.setattr("pyengine.core.record.find_game", lambda _: twin)
    return twin


@pytest.mark.parametrize(("engine", "first"), [("0.1.0", "random"), ("0.1.99", "random"), ("0.2.0", "1"), ("0.3", "1")])
def test_an_option_that_is_not_named_has_the_default_of_its_engine(changed: Game, engine: str, first: str) -> None:
    assert changed.options[0].default == "1"
    record = Record.parse(f"record 1\nengine {engine}\n{HEAD.partition(chr(10))[2]}deal seat 1\n")
    assert record.options == {"first": first}
    assert f"option first {first}\n" in record.format(), "the meaning stays when it is written"
    assert Record.parse(record.format()) == record


def test_an_option_that_is_named_means_what_it_says(changed: Game) -> None:
    text = f"record 1\nengine 0.1.0\n{HEAD.partition(chr(10))[2]}option first 2\ndeal seat 1\n"
    assert Record.parse(text).options == {"first": "2"}
    assert Record.parse(text.replace("engine 0.1.0\n", "option first 1\n").replace("option first 2\n", "")).options == {
        "first": "1"
    }
    assert changed.id == "face-to-face"


@pytest.mark.parametrize(
    ("text", "engine"),
    [
        ("record 1\nengine 0.1.0\n", "0.1.0"),
        (f"record 1\nengine {VERSION}\n", ""),
        ("record 1\nengine 0.1.0; rm\n", ""),
        ("record 1\nengine ٠.١\n", ""),
        ("record 1\nengine " + "9" * 900 + ".1\n", ""),
        ("engine 0.1.0", "0.1.0"),
        ("", ""),
    ],
)
def test_the_engine_that_a_record_names(text: str, engine: str) -> None:
    assert other_engine(text) == engine
