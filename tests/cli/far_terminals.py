"""People at terminals far from each other, in one process: they type, read what is said, and send each other links."""

from __future__ import annotations

import argparse
import io
import re
from contextlib import redirect_stdout
from pathlib import Path

from pyengine.bots import Knowledge, bot
from pyengine.cli import arguments
from pyengine.cli import play as play_command
from pyengine.cli.sealed.table import opened
from pyengine.cli.sealed.terminal import SealedTerminal
from pyengine.core.prng import Prng
from pyengine.sealed.group import Group
from tests.sealed.toy import Toy
from tests.web.far_friends import secrets

LINK = re.compile(r"^\S*[\w-]{22}\.b\.\w+\.\w+\.\w{30,}$", re.MULTILINE)


class Person:
    """Somebody at a terminal: what was `said` last, and the `link` that is to be sent, if any."""

    def __init__(self, name: str, folder: Path, group: Group | None = None) -> None:
        self.name, self.path, self.group = name, folder / f"{name}.sealed", group or Toy()
        self.chance, self.secrets = Prng(len(name)), secrets(name)
        self.said, self.link = "", ""
        self.terminal: SealedTerminal

    def open(self, *words: str) -> str:
        """Begin `pyengine play --sealed` with these arguments; any other terminal of this person was killed."""
        parser = argparse.ArgumentParser()
        play_command.add(parser.add_subparsers())
        own = ("--sealed", "--table", str(self.path), "--name", self.name)
        given = parser.parse_args(arguments(["play", *words, *own]))
        self.terminal, link = opened(given, self.group, self.secrets)
        return self.type(link)

    def type(self, line: str) -> str:
        """Type a line; what is said then."""
        with redirect_stdout(io.StringIO()) as out:
            assert self.terminal.obey(line)
        self.said = out.getvalue()
        found = LINK.findall(self.said)
        if found or self.to_decide:
            self.link = found[-1] if found else ""
        return self.said

    @property
    def transcript(self) -> list[str]:
        """All messages."""
        return self.terminal.table.client.transcript

    @property
    def to_decide(self) -> bool:
        """True if this person is to act."""
        client = self.terminal.table.client
        return client.own is not None and client.to_decide

    def act(self) -> str:
        """Do what looks best."""
        state, seat = self.terminal.turn()
        knowledge = Knowledge(self.terminal.game, state, seat)
        return self.type(self.terminal.game.format(bot("greedy").choose(knowledge, self.chance)))


def sit_down(host: Person, guests: list[Person], *words: str) -> None:
    """Let friends sit down at a new table."""
    host.open(*words)
    invitation = host.link
    for guest in guests:
        guest.open("--link", invitation)
        host.type(guest.link)


def pass_on(people: list[Person], *, killed: bool = False) -> bool:
    """Let the one with the latest news send its link to whom it is for; False if there is nobody.

    With `killed` the link is taken by a terminal that has just begun, and the one before is gone.
    """
    last = max(people, key=lambda person: len(person.transcript))
    audience = last.terminal.table.audience()
    keys = [participant.key for participant in last.terminal.table.client.participants]
    late = [each for each in people if each is not last and len(each.transcript) < len(last.transcript)]
    late = [each for each in late if any(keys.index(own.client.key) in audience for own in each.terminal.table.players)]
    for person in late:
        if killed:
            person.open("--link", last.link)
        else:
            person.type(last.link)
    return bool(late)


def deal(people: list[Person]) -> None:
    """Pass links until somebody is to act."""
    while not any(person.to_decide for person in people):
        assert pass_on(people)


def play_on(people: list[Person], *, killed: bool = False) -> None:
    """Play to the end."""
    while True:
        mover = next((person for person in people if person.to_decide), None)
        if mover is not None:
            mover.act()
        elif not pass_on(people, killed=killed):
            return


def at_table(folder: Path, *words: str) -> list[Person]:
    """Two friends at a table whose cards are dealt; it is one of Nizam unless arguments say otherwise."""
    people = [Person("Ann", folder), Person("Bo", folder)]
    sit_down(people[0], people[1:], *(words or ("nizam",)))
    deal(people)
    return people


def mover(people: list[Person]) -> tuple[Person, Person]:
    """Who is to act, and another one."""
    own = next(person for person in people if person.to_decide)
    return own, next(person for person in people if person is not own)
