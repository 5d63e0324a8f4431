"""What the lobby says of a saved game: its key taken apart, who leads, and where it stands.

Plain Python that MicroPython runs too.
"""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NotRequired, TypedDict

    class About(TypedDict):
        """What is kept with a game for those who list it; any of it may be missing or wrong."""

        over: NotRequired[bool]
        fewest: NotRequired[bool]
        headline: NotRequired[str]
        round: NotRequired[int]
        scores: NotRequired[list[int]]

    class SavedGame(TypedDict):
        """A kept game: its key, how many days ago it was kept, and what it is about."""

        key: str
        days: NotRequired[int | None]
        about: NotRequired[About | None]


def read(text: str) -> "list[SavedGame]":
    """The kept games of a list as JSON; of an older one, which has keys alone, these."""
    return [{"key": each} if isinstance(each, str) else each for each in json.loads(text)]


def fields(key: str) -> dict[str, str]:
    """The fields of a game's key by name."""
    parts = [part.partition("=") for part in key.split("&")]
    return {name: value for name, equals, value in parts if equals}


def about_of(game: "SavedGame") -> "About":
    """What is kept about a game; nothing where that is no such thing."""
    about = game.get("about")
    return about if isinstance(about, dict) else {}


def own_seat(key: str) -> int | None:
    """The seat of the one person at the table; None where several play, or none."""
    seats = fields(key).get("seats", "").split(",")
    return seats.index("human") if seats.count("human") == 1 else None


def standing(game: "SavedGame") -> "tuple[str, int, int] | None":
    """`lead`, `trail` or `level`, the reader's score, and the best of the others; None where that is not known."""
    scores, seat = about_of(game).get("scores"), own_seat(game["key"])
    if not isinstance(scores, list) or not all(isinstance(score, int) for score in scores):
        return None
    if seat is None or len(scores) < 2 or seat >= len(scores):
        return None
    fewest, others = about_of(game).get("fewest"), [score for at, score in enumerate(scores) if at != seat]
    own, best = scores[seat], min(others) if fewest else max(others)
    ahead = best - own if fewest else own - best
    return ("lead" if ahead > 0 else "trail" if ahead < 0 else "level"), own, best


def stage(game: "SavedGame") -> "str | int":
    """The stage of the game as it stood at the table, or the number of its round; an empty text for none."""
    about = about_of(game)
    number, headline = about.get("round"), about.get("headline")
    if isinstance(number, int) and number > 0:
        return number
    return headline if isinstance(headline, str) else ""


def unfinished_first(games: "list[SavedGame]") -> "list[SavedGame]":
    """The games in their order, but those that have ended behind the others."""
    going_on = [game for game in games if not about_of(game).get("over")]
    return going_on + [game for game in games if about_of(game).get("over")]
