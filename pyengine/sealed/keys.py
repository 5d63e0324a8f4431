"""All that a player keeps secret at a table follows from 64 bytes: a key to sign with, and the table's secret.

The table's secret is given in the audit, when the game is over; then everybody can compute every permutation, lock and
coin toss of that player again. Until then only its hash is known. Nothing else is ever drawn at random, so a device
that forgets a message it was making makes the very same one again.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from functools import cached_property
from hashlib import sha256, sha512

from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import BASE, ORDER, SIZE, Group

SECRET = 64
"""Bytes of what a player keeps: the signing key, then the table's secret."""
MOST_SHOWN = 63
"""Cards of a hand that is shown to one player."""
TOSSES = 1000
"""How often all can toss coins at one table."""


def digest(data: bytes) -> bytes:
    """The hash by which messages and commitments are named."""
    return sha256(data).digest()


def stream(secret: bytes, *names: object) -> Iterator[bytes]:
    """Blocks of 64 bytes that follow from a secret and what they are for (HMAC-SHA-512 in counter mode)."""
    label = ":".join(map(str, names)).encode()
    counter = 0
    while True:
        yield hmac.digest(secret, label + b"#" + str(counter).encode(), "sha512")
        counter += 1


def scalar(secret: bytes, *names: object) -> int:
    """A scalar other than 0; 64 bytes modulo the order are as good as uniform."""
    return next(found for block in stream(secret, *names) if (found := int.from_bytes(block, "little") % ORDER))


def encode(*scalars: int) -> bytes:
    """Scalars as bytes, one behind the other."""
    return b"".join([number.to_bytes(SIZE, "little") for number in scalars])


def inverse(number: int) -> int:
    """What takes a scalar off again."""
    return pow(number, -1, ORDER)


class Keys:
    """What one player can compute from its secret at one table."""

    def __init__(self, table_secret: bytes) -> None:
        self.secret = table_secret

    @property
    def commitment(self) -> bytes:
        """By which the secret is known until the audit."""
        return digest(b"nastilka secret" + self.secret)

    @cached_property
    def toss(self) -> list[bytes]:
        """The player's shares of coin tosses: each is the hash of the next one, and the first is known from the start.

        So a share can be checked against the one before at once, and the next cannot be guessed from it.
        """
        found = [next(stream(self.secret, "lots"))[:SIZE]]
        for _ in range(TOSSES):
            found.append(digest(found[-1]))
        return found[::-1]

    def secret_of(self, shuffle: int) -> int:
        """What all cards of a shuffle are multiplied by while they are put in another order."""
        return scalar(self.secret, "shuffle", shuffle)

    def common_of(self, shuffle: int) -> int:
        """What takes the place of the locks when a face-down pile is shuffled again."""
        return scalar(self.secret, "again", shuffle)

    def order_of(self, shuffle: int, size: int) -> list[int]:
        """The order the player puts the cards in: the new card at n is the old one at `order[n]`."""
        order = list(range(size))  # by Fisher and Yates; bytes above a multiple are passed over
        numbers = (byte for block in stream(self.secret, "order", shuffle) for byte in block)
        for last in range(size - 1, 0, -1):
            limit = 256 - 256 % (last + 1)
            other = next(number for number in numbers if number < limit) % (last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def lock(self, shuffle: int, place: int) -> int:
        """The lock of one place of a shuffled pile."""
        return scalar(self.secret, "lock", shuffle, place)

    def nonce(self, message: int) -> bytes:
        """What hides a choice in its commitment."""
        return next(stream(self.secret, "choice", message))[:SIZE]

    def own_pad(self, message: int) -> bytes:
        """64 bytes that only this player can compute, for what it writes down for itself."""
        return next(stream(self.secret, "own", message))

    def pad(self, group: Group, other: bytes, message: int) -> bytes:
        """64 bytes that only this player and the one with the public point `other` can compute (hashed ElGamal)."""
        shared = group.multiply(other, encode(scalar(self.secret, "pair")))
        return sha512(b"nastilka pad" + shared + message.to_bytes(4, "big")).digest()

    def pair_point(self, group: Group) -> bytes:
        """The public point by which others make such a pad."""
        return group.multiply(BASE, encode(scalar(self.secret, "pair")))


# Padding: hands and choices that only those can read who have the pad -------------------------------------------------


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
