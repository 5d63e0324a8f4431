"""Somebody ends the game while others go on: the end counts, and what was written without knowing of it does not."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import permutations

import pytest

from pyengine.sealed.device import Device
from pyengine.sealed.errors import SealedError
from pyengine.sealed.message import parse
from tests.sealed.playing import Table, greedy_action, table, written


def at_play(game: str, players: int) -> Table:
    """A table where somebody is to act, and everybody has written something."""
    at = table(game, players, 3)
    for _ in range(4 * players):
        at.step(greedy_action)
    while not any(device.to_decide for device in at.devices):
        at.step(greedy_action)
    return at


def moved(device: Device, at: Table) -> str:
    """The message by which a device goes on."""
    return written(device, greedy_action, at.chance)


def ended(device: Device, word: str = "resign") -> str:
    """The message by which a player ends the game."""
    device.end(word)
    device.write()
    text = device.finish()
    assert text
    return text


def spread(devices: list[Device]) -> None:
    """Give all messages to all, tell the secrets, and check the game: everybody finds the same, and no lie."""
    for _ in range(len(devices) + 1):
        for device in devices:
            for other in devices:
                for text in device.log[2:]:
                    other.receive(text)
            if device.writer == device.own:
                device.write()
                device.finish()
    assert len({device.head for device in devices}) == 1
    for device in devices:
        verdict = device.audit()
        assert verdict.lie is None


@pytest.mark.parametrize("game", ["nizam", "uno", "face-to-face"])
@pytest.mark.parametrize("word", ["resign", "abandon"])
def test_an_end_that_crosses_a_move_counts(game: str, word: str) -> None:
    at = at_play(game, 2)
    mover = next(device for device in at.devices if device.to_decide)
    other = next(device for device in at.devices if device is not mover)
    move, end = moved(mover, at), ended(other, word)
    assert not other.receive(move)
    assert mover.receive(end)
    assert move not in mover.log
    assert not mover.receive(move)
    assert mover.ending.by == other.ending.by == (other.own, word)
    spread(at.devices)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_an_end_that_crosses_two_moves_counts_in_any_order(order: tuple[int, ...]) -> None:
    at = at_play("nizam", 3)
    mover = next(device for device in at.devices if device.to_decide)
    move = moved(mover, at)
    following = at.devices[mover.writer or 0]
    late = next(device for device in at.devices if device not in (mover, following))
    following.receive(move)
    texts = [move, moved(following, at), ended(late)]
    for device in at.devices:
        for place in order:
            with suppress(SealedError):  # one that comes before its time
                device.receive(texts[place])
            assert device.lie is None
    assert all(device.ending.by == (late.own, "resign") for device in at.devices)
    spread(at.devices)


def test_of_two_who_end_it_at_once_the_lower_seat_does() -> None:
    at = at_play("nizam", 2)
    texts = [ended(device) for device in at.devices]
    assert not at.devices[0].receive(texts[1])
    assert at.devices[1].receive(texts[0])
    assert [device.ending.by for device in at.devices] == [(0, "resign")] * 2
    spread(at.devices)


def test_who_has_gone_on_cannot_end_the_game_before_that() -> None:
    at = at_play("nizam", 2)
    mover = next(device for device in at.devices if device.to_decide)
    other = next(device for device in at.devices if device is not mover)
    twin = Device.restored(mover.group, mover.secret, mover.log, mover.name)
    other.receive(moved(mover, at))
    with pytest.raises(SealedError) as error:
        other.receive(ended(twin))
    assert error.value.lie
    assert (error.value.lie.seat, error.value.lie.about) == (mover.own, "two-histories")


def test_an_end_that_nobody_signed_changes_nothing() -> None:
    at = at_play("nizam", 2)
    mover = next(device for device in at.devices if device.to_decide)
    other = next(device for device in at.devices if device is not mover)
    move, end = moved(mover, at), parse(ended(other))
    for forged in (replace(end, signature=parse(move).signature), replace(end, seat=9)):
        with pytest.raises(SealedError) as error:
            mover.receive(forged.text())
        assert error.value.code in ("signature", "seat")
        assert mover.log[-1] == move
