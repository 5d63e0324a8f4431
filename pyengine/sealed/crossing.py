"""Messages that cross: somebody ends the game where others go on, or writes two histories.

What counts follows from the messages, in whatever order they come. An end counts where it stands, and all that others
wrote from there on without knowing of it does not; of two ends that stand at one place, the one of the lower seat does.
But a game that was over before the end came, by its rules or by a lie for all to see, stays over as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, Self

from pyengine.sealed.endings import EQUIVOCATION, Ending, ends
from pyengine.sealed.errors import Blame, SealedError
from pyengine.sealed.message import Message, parse


class Device(Protocol):
    """What is asked of a device; see `Client`."""

    own: int | None
    transcript: list[str]
    side: list[str]
    evidence: tuple[str, ...]
    ending: Ending

    @property
    def blame(self) -> Blame | None:
        """The first lie that was found, if any."""

    @property
    def over(self) -> bool:
        """True if nobody plays on."""

    def check_seat(self, message: Message) -> None:
        """Raises `SealedError` unless it is signed by the player that it names."""

    def receive(self, text: str) -> bool:
        """Take a message."""

    def go_back(self, transcript: Sequence[str]) -> Self:
        """The device as it were if it had this transcript."""


def crossing(client: Device, message: Message) -> bool | None:
    """Take a message that is not what comes next; None for one that is, or that has no place here at all.

    True if it changed something. Raises `SealedError` for one that proves two histories, or is not by its writer.
    """
    if message.number < 2:
        return None
    transcript = client.transcript
    if message.number < len(transcript):
        mine = parse(transcript[message.number])
        if mine.before == message.before:
            client.check_seat(message)
            if mine.seat == message.seat:
                return _equivocation(client, message)
            if ends(message) and _counts(client, message, mine):
                _go_back(client, [*transcript[: message.number], message.text()], transcript[message.number :])
                return True
            if ends(mine) and not client.side:
                client.side = [message.text()]
                return _by_the_side(client, message.number)
            return False if ends(mine) or ends(message) else None
    return _goes_on(client, message)


def _equivocation(client: Device, message: Message) -> bool:
    """Two messages of one writer behind the same one: only that proves two histories.

    A device whose own player has written on another device tells its player so, and accuses nobody.
    """
    if message.seat == client.own:
        raise SealedError("another-device", message.number)
    blame = Blame(message.seat, message.number, EQUIVOCATION)
    if client.blame is None:
        client.ending.blame, client.evidence = blame, (client.transcript[message.number], message.text())
    raise SealedError(EQUIVOCATION, message.number, 0, blame)


def _counts(client: Device, message: Message, mine: Message) -> bool:
    """True if an end takes the place of what stands there."""
    if ends(mine):
        return message.seat < mine.seat
    return not decided(client)


def decided(client: Device) -> bool:
    """True if the game was over by its rules, or by what all can see to be a lie or no card."""
    return client.over and client.ending.by is None


def _go_back(client: Device, transcript: list[str], side: list[str]) -> None:
    """Let the device be the one that has this transcript; raises `SealedError` where its last message is a lie."""
    other = client.go_back(transcript[:-1])
    try:
        other.receive(transcript[-1])
    finally:
        if len(other.transcript) == len(transcript):
            other.side = side
            vars(client).update(vars(other))


def _goes_on(client: Device, message: Message) -> bool | None:
    """Add to what others have written where somebody had ended the game."""
    if not client.side or client.ending.by is None:
        return None
    last = parse(client.side[-1])
    known = [text for text in client.side if parse(text).number == message.number]
    if known:
        return False if known[0] == message.text() else None
    if message.number != last.number + 1 or message.before != last.hash:
        return None
    client.check_seat(message)
    client.side.append(message.text())
    return _by_the_side(client, parse(client.side[0]).number)


def _by_the_side(client: Device, at: int) -> bool:
    """Let what stands by the side count once the game is over by it; True then."""
    try:
        other = client.go_back(client.transcript[:at])
        for text in client.side:
            other.receive(text)
    except SealedError as error:
        if error.blame is None:
            client.side.pop()
            return False
    if not decided(other):
        return False
    vars(client).update(vars(other))
    return True
