"""Bundles: what goes in comes out, and anything else is refused with its place, in bounded memory."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.errors import LinkError
from pyengine.sealed.bundle import HEAD, asked, asking, pack, unpack
from pyengine.sealed.compact import LONGEST, compact, expand
from pyengine.sealed.errors import SealedError
from pyengine.sealed.message import parse
from tests.sealed.playing import greedy_action, table

TABLE = "A" * 22


@given(st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\n"), max_size=80), min_size=1, max_size=5))
def test_what_is_packed_is_unpacked_from_a_link_too(lines: list[str]) -> None:
    bundle = pack(TABLE, lines)
    for text in (bundle, HEAD + bundle, f"https://rules.example/friends/{HEAD}{bundle}", f" {bundle}\n"):
        assert unpack(text) == (TABLE, lines)


@given(st.text(max_size=120))
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises((SealedError, LinkError)) as error:
        unpack(text)
    assert str(error.value).split(" ")[0].rstrip(":") in ("bundle", "cut")


def test_a_bundle_that_unpacks_to_too_much_is_refused() -> None:
    deflate = zlib.compressobj(9, wbits=-15)
    data = deflate.compress(b"x" * (LONGEST + 10)) + deflate.flush()
    with pytest.raises(LinkError, match="too-long"):
        unpack(f"{TABLE}.{urlsafe_b64encode(data).decode().rstrip('=')}")


def test_a_question_is_told_from_a_bundle() -> None:
    assert asked(asking(TABLE, 12)) == (TABLE, 12)
    assert asked(pack(TABLE, ["x"])) is None
    assert asked(f"{TABLE}?9999999") is None


@pytest.mark.parametrize("game", ["uno", "flights", "nizam"])
def test_messages_of_a_game_come_back_from_fewer_bytes(game: str) -> None:
    at = table(game, 2, 3)
    for _ in range(25):
        at.step(greedy_action)
    transcript = at.clients[0].transcript
    name = parse(transcript[0]).table
    for first in range(len(transcript)):
        data = compact(name, transcript[first : first + 3])
        assert data is not None
        assert expand(name, data) == transcript[first : first + 3]
        assert len(data) < len(packed("\n".join(transcript[first : first + 3])))
        assert unpack(f"{HEAD}{pack(name, transcript[first:])}.") == (name, transcript[first:])


def test_a_bundle_of_an_older_engine_is_read() -> None:
    old = f"{TABLE}.{urlsafe_b64encode(packed('one line')).decode().rstrip('=')}"
    for text in (old, f"{HEAD}{old}.", f"look: <https://x.example/friends/{HEAD}{old}>"):
        assert unpack(text) == (TABLE, ["one line"])


def test_a_bundle_whose_table_was_changed_is_damaged() -> None:
    with pytest.raises(LinkError, match="damaged"):
        unpack(pack(TABLE, ["x"]).replace(TABLE, "B" * 22))


@given(st.binary(max_size=60))
def test_bytes_that_hold_no_messages_are_refused(data: bytes) -> None:
    with pytest.raises(SealedError):
        expand(TABLE, data)


def packed(text: str) -> bytes:
    deflate = zlib.compressobj(9, wbits=-15)
    return deflate.compress(text.encode()) + deflate.flush()
