"""What a device keeps of puzzles: which are solved, the longest streak, and the puzzles of days; as the page has it."""

from __future__ import annotations

import pytest

from web.page import solved

LEVELS = {"uno": "eefh", "nizam": "eff", "pearl": "h"}


def kept(**more: object) -> solved.Solved:
    return {"solved": {}, "best": 0, "days": [], **more}  # type: ignore[typeddict-item]


def test_what_is_written_is_read() -> None:
    found = kept(solved={"uno": [1, 3]}, best=4, days=["2026-11-25"])
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


def test_days_in_a_row() -> None:
    found = kept()
    for day in ("2026-11-22", "2026-11-24", "2026-11-25"):
        solved.add_day(found, day, day)
    assert solved.streak(found, "2026-11-25") == 2
    assert solved.streak(found, "2026-11-26") == 2
    assert solved.streak(found, "2026-11-27") == 0


def test_a_day_counts_on_itself_and_past_midnight() -> None:
    found = kept()
    solved.add_day(found, "2026-11-20", "2026-11-25")
    solved.add_day(found, "no day", "2026-11-25")
    assert found["days"] == []
    solved.add_day(found, "2026-11-24", "2026-11-25")
    assert found["days"] == ["2026-11-24"]


def test_the_puzzle_of_a_day_is_the_same_for_all_and_all_have_their_day() -> None:
    days = [f"2026-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]
    assert {solved.of_day(day, LEVELS) for day in days} == {
        (game, number) for game, levels in LEVELS.items() for number in range(1, len(levels) + 1)
    }
    assert solved.of_day("2026-11-25", LEVELS) == solved.of_day("2026-11-25", dict(reversed(LEVELS.items())))


def test_a_puzzle_that_is_gone_is_of_no_day_and_in_no_streak() -> None:
    levels = {"uno": "e-h-", "pearl": "-f"}
    days = [f"2026-11-{day:02}" for day in range(1, 29)]
    there = {("uno", 1), ("uno", 3), ("pearl", 2)}
    assert {solved.of_day(day, levels) for day in days} == there
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
        ({"game": "uno", "n": "3"}, ("uno", 3, "")),
        ({"game": "uno", "n": "3", "day": "2026-11-20"}, ("uno", 3, "2026-11-20")),
        ({"game": "uno"}, ("uno", 2, "")),
        ({"game": "uno", "n": "x"}, ("uno", 2, "")),
        ({"game": "uno", "n": "0"}, ("uno", 2, "")),
        ({"game": "nizam"}, ("nizam", 1, "")),
        ({"game": "chess"}, ("chess", 1, "")),
        ({}, (*solved.of_day("2026-11-27", LEVELS), "2026-11-27")),
        ({"n": "2", "lang": "uk"}, (*solved.of_day("2026-11-27", LEVELS), "2026-11-27")),
        ({"day": "2026-11-20"}, (*solved.of_day("2026-11-20", LEVELS), "2026-11-20")),
        ({"day": "tomorrow"}, (*solved.of_day("2026-11-27", LEVELS), "2026-11-27")),
        ({"day": "2026-99-01"}, (*solved.of_day("2026-11-27", LEVELS), "2026-11-27")),
    ],
    ids=str,
)
def test_an_address_without_a_part_asks_for_a_puzzle_all_the_same(
    query: dict[str, str], wanted: tuple[str, int, str]
) -> None:
    assert solved.asked(query, LEVELS, "2026-11-27", kept(solved={"uno": [1], "nizam": [1, 2, 3]})) == wanted
