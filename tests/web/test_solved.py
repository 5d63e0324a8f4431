"""What a device keeps of puzzles: which were tried and solved, and the longest streak; as the page has it."""

from __future__ import annotations

from typing import Any

import pytest

from web.page import solved

LEVELS = {"uno": "eefh", "nizam": "eff", "pearl": "h"}


def kept(**more: object) -> solved.Solved:
    return {"solved": {}, "best": 0, "days": [], "tries": [], "own": [], **more}  # type: ignore[typeddict-item]


def test_what_is_written_is_read() -> None:
    found = kept(solved={"uno": [1, 3]}, best=4, days=["2026-11-25"], tries=[["2026-11-25", "uno", 3, True]])
    assert solved.read(solved.write(found)) == (found, True)
    assert solved.read(None) == (kept(), True)


@pytest.mark.parametrize(
    "text",
    ["{", "[]", '{"format": 2}', '{"format": 1, "solved": [], "best": 0, "days": []}']
    + [
        '{"format": 1, "solved": {"uno": ["a"]}, "best": 0, "days": []}',
        '{"format": 1, "solved": {}, "best": "x", "days": []}',
    ],
)
def test_what_cannot_be_read_is_said(text: str) -> None:
    assert solved.read(text) == (kept(), False)


def test_a_puzzle_counts_once() -> None:
    found = kept()
    for number in (3, 1, 3):
        solved.add(found, "uno", number)
    assert found["solved"] == {"uno": [1, 3]}


def test_what_an_earlier_version_kept_is_read() -> None:
    text = '{"format": 1, "solved": {"uno": [2]}, "best": 3, "days": ["2026-11-25"]}'
    assert solved.read(text) == (kept(solved={"uno": [2]}, best=3, days=["2026-11-25"]), True)


def test_days_in_a_row_have_numbers_in_a_row() -> None:
    days = ["2027-12-31", "2028-01-01", "2028-02-28", "2028-02-29", "2028-03-01", "2100-02-28", "2100-03-01"]
    numbers = [solved.number_of(day) for day in days]
    assert [each - numbers[0] for each in numbers[:5]] == [0, 1, 59, 60, 61]
    assert numbers[6] - numbers[5] == 1


def test_of_a_puzzle_the_first_try_of_a_day_counts() -> None:
    found = kept()
    solved.add_try(found, "2026-11-25", "uno", 3, alone=False)
    solved.add_try(found, "2026-11-25", "uno", 3, alone=True)
    solved.add_try(found, "2026-11-26", "uno", 3, alone=True)
    assert [alone for *_, alone in found["tries"]] == [False, True]
    again, _ = solved.read(solved.write(found))
    solved.add_try(again, "2026-11-26", "uno", 3, alone=False)
    assert len(again["tries"]) == 2


def test_what_another_device_has_solved_is_added() -> None:
    mine, more = kept(solved={"uno": [1]}, best=2, days=["2026-11-25"]), kept(solved={"uno": [2]}, best=5)
    more["days"], more["tries"] = ["2026-11-24", "2026-11-25"], [("2026-11-24", "uno", 2, True)]
    solved.merge(mine, more)
    assert mine == kept(solved={"uno": [1, 2]}, best=5, days=["2026-11-24", "2026-11-25"], tries=more["tries"])
    later = kept(tries=[("2026-11-23", "uno", 9, False), ("2026-11-24", "uno", 2, False)])
    solved.merge(mine, later)
    assert mine["tries"] == [("2026-11-23", "uno", 9, False), ("2026-11-24", "uno", 2, True)]


def mistake(number: int) -> Any:
    return {"game": "uno", "position": f"position {number}", "seat": 0, "played": "draw", "best": "r1", "loss": 9}


def test_an_own_mistake_is_kept_once_and_comes_back() -> None:
    found = kept()
    for number in (1, 2, 1):
        solved.add_own(found, "2026-11-25", mistake(number))
    assert [number for number, _, _ in found["own"]] == [1, 2]
    assert found["tries"] == [("2026-11-25", "own", 1, False), ("2026-11-25", "own", 2, False)]
    again, readable = solved.read(solved.write(found))
    assert readable
    assert solved.own_mistake(again, 2) == mistake(2)
    solved.drop_own(again, 2)
    assert solved.own_mistake(again, 2) is None
    assert [each[2] for each in again["tries"]] == [1]


def test_so_many_own_mistakes_are_kept_and_the_oldest_goes_first() -> None:
    found = kept()
    for number in range(solved.MOST_OWN + 3):
        solved.add_own(found, "2026-11-25", mistake(number))
    assert len(found["own"]) == solved.MOST_OWN
    assert [number for number, _, _ in found["own"]] == list(range(4, solved.MOST_OWN + 4))
    assert {each[2] for each in found["tries"]} == {number for number, _, _ in found["own"]}


def test_own_mistakes_of_another_device_get_numbers_of_this_one() -> None:
    mine, more = kept(), kept()
    solved.add_own(mine, "2026-11-25", mistake(1))
    for number in (1, 2):
        solved.add_own(more, "2026-11-20", mistake(number))
    solved.merge(mine, more)
    assert [(number, each["position"]) for number, _, each in mine["own"]] == [(1, "position 1"), (2, "position 2")]
    assert mine["tries"] == [("2026-11-20", "own", 2, False), ("2026-11-25", "own", 1, False)]


def test_an_address_of_an_own_mistake_that_is_gone_leads_to_the_puzzle_of_the_day() -> None:
    found = kept()
    solved.add_own(found, "2026-11-25", mistake(1))
    assert solved.asked({"game": "own", "n": "1"}, LEVELS, "pearl 7", found) == ("own", 1)
    assert solved.asked({"game": "own", "n": "2"}, LEVELS, "pearl 7", found) == ("pearl", 7)


def test_a_day_counts_on_itself_past_midnight_and_over_the_date_line() -> None:
    found = kept()
    solved.add_day(found, "2026-11-20", "2026-11-25")
    solved.add_day(found, "no day", "2026-11-25")
    assert found["days"] == []
    solved.add_day(found, "2026-11-24", "2026-11-25")
    assert found["days"] == ["2026-11-24"]
    solved.add_day(found, "2026-11-26", "2026-11-25")  # begun before a flight east over the date line
    assert found["days"] == ["2026-11-24", "2026-11-26"]


def test_a_puzzle_that_is_gone_is_in_no_streak() -> None:
    levels = {"uno": "e-h-", "pearl": "-f"}
    there = {("uno", 1), ("uno", 3), ("pearl", 2)}
    done: list[tuple[str, int]] = []
    while found := solved.next_of(done, levels, 0.9):
        done.append(found)
    assert sorted(done) == sorted(there)


def test_a_streak_rises_and_repeats_nothing() -> None:
    done: list[tuple[str, int]] = []
    while found := solved.next_of(done, LEVELS, 0.5):
        assert found not in done
        done.append(found)
    assert len(done) == sum(map(len, LEVELS.values()))
    levels = "".join(LEVELS[game][number - 1] for game, number in done)
    assert levels[:3] == "eee"
    assert solved.next_of([], LEVELS, 1.0) is not None


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ({"game": "uno", "n": "3"}, ("uno", 3)),
        ({"game": "uno", "n": "3", "day": "2026-11-20"}, ("uno", 3)),
        ({"game": "uno"}, ("uno", 2)),
        ({"game": "uno", "n": "x"}, ("uno", 2)),
        ({"game": "uno", "n": "0"}, ("uno", 2)),
        ({"game": "nizam"}, ("nizam", 1)),
        ({"game": "chess"}, ("chess", 1)),
        ({}, ("pearl", 7)),
        ({"n": "2", "lang": "uk"}, ("pearl", 7)),
        ({"day": "2026-11-20"}, ("pearl", 7)),
        ({"day": "tomorrow"}, ("pearl", 7)),
    ],
    ids=str,
)
def test_an_address_without_a_part_asks_for_a_puzzle_all_the_same(
    query: dict[str, str], wanted: tuple[str, int]
) -> None:
    assert solved.asked(query, LEVELS, "pearl 7", kept(solved={"uno": [1], "nizam": [1, 2, 3]})) == wanted
