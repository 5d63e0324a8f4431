"""Reads the set-up of a game from a page's address: players, options, deal."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, replace
from urllib.parse import parse_qsl, quote, unquote
from zlib import crc32

from pyengine.bots import bot
from pyengine.bots import names as bot_names
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.limits import MOST_SEATS
from pyengine.core.prng import SEEDS
from pyengine.core.record import Player, Record, clean_name
from web.games import find as find_game
from web.games import is_known
from web.parts.faces import FACES
from web.parts.messages import LANGS
from web.parts.preferences import PACES

DEFAULT_BOT = "bot:1"
"""The bot at a seat that nobody has chosen anything for."""
PEOPLE = ("human", "friend")
"""The kinds of people: somebody at this device, and at another one (`web/sealed`)."""
_FACE = "face-"
"""In the set-up's form, the field of a seat's face: `face-1` and so on."""
_OWN = ("game", "players", "seats", "names", "faces", "seed", "save", "day", "beat", "by", "pace", "lang")
_DAY = re.compile(r"[0-9]{4}-[01][0-9]-[0-3][0-9]")
_BEAT = re.compile(r"-?[0-9]{1,5}")


@dataclass(frozen=True, slots=True)
class Setup:
    """A table as set up. `save` names a game that came from a file rather than from a seed; with `pauses` the game
    waits for the reader at the end of each round.

    `faces` are those asked for, by seat, empty where none was; like the pace they are no part of the game's key.
    `day` is the day whose deal this is, as YYYY-MM-DD, by the reader's calendar when it was begun; `beat` is a score
    to be beaten there, which was made `by` somebody.
    """

    game: Game
    seats: tuple[Player, ...]
    seed: int
    options: dict[str, str]
    pace: str = "normal"
    lang: str | None = None
    save: str | None = None
    faces: tuple[str, ...] = ()
    pauses: bool = True
    day: str = ""
    beat: int | None = None
    by: str = ""

    @property
    def key(self) -> str:
        """The part of the address that identifies the game; its save has this key."""
        parts = [("game", self.game.id), ("seats", ",".join(who.kind for who in self.seats))]
        if any(who.name for who in self.seats):
            parts.append(("names", ",".join(quote(who.name, safe="") for who in self.seats)))
        parts += [("save", self.save)] if self.save else [("seed", str(self.seed))]
        usual = {option.name: option.default for option in self.game.options}
        parts += [(name, value) for name, value in self.options.items() if value != usual[name]]
        parts += [("day", self.day)] if self.day else []
        return "&".join(f"{name}={quote(value, safe=',:')}" for name, value in parts)

    @property
    def query(self) -> str:
        """The whole query: the game, faces, what is to be beaten, pace and language."""
        shown = [f"faces={','.join(self.faces).rstrip(',')}"] if any(self.faces) else []
        shown += [] if self.beat is None else [f"beat={self.beat}"]
        shown += [f"by={quote(self.by, safe='')}"] if self.by else []
        shown += [] if self.pace == PACES[0] else [f"pace={self.pace}"]
        shown += [f"lang={self.lang}"] if self.lang else []
        return "&".join([self.key, *shown])

    def with_seed(self, seed: int) -> Setup:
        """The same table, another deal."""
        return replace(self, seed=seed, save=None, day="", beat=None, by="")


def new_seed() -> int:
    """A seed nobody can foresee, short enough to be typed."""
    return secrets.randbelow(1_000_000_000)


def read(query: str, people: tuple[str, ...] = PEOPLE[:1]) -> tuple[Setup, tuple[str, ...]]:
    """The set-up that an address asks for, and the unknown names in it; raises `OptionError`.

    Beside bots, `people` of these kinds may play.
    """
    fields = _fields(query)
    game = find_game(_one(fields, "game", ""))
    known = {option.name for option in game.options}
    options = {name: _one(fields, name, "") for name in fields if name in known and _one(fields, name, "")}
    seats, faces = _seats(game, fields, people)
    setup = Setup(
        game,
        seats,
        _seed(fields),
        {option.name: option.check(options.get(option.name, option.default)) for option in game.options},
        _among("pace", _one(fields, "pace", PACES[0]), PACES),
        _among("lang", _one(fields, "lang", LANGS[0]), LANGS) if "lang" in fields else None,
        _one(fields, "save", "") or None,
        faces,
        day=_like("day", _one(fields, "day", ""), _DAY),
        beat=int(_like("beat", _one(fields, "beat", ""), _BEAT) or 0) if _one(fields, "beat", "") else None,
        by=clean_name(_one(fields, "by", "")),
    )
    faces_of_form = {name for name in fields if name.startswith(_FACE) and name.removeprefix(_FACE).isdecimal()}
    return setup, tuple(name for name in fields if name not in known.union(_OWN, faces_of_form))


def recognised(query: str) -> tuple[str, str]:
    """The game and the language that an address names, empty where it names none: to tell what is wrong with it."""
    fields = _fields(query)
    game, lang = _one(fields, "game", ""), _one(fields, "lang", "")
    return game if is_known(game) else "", lang if lang in LANGS else ""


def _fields(query: str) -> dict[str, list[str]]:
    fields: dict[str, list[str]] = {}
    for name, value in parse_qsl(query.lstrip("?")[:10_000], keep_blank_values=True):
        fields.setdefault(name, []).append(value)
    return fields


def _one(fields: dict[str, list[str]], name: str, default: str) -> str:
    return fields.get(name, [""])[-1].strip() or default


def _among(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise OptionError(name, value, allowed)
    return value


def _like(name: str, value: str, form: re.Pattern[str]) -> str:
    if value and not form.fullmatch(value):
        raise OptionError(name, value[:40], ())
    return value


def _seed(fields: dict[str, list[str]]) -> int:
    text = _one(fields, "seed", "")
    if not text:
        return new_seed()
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) < SEEDS):
        raise OptionError("seed", text[:40], (f"0…{SEEDS - 1}",))
    return int(text)


def _seats(
    game: Game, fields: dict[str, list[str]], people: tuple[str, ...]
) -> tuple[tuple[Player, ...], tuple[str, ...]]:
    """The players, and the faces asked for; a form sends all its seats, and how many of them count."""
    allowed = tuple(map(str, range(game.seats[0], game.seats[1] + 1)))
    text = _one(fields, "players", "")
    counted = int(_among("players", text[:40], allowed)) if text else None
    kinds = [kind for text in fields.get("seats", []) for kind in text.split(",")][:counted]
    given = fields.get("names", [])
    texts = given[0].split(",") if len(given) == 1 else given
    # An address has each name quoted by itself, before the whole of them is, since a comma parts them (`Setup.key`).
    names, faces = [clean_name(unquote(text)) for text in texts], _faces(fields)
    if not any(kinds):
        kinds = ["human"] + [DEFAULT_BOT] * (max(2, game.seats[0]) - 1)
    blank = [""] * len(kinds)
    taken = [each for each in zip(kinds, names + blank, faces + blank, strict=False) if each[0]]
    fewest, most = game.seats
    if not fewest <= len(taken) <= most:
        raise OptionError("seats", len(taken), tuple(range(fewest, most + 1)))
    players = tuple(Player(check_kind(kind, people), name) for kind, name, _ in taken)
    return players, tuple(face for *_, face in taken) if any(face for *_, face in taken) else ()


def _faces(fields: dict[str, list[str]]) -> list[str]:
    """The faces by seat: a list, or from a form one field a seat. Raises `OptionError` for an unknown one."""
    asked = _one(fields, "faces", "").split(",")
    if not any(asked):
        asked = [_one(fields, f"{_FACE}{seat + 1}", "") for seat in range(MOST_SEATS)]
    return [_among("faces", face[:40], FACES) if face else "" for face in asked]


def check_kind(kind: str, people: tuple[str, ...] = PEOPLE[:1]) -> str:
    """A kind of player, one of these `people` or `bot:<name>`, in full; raises `OptionError`."""
    allowed = (*people, *(f"bot:{name}" for name in bot_names()))
    kind = DEFAULT_BOT if kind == "bot" else kind
    if kind not in allowed:
        raise OptionError("seats", kind[:40], allowed)
    if kind not in people:
        bot(kind.partition(":")[2])
    return kind


def setup_of(record: Record, before: Setup | None) -> Setup:
    """The set-up of a record, with pace and language of the one `before`; seats without a player are people's.

    The faces stay where the same players sit at a table of the same game.
    """
    seats = record.seats or (Player("human"),) * record.players
    seats = tuple(Player(check_kind(who.kind), clean_name(who.name)) for who in seats)
    pace, lang = (before.pace, before.lang) if before else (PACES[0], None)
    name = f"{crc32(record.deal.encode()):08x}"
    same = before is not None and (before.game.id, before.seats) == (record.game, seats)
    faces = before.faces if before and same else ()
    return Setup(find_game(record.game), seats, record.seed or 0, record.options, pace, lang, name, faces)
