"""The group of sealed play by functions of JavaScript (`web/browser/worker/group.mjs`)."""

from __future__ import annotations

from typing import Any


class BrowserGroup:
    """A `pyengine.sealed.group.Group` by the browser's library.

    Its functions take Python's bytes; those that they return are JavaScript's, with `to_bytes` for a copy.
    """

    def __init__(self, functions: Any) -> None:
        self.functions = functions

    def derive(self, uniform: bytes) -> bytes:
        """Points from uniform bytes."""
        return bytes(self.functions.derive(uniform).to_bytes())

    def valid(self, points: bytes) -> bool:
        """True if all are points."""
        return bool(self.functions.valid(points))

    def multiply(self, points: bytes, scalars: bytes) -> bytes:
        """Each point times its scalar; raises `ValueError`."""
        found = self.functions.multiply(points, scalars)
        if found is None:
            raise ValueError("no points, or no scalars")
        return bytes(found.to_bytes())

    def public_key(self, secret: bytes) -> bytes:
        """The key that verifies."""
        return bytes(self.functions.publicKey(secret).to_bytes())

    def sign(self, secret: bytes, message: bytes) -> bytes:
        """A signature."""
        return bytes(self.functions.sign(secret, message).to_bytes())

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        """True if the signature is right."""
        return bool(self.functions.verify(key, message, signature))
