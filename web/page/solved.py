"""Which puzzles this device has solved, its longest streak, and the puzzle of the day. Plain Python that MicroPython
runs too.
"""

import json

from web.page import daily

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypedDict

    class Solved(TypedDict):
        """The numbers of the solved puzzles by game, the longest streak, and the days whose puzzle was solved."""

        solved: dict[str, list[int]]
        best: int
        days: list[str]


FORMAT = 1
KEY = "nastilka:puzzles"
"""Their key in local storage."""
BROKEN = "nastilka:broken:puzzles"
"""The key for a stored text that cannot be read."""
MOST_DAYS = 1000
"""The most days that are stored; older ones are dropped."""
RISES = ((5, "e"), (12, "f"))
"""In a streak so many puzzles are easy, up to so many fair, and then they are hard; see `next_of`."""


def read(text: str | None) -> "tuple[Solved, bool]":
    """What a text has, and whether it could be read."""
    empty: Solved = {"solved": {}, "best": 0, "days": []}
    if not text:
        return empty, True
    try:
        found = json.loads(text)
    except ValueError:
        return empty, False
    if not isinstance(found, dict) or found.get("format") != FORMAT or not _is_whole(found):
        return empty, False
    return {"solved": found["solved"], "best": found["best"], "days": found["days"]}, True


def _is_whole(found: "dict[str, object]") -> bool:
    solved, days = found.get("solved"), found.get("days")
    if not isinstance(solved, dict) or not isinstance(days, list) or not isinstance(found.get("best"), int):
        return False
    numbers = [number for each in solved.values() for number in (each if isinstance(each, list) else [None])]
    return all(isinstance(number, int) for number in numbers) and all(isinstance(day, str) for day in days)


def write(kept: "Solved") -> str:
    """The text to store."""
    days = kept["days"][-MOST_DAYS:]
    return json.dumps({"format": FORMAT, "solved": kept["solved"], "best": kept["best"], "days": days})


def add(kept: "Solved", game: str, number: int) -> None:
    """Count a puzzle as solved."""
    numbers = kept["solved"].get(game) or []
    if number not in numbers:
        numbers.append(number)
        kept["solved"][game] = sorted(numbers)


def add_day(kept: "Solved", day: str, today: str) -> None:
    """Count a day's puzzle as solved: on that day, or past its midnight."""
    try:
        late = daily.number_of(today) - daily.number_of(day)
    except (ValueError, IndexError):
        return
    if late in (0, 1) and day not in kept["days"]:
        kept["days"].append(day)
        kept["days"].sort()


def streak(kept: "Solved", today: str) -> int:
    """On how many days in a row the day's puzzle was solved, up to this day or the one before."""
    return daily.in_a_row({daily.number_of(day) for day in kept["days"]}, today)


def levels_in(text: str) -> "dict[str, str]":
    """For each game the levels of its puzzles, a letter for each number, from `uno:eefh pearl:…`."""
    return {part.partition(":")[0]: part.partition(":")[2] for part in text.split()}


def of_day(day: str, levels: "dict[str, str]") -> "tuple[str, int]":
    """The game and the number of a day's puzzle, the same on every device. In `levels` each game has a letter for each
    number, or `-` for a puzzle that is gone.
    """
    games = sorted(levels)
    day_number = daily.number_of(day)
    game = games[day_number % len(games)]
    found = numbers(levels[game])
    return game, found[day_number // len(games) % len(found)]


def numbers(levels: str) -> "list[int]":
    """The numbers of a game's puzzles that are not gone."""
    return [at + 1 for at in range(len(levels)) if levels[at] != "-"]


def asked(query: "dict[str, str]", levels: "dict[str, str]", today: str, kept: "Solved") -> "tuple[str, int, str]":
    """The puzzle that an address asks for: its game, its number, and the day whose puzzle it is, if it is one.

    Without a game it is that of the day; with nothing but a game, the first of it that is not solved yet.
    """
    game, number, day = query.get("game", ""), query.get("n", ""), query.get("day", "")
    if game and number.isdigit() and int(number):
        return game, int(number), day
    if game:
        left = [each for each in numbers(levels.get(game, "")) if each not in (kept["solved"].get(game) or [])]
        return game, left[0] if left else 1, ""
    try:
        found = of_day(day, levels)
    except (ValueError, IndexError):
        day = today
        found = of_day(day, levels)
    return found[0], found[1], day


def next_of(done: "list[tuple[str, int]]", levels: "dict[str, str]", chance: float) -> "tuple[str, int] | None":
    """The next puzzle of a streak that has `done` some, by a chance from 0 to 1; None when all are done."""
    left = [(game, number) for game in sorted(levels) for number in numbers(levels[game])]
    left = [each for each in left if each not in done]
    wanted = [letter for most, letter in RISES if len(done) < most]
    level = wanted[0] if wanted else "h"
    of_level = [(game, number) for game, number in left if levels[game][number - 1] == level]
    choice = of_level or left
    return choice[min(int(chance * len(choice)), len(choice) - 1)] if choice else None
