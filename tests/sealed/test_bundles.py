"""Bundles: what goes in comes out, and anything else is refused with its place, in bounded memory."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.sealed.bundle import HEAD, LONGEST, asked, asking, pack, unpack
from pyengine.sealed.errors import SealedError

TABLE = "A" * 22


@given(st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\n"), max_size=80), min_size=1, max_size=5))
def test_what_is_packed_is_unpacked_from_a_link_too(lines: list[str]) -> None:
    bundle = pack(TABLE, lines)
    for text in (bundle, HEAD + bundle, f"https://rules.example/friends/{HEAD}{bundle}", f" {bundle}\n"):
        assert unpack(text) == (TABLE, lines)


@given(st.text(max_size=120))
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(SealedError) as error:
        unpack(text)
    assert error.value.code == "bundle"
    assert error.value.where > 0


def test_a_bundle_that_unpacks_to_too_much_is_refused() -> None:
    deflate = zlib.compressobj(9, wbits=-15)
    data = deflate.compress(b"x" * (LONGEST + 10)) + deflate.flush()
    with pytest.raises(SealedError, match="bundle"):
        unpack(f"{TABLE}.{urlsafe_b64encode(data).decode().rstrip('=')}")


def test_a_question_is_told_from_a_bundle() -> None:
    assert asked(asking(TABLE, 12)) == (TABLE, 12)
    assert asked(pack(TABLE, ["x"])) is None
    assert asked(f"{TABLE}?9999999") is None
