"""Somebody ends the game while others go on: the end counts, and what was written without knowing of it does not."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import permutations

import pytest

from pyengine.sealed.client import Client
from pyengine.sealed.errors import SealedError
from pyengine.sealed.message import parse
from tests.sealed.playing import Table, greedy_action, table, written


def at_play(game: str, players: int) -> Table:
    """A table where somebody is to act, and everybody has written something."""
    at = table(game, players, 3)
    for _ in range(4 * players):
        at.step(greedy_action)
    while not any(client.to_decide for client in at.clients):
        at.step(greedy_action)
    return at


def moved(client: Client, at: Table) -> str:
    """The message by which a device goes on."""
    return written(client, greedy_action, at.chance)


def ended(client: Client, word: str = "resign") -> str:
    """The message by which a player ends the game."""
    client.end(word)
    client.write()
    text = client.finish()
    assert text
    return text


def spread(clients: list[Client]) -> None:
    """Give all messages to all, tell the secrets, and check the game: everybody finds the same, and no lie."""
    for _ in range(len(clients) + 1):
        for client in clients:
            for other in clients:
                for text in client.transcript[2:]:
                    other.receive(text)
            if client.writer == client.own:
                client.write()
                client.finish()
    assert len({client.head for client in clients}) == 1
    for client in clients:
        verdict = client.audit()
        assert verdict.blame is None


@pytest.mark.parametrize("game", ["nizam", "uno", "face-to-face"])
@pytest.mark.parametrize("word", ["resign", "abandon"])
def test_an_end_that_crosses_a_move_counts(game: str, word: str) -> None:
    at = at_play(game, 2)
    mover = next(client for client in at.clients if client.to_decide)
    other = next(client for client in at.clients if client is not mover)
    move, end = moved(mover, at), ended(other, word)
    assert not other.receive(move)
    assert mover.receive(end)
    assert move not in mover.transcript
    assert not mover.receive(move)
    assert mover.ending.by == other.ending.by == (other.own, word)
    spread(at.clients)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_an_end_that_crosses_two_moves_counts_in_any_order(order: tuple[int, ...]) -> None:
    at = at_play("nizam", 3)
    mover = next(client for client in at.clients if client.to_decide)
    move = moved(mover, at)
    following = at.clients[mover.writer or 0]
    late = next(client for client in at.clients if client not in (mover, following))
    following.receive(move)
    texts = [move, moved(following, at), ended(late)]
    for client in at.clients:
        for place in order:
            with suppress(SealedError):  # one that comes before its time
                client.receive(texts[place])
            assert client.blame is None
    assert all(client.ending.by == (late.own, "resign") for client in at.clients)
    spread(at.clients)


def test_of_two_who_end_it_at_once_the_lower_seat_does() -> None:
    at = at_play("nizam", 2)
    texts = [ended(client) for client in at.clients]
    assert not at.clients[0].receive(texts[1])
    assert at.clients[1].receive(texts[0])
    assert [client.ending.by for client in at.clients] == [(0, "resign")] * 2
    spread(at.clients)


def test_who_has_gone_on_cannot_end_the_game_before_that() -> None:
    at = at_play("nizam", 2)
    mover = next(client for client in at.clients if client.to_decide)
    other = next(client for client in at.clients if client is not mover)
    twin = Client.restored(mover.group, mover.secret, mover.transcript, mover.name)
    other.receive(moved(mover, at))
    with pytest.raises(SealedError) as error:
        other.receive(ended(twin))
    assert error.value.blame
    assert (error.value.blame.seat, error.value.blame.about) == (mover.own, "equivocation")


def test_an_end_that_nobody_signed_changes_nothing() -> None:
    at = at_play("nizam", 2)
    mover = next(client for client in at.clients if client.to_decide)
    other = next(client for client in at.clients if client is not mover)
    move, end = moved(mover, at), parse(ended(other))
    for forged in (replace(end, signature=parse(move).signature), replace(end, seat=9)):
        with pytest.raises(SealedError) as error:
            mover.receive(forged.text())
        assert error.value.code in ("signature", "seat")
        assert mover.transcript[-1] == move
