"""What a device has to give to others, so that all come to have the same messages whatever was lost on the way."""

from __future__ import annotations

from pyengine.sealed.client import Client
from pyengine.sealed.endings import ends
from pyengine.sealed.message import parse


def news_for(client: Client, seat: int) -> list[str]:
    """All that the player of this seat may lack: what came after the last message of its own; and two histories."""
    own = (seat, -1) if seat != client.invitation.seat else (seat,)  # between two the guest's answer is a message
    transcript = client.transcript
    last = next((at for at in reversed(range(len(transcript))) if parse(transcript[at]).seat in own), -1)
    return [*transcript[last + 1 :], *client.evidence]


def sure_of(client: Client) -> int:
    """How many messages a device is sure that others have too, or will have, as they are here.

    Where somebody has ended the game, others may have gone on without knowing: the end counts as unknown to them.
    """
    ended = [at for at, text in enumerate(client.transcript) if client.ending.by and ends(parse(text))]
    return ended[-1] if ended else len(client.transcript)


def news_after(client: Client, known: int) -> list[str]:
    """What somebody has to be given who is sure of so many messages; and two histories that somebody has told."""
    return [*client.transcript[min(known, sure_of(client)) :], *client.evidence]
