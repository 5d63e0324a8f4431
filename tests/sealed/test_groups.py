"""The libraries' group, ours for tests, and the published vectors of RFC 9496 and RFC 8032."""

from __future__ import annotations

from hashlib import sha512

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyengine.cli.sealed.sodium import Sodium
from pyengine.sealed.group import BASE, ORDER, SIZE, Group
from tests.sealed.ristretto import Ristretto
from tests.sealed.toy import Toy

REAL: list[Group] = [Sodium(), Ristretto()]
MULTIPLES = (
    "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76",
    "6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919",
    "94741f5d5d52755ece4f23f044ee27d5d1ea1e2bd196b462166b16152a9d0259",
)
"""RFC 9496, A.1."""
BAD = (
    "00" * 32,
    "ff" * 31 + "7f",
    "01" + "00" * 31,
    "26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371",
)
"""The neutral one, which is no card, and encodings that RFC 9496, A.2, has refused."""


def scalar(number: int) -> bytes:
    return number.to_bytes(SIZE, "little")


@pytest.mark.parametrize("group", REAL)
def test_multiples_of_the_generator(group: Group) -> None:
    for number, text in enumerate(MULTIPLES, 1):
        assert group.multiply(BASE, scalar(number)).hex() == text


@pytest.mark.parametrize("group", REAL)
def test_a_point_from_a_text(group: Group) -> None:
    uniform = sha512(b"Ristretto is traditionally a short shot of espresso coffee").digest()
    assert group.derive(uniform).hex() == "3066f82a1a747d45120d1740f14358531a8f04bbffe6a819f86dfe50f44a0a46"


@pytest.mark.parametrize("group", REAL)
@pytest.mark.parametrize("text", BAD)
def test_what_is_no_point_is_refused(group: Group, text: str) -> None:
    assert not group.valid(bytes.fromhex(text))
    with pytest.raises(ValueError):  # noqa: PT011 - libraries word it differently
        group.multiply(bytes.fromhex(text), scalar(2))


@pytest.mark.parametrize("group", REAL)
def test_the_first_signature_of_rfc_8032(group: Group) -> None:
    secret = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
    key = group.public_key(secret)
    assert key.hex() == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
    signature = group.sign(secret, b"")
    assert signature.hex() == (
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd"
        "25bf5f0595bbe24655141438e7a100b"
    )
    assert group.verify(key, b"", signature)
    assert not group.verify(key, b"x", signature)
    assert not group.verify(key, b"", signature[:-1] + b"\x01")


@settings(max_examples=10, deadline=None)
@given(st.binary(min_size=64, max_size=64), st.integers(1, ORDER - 1), st.binary(min_size=32, max_size=32))
def test_both_give_the_same(uniform: bytes, number: int, secret: bytes) -> None:
    one, other = REAL
    uniform = sha512(uniform).digest()
    point = one.derive(uniform)
    assert other.derive(uniform) == point
    assert one.multiply(point, scalar(number)) == other.multiply(point, scalar(number))
    assert one.sign(secret, uniform) == other.sign(secret, uniform)
    assert one.public_key(secret) == other.public_key(secret)


@pytest.mark.parametrize("group", [*REAL, Toy()])
def test_locks_come_off_in_any_order(group: Group) -> None:
    point = group.derive(bytes(range(64)))
    one, other = 12345, ORDER - 678
    both = group.multiply(group.multiply(point, scalar(one)), scalar(other))
    assert group.multiply(group.multiply(point, scalar(other)), scalar(one)) == both
    assert group.multiply(both, scalar(pow(one * other, -1, ORDER))) == point
