"""Finished games as they are stored on a device, in order. Plain Python that MicroPython runs too."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from web.protocol.answers import GameResult

    class Game(GameResult):
        """A finished game, with the day it ended as YYYY-MM-DD."""

        day: str

    Row = dict[str, int]
    """How often a game was played and how it went: `played`, `won`, `drawn`, `lost`, `several`; and the people's
    `decisions`, in all and on `average`.
    """

FORMAT = 1
KEY = "nastilka:stats"
"""The games' key in local storage."""
BROKEN = "nastilka:broken:stats"
"""The key for a stored text that cannot be read."""
MOST = 5000
"""The most games that are stored; older ones are dropped."""
PEOPLE = ("human", "friend")
"""The kinds of seats that people have: at this device, and far away."""


def read(text: str | None) -> "tuple[list[Game], str]":
    """The games in a text, and the place of the first error in it; an empty text where there is none."""
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
    """The first invalid field of a game; an empty text when all are valid."""
    if not isinstance(game, dict):
        return "{}"
    for name, kind in (("id", str), ("game", str), ("day", str), ("seats", list), ("place", int), ("decisions", int)):
        if not isinstance(game.get(name), kind):
            return name
    seats = game["seats"]
    if not 1 <= len(seats) <= 20 or not all(isinstance(seat, str) and len(seat) < 40 for seat in seats):
        return "seats"
    valid = {
        "seat": game.get("seat") is None or game["seat"] in range(len(seats)),
        "place": game["place"] in range(len(seats) + 1),
        "shared": isinstance(game.get("shared"), bool),
        "seed": isinstance(game.get("seed"), (int, type(None))),
        "scores": _is_scores(game.get("scores", []), len(seats)),
        "places": _is_scores(game.get("places", []), len(seats)),
        "names": _is_texts(game.get("names", []), len(seats)),
        "faces": _is_texts(game.get("faces", []), len(seats)),
        "daily": isinstance(game.get("daily", ""), str),
        "par": isinstance(game.get("par"), (int, type(None))),
    }
    return next((name for name in valid if not valid[name]), "")


def _is_scores(found: object, seats: int) -> bool:
    """True for a number for each seat, or none at all, as older versions stored it."""
    return isinstance(found, list) and len(found) in (0, seats) and all(isinstance(score, int) for score in found)


def _is_texts(found: object, seats: int) -> bool:
    """The same for texts."""
    return isinstance(found, list) and len(found) in (0, seats) and all(isinstance(text, str) for text in found)


def write(games: "list[Game]") -> str:
    """The games as text; `read` is its inverse."""
    return json.dumps({"format": FORMAT, "games": games})


def dated(result: "GameResult", day: str) -> "Game":
    """A result with the day the game ended, as it is stored."""
    game: Any = {"day": day, "seed": None, "scores": []}
    game.update(result)
    found: Game = game
    return found


def merged(games: "list[Game]", more: "list[Game]") -> "list[Game]":
    """Both lists in order of their days, without duplicates."""
    found = list(games)
    known = {game["id"] for game in games}
    for game in more:
        if game["id"] not in known:
            known.add(game["id"])
            found.append(game)
    return sorted(found, key=lambda game: game["day"])[-MOST:]


def remember(texts: "Any", result: "GameResult", day: str) -> str:
    """Store a finished game among the others; those that cannot be read are set aside. Returns the record so far.

    A game counts once, on the day when it was first known here. One that is known already changes only where the check
    of a game with friends has found another result; else the text is empty.
    """
    games, wrong = read(texts.read(KEY))
    if wrong:
        texts.set_aside(KEY, BROKEN)
    before = [game for game in games if game["id"] == result["id"]]
    new = dated(result, before[0]["day"] if before else day)
    if new in before or any(game["seat"] != new["seat"] for game in before):  # two players in one browser
        return ""
    more = merged([game for game in games if game not in before], [new])
    texts.write(KEY, write(more))
    return so_far(more, result)


def ending(game: "Game") -> str:
    """How a game ended for the one person in it; `several` where several people shared the device."""
    if game["seat"] is None:
        return "several"
    if game["place"] != 1:
        return "lost"
    return "drawn" if game["shared"] else "won"


def by_game(games: "list[Game]") -> "dict[str, Row]":
    """How often each game was played, and how it went."""
    found: dict[str, Row] = {}
    for game in games:
        count(found, game["game"], game)
    return found


def by_opponent(games: "list[Game]") -> "dict[str, Row]":
    """The same by the kinds of opponents; a game counts once for each kind."""
    found: dict[str, Row] = {}
    for game in games:
        for kind in opponents(game):
            count(found, kind, game)
    return found


def opponents(game: "GameResult") -> list[str]:
    """The kinds of opponents, each once."""
    return sorted({kind for seat, kind in enumerate(game["seats"]) if seat != game["seat"]})


def count(found: "dict[str, Row]", name: str, game: "Game") -> None:
    """Add a game to the row of a name."""
    row = found.setdefault(
        name, {"played": 0, "won": 0, "drawn": 0, "lost": 0, "several": 0, "decisions": 0, "average": 0}
    )
    row["played"] += 1
    row[ending(game)] += 1
    row["decisions"] += game["decisions"]
    row["average"] = (row["decisions"] + row["played"] // 2) // row["played"]


def people(games: "list[Game]") -> "list[dict[str, Any]]":
    """Everybody who played at this device or with it from afar, who played most first: their `name` (empty for who gave
    none), the latest `face`, how often they `played` and `won`, and `against` whom with what result: by each other
    person's name, or a bot's kind, how often they came in before and behind. On a shared device, and of friends, only
    those with a name can be told apart.
    """
    found: dict[str, Any] = {}
    for game in games:
        names = game.get("names") or [""] * len(game["seats"])
        faces = game.get("faces") or [""] * len(game["seats"])
        places = _places(game)
        kinds = game["seats"]
        people_there = [at for at, kind in enumerate(kinds) if kind in PEOPLE]
        # Of two with one name it is the person of this device.
        people_there.sort(key=lambda at: kinds[at] != "human")
        counted: list[str] = []
        for seat in people_there:
            name = names[seat]
            if name in counted or (not name and (kinds[seat] == "friend" or kinds.count("human") > 1)):
                continue
            counted.append(name)
            fresh = {"name": name, "face": "", "played": 0, "won": 0, "against": {}}
            row = found.setdefault(name, fresh)
            row["face"] = faces[seat] or row["face"]
            row["played"] += 1
            row["won"] += places[seat] == 1
            best: dict[str, int] = {}  # several bots of a kind are one opponent: the best of them
            for other, place in enumerate(places):
                met = names[other] if kinds[other] in PEOPLE else kinds[other]
                if other != seat and met != name and met and place and places[seat]:
                    best[met] = min(place, best.get(met, place))
            for met, place in best.items():
                if place != places[seat]:
                    row["against"].setdefault(met, [0, 0])[place < places[seat]] += 1
    return sorted(found.values(), key=lambda row: (-row["played"], row["name"]))


def _places(game: "Game") -> list[int]:
    """The place of each seat, 0 where it is not known: earlier versions stored that of the one person alone."""
    places, seat = game.get("places"), game["seat"]
    if places:
        return places
    found = [0] * len(game["seats"])
    if seat is not None:
        found[seat] = game["place"]
        if game["place"] == 1 and not game["shared"]:
            found = [2] * len(found)
            found[seat] = 1
        elif len(found) == 2 and game["place"] == 2:
            found[1 - seat] = 1
    return found


def records(games: "list[Game]", fewest: "list[str]") -> "dict[str, dict[str, int]]":
    """Each game's small records of the one person in it: the `best` score and the `quickest` win in decisions. In the
    games with `fewest` a low score is a good one.
    """
    found: dict[str, dict[str, int]] = {}
    for game in games:
        seat, scores = game["seat"], game.get("scores")
        if seat is None:
            continue
        row = found.setdefault(game["game"], {})
        if scores and any(scores):
            better = min if game["game"] in fewest else max
            row["best"] = better(row.get("best", scores[seat]), scores[seat])
        if ending(game) == "won" and len(game["seats"]) > 1:
            row["quickest"] = min(row.get("quickest", game["decisions"]), game["decisions"])
    return {name: row for name, row in found.items() if row}


def longest_row(games: "list[Game]") -> tuple[str, int]:
    """The most games won in a row against one kind of bot, and which; zero where none was won."""
    running: dict[str, int] = {}
    best = ("", 0)
    for game in games:
        kinds = opponents(game)
        if game["seat"] is None or len(kinds) != 1 or not kinds[0].startswith("bot:"):
            continue
        running[kinds[0]] = running.get(kinds[0], 0) + 1 if ending(game) == "won" else 0
        if running[kinds[0]] > best[1]:
            best = (kinds[0], running[kinds[0]])
    return best


def so_far(games: "list[Game]", last: "GameResult") -> str:
    """The reader's record with the game that has just ended, as `web/engine/endings.py` reads it.

    Games that several people played at one device do not count.
    """
    same = [game for game in games if game["game"] == last["game"] and game["seat"] is not None]
    met = [game for game in same if opponents(game) == opponents(last)]
    streak, best = 0, 0
    for game in same:
        streak = streak + 1 if ending(game) == "won" else 0
        best = max(best, streak)
    numbers = {"played": len(same), "won": _won(same), "streak": streak, "best": best}
    numbers.update({"met": len(met), "beaten": _won(met)})
    return " ".join([name + "=" + str(number) for name, number in numbers.items()])


def _won(games: "list[Game]") -> int:
    return len([game for game in games if ending(game) == "won"])


def course(games: "list[Game]") -> list[int]:
    """The share of games won, in per cent, after each game that one person played against others."""
    won = 0
    shares: list[int] = []
    for game in games:
        if game["seat"] is not None:
            won += ending(game) == "won"
            shares.append(round(100 * won / (len(shares) + 1)))
    return shares
