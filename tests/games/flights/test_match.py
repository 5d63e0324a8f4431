"""How a match of Flights is won: by points, in one game, or by won games (FLI-22)."""

from __future__ import annotations

from pathlib import Path

import pytest

import pyengine
from pyengine.core.prng import Prng
from pyengine.games.flights.position import position, write
from tests.games.flights.table import events, fact, lines, played, refusal
from tests.games.flights.test_scoring import ALL_FOUR, LAST

GAME = pyengine.game("flights")
RECORDS = sorted((Path(__file__).parents[3] / "seeds/flights/records").glob("*.rec"))
OPTIONS = {option.name: option for option in GAME.options}


def ending(text: str, action: str = "take>b1") -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """How the match is over after the action: the ranking and the scores, by FLI-22."""
    outcome = played(text, action).outcome
    assert outcome is not None
    assert outcome.reason == "FLI-22"
    return outcome.ranking, outcome.scores


@pytest.mark.permits("FLI-22")
def test_a_single_game_is_over_with_its_points() -> None:
    assert ending(f"match single | {ALL_FOUR}") == (((0,), (1,)), (11, 1))
    assert ending(f"match single | city 1 r1 b2 g1 y1 | city 2 r6 g6 | {LAST}") == (((1,), (0,)), (5, 13))
    assert position("match single | scores 0 1 | hand 1 r1").outcome is not None
    state = played(f"match single | {ALL_FOUR}", "take>b1")
    assert (fact(state, "game"), state.to_act) == ("1", ())
    assert (refusal(state, "1:b1>5"), lines(state, "city")) == ("FLI-22", ["r3 b2 g5 y1", "b1"])


@pytest.mark.permits("FLI-22")
def test_an_equal_single_game_is_shared() -> None:
    text = f"match single | city 1 r3 b2 g1 y1 | city 2 r2 g2 y2 | {LAST}"
    assert ending(text) == (((0, 1),), (7, 7))
    three = f"players 3 | match single | city 1 r3 b2 g1 y1 v1 | city 2 r1 g2 y2 v2 | city 3 r2 | {LAST}"
    assert ending(three) == (((0, 1), (2,)), (8, 8, 2))


@pytest.mark.forbids("FLI-22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_single_game_is_not_over_before(players: int) -> None:
    state = GAME.deal(players, 5, match="single", target=1)
    assert state.outcome is None
    rng = Prng(3)
    while state.to_act:
        assert (fact(state, "game"), set(fact(state, "scores").split())) == ("1", {"0"})
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    assert any(len(city.split()) >= players + 2 for city in lines(state, "city"))
    assert position(write(state)) == state


@pytest.mark.permits("FLI-22")
@pytest.mark.parametrize(("wins", "before", "after"), [(1, "0 0", (1, 0)), (3, "2 2", (3, 2)), (20, "19 7", (20, 7))])
def test_two_players_choose_how_many_games_win(wins: int, before: str, after: tuple[int, int]) -> None:
    assert ending(f"match wins {wins} | wins {before} | {ALL_FOUR}") == (((0,), (1,)), after)


@pytest.mark.forbids("FLI-22")
def test_fewer_won_games_do_not_win() -> None:
    for wins, before, after in ((2, "0 1", "1 1"), (5, "3 0", "4 0"), (20, "18 19", "19 19")):
        state = played(f"match wins {wins} | wins {before} | scores 900 3 | {ALL_FOUR}", "take>b1")
        assert (fact(state, "wins"), state.outcome) == (after, None)


@pytest.mark.permits("FLI-22")
@pytest.mark.parametrize("wins", ["1", "2", "20"])
def test_the_number_of_won_games_is_an_option(wins: str) -> None:
    state = GAME.deal(2, 4, match="wins", wins=wins)
    assert f"match wins {wins} |" in write(state)
    assert state.view(None)["target"] == int(wins)
    assert position(write(state)) == state == state.copy()


@pytest.mark.forbids("FLI-22")
@pytest.mark.parametrize("wins", ["0", "21", "03", "-1", "three"])
def test_no_other_number_of_won_games(wins: str) -> None:
    with pytest.raises(pyengine.OptionError) as caught:
        GAME.deal(2, 4, match="wins", wins=wins)
    assert (caught.value.name, caught.value.allowed) == ("wins", ("1…20",))


@pytest.mark.forbids("FLI-22")
@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_do_not_count_wins(players: int) -> None:
    with pytest.raises(pyengine.OptionError) as caught:
        GAME.deal(players, 4, match="wins")
    assert (caught.value.name, caught.value.value, caught.value.allowed) == ("match", "wins", ("points", "single"))
    assert OPTIONS["wins"].matters(2)
    assert not OPTIONS["wins"].matters(players)
    assert OPTIONS["match"].matters(players)


def test_the_number_counts_only_where_wins_are_counted() -> None:
    for match in ("points", "single"):
        assert GAME.deal(2, 4, match=match, wins=7) == GAME.deal(2, 4, match=match)
    assert GAME.deal(2, 4, match="wins", wins=7) != GAME.deal(2, 4, match="wins")


@pytest.mark.parametrize(
    ("match", "target"), [("points", 40), ("single", None), ("wins", 3), ("wins 1", 1), ("wins 20", 20)]
)
def test_the_view_says_what_is_counted(match: str, target: int | None) -> None:
    view = position(f"match {match} | target 40 | hand 1 r1").view(0)
    assert (view["match"], view["target"]) == (match.split(maxsplit=1)[0], target)


@pytest.mark.parametrize("match", ["points", "single", "wins", "wins 5"])
def test_a_games_results_say_what_is_counted(match: str) -> None:
    told = [event for event in events(f"match {match} | {ALL_FOUR}", "take>b1") if event["type"] == "scored"]
    assert [(event["match"], event["wins"]) for event in told] == [
        (match.split(maxsplit=1)[0], [int(match.startswith("wins")), 0])
    ]


@pytest.mark.parametrize("match", ["points", "single", "wins", "wins 20"])
def test_an_evaluation_favours_who_has_more(match: str) -> None:
    state = position(f"match {match} | hand 1 r1 | city 2 r6 b5 g4")
    chances = list(GAME.strategy.evaluate(state))
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > chances[0]


def test_a_lead_counts_for_more_near_the_end() -> None:
    states = [position(f"match wins {wins} | wins 1 0 | hand 1 r1") for wins in (20, 2)]
    far, near = ([*GAME.strategy.evaluate(state)] for state in states)
    assert near[0] > far[0] > far[1] > near[1]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_older_records_mean_three_won_games(path: Path) -> None:
    record = pyengine.Record.parse(path.read_text("utf-8"))
    state = record.replay()
    assert state.outcome is not None
    if record.engine == "0.1.0":
        assert record.options["wins"] == "3"
        assert state.view(None)["target"] == (3 if record.options["match"] == "wins" else int(record.options["target"]))
