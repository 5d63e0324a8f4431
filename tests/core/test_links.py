"""Links are read with anything round them, or what is wrong with them is told; never is another text read."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from hashlib import sha256
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.errors import LinkError, NotationError
from pyengine.core.links import check_parts, is_begun, parts, read, readable, wrapped, wrapped_bytes
from pyengine.core.links import data_of as data_in
from tests.endure import repeated
from tests.sent import sent

LONGEST = 10_000
TEXTS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=200)
JUNK = st.text(st.characters(codec="utf-8"), max_size=30) | st.sampled_from(
    ["&utm_source=x", ".", "_", "%", "%5", "=\n"]
)
FORMS = st.sampled_from([wrapped, readable])


def parsed(text: str) -> str:
    """Stands for a parser that takes only what begins with a word."""
    if not text.startswith("record "):
        raise NotationError(text[:10], 1, 1, "record")
    return text


def got(text: str) -> str | None:
    return read(text, "record", LONGEST, parsed)


def packed_by_old_engines(text: str) -> str:
    deflate = zlib.compressobj(9, wbits=-15)
    return "z." + urlsafe_b64encode(deflate.compress(text.encode()) + deflate.flush()).decode().rstrip("=")


@repeated(100, 3000)
@given(TEXTS, FORMS, JUNK, JUNK)
def test_a_link_is_read_with_anything_round_it(text: str, form: object, before: str, behind: str) -> None:
    text = f"record {text}"
    link = f"https://x.example/play/#record={form(text)}"  # type: ignore[operator]
    assert link[-1].isascii()
    assert link[-1].isalnum()
    assert got(f"{before} {link}{behind}") == text


@repeated(100, 3000)
@given(TEXTS, FORMS, st.data())
def test_a_link_that_is_cut_anywhere_is_told_as_cut(text: str, form: object, data: st.DataObject) -> None:
    fragment = f"#record={form(f'record {text}')}"  # type: ignore[operator]
    cut = fragment[: data.draw(st.integers(2, len(fragment) - 1))]
    if form is readable and text.endswith("%") and cut == fragment.removesuffix("25"):
        assert got(cut) == f"record {text}"  # of the last sign `%25` all is there that is needed
        return
    with pytest.raises(LinkError) as error:
        got(cut)
    assert error.value.code == "cut"
    assert error.value.here < error.value.whole or not error.value.whole


@repeated(100, 3000)
@given(TEXTS, st.data())
def test_a_link_with_another_letter_is_told_as_damaged(text: str, data: st.DataObject) -> None:
    fragment = f"#record={wrapped(f'record {text}')}"
    at = data.draw(st.integers(len(fragment) - len(wrapped(f"record {text}").split(".")[3]), len(fragment) - 1))
    other = fragment[:at] + fragment[at].swapcase() + fragment[at + 1 :]
    if other != fragment:
        with pytest.raises(LinkError, match="damaged"):
            got(other)


@repeated(50, 1000)
@given(st.binary(max_size=300), st.text(max_size=5))
def test_bytes_come_back_and_hold_only_with_what_they_are_about(data: bytes, about: str) -> None:
    body = wrapped_bytes(data, about)
    assert data_in(body, LONGEST, about) == data
    with pytest.raises(LinkError):
        data_in(body, LONGEST, about + "x")


@pytest.mark.parametrize("form", [wrapped, readable, packed_by_old_engines, quote], ids=lambda form: form.__name__)
def test_what_messengers_and_mail_add_does_not_matter(form: object) -> None:
    text = "record 1\ngame uno\nplayers 2\nseat 1 human Sara (the first)\n1: b7>discard\n" * 3 + "2: draw"
    link = f"https://rules.example/play/?game=uno#record={form(text)}"  # type: ignore[operator]
    old = form in (packed_by_old_engines, quote)
    for each in sent(link, "record"):
        if form is quote and not each.endswith((".", ",", ")", "»", "x", "\u200b", link)):
            continue  # an old link that holds only its text does not say where that ends
        if old and (each.endswith("0x") or "\n> " in each or "=\n" in each or "so on" in each or "phone" in each):
            continue  # letters behind it would be its own
        found = got(each)
        assert found is not None, each
        assert found.startswith(text), each
        if not old:
            assert found == text, each


def test_an_old_link_whose_last_sign_was_left_out_is_read() -> None:
    texts = [f"record {sha256(bytes([number])).hexdigest()}"[: 20 + number % 40] for number in range(250)]
    ends = [text for text in texts if packed_by_old_engines(text)[-1] in "_-"]
    assert ends
    for text in ends:
        assert got(f"#record={packed_by_old_engines(text)[:-1]}") == text


@pytest.mark.parametrize("text", ["", "#", "#main", "?game=uno&seats=human,bot:1", "#recorder=x", "xrecord=1"])
def test_what_is_no_link_is_none(text: str) -> None:
    assert got(text) is None
    assert not is_begun(text, "record")


def test_a_text_that_unpacks_to_too_much_is_refused() -> None:
    with pytest.raises(LinkError, match="too-long"):
        got(f"#record={wrapped('record ' + 'x' * LONGEST)}")
    with pytest.raises(LinkError, match="too-long"):
        got(f"#record={packed_by_old_engines('record ' + 'x' * LONGEST)}")


def test_the_error_says_how_much_is_here() -> None:
    body = wrapped("record " + "".join(map(str, range(300))))
    whole = len(body.split(".")[3])
    with pytest.raises(LinkError) as error:
        got(f"#record={body[:-30]}.")
    assert (error.value.here, error.value.whole) == (whole - 30, whole)
    assert str(error.value) == f"cut: {whole - 30} of {whole} characters"


def test_a_long_link_in_parts() -> None:
    link = f"https://x.example/play/#record={wrapped('record ' + ' '.join(map(str, range(2000))))}"
    codes = parts(link, 1200)
    assert len(codes) > 2
    assert all(len(code) <= 1200 for code in codes)
    assert f"https://x.example/play/#{''.join(code.split('.', 4)[4] for code in codes)}" == link
    check_parts("#record=x")
    with pytest.raises(LinkError, match="part: 2 of 5"):
        check_parts("#part=2.5")
    with pytest.raises(LinkError, match="part-unread"):
        check_parts("#part=x")
