"""Which puzzles this device has tried and solved, and its longest streak. Plain Python that MicroPython runs too."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypedDict

    from web.protocol.answers import OwnMistake

    class Solved(TypedDict):
        """The numbers of the solved puzzles by game, the longest streak, the days whose puzzle was solved, and the
        `tries`: of each the day, the game, the number, and whether it was solved at once and without help. `own` are
        the mistakes of the reader's own games: each a number, the day, and an `OwnMistake` of the play page.
        """

        solved: dict[str, list[int]]
        best: int
        days: list[str]
        tries: list[tuple[str, str, int, bool]]
        own: list[tuple[int, str, OwnMistake]]


FORMAT = 1
KEY = "nastilka:puzzles"
"""Their key in local storage."""
BROKEN = "nastilka:broken:puzzles"
"""The key for a stored text that cannot be read."""
MOST_DAYS = 1000
"""The most days that are stored; older ones are dropped."""
MOST_TRIES = 400
"""The most tries that are stored: the rating, and what is to be seen again, follow from them."""
OWN = "own"
"""What stands in the place of a game for the reader's own mistakes."""
MOST_OWN = 30
"""The most own mistakes that are kept; the oldest goes first."""
_BEFORE = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
"""Days of a common year before each month."""
RISES = ((5, "e"), (12, "f"))
"""In a streak so many puzzles are easy, up to so many fair, and then they are hard; see `next_of`."""


def read(text: str | None) -> "tuple[Solved, bool]":
    """What a text has, and whether it could be read."""
    empty: Solved = {"solved": {}, "best": 0, "days": [], "tries": [], "own": []}
    if not text:
        return empty, True
    try:
        found = json.loads(text)
    except ValueError:
        return empty, False
    if not isinstance(found, dict) or found.get("format") != FORMAT or not _is_whole(found):
        return empty, False
    tries = found.get("tries")  # not there before the puzzle of the day became as hard as suits
    tries = [each for each in tries if isinstance(each, list) and len(each) == 4] if isinstance(tries, list) else []
    own = found.get("own")  # nor before reviews kept their mistakes
    own = [each for each in own if isinstance(each, list) and len(each) == 3] if isinstance(own, list) else []
    return {"solved": found["solved"], "best": found["best"], "days": found["days"], "tries": tries, "own": own}, True


def _is_whole(found: "dict[str, object]") -> bool:
    solved, days = found.get("solved"), found.get("days")
    if not isinstance(solved, dict) or not isinstance(days, list) or not isinstance(found.get("best"), int):
        return False
    numbers = [number for each in solved.values() for number in (each if isinstance(each, list) else [None])]
    return all(isinstance(number, int) for number in numbers) and all(isinstance(day, str) for day in days)


def write(kept: "Solved") -> str:
    """The text to store."""
    days, tries = kept["days"][-MOST_DAYS:], kept["tries"][-MOST_TRIES:]
    whole = {"format": FORMAT, "solved": kept["solved"], "best": kept["best"], "days": days, "tries": tries}
    whole["own"] = kept["own"]
    return json.dumps(whole)


def add(kept: "Solved", game: str, number: int) -> None:
    """Count a puzzle as solved."""
    numbers = kept["solved"].get(game) or []
    if number not in numbers:
        numbers.append(number)
        kept["solved"][game] = sorted(numbers)


def add_try(kept: "Solved", day: str, game: str, number: int, *, alone: bool) -> None:
    """Count how a puzzle went; on one day only the first time, since then its play is known."""
    if not any(tried[:3] == [day, game, number] for tried in [list(each) for each in kept["tries"]]):
        kept["tries"].append((day, game, number, alone))


def add_own(kept: "Solved", day: str, mistake: "OwnMistake") -> None:
    """Keep a mistake of the reader's own, once; it was missed on that day, and so comes back."""
    if any(each["position"] == mistake["position"] and each["seat"] == mistake["seat"] for _, _, each in kept["own"]):
        return
    number = 1 + max([each[0] for each in kept["own"]] + [each[2] for each in kept["tries"] if each[1] == OWN] + [0])
    kept["own"].append((number, day, mistake))
    add_try(kept, day, OWN, number, alone=False)
    for old in kept["own"][:-MOST_OWN]:
        drop_own(kept, old[0])


def keep_mistakes(texts: "Any", mistakes: "list[OwnMistake]", day: str) -> None:
    """Keep on the device what a review has found; puzzles that cannot be read there are set aside."""
    found, readable = read(texts.read(KEY))
    if not readable:
        texts.set_aside(KEY, BROKEN)
    for mistake in mistakes:
        add_own(found, day, mistake)
    texts.write(KEY, write(found))


def drop_own(kept: "Solved", number: int) -> None:
    """Forget a mistake of the reader's own, with how its tries went."""
    kept["own"] = [each for each in kept["own"] if each[0] != number]
    kept["tries"] = [each for each in kept["tries"] if (each[1], each[2]) != (OWN, number)]


def own_mistake(kept: "Solved", number: int) -> "OwnMistake | None":
    """The mistake of this number; None where it is gone."""
    return next((mistake for each, _, mistake in kept["own"] if each == number), None)


def add_day(kept: "Solved", day: str, today: str) -> None:
    """Count a day's puzzle as solved: on that day, past its midnight, or over the date line on the day before."""
    try:
        late = number_of(today) - number_of(day)
    except (ValueError, IndexError):
        return
    if late in (-1, 0, 1) and day not in kept["days"]:
        kept["days"].append(day)
        kept["days"].sort()


def merge(kept: "Solved", more: "Solved") -> None:
    """Add what another device has solved and tried."""
    for game, solved_numbers in more["solved"].items():
        for number in solved_numbers:
            add(kept, game, number)
    kept["best"] = max(kept["best"], more["best"])
    kept["days"] = sorted(set(kept["days"]) | set(more["days"]))
    for day, game, number, alone in more["tries"]:
        if game != OWN:  # their numbers are the other device's
            add_try(kept, day, game, number, alone=alone)
    for _, day, mistake in more["own"]:
        add_own(kept, day, mistake)
    kept["tries"].sort(key=lambda tried: tried[0])  # by day; those of a day stay as they came


def number_of(day: str) -> int:
    """A day, given as YYYY-MM-DD, as a number; those of days in a row are in a row. The calendar is the Gregorian."""
    year, month, date = [int(part) for part in day.split("-")]
    leap = month > 2 and (year % 400 == 0 or (year % 4 == 0 and year % 100 != 0))
    before = year - 1
    return 365 * before + before // 4 - before // 100 + before // 400 + _BEFORE[month - 1] + leap + date


def levels_in(text: str) -> "dict[str, str]":
    """For each game the levels of its puzzles, a letter for each number, from `uno:eefh pearl:…`."""
    return {part.partition(":")[0]: part.partition(":")[2] for part in text.split()}


def numbers(levels: str) -> "list[int]":
    """The numbers of a game's puzzles that are not gone."""
    return [at + 1 for at in range(len(levels)) if levels[at] != "-"]


def asked(query: "dict[str, str]", levels: "dict[str, str]", of_today: str, kept: "Solved") -> "tuple[str, int]":
    """The puzzle that an address asks for, its game and its number: with nothing but a game, the first of it that is
    not solved yet; without one that of the day, which is given as `uno 12`.
    """
    game, number = query.get("game", ""), query.get("n", "")
    if not game:
        game, _, number = of_today.partition(" ")
    if number.isdigit() and int(number) and (game != OWN or own_mistake(kept, int(number))):
        return game, int(number)
    if game == OWN:  # it was deleted
        game, _, number = of_today.partition(" ")
        return game, int(number)
    left = [each for each in numbers(levels.get(game, "")) if each not in (kept["solved"].get(game) or [])]
    return game, left[0] if left else 1


def next_of(done: "list[tuple[str, int]]", levels: "dict[str, str]", chance: float) -> "tuple[str, int] | None":
    """The next puzzle of a streak that has `done` some, by a chance from 0 to 1; None when all are done."""
    left = [(game, number) for game in sorted(levels) for number in numbers(levels[game])]
    left = [each for each in left if each not in done]
    wanted = [letter for most, letter in RISES if len(done) < most]
    level = wanted[0] if wanted else "h"
    of_level = [(game, number) for game, number in left if levels[game][number - 1] == level]
    choice = of_level or left
    return choice[min(int(chance * len(choice)), len(choice) - 1)] if choice else None
