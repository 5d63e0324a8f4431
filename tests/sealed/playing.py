"""Sealed games between devices in one process, held against the true states that the audit computes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.sealed.audit import Audit
from pyengine.sealed.device import Device
from pyengine.sealed.group import Group
from pyengine.sealed.sitting import Secret
from tests.sealed.toy import Toy

Choose = Callable[[Device, State, Prng], str]


def secret(seed: int, player: int) -> Secret:
    """The secret of a player in the game of this seed."""
    return Secret.of(hashlib.sha512(f"{seed}:{player}".encode()).digest())


@dataclass
class Table:
    """Devices by seat, and the audit that knows all secrets from the start."""

    devices: list[Device]
    audit: Audit
    chance: Prng
    checked: int = 0
    messages: list[str] = field(default_factory=list)

    def step(self, choose: Choose) -> bool:
        """Let the next writer write a message, and all others take it; False when nobody has to write."""
        writers = {device.writer for device in self.devices}
        assert len(writers) == 1, [(device.writer, device.need) for device in self.devices]
        writer = writers.pop()
        if writer is None:
            return False
        device = self.devices[writer]
        self.spread(written(device, choose, self.chance), device)
        return True

    def spread(self, text: str, writer: Device | None = None) -> None:
        """Give a message to all devices but its writer's, and to the audit."""
        for device in self.devices:
            if device is not writer:
                assert device.receive(text)
        if self.audit.lie is None:
            assert self.audit.check(text) is None, self.audit.lie
        self.messages.append(text)

    def compare(self) -> None:
        """Every device that has seen all of its own cards shows just what its seat may know."""
        truth = self.audit.course
        if truth.task is not None or truth.choices is not None or truth.state is None:
            return
        for device in self.devices:
            course = device.course
            if course is None or course.task is not None or course.unsure or device.unseen():
                continue
            assert device.view() == truth.state.view(device.own)
            self.checked += 1


def written(device: Device, choose: Choose, chance: Prng) -> str:
    """The message by which a device whose turn it is goes on."""
    device.write()
    if device.to_decide:
        state = device.seen_state()
        assert state is not None
        device.act(choose(device, state, chance))
        device.write()
    text = device.finish()
    assert text, device.need
    return text


def random_action(device: Device, state: State, chance: Prng) -> str:
    """Any legal action of the device's player."""
    assert device.own is not None
    return device.invitation.game.format(chance.choice(state.legal(device.own)))


def laying_action(device: Device, state: State, chance: Prng) -> str:
    """Any legal action that lays something; any other one where there is none."""
    assert device.own is not None
    texts = [device.invitation.game.format(action) for action in state.legal(device.own)]
    return chance.choice([text for text in texts if ">" in text] or texts)


def table(
    game: str, players: int, seed: int, options: Mapping[str, str] | None = None, group: Group | None = None
) -> Table:
    """A table at which all sit, the invitation and all requests passed on."""
    group = group or Toy()
    found = pyengine.game(game)
    secrets = [secret(seed, player) for player in range(players)]
    host = Device.invite(
        group, found, players, secrets[0], options=dict(options or {}), seat=seed % players, name="Ann"
    )
    guests = [Device.join(group, host.log[0], each, f"Guest {at}") for at, each in enumerate(secrets[1:], 1)]
    for guest in guests:
        host.admit(guest.request)
    host.write()
    opening = host.finish()
    assert opening
    for guest in guests:
        guest.receive(opening)
    devices = sorted([host, *guests], key=lambda device: device.own or 0)
    audit = Audit(group, host.invitation, {device.own or 0: device.secret.table for device in devices})
    audit.check(opening)
    return Table(devices, audit, Prng(seed))


def play(game: str, players: int, seed: int, options: Mapping[str, str], choose: Choose) -> Table:
    """A whole sealed game; views are compared at every message."""
    at = table(game, players, seed, options)
    while at.step(choose):
        at.compare()
    return at


def greedy_action(device: Device, state: State, chance: Prng) -> str:
    """What looks best by the game's heuristic."""
    assert device.own is not None
    game = device.invitation.game
    return game.format(bot("greedy").choose(Knowledge(game, state, device.own), chance))
