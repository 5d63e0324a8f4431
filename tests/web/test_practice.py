"""Ratings of readers and puzzles, which puzzle comes next, and when a missed one comes back: as the page has them."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.games import games
from pyengine.puzzles import load_numbered
from tests.web.test_address import called
from web.site.puzzles import by_theme, ratings, themes_of

pytestmark = pytest.mark.node
PROGRAM = """
const [module, name, calls] = JSON.parse(process.argv[1]);
const found = (await import(module))[name];
console.log(JSON.stringify(calls.map((call) => { BODY })));
"""
Tried = tuple[str, str, int, bool]
RATINGS = [{"game": "uno", "number": at, "rating": 900 + 50 * at} for at in range(1, 25)]


def run(name: str, calls: list[Any], body: str = "return found(...call);", module: str = "practice") -> list[Any]:
    return called(f"puzzles/{module}.js", name, calls, PROGRAM.replace("BODY", body))


def readers(*tries: list[Tried]) -> list[dict[str, float]]:
    """A reader's rating after each of several lists of tries."""
    return run("ratingsAfter", [[each, RATINGS] for each in tries], "return found(...call).reader;")


def test_a_rating_moves_as_in_the_papers_example() -> None:
    games = [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)]
    listed = [{"rating": rating, "deviation": deviation, "score": score} for rating, deviation, score in games]
    before = {"rating": 1500, "deviation": 200, "volatility": 0.06}
    [after, rested] = run("rated", [[before, listed], [before, []]], module="glicko")
    assert after["rating"] == pytest.approx(1464.06, abs=0.01)
    assert after["deviation"] == pytest.approx(151.52, abs=0.01)
    assert after["volatility"] == pytest.approx(0.05999, abs=0.00001)
    assert (rested["rating"], rested["deviation"]) == (1500, pytest.approx(200.27, abs=0.01)), "step 6 without games"


def test_who_wins_all_and_who_loses_all_go_apart() -> None:
    won, lost = readers(
        *([(f"2026-11-{day:02}", "uno", day, alone) for day in range(1, 21)] for alone in (True, False))
    )
    assert won["rating"] > 1700
    assert lost["rating"] < 900
    assert won["deviation"] < 200


def test_of_a_puzzle_the_first_try_moves_the_rating_and_a_pause_only_the_deviation() -> None:
    first: list[Tried] = [("2026-11-01", "uno", 5, False)]
    again: list[Tried] = [*first, ("2026-11-02", "uno", 5, True)]
    unknown: list[Tried] = [*first, ("2026-11-02", "chess", 5, True)]
    after, before, same = readers(again, first, unknown)
    assert after == before
    assert same == before, "what the page does not know"
    soon, late = readers(*([*first, (day, "uno", 6, True)] for day in ("2026-11-02", "2028-11-02")))
    assert late["deviation"] > soon["deviation"]


def test_what_is_solved_never_takes_the_rating_down_and_what_is_missed_never_up() -> None:
    for alone in (True, False):
        day: list[Tried] = [("2026-11-01", "uno", 25 - at, alone) for at in range(1, 21)]
        found = [after["rating"] for after in readers(*(day[:count] for count in range(1, 21)))]
        assert found == sorted(found, reverse=not alone), "hard ones first, then easy ones, all on one day"


def test_a_puzzle_that_was_missed_is_harder_than_was_thought() -> None:
    body = "return [...found(...call).ratings].filter(([key]) => key === 'uno-5')[0][1];"
    missed, found = run("ratingsAfter", [[[("2026-11-01", "uno", 5, alone)], RATINGS] for alone in (False, True)], body)
    assert missed > 1150 > found


def next_number(tries: list[Tried], *, number: int = 1, theme: str = "", solved: list[int] | None = None) -> int:
    asked = {"game": "uno", "number": number, "theme": theme, "themes": "nizam:draw=2 uno:draw=3.20,save=7"}
    [found] = run("nextOf", [[asked, tries, RATINGS, {"uno": solved or []}]])
    return int(found)


def test_the_next_puzzle_is_near_the_rating() -> None:
    assert next_number([]) == 6, "1200, where everybody begins"
    strong: list[Tried] = [(f"2026-11-{day:02}", "uno", day, True) for day in range(1, 16)]
    assert next_number(strong) > 15
    weak: list[Tried] = [(f"2026-11-{day:02}", "uno", day + 4, False) for day in range(1, 10)]
    assert next_number(weak) < 5
    assert next_number([], solved=[6]) == 5
    assert next_number([], number=6) != 6


def test_the_next_puzzle_is_of_the_chosen_theme() -> None:
    assert next_number([], theme="draw") == 3
    assert next_number([], number=3, theme="draw") == 20
    assert next_number([], theme="draw", solved=[3]) == 20
    assert next_number([], number=20, theme="draw", solved=[3, 20]) == 3, "all are solved: once more"
    assert next_number([], number=9, theme="nothing") == 9


def due(tries: list[Tried], day: str) -> list[str]:
    body = "return found(...call).map(({ game, number }) => `${game} ${number}`);"
    [found] = run("dueOf", [[tries, day]], body)
    return list(found)


def test_a_missed_puzzle_comes_back_after_one_three_seven_and_twenty_one_days() -> None:
    tries: list[Tried] = [("2026-11-01", "uno", 5, False)]
    for before, day in (("01", "02"), ("04", "05"), ("11", "12")):
        assert due(tries, f"2026-11-{before}") == []
        assert due(tries, f"2026-11-{day}") == ["uno 5"]
        tries.append((f"2026-11-{day}", "uno", 5, True))
    assert due(tries, "2026-12-02") == []
    assert due(tries, "2026-12-03") == ["uno 5"]
    tries.append(("2026-12-03", "uno", 5, True))
    assert due(tries, "2027-12-03") == [], "known by now"


def test_one_that_is_missed_again_begins_anew_and_an_early_success_moves_nothing() -> None:
    early: list[Tried] = [("2026-11-01", "uno", 5, False), ("2026-11-01", "uno", 5, True)]
    assert due(early, "2026-11-02") == ["uno 5"]
    again: list[Tried] = [*early, ("2026-11-02", "uno", 5, True), ("2026-11-05", "uno", 5, False)]
    assert due(again, "2026-11-06") == ["uno 5"]
    assert due([("2026-11-01", "uno", 5, True)], "2026-11-30") == []
    two: list[Tried] = [("2026-11-03", "uno", 7, False), ("2026-11-01", "nizam", 5, False)]
    assert due(two, "2026-11-30") == ["nizam 5", "uno 7"], "the longest due first"


def test_the_site_lists_every_puzzle_with_its_rating_and_themes() -> None:
    listed = dict(part.split(":") for part in ratings().split(" "))
    for game in games():
        numbers = load_numbered(game.id)
        found = listed[game.id].split(",")
        assert [bool(rating) for rating in found] == [each is not None for each in numbers]
        with_theme = {number for numbers in by_theme(game.id).values() for number in numbers}
        assert with_theme == {each.number for each in numbers if each}
    [found] = run("withTheme", [[themes_of(), "uno", "read-the-call"]], "return [...found(...call)];")
    assert found == [f"uno-{number}" for number in by_theme("uno")["read-the-call"]]
