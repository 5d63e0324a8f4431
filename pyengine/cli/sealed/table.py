"""`pyengine play --sealed`: sets a table up, sits down at one, or goes on with one that is kept."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from pyengine.bots import bot
from pyengine.cli.complaints import complain
from pyengine.cli.files import check_target
from pyengine.cli.game_file import game_of, is_file
from pyengine.cli.options import pairs
from pyengine.cli.sealed import NEEDS, lacks_libsodium
from pyengine.cli.sealed.table_file import TableFile
from pyengine.cli.sealed.terminal import SealedTerminal
from pyengine.cli.sealed.words import sentence
from pyengine.core.errors import LinkError, OptionError
from pyengine.core.record import clean_name
from pyengine.sealed.bundle import unpack
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import Group
from pyengine.sealed.message import parse
from pyengine.sealed.seating import Invitation
from pyengine.sealed.shared_table import FRIEND, PERSON, SharedTable, new_secrets

_ENDING = ".sealed"
"""Of the names of files in which tables are kept."""


def run(given: argparse.Namespace) -> int:
    """Play; 1 when somebody lied."""
    if lacks_libsodium():
        return complain(NEEDS)
    if given.seed is not None:
        return complain("--seed is not for sealed games: all players shuffle the cards")
    from pyengine.cli.sealed.sodium import Sodium  # noqa: PLC0415 - what it imports is there only now

    try:
        terminal, link = opened(given, Sodium(), new_secrets())
    except (SealedError, LinkError) as error:
        return complain(sentence(error))
    return terminal.run(link)


def opened(given: argparse.Namespace, group: Group, chance: Iterator[bytes]) -> tuple[SealedTerminal, str]:
    """The terminal of the table that is meant, and the link that it is still to take; the table is kept by then.

    New secrets are those of `chance`. Raises `LinkError`, `SealedError`, `OptionError` and `OSError`.
    """
    rules = given.game if is_file(given.game) else ""
    if rules:  # the player's own file: no code comes with a link
        given.game = game_of(rules).id
    table_id, lines = unpack(given.link) if given.link else ("", [])
    path = Path(given.table) if given.table else _kept_here(table_id)
    site = given.site or ""
    if path:
        check_target(path)
    if path and path.exists():
        file = TableFile(path)
        table = file.read(group)
        _check_game(given, table)
        return SealedTerminal(table, file, group, site, rules), given.link or ""
    if not lines:
        table = _invited(given, group, chance)
    elif parse(lines[0]).number == 0:
        table = _joined(given, group, lines[0], chance)
    else:
        raise SealedError("unknown", table_id)
    file = TableFile(path or Path(f"{table.client.invitation.game.id}-{table.id}{_ENDING}"))
    file.keep(table)
    return SealedTerminal(table, file, group, site, rules), ""


def _kept_here(table_id: str) -> Path | None:
    """The file in this folder that has the table of a link."""
    names = sorted(path for path in Path().iterdir() if path.name.endswith(f"-{table_id}{_ENDING}"))
    return names[0] if table_id and names else None


def _check_game(given: argparse.Namespace, table: SharedTable) -> None:
    found = table.client.invitation.game.id
    if given.game not in ("", found):
        raise OptionError("game", given.game, (found,))


def _invited(given: argparse.Namespace, group: Group, chance: Iterator[bytes]) -> SharedTable:
    """A new table."""
    game, kinds = game_of(given.game), _kinds(given.seats or f"{PERSON},{FRIEND}", PERSON, FRIEND)
    if FRIEND not in kinds:
        raise OptionError("seats", given.seats, (PERSON, FRIEND, "bot:NAME"))
    seats = _named(kinds, given)
    return SharedTable.invite(group, game, seats, options=pairs(given.option), secrets=chance)


def _joined(given: argparse.Namespace, group: Group, text: str, chance: Iterator[bytes]) -> SharedTable:
    """A seat at the table of an invitation, and one for each bot that sits down, too."""
    kinds = _kinds(given.seats or PERSON, PERSON)
    free = Invitation.read(group, text).players - 1
    if len(kinds) > free:
        raise OptionError("seats", given.seats, (f"at most {free}",))
    bots = [(kind, name) for kind, name in _named(kinds, given) if kind != PERSON]
    table = SharedTable.join(group, text, clean_name(given.name or ""), bots, chance)
    _check_game(given, table)
    return table


def _kinds(text: str, *people: str) -> list[str]:
    """The kinds of players: one person, and friends and bots; raises `OptionError`."""
    kinds = text.split(",")
    for kind in kinds:
        prefix, _, name = kind.partition(":")
        if prefix == "bot":
            bot(name)
        elif kind not in people:
            raise OptionError("seats", kind, (*people, "bot:NAME"))
    if kinds.count(PERSON) != 1:
        raise OptionError("seats", text, (f"{PERSON} at one seat, not at {kinds.count(PERSON)}",))
    return kinds


def _named(kinds: list[str], given: argparse.Namespace) -> list[tuple[str, str]]:
    """The players by kind and name: bots have that of their person with theirs."""
    own = clean_name(given.name or "")
    found = list[tuple[str, str]]()
    for at, kind in enumerate(kinds):
        number = sum(each not in (PERSON, FRIEND) for each in kinds[: at + 1])
        called = f"Bot {number} ({own})" if own else f"Bot {number}"
        found.append((kind, {PERSON: own, FRIEND: ""}.get(kind, called)))
    return found
