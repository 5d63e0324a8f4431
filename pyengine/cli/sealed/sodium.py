"""Ristretto255 and Ed25519 by libsodium, for sealed play in CPython: the extra `sealed`.

`rbcl` has the group, and `PyNaCl` the signatures. Both bring libsodium with them.
"""

from __future__ import annotations

import nacl.bindings as signatures
import rbcl
from nacl.exceptions import BadSignatureError

from pyengine.sealed.group import SIZE, UNIFORM

_ZERO = bytes(SIZE)


class Sodium:
    """A `pyengine.sealed.group.Group`."""

    def derive(self, uniform: bytes) -> bytes:
        """A point from each 64 bytes (RFC 9496, 4.3.4)."""
        return b"".join([bytes(rbcl.crypto_core_ristretto255_from_hash(part)) for part in _parts(uniform, UNIFORM)])

    def valid(self, points: bytes) -> bool:
        """True if every 32 bytes are the canonical encoding of a point other than the neutral one."""
        return len(points) % SIZE == 0 and all(_is_point(part) for part in _parts(points, SIZE))

    def multiply(self, points: bytes, scalars: bytes) -> bytes:
        """Each point times the scalar at its place; raises `ValueError` for what is no point, and for a scalar of 0."""
        pairs = list(zip(_parts(points, SIZE), _parts(scalars, SIZE), strict=True))
        if not all(_is_point(point) and scalar != _ZERO for point, scalar in pairs):
            raise ValueError("no point, or a scalar of 0")
        return b"".join([bytes(rbcl.crypto_scalarmult_ristretto255(scalar, point)) for point, scalar in pairs])

    def public_key(self, secret: bytes) -> bytes:
        """The key by which signatures of this secret are verified."""
        return bytes(signatures.crypto_sign_seed_keypair(secret)[0])

    def sign(self, secret: bytes, message: bytes) -> bytes:
        """The signature of a message."""
        _, whole = signatures.crypto_sign_seed_keypair(secret)
        return bytes(signatures.crypto_sign(message, whole)[:UNIFORM])

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        """True if the signature is of this message and by the secret of this key."""
        try:
            signatures.crypto_sign_open(signature + message, key)
        except (ValueError, BadSignatureError):
            return False
        return True


def _parts(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]


def _is_point(part: bytes) -> bool:
    return len(part) == SIZE and part != _ZERO and bool(rbcl.crypto_core_ristretto255_is_valid_point(part))
