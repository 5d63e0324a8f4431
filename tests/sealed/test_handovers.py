"""How many links pass before the first card: as many as was told before, and as few as there can be."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from pyengine.games import game as find_game
from pyengine.games import ids
from pyengine.sealed import saved_table
from pyengine.sealed.bundle import unpack
from pyengine.sealed.handovers import HandoversLeft
from pyengine.sealed.shared_table import SharedTable
from tests.endure import rest_in_endure
from tests.sealed.toy import Toy

SETUPS = [(name, n) for name in ids() for n in range(max(2, find_game(name).seats[0]), find_game(name).seats[1] + 1)]
SMALL = [(name, players) for name, players in SETUPS if players <= 3]


def secrets(seed: int | str) -> Iterator[bytes]:
    number = 0
    while True:
        yield hashlib.sha512(f"{seed}:{number}".encode()).digest()
        number += 1


class Friends:
    """Everybody at a device of their own; `links` have gone one after the other (answers to one invitation at once)."""

    def __init__(self, name: str, players: int, seed: int, *, restart: bool = False) -> None:
        self.restart = restart
        host = seed % players
        seats = [("human", "Ann") if seat == host else ("friend", "") for seat in range(players)]
        chance = secrets(seed)
        self.tables = [SharedTable.invite(Toy(), find_game(name), seats, options={}, secrets=chance)]
        self.told = [self.tables[0].handovers_left()]
        invitation = self.out(self.tables[0])
        for number in range(1, players):
            self.tables.append(SharedTable.join(Toy(), unpack(invitation)[1][0], f"Guest {number}", [], chance))
        self.links, self.hand = 1, 0
        self.told.append(self.tables[1].handovers_left())
        self.links += 1
        for guest in self.tables[1:]:
            self.take(0, self.out(guest))

    def out(self, table: SharedTable) -> str:
        """The link that a device has to send."""
        bundle = table.bundle()
        assert bundle
        return bundle

    def take(self, at: int, bundle: str) -> None:
        """Let a device take a link; where all `restart`, it was closed before and is closed again behind that."""
        for line in unpack(bundle)[1]:
            self.tables[at].take(line)
        self.tables[at].write()
        if self.restart:
            self.tables[at] = saved_table.read(Toy(), saved_table.write(self.tables[at]))

    def deal(self) -> SharedTable:
        """Pass links until somebody is to act; who that is."""
        while True:
            for table in self.tables:
                guess = table.client.guess
                if not self.hand and guess and guess.state is not None and not table.client.unseen():
                    self.hand = self.links
                if table.client.to_decide:
                    return table
            last = max(self.tables, key=lambda table: len(table.client.transcript))
            left = last.handovers_left()
            assert left is not None
            self.told.append(left)
            bundle = self.out(last)
            self.links += 1
            for at, table in enumerate(self.tables):
                if table is not last and table.client.key in self._readers(last):
                    self.take(at, bundle)

    @staticmethod
    def _readers(table: SharedTable) -> list[bytes]:
        return [table.client.participants[seat].key for seat in table.audience()]


def least(name: str, players: int) -> HandoversLeft:
    """By the graph in `docs/sealed-protocol.md`."""
    if players > 2:
        return HandoversLeft(2 * players + 1, 2 * players + 2)
    return {"nizam": HandoversLeft(4, 5), "face-to-face": HandoversLeft(4, 5), "flights": HandoversLeft(4, 5)}.get(
        name, HandoversLeft(3, 4)
    )


@pytest.mark.parametrize("restart", [False, True], ids=["open", "closed"])
@pytest.mark.parametrize(
    ("name", "players"), rest_in_endure(sorted(SETUPS, key=lambda setup: setup not in SMALL), len(SMALL))
)
def test_as_many_links_pass_before_the_first_card_as_was_told(name: str, players: int, restart: bool) -> None:
    begun = set[int]()
    for seed in range(8 if players == 2 else 4):
        friends = Friends(name, players, seed, restart=restart)
        actor = friends.deal()
        promised = friends.told[0]
        assert promised == least(name, players)
        openings = actor.client.table.openings  # type: ignore[union-attr]
        if name == "uno" and len(openings.due) > len(actor.client.invitation.foreseen.opened):
            continue  # UNO-9, UNO-13: the first discard made somebody draw, or went back
        assert friends.hand == promised.hand
        assert friends.links in (promised.act - 1, promised.act)
        begun.add(friends.links)
        for passed, told in enumerate(friends.told):
            assert told is not None
            assert friends.links - passed in (told.act - 1, told.act)
            assert told.hand == max(0, promised.hand - passed)
        left = actor.handovers_left()
        assert left is not None
        assert left.act == 0
        actor.act(actor.players[0], _any_action(actor))
        assert actor.handovers_left() is None
    assert max(begun) == least(name, players).act


def _any_action(table: SharedTable) -> str:
    state = table.client.seen_state()
    assert state is not None
    assert table.client.own is not None
    return table.client.invitation.game.format(state.legal(table.client.own)[0])
