"""Finished games as a device keeps them, one after the other. Plain Python that MicroPython runs too."""

import json

FORMAT = 1
KEY = "nastilka:stats"
MOST = 5000
"""Games that are kept; older ones make room."""


def read(text: str | None) -> tuple[list[dict[str, object]], str]:
    """The games in a text, and what is wrong with it: nothing, or a few words on where it breaks off."""
    if not text:
        return [], ""
    try:
        found = json.loads(text)
    except ValueError:
        return [], "JSON"
    if not isinstance(found, dict) or found.get("format") != FORMAT or not isinstance(found.get("games"), list):
        return [], "format " + str(FORMAT)
    for number, game in enumerate(found["games"], 1):
        wrong = _wrong(game)
        if wrong:
            return [], "games[" + str(number) + "]." + wrong
    return found["games"][-MOST:], ""


def _wrong(game: object) -> str:
    """The first field of a game that cannot be; nothing when all is well."""
    if not isinstance(game, dict):
        return "{}"
    for name, kind in (("id", str), ("game", str), ("day", str), ("seats", list), ("place", int), ("decisions", int)):
        if not isinstance(game.get(name), kind):
            return name
    seats = game["seats"]
    if not 1 <= len(seats) <= 20 or not all(isinstance(seat, str) and len(seat) < 40 for seat in seats):
        return "seats"
    if game.get("seat") is not None and game["seat"] not in range(len(seats)):
        return "seat"
    if game["place"] not in range(len(seats) + 1):
        return "place"
    return "" if isinstance(game.get("shared"), bool) else "shared"


def write(games: list[dict[str, object]]) -> str:
    """The games as text; `read` is its inverse."""
    return json.dumps({"format": FORMAT, "games": games})


def merged(games: list[dict[str, object]], more: list[dict[str, object]]) -> list[dict[str, object]]:
    """Both in order of their days; a game that is in both is there once."""
    found = list(games)
    known = {game["id"] for game in games}
    for game in more:
        if game["id"] not in known:
            known.add(game["id"])
            found.append(game)
    return sorted(found, key=lambda game: str(game["day"]))[-MOST:]


def ending(game: dict[str, object]) -> str:
    """How a game ended for the one person in it; `several` where several people shared the device."""
    if game["seat"] is None:
        return "several"
    if game["place"] != 1:
        return "lost"
    return "drawn" if game["shared"] else "won"


def by_game(games: list[dict[str, object]]) -> dict[str, dict[str, int]]:
    """How often each game was played, and how it went."""
    found: dict[str, dict[str, int]] = {}
    for game in games:
        count(found, str(game["game"]), game)
    return found


def by_opponent(games: list[dict[str, object]]) -> dict[str, dict[str, int]]:
    """The same by the kinds of the others at the table; a game counts once for each kind."""
    found: dict[str, dict[str, int]] = {}
    for game in games:
        for kind in opponents(game):
            count(found, kind, game)
    return found


def opponents(game: dict[str, object]) -> list[str]:
    """The kinds of the others at the table, each once."""
    seats = game["seats"]
    assert isinstance(seats, list)
    return sorted({str(kind) for seat, kind in enumerate(seats) if seat != game["seat"]})


def count(found: dict[str, dict[str, int]], name: str, game: dict[str, object]) -> None:
    """Add a game to the row of a name."""
    row = found.setdefault(
        name, {"played": 0, "won": 0, "drawn": 0, "lost": 0, "several": 0, "decisions": 0, "average": 0}
    )
    row["played"] += 1
    row[ending(game)] += 1
    decisions = game["decisions"]
    assert isinstance(decisions, int)
    row["decisions"] += decisions
    row["average"] = (row["decisions"] + row["played"] // 2) // row["played"]


def course(games: list[dict[str, object]]) -> list[int]:
    """The share of games won, in per cent, after each game that one person played against others."""
    won = 0
    shares: list[int] = []
    for game in games:
        if game["seat"] is not None:
            won += ending(game) == "won"
            shares.append(round(100 * won / (len(shares) + 1)))
    return shares
