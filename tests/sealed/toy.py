"""A stand-in for the group, for long tests of the protocol: quick, and without any security."""

from __future__ import annotations

from hashlib import sha256

from pyengine.sealed.group import ORDER, SIZE, UNIFORM


class Toy:
    """Points are numbers modulo the group's order, and a signature is a hash that everybody could make."""

    def derive(self, uniform: bytes) -> bytes:
        """The numbers, modulo the order."""
        return b"".join([_encode(_number(part)) for part in _parts(uniform, UNIFORM)])

    def valid(self, points: bytes) -> bool:
        """True for whole parts that are not 0."""
        return len(points) % SIZE == 0 and all(_number(part) for part in _parts(points, SIZE))

    def multiply(self, points: bytes, scalars: bytes) -> bytes:
        """The products modulo the order."""
        pairs = zip(_parts(points, SIZE), _parts(scalars, SIZE), strict=True)
        products = [_number(point) * _number(scalar) % ORDER for point, scalar in pairs]
        if not all(products):
            raise ValueError("no point")
        return b"".join([_encode(product) for product in products])

    def public_key(self, secret: bytes) -> bytes:
        """A hash of the secret."""
        return sha256(b"key" + secret).digest()

    def sign(self, secret: bytes, message: bytes) -> bytes:
        """A hash of key and message, twice."""
        return sha256(self.public_key(secret) + message).digest() * 2

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        """True if it is that hash."""
        return signature == sha256(key + message).digest() * 2


def _parts(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]


def _number(data: bytes) -> int:
    return int.from_bytes(data, "little") % ORDER


def _encode(number: int) -> bytes:
    return number.to_bytes(SIZE, "little")
