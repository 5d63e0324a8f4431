"""The group of sealed play by functions of JavaScript (`web/browser/worker/group.mjs`)."""

from __future__ import annotations

from typing import Protocol


class Bytes(Protocol):
    """Bytes of JavaScript, as Python is given them."""

    def to_bytes(self) -> bytes:
        """A copy for Python."""


class Functions(Protocol):
    """The functions, which take Python's bytes."""

    def derive(self, uniform: bytes, /) -> Bytes:
        """See `pyengine.sealed.group.Group`, as for the others."""

    def valid(self, points: bytes, /) -> bool:
        """As there."""

    def multiply(self, points: bytes, scalars: bytes, /) -> Bytes | None:
        """As there; None where that raises `ValueError`."""

    def publicKey(self, secret: bytes, /) -> Bytes:  # noqa: N802 - a name of JavaScript
        """As `public_key` there."""

    def sign(self, secret: bytes, message: bytes, /) -> Bytes:
        """As there."""

    def verify(self, key: bytes, message: bytes, signature: bytes, /) -> bool:
        """As there."""


class BrowserGroup:
    """The group that a browser's library computes."""

    def __init__(self, functions: Functions) -> None:
        self.functions = functions

    def derive(self, uniform: bytes) -> bytes:
        """Points from uniform bytes."""
        return self.functions.derive(uniform).to_bytes()

    def valid(self, points: bytes) -> bool:
        """True if all are points."""
        return self.functions.valid(points)

    def multiply(self, points: bytes, scalars: bytes) -> bytes:
        """Each point times its scalar; raises `ValueError`."""
        found = self.functions.multiply(points, scalars)
        if found is None:
            raise ValueError("no points, or no scalars")
        return found.to_bytes()

    def public_key(self, secret: bytes) -> bytes:
        """The key that verifies."""
        return self.functions.publicKey(secret).to_bytes()

    def sign(self, secret: bytes, message: bytes) -> bytes:
        """A signature."""
        return self.functions.sign(secret, message).to_bytes()

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        """True if the signature is right."""
        return self.functions.verify(key, message, signature)
