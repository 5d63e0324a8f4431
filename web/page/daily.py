"""The deal of the day: its number, the results of it that the device keeps, the days in a row, the line to share.

The number is the local date, as in 20261123; a deal is one of the day if it ended on that day or on the next, past
midnight. Plain Python that MicroPython runs too.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.page.results import Game

_BEFORE = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
"""Days of a common year before each month."""


def seed_of(day: str) -> int:
    """The number of the deal of a day, which is given as YYYY-MM-DD."""
    return int(day.replace("-", ""))


def number_of(day: str) -> int:
    """A day as a number; those of days in a row are in a row. The calendar is the Gregorian one."""
    year, month, date = [int(part) for part in day.split("-")]
    leap = month > 2 and (year % 400 == 0 or (year % 4 == 0 and year % 100 != 0))
    before = year - 1
    return 365 * before + before // 4 - before // 100 + before // 400 + _BEFORE[month - 1] + leap + date


def first_of(day: str, games: list[str]) -> str:
    """The game that stands first on a day: each in its turn."""
    return games[number_of(day) % len(games)]


def day_of(game: "Game") -> str | None:
    """The day whose deal this finished game was, as YYYY-MM-DD; None for any other game."""
    text = str(game.get("seed") or "")
    if len(text) != 8 or not 1 <= int(text[4:6]) <= 12:
        return None
    day = text[:4] + "-" + text[4:6] + "-" + text[6:]
    try:
        late = number_of(game["day"]) - number_of(day)
    except ValueError:
        return None
    return day if late in (0, 1) else None


def played(games: "list[Game]", day: str) -> "dict[str, Game]":
    """The first result of each game's deal of a day, by the game."""
    found: dict[str, Game] = {}
    for game in games:
        if day_of(game) == day and game["game"] not in found:
            found[game["game"]] = game
    return found


def streak(games: "list[Game]", day: str) -> int:
    """On how many days in a row a deal of the day was played to its end, up to this day or the one before."""
    return in_a_row({number_of(each) for each in [day_of(game) for game in games] if each}, day)


def in_a_row(days: set[int], day: str) -> int:
    """How many days in a row there are, up to this day or the one before."""
    last = number_of(day)
    if last not in days:
        last -= 1
    first = last
    while first in days:
        first -= 1
    return last - first


def scores(game: "Game") -> str:
    """The reader's score and the best of the others, as `8 : 6`; empty where there is no such pair."""
    found, seat = game.get("scores"), game["seat"]
    if not found or seat is None or len(found) < 2:
        return ""
    return str(found[seat]) + " : " + str(max(score for at, score in enumerate(found) if at != seat))
