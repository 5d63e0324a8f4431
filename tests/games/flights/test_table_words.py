"""What the table of Flights says of every event, and of the ends of games and matches."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from pyengine.core.state import State
from tests.games.flights.test_table import GAME, NAMES, do, scene
from tests.languages import WHOLE as LANGS
from web.games.flights.table import TABLE
from web.parts.messages import Messages
from web.parts.round_end import round_end
from web.parts.table_data import Result


def result_of(state: State, *texts: str) -> Result:
    """The result of the game of the match that ends with these actions."""
    event = next(event.to_json() for event in do(state, *texts) if event.type == "scored")
    found = TABLE.round_result(event, scene(state))
    assert found is not None
    return found


LAST_ROUND = ("1: b1>6", "2: y4>1", "take>y4", "take>b1")


def test_the_result_of_a_game_of_the_match() -> None:
    state = GAME.position("scores 10 1 | city 1 r3 b2 g5 | hand 1 b1 | hand 2 y4")
    found = result_of(state, *LAST_ROUND)
    assert found.winners == (0,)
    assert found.stage == "game"
    assert found.decided == ("You have all the colours, so the game is over. 50 points in all win the match.")
    assert [(row.seat, row.gained, row.score) for row in found.seats] == [(0, 14, "24"), (1, 1, "2")]
    assert "red 3, blue 2, green 5 and yellow 4" in (found.seats[0].shown or "")
    assert "This game is yours!" in round_end(found, scene(state))
    assert "Next game" in round_end(found, scene(state))


def test_where_games_count_the_full_collection_wins_and_a_tie_is_nobodys() -> None:
    state = GAME.position("match wins | city 1 r3 b2 g5 | city 2 r1 b3 g6 | hand 1 y4 | hand 2 y5")
    found = result_of(state, "1: y4>6", "2: y5>1", "take>y5", "take>y4")
    assert found.winners == (0,)
    assert [row.score for row in found.seats] == ["1", "0"]
    level = {
        "match": "wins",
        "complete": [0, 1],
        "values": [14, 14],
        "cities": [["r3"], ["r1"]],
        "wins": [0, 0],
        "scores": [14, 14],
    }
    shared = TABLE.round_result(level, scene(state))
    assert shared is not None
    assert shared.winners == (0, 1)
    assert shared.decided.endswith("so nobody wins this game.")


@pytest.mark.parametrize(
    ("match", "decided"),
    [
        ("target 20 | scores 10 1", "You are the first to reach 20. The last game brought you 14."),
        ("target 20 | scores 10 18", "You were behind until the last game: it brought you 14."),
        ("target 20 | scores 10 19", "You were not alone in reaching 20, but your total is the highest."),
        ("match wins | wins 2 1", "You are the first to win 3 games."),
        ("match single", "You have all the colours and the most points: 14."),
    ],
)
def test_how_the_match_was_decided(match: str, decided: str) -> None:
    state = GAME.position(f"{match} | city 1 r3 b2 g5 | hand 1 b1 | hand 2 y4")
    do(state, *LAST_ROUND)
    found = TABLE.result(scene(state))
    assert found is not None
    assert (found.winners, found.decided) == ((0,), decided)
    assert [row.seat for row in found.seats] == [0, 1]


def test_a_shared_victory() -> None:
    state = GAME.position("match single | city 1 r3 b2 g1 | city 2 r4 g2 | hand 1 b1 | hand 2 y1")
    do(state, "1: b1>6", "2: y1>1", "take>y1", "take>b1")
    found = TABLE.result(scene(state))
    assert found is not None
    assert (found.winners, found.decided) == ((0, 1), "Equal at 7 points, so the victory is shared.")


def test_a_shared_victory_names_all_who_share_it() -> None:
    over = {"type": "over", "outcome": {"reason": "FLI-22", "ranking": [[0, 2], [1]], "scores": [9, 4, 9]}}
    said = TABLE.say(over, Messages("en"), NAMES, 0)
    assert said == "The match is over. The victory is shared: You and Ben."


@pytest.mark.parametrize(
    ("match", "said"),
    [("points", " In all: You 9 and Ada 4."), ("single", ""), ("wins", " Games won: You 0 and Ada 0.")],
)
def test_results_tell_what_is_counted(match: str, said: str) -> None:
    event = next(event for event in EVENTS if event["type"] == "scored") | {"match": match, "wins": [0, 0]}
    found = TABLE.say(event, Messages("en"), NAMES, 0)
    assert found == f"Game 1 is over. Points: You 9 (all colours) and Ada 4.{said}"


EVENTS: list[dict[str, Any]] = [
    {"type": "laid", "seat": 0, "card": "r3", "flight": 5},
    {"type": "turned", "laid": [[1, "x4", 6], [0, "u", 2]]},
    {"type": "took", "seat": 1, "card": "d"},
    {"type": "deported", "seat": 1, "city": "y2"},
    {"type": "deported", "seat": 1, "city": None},
    {"type": "swapped", "seat": 1, "own": "g4", "partner": 0, "their": "v4"},
    {"type": "swapped", "seat": 0, "own": "g4", "partner": 1, "their": "v4"},
    {"type": "unused", "seat": 0, "card": "u"},
    {"type": "burnt", "seat": 0, "cities": ["o1", "o2"]},
    {"type": "drew", "seat": 0, "cards": ["b1"]},
    {"type": "reshuffled", "cards": 21},
    {"type": "round", "round": 2, "first": 1},
    {
        "type": "scored",
        "game": 1,
        "match": "points",
        "cities": [[], []],
        "complete": [0],
        "values": [9, 4],
        "scores": [9, 4],
        "wins": [0, 0],
    },
    {
        "type": "scored",
        "game": 1,
        "match": "wins",
        "cities": [[], []],
        "complete": [0],
        "values": [9, 4],
        "scores": [9, 4],
        "wins": [1, 0],
    },
    {"type": "dealt", "game": 2, "out": ["g"], "first": 1},
    {"type": "over", "outcome": {"reason": "FLI-22", "ranking": [[1], [0]], "scores": [40, 52]}},
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["type"])
def test_every_event_is_said(lang: str, event: dict[str, Any]) -> None:
    t = Messages(lang)
    said = TABLE.say(event, t, (t("you"), "Ada"), 0)
    assert said.endswith((".", "!"))
    assert "?" not in said
    assert "FLI" not in said
    if event["type"] != "dealt" and lang == "uk":
        assert not re.search(r"[A-Za-z]", said.replace("Ada", ""))


@pytest.mark.parametrize(
    ("cities", "why"),
    [
        (["r1", "r4"], "neighbours of one colour burn."),
        (["r1", "r4", "b1", "b2"], "neighbours of one colour burn."),
        (["r1", "r3", "r4"], "three of one colour burn."),
        (["r1", "r3", "r4", "b1", "b2"], "neighbours of one colour burn, and so do three."),
    ],
)
def test_a_fire_is_told_with_its_cause(cities: list[str], why: str) -> None:
    said = TABLE.say({"type": "burnt", "seat": 1, "cities": cities}, Messages("en"), NAMES, 0)
    assert said.startswith("Fire! Ada loses red 1")
    assert said.endswith(f": {why}")


def test_the_second_round_says_why_the_game_goes_on() -> None:
    said = [TABLE.say({"type": "round", "round": at, "first": 1}, Messages("en"), NAMES, 0) for at in (1, 2, 3)]
    assert said == [
        "Round 1. With equal flights Ada comes first.",
        "Nobody has all the colours yet, so the game goes on: round 2. With equal flights Ada comes first.",
        "Round 3. With equal flights Ada comes first.",
    ]


def test_what_is_not_worth_a_line() -> None:
    for event in (
        {"type": "drew", "seat": 1, "cards": ["?"]},
        {"type": "turn", "seat": 0},
        {"type": "laid", "seat": 1, "card": "?", "flight": "?"},
    ):
        assert TABLE.say(event, Messages("en"), NAMES, 0) == ""


def test_all_words_exist() -> None:
    web = Path(__file__).parents[3] / "web"
    source = "".join(path.read_text("utf-8") for path in (web / "games/flights").glob("*.py"))
    for lang in LANGS:
        ids = Messages(lang).ids()
        assert set(re.findall(r'"(fli-[a-z-]*[a-z])"', source)) <= ids
        assert {"game-flights", "about-flights", "option-flights-match-wins", "option-flights-target-50"} <= ids
