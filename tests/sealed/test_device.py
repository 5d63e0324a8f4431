"""Devices: killed at any message they go on; bad texts change nothing; moves are taken back by consent."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyengine.core.errors import IllegalAction, OptionError
from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from pyengine.sealed.device import Device
from pyengine.sealed.errors import SealedError
from tests.sealed.playing import greedy_action, secret, table
from tests.sealed.relayed import relayed
from tests.sealed.toy import Toy


@pytest.mark.parametrize("game", ["uno", "flights", "face-to-face"])
def test_a_device_that_is_killed_at_any_message_goes_on(game: str) -> None:
    at = table(game, 2, 3)
    for step in range(60):
        if not at.step(greedy_action):
            break
        place = step % 2
        old = at.devices[place]
        new = Device.restored(old.group, old.secret, old.log, old.name)
        assert (new.writer, new.head, new.view()) == (old.writer, old.head, old.view()) or old.unseen()
        at.devices[place] = new


def test_a_message_that_is_lost_is_made_again() -> None:
    at = table("nizam", 2, 3)
    writer = at.devices[at.devices[0].writer or 0]
    log = list(writer.log)
    writer.write()
    text = writer.finish()
    again = Device.restored(writer.group, writer.secret, log, writer.name)
    again.write()
    assert again.finish() == text
    report, _ = relayed("nizam", 2, 1, {}, lose=9)
    assert report["audit"] == "clean"


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=200))
def test_a_text_that_is_no_message_changes_nothing(text: str) -> None:
    at = table("nizam", 2, 3)
    device = at.devices[0]
    before = (device.head, len(device.log), device.writer)
    with pytest.raises(SealedError):
        device.receive(text)
    assert (device.head, len(device.log), device.writer) == before


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from('0aZ"{}[],:-_é'))
def test_a_message_with_another_letter_changes_nothing(where: int, letter: str) -> None:
    at = table("nizam", 2, 3)
    writer = at.devices[at.devices[0].writer or 0]
    other = next(device for device in at.devices if device is not writer)
    writer.write()
    text = writer.finish()
    assert text
    place = where % len(text)
    changed = text[:place] + letter + text[place + 1 :]
    before = (other.head, len(other.log))
    if changed != text:
        with pytest.raises(SealedError):
            other.receive(changed)
        assert (other.head, len(other.log)) == before
    assert other.receive(text)
    assert not other.receive(text)


def _to_decide(game: str = "face-to-face") -> tuple[Device, Device, Prng]:
    """Two devices, the first of which is to act."""
    at = table(game, 2, 3)
    while not any(device.to_decide for device in at.devices):
        at.step(greedy_action)
    one, other = at.devices
    return (one, other, at.chance) if one.to_decide else (other, one, at.chance)


def test_an_illegal_action_is_refused_by_its_rule_before_anything_is_written() -> None:
    device, other, _ = _to_decide()
    with pytest.raises(IllegalAction) as error:
        device.act("draw")
    assert error.value.breach.rule == "F2F-6"
    assert '"act"' not in (device.finish() or "")
    with pytest.raises(SealedError):
        other.act("draw")


def test_a_move_is_taken_back_only_if_all_agree() -> None:
    for answer in ("agree", "refuse"):
        device, other, chance = _to_decide()
        before = device.view()
        assert device.state
        device.act(greedy_action(device, device.state, chance))
        text = device.finish()
        assert text
        other.receive(text)
        moved = device.view()
        assert moved != before
        device.end("undo")
        text = device.finish()
        assert text
        other.receive(text)
        assert device.writer == other.writer == other.own
        other.end(answer)
        text = other.finish()
        assert text
        device.receive(text)
        assert device.view() == (before if answer == "agree" else moved)
        assert device.to_decide


def test_who_resigns_ends_the_game_and_all_is_audited() -> None:
    at = table("nizam", 2, 3)
    while not any(device.to_decide for device in at.devices):
        at.step(greedy_action)
    quitter = at.devices[0]
    quitter.end("resign")
    quitter.write()
    text = quitter.finish()
    assert text
    at.spread(text, quitter)
    while at.step(greedy_action):
        pass
    assert all(device.over for device in at.devices)
    assert [device.audit().lie for device in at.devices] == [None, None]


def test_a_table_that_cannot_be_is_refused() -> None:
    game = find_game("nizam")
    with pytest.raises(OptionError):
        Device.invite(Toy(), game, 1, secret(1, 0))
    host = Device.invite(Toy(), game, 2, secret(1, 0))
    with pytest.raises(SealedError):
        Device.join(Toy(), host.log[0].replace("nizam", "chess"), secret(1, 1))
    with pytest.raises(SealedError):
        host.admit(host.request)
