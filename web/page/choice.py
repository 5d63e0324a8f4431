"""What is chosen on the set-up's form: as an address, as it is stored, and what the game refuses of it.

Plain Python that MicroPython runs too.
"""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypedDict

    class Choice(TypedDict):
        """A table: the kind, name and face of each player; the options that differ from the book; the bots' pace."""

        seats: list[str]
        names: list[str]
        faces: list[str]
        options: dict[str, str]
        pace: str

    class Person(TypedDict):
        """How a person is called, and the person's face."""

        name: str
        face: str

    class Refusals(TypedDict):
        """See `web.site.setup_page`; the tables are by the number of players."""

        options: list[str]
        tables: dict[str, str]


PEOPLE = "nastilka:people"
"""The person's name and face in local storage."""
LAST = "nastilka:setup:"
"""The start of the key of a game's last choice in local storage."""
USUAL_PACE = "normal"


def address(game: str, choice: "Choice", seed: str, lang: str, quote: "Callable[[str], str]") -> str:
    """The query of the play page for this table; nothing in it that goes without saying."""
    parts = ["game=" + game, "seats=" + ",".join(choice["seats"])]
    for name, values in (("names", [inner(text) for text in choice["names"]]), ("faces", choice["faces"])):
        listed = ",".join(values).rstrip(",")
        parts += [name + "=" + quote(listed).replace("%2C", ",")] if listed else []
    parts += [name + "=" + quote(value) for name, value in choice["options"].items()]
    parts += [] if choice["pace"] == USUAL_PACE else ["pace=" + choice["pace"]]
    parts += ["seed=" + seed] if seed else []
    parts += ["lang=" + lang] if lang else []
    return "&".join(parts)


def apart(seats: "list[str]") -> "list[str]":
    """The seats of a table with friends: only one person plays at each device."""
    own = seats.index("human") if "human" in seats else seats.index("friend")
    people = ("human", "friend")
    return ["human" if at == own else "friend" if kind in people else kind for at, kind in enumerate(seats)]


def inner(name: str) -> str:
    """A name in a list of names: with commas and percent signs as the play page reads them."""
    return name.strip().replace("%", "%25").replace(",", "%2C")


def write(choice: "Choice | Person") -> str:
    """The text that is stored; `read` and `read_person` are its inverse."""
    return json.dumps(choice)


def read(text: str | None) -> "Choice | None":
    """A stored choice; None where there is none, or where it cannot be read."""
    found = _object(text)
    seats, names, faces = [_texts(found.get(name)) for name in ("seats", "names", "faces")]
    options, pace = found.get("options"), found.get("pace")
    if not isinstance(options, dict) or not isinstance(pace, str) or not len(seats) == len(names) == len(faces) > 0:
        return None
    texts = {name: value for name, value in options.items() if isinstance(value, str)}
    return {"seats": seats, "names": names, "faces": faces, "options": texts, "pace": pace}


def read_person(text: str | None) -> "Person":
    """The stored person; without a name and a face where there is none."""
    found = _object(text)
    name, face = found.get("name"), found.get("face")
    return {"name": name if isinstance(name, str) else "", "face": face if isinstance(face, str) else ""}


def _object(text: str | None) -> "dict[str, object]":
    try:
        found = json.loads(text or "")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _texts(found: object) -> list[str]:
    """The texts of a list; none where it is no list of texts."""
    return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []


def refused(refusals: "Refusals", players: str, places: "dict[str, tuple[int, int]]") -> str:
    """The option that contradicts the others; an empty text where the game deals.

    `places` has, for each option that matters, the number of the chosen value and how many values there are.
    """
    table = refusals["tables"].get(players)
    if not table:
        return ""
    at = 0
    for name in refusals["options"]:
        if name in places:
            value, count = places[name]
            at = at * count + value
    found = int(table[at])
    return refusals["options"][found - 1] if found else ""
