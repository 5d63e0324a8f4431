"""A second implementation of the group, straight from RFC 9496 and RFC 8032, to hold the libraries against.

For tests alone: it is neither fast nor free of side channels.
"""

from __future__ import annotations

from hashlib import sha512

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
SQRT_M1 = pow(2, (P - 1) // 4, P)
Point = tuple[int, int, int, int]
"""Extended coordinates X, Y, Z, T of a point of edwards25519: x = X/Z, y = Y/Z, xy = T/Z."""
NEUTRAL: Point = (0, 1, 1, 0)


def _negative(number: int) -> bool:
    return number % P % 2 == 1


def _absolute(number: int) -> int:
    return P - number % P if _negative(number) else number % P


def sqrt_ratio(u: int, v: int) -> tuple[bool, int]:
    """Whether u/v is a square, and the root of it or of i·u/v (RFC 9496, 4.2)."""
    root = u * pow(v, 3, P) * pow(u * pow(v, 7, P), (P - 5) // 8, P) % P
    check = v * root * root % P
    if check in (-u % P, -u * SQRT_M1 % P):
        root = root * SQRT_M1 % P
    return check in (u % P, -u % P), _absolute(root)


SQRT_AD_MINUS_ONE = next(root for root in [sqrt_ratio(-D - 1, 1)[1]] for root in (root, P - root) if root % 2 == 1)
INVSQRT_A_MINUS_D = sqrt_ratio(1, -1 - D)[1]


def add(one: Point, other: Point) -> Point:
    """The sum (RFC 8032, 5.1.4)."""
    a, b = (one[1] - one[0]) * (other[1] - other[0]), (one[1] + one[0]) * (other[1] + other[0])
    c, d = 2 * one[3] * other[3] * D, 2 * one[2] * other[2]
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(number: int, point: Point) -> Point:
    """The multiple."""
    total = NEUTRAL
    while number:
        if number & 1:
            total = add(total, point)
        point, number = add(point, point), number >> 1
    return total


def decode(data: bytes) -> Point | None:
    """The element of 32 bytes, or None (RFC 9496, 4.3.1)."""
    s = int.from_bytes(data, "little")
    if len(data) != 32 or s >= P or _negative(s):
        return None
    u1, u2 = 1 - s * s, 1 + s * s
    v = -D * u1 * u1 - u2 * u2
    square, inverse = sqrt_ratio(1, v * u2 * u2 % P)
    x = _absolute(2 * s * inverse * u2)
    y = u1 * inverse * inverse * u2 * v % P
    return None if not square or _negative(x * y) or y == 0 else (x, y, 1, x * y % P)


def encode(point: Point) -> bytes:
    """The 32 bytes of an element (RFC 9496, 4.3.2)."""
    x0, y0, z0, t0 = point
    u1, u2 = (z0 + y0) * (z0 - y0), x0 * y0
    _, inverse = sqrt_ratio(1, u1 * u2 * u2 % P)
    den1, den2 = inverse * u1, inverse * u2
    z_inverse = den1 * den2 * t0
    x, y, den = x0, y0, den2
    if _negative(t0 * z_inverse):
        x, y, den = y0 * SQRT_M1, x0 * SQRT_M1, den1 * INVSQRT_A_MINUS_D
    if _negative(x * z_inverse):
        y = -y
    return _absolute(den * (z0 - y)).to_bytes(32, "little")


def _map(data: bytes) -> Point:
    """The map of RFC 9496, 4.3.4."""
    t = int.from_bytes(data, "little") % 2**255 % P
    r = SQRT_M1 * t * t % P
    u = (r + 1) * (1 - D * D) % P
    v = (-1 - r * D) * (r + D) % P
    square, s = sqrt_ratio(u, v)
    if not square:
        s = -_absolute(s * t) % P
    c = -1 if square else r
    n = c * (r - 1) * (D - 1) ** 2 - v
    w0, w1, w2, w3 = 2 * s * v, n * SQRT_AD_MINUS_ONE, 1 - s * s, 1 + s * s
    return w0 * w3 % P, w2 * w1 % P, w1 * w3 % P, w0 * w2 % P


_Y = 4 * pow(5, -1, P) % P
_X = next(root for root in [sqrt_ratio(_Y * _Y - 1, D * _Y * _Y + 1)[1]] for root in (root, P - root) if root % 2 == 0)
BASE: Point = (_X, _Y, 1, _X * _Y % P)


class Ristretto:
    """The group in pure Python."""

    def derive(self, uniform: bytes) -> bytes:
        """A point from each 64 bytes."""
        halves = [(part[:32], part[32:]) for part in _parts(uniform, 64)]
        return b"".join([encode(add(_map(one), _map(other))) for one, other in halves])

    def valid(self, points: bytes) -> bool:
        """True if all are points other than the neutral one."""
        return len(points) % 32 == 0 and all(part != bytes(32) and decode(part) for part in _parts(points, 32))

    def multiply(self, points: bytes, scalars: bytes) -> bytes:
        """The multiples."""
        found = b""
        for data, scalar in zip(_parts(points, 32), _parts(scalars, 32), strict=True):
            point = decode(data)
            if point is None or not any(data) or not any(scalar):
                raise ValueError("no point")
            found += encode(times(int.from_bytes(scalar, "little"), point))
        return found

    def public_key(self, secret: bytes) -> bytes:
        """RFC 8032, 5.1.5."""
        return _compress(times(_secret_scalar(secret)[0], BASE))

    def sign(self, secret: bytes, message: bytes) -> bytes:
        """RFC 8032, 5.1.6."""
        scalar, prefix = _secret_scalar(secret)
        nonce = int.from_bytes(sha512(prefix + message).digest(), "little") % L
        point = _compress(times(nonce, BASE))
        challenge = int.from_bytes(sha512(point + self.public_key(secret) + message).digest(), "little")
        return point + ((nonce + challenge * scalar) % L).to_bytes(32, "little")

    def verify(self, key: bytes, message: bytes, signature: bytes) -> bool:
        """RFC 8032, 5.1.7."""
        point, public, s = _decompress(signature[:32]), _decompress(key), int.from_bytes(signature[32:], "little")
        if point is None or public is None or s >= L:
            return False
        challenge = int.from_bytes(sha512(signature[:32] + key + message).digest(), "little") % L
        return _compress(times(s, BASE)) == _compress(add(point, times(challenge, public)))


def _secret_scalar(secret: bytes) -> tuple[int, bytes]:
    digest = sha512(secret).digest()
    return int.from_bytes(digest[:32], "little") & (1 << 254) - 8 | 1 << 254, digest[32:]


def _compress(point: Point) -> bytes:
    inverse = pow(point[2], -1, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | x % 2 << 255).to_bytes(32, "little")


def _decompress(data: bytes) -> Point | None:
    number = int.from_bytes(data, "little")
    y, sign = number & (1 << 255) - 1, number >> 255
    square, x = sqrt_ratio(y * y - 1, D * y * y + 1)
    if not square or y >= P:
        return None
    x = P - x if x % 2 != sign else x
    return x, y, 1, x * y % P


def _parts(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]
