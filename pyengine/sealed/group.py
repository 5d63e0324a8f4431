"""The cryptography that sealed play calls, passed in by whoever runs it: this package implements none.

Points are elements of ristretto255 and are encoded in 32 bytes (RFC 9496); scalars are 32 bytes, little-endian, below
the order of the group; signatures are Ed25519 (RFC 8032), 64 bytes, by keys of 32 bytes. Many points go in one call,
one behind the other, since each call from Python into a browser costs more than a copy.
"""

from __future__ import annotations

from typing import Protocol

SIZE = 32
"""Bytes of a point, of a scalar, and of a key."""
UNIFORM = 64
"""Bytes that a point is derived from."""
SIGNATURE = 64
"""Bytes of a signature."""
ORDER = 2**252 + 27742317777372353535851937790883648493
"""How many points there are: a prime (RFC 9496, 4.1)."""
BASE = bytes.fromhex("e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76")
"""The generator (RFC 9496, A.1)."""


class Group(Protocol):
    """Ristretto255 and Ed25519, by a library."""

    def derive(self, uniform: bytes) -> bytes:
        """A point from each 64 bytes (RFC 9496, 4.3.4), one behind the other."""

    def valid(self, points: bytes) -> bool:
        """True if every 32 bytes are the canonical encoding of a point other than the neutral one."""

    def multiply(self, points: bytes, scalars: bytes) -> bytes:
        """Each point times the scalar at its place, one behind the other.

        Raises `ValueError` where 32 bytes are not the canonical encoding of a point, or are that of the neutral one,
        or a scalar is zero.
        """

    def public_key(self, secret: bytes) -> bytes:
        """The key by which signatures of this secret (32 bytes) are verified."""

    def sign(self, secret: bytes, message: bytes) -> bytes:
        """The signature of a message, the same each time."""

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        """True if the signature is of this message and by the secret of this key."""


class Trusting:
    """A group that takes points and signatures as right while it `trusts`: this device has checked them before."""

    def __init__(self, group: Group) -> None:
        self.group: Group = group.group if isinstance(group, Trusting) else group
        self.trusts = True
        self.derive, self.multiply = self.group.derive, self.group.multiply
        self.public_key, self.sign = self.group.public_key, self.group.sign

    def valid(self, points: bytes) -> bool:
        """See `Group`."""
        return self.trusts or self.group.valid(points)

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        """See `Group`."""
        return self.trusts or self.group.verify(key, message, signature)
