"""A spectator: somebody without a seat, who believes of the messages what all at the table believe of them."""

from __future__ import annotations

from pyengine.sealed.client import Client
from pyengine.sealed.group import Group
from pyengine.sealed.keys import SECRET
from pyengine.sealed.seating import Invitation, Participant, Secret


class Spectator(Client):
    """A device that only takes messages. It has the table and no guess, and nobody's secret."""

    def __init__(self, group: Group, secret: Secret, invitation: Invitation, name: str = "") -> None:
        super().__init__(group, secret, invitation, name)
        self.own = None

    @classmethod
    def at(cls, group: Group, invitation: str) -> Spectator:
        """Somebody who was shown an invitation; raises `SealedError`."""
        return cls(group, Secret.of(bytes(SECRET)), Invitation.read(group, invitation))

    def _sit(self, participants: list[Participant]) -> None:
        """Let these sit down, and begin."""
        self._begin(participants)
