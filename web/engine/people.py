"""Who sits at the seats of a table: the name, the face and the level of each player, by the set-up alone."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from pyengine.bots import names as bot_names
from pyengine.core.prng import Prng
from web.engine.setup import PEOPLE, Setup
from web.parts.faces import FACES
from web.parts.html import glued
from web.parts.messages import Messages

STYLE_OF = {
    **dict.fromkeys(("fox", "raven", "goat", "rooster"), "bold"),
    **dict.fromkeys(("owl", "hare", "deer", "cat"), "careful"),
    **dict.fromkeys(("hedgehog", "bear", "frog", "mouse"), "hoarding"),
}
"""How each animal plays, where it searches (`pyengine.bots.style`)."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player as others see it: `name`, `face` (empty for a person who chose none), and a bot's style and `level` in
    words.
    """

    name: str
    face: str
    level: str = ""


def people(setup: Setup, t: Messages) -> tuple[Sitter, ...]:
    """The players of a table by their seats. Names given twice, or an animal's given to a person, get numbers."""
    faces = faces_of(setup)
    names = [_name(setup, seat, faces[seat], t) for seat in range(len(setup.seats))]
    names = [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
    styles = [style_of(who.kind, face) for who, face in zip(setup.seats, faces, strict=True)]
    levels = [
        glued(" · ", filter(None, (t(f"style-{style}") if style else "", level(who.kind, t))))
        for who, style in zip(setup.seats, styles, strict=True)
    ]
    return tuple(map(Sitter, names, faces, levels))


def style_of(kind: str, face: str) -> str:
    """The style of a player of this kind with this face; empty for people and for bots that do not search."""
    level = kind.partition(":")[2]
    return STYLE_OF.get(face, "") if level.isdigit() else ""


def level(kind: str, t: Messages) -> str:
    """How well a kind of player plays, in words; empty for a person."""
    return "" if kind in PEOPLE else t(f"level-{kind.partition(':')[2]}")


def bots_in_words(t: Messages) -> list[tuple[str, str]]:
    """Every bot that may sit down, by its kind, and how it is offered."""
    return [(kind, t("setup-bot", level=level(kind, t))) for kind in (f"bot:{name}" for name in bot_names())]


def faces_of(setup: Setup) -> tuple[str, ...]:
    """The face at each seat: the one asked for, and for a bot an animal by the deal's number that nobody else has.

    People keep what they have chosen, even twice; only a bot makes room.
    """
    asked = [*setup.faces, *[""] * len(setup.seats)][: len(setup.seats)]
    chosen = {face for face, who in zip(asked, setup.seats, strict=True) if who.kind in PEOPLE}
    found: list[str] = []
    for seat, who in enumerate(setup.seats):
        # Those that later seats were given are theirs, too.
        taken = chosen | set(found) | set(asked[seat + 1 :])
        found.append(asked[seat] if who.kind in PEOPLE else _bot_face(setup, seat, asked[seat], taken))
    return tuple(found)


def _bot_face(setup: Setup, seat: int, asked: str, taken: set[str]) -> str:
    """The face asked for, or the seat's own in a shuffle by the deal's number, or the next one that is free.

    A game from a file has no number: its game and seats stand for one. They are the same after a reload, and tell
    nothing of the deal, as a checksum of the file would.
    """
    drawn = list(FACES)
    about = " ".join((setup.game.id, *(who.kind for who in setup.seats)))
    Prng(crc32(about.encode()) if setup.save else setup.seed).shuffle(drawn)
    wishes = [*[face for face in (asked,) if face], *drawn[seat % len(drawn) :], *drawn]
    return next((face for face in wishes if face not in taken), wishes[0])


def _name(setup: Setup, seat: int, face: str, t: Messages) -> str:
    """The name given in the set-up; else a bot's animal; else "You", or a number where people share the device."""
    who = setup.seats[seat]
    if who.name:
        return who.name
    if who.kind not in PEOPLE:
        return t(f"face-{face}")
    several = sum(each.kind == "human" for each in setup.seats) > 1 or who.kind != "human"
    return t("player-number", number=seat + 1) if several else t("you")
