"""Hands and choices that only those can read who have the pad they were hidden with."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.sealed.errors import SealedError

MOST_SHOWN = 63
"""Cards of a hand that is shown to one player."""


def pad_hand(hand: Sequence[int], pad: bytes) -> bytes:
    """A hand as 64 bytes that only those who have the pad can read: their number, and the cards."""
    return pad_bytes(bytes([len(hand), *hand]).ljust(len(pad), b"\0"), pad)


def unpad(hidden: bytes, pad: bytes) -> list[int]:
    """The hand again; raises `SealedError` if it is none."""
    data = pad_bytes(hidden, pad)
    cards = list(data[1 : 1 + data[0]])
    if data[0] > MOST_SHOWN or any(data[1 + data[0] :]) or cards != sorted(cards):
        raise SealedError("hand", data[0])
    return cards


def pad_text(text: str, pad: bytes) -> bytes:
    """A short text of the kind."""
    return pad_bytes(text.encode().ljust(len(pad), b"\0"), pad)


def unpad_text(hidden: bytes, pad: bytes) -> str:
    """The text again; what is none becomes one that says nothing."""
    return pad_bytes(hidden, pad).rstrip(b"\0").decode(errors="replace")


def pad_bytes(data: bytes, pad: bytes) -> bytes:
    """Data of the pad's length, hidden; done twice, it is itself again."""
    return bytes([one ^ other for one, other in zip(data, pad, strict=True)])
