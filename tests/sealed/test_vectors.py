"""The test vectors in `docs/sealed-vectors.md` are what is computed, with both implementations of the group."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode
from hashlib import sha256
from pathlib import Path

import pytest

from pyengine.cli.sealed.sodium import Sodium
from pyengine.sealed import seating
from pyengine.sealed.group import Group
from tests.sealed.ristretto import Ristretto
from tests.sealed.vectors import Vectors, all_vectors, game_vectors

DOCS = Path(__file__).parents[2] / "docs/sealed-vectors.md"


def documented() -> Vectors:
    """The vectors by name, as the page has them."""
    block = DOCS.read_text("utf-8").split("```")[1].removeprefix("text\n")
    pairs = [(line[:21].rstrip(), line[22:]) for line in block.splitlines()]
    assert len(dict(pairs)) == len(pairs) > 30
    return dict(pairs)


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@pytest.mark.parametrize("group", [Sodium(), Ristretto()])
def test_the_page_has_what_is_computed(group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "ENGINE", "0.2.0")
    assert all_vectors(group) == documented()


def test_a_game_of_version_1_is_still_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "ENGINE", "0.2.0")
    found = game_vectors(Sodium(), version=1)
    assert found["message 0"] == "y3BmhEmqOeHHlNRvHnJqmRyADfYFQCLDQIGyui-3hDQ"
    assert found["message 7"] == "R5KKdDeqkjc4lNWig9oq4VeT7U2St2Ue1D7xbCXX3ec"
    assert found["first to act"] == "player 2"


def test_keys_are_what_the_page_says_in_words() -> None:
    """The tables and hashes of the page once more, without the engine."""
    texts = documented()
    found = {name: _bytes(text) for name, text in texts.items() if len(text) in (22, 43, 86)}
    secret = bytes(range(32, 64))
    block = hmac.digest(secret, b"lots#0", "sha512")
    assert found["block lots#0"] == block
    assert found["commitment"] == sha256(b"nastilka secret" + secret).digest()
    share = block[:32]
    for _ in range(1000):
        before, share = share, sha256(share).digest()
    assert (found["lots"], found["first share"]) == (share, before)
    order = 2**252 + 27742317777372353535851937790883648493
    lock = int.from_bytes(hmac.digest(secret, b"lock:0:0#0", "sha512"), "little") % order
    assert found["lock:0:0"] == lock.to_bytes(32, "little")
    assert found["key of 0:0"] == pow(lock, -1, order).to_bytes(32, "little")
    assert found["message 0"] == sha256(texts["invitation"].encode()).digest()
