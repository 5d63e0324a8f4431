"""Texts in links, wrapped so that they can be read with anything round them, and are known to be whole.

    #record=n.1k3.0a9xq2.DATA

`n` is how DATA holds the text (below), `1k3` the number of its characters and `0a9xq2` its checksum, both in base 36.
DATA has letters and digits only: messengers and mail leave out a last `_` or `)`, and mark words between two `_`. So a
link ends where its length says; what stands before and behind does not matter, nor do line breaks that mail puts in.

- `n`: the text deflated (RFC 1951), in base 62: each 32 bytes are a number of 43 digits.
- `b`: bytes, in base 62.
- `t`: the text itself, percent-encoded where it is no letter or digit. Its length is that of the text.

Links of older engines are read too: `z.` and base64url of a deflated text, or only the text.
"""

from __future__ import annotations

import binascii
import re
import zlib
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from typing import TypeVar
from urllib.parse import unquote

from pyengine.core.errors import LinkError, NotationError

T = TypeVar("T")

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_VALUES = {digit: value for value, digit in enumerate(DIGITS)}
_BLOCK = 32
"""Bytes of a block: 62 ** 43 is just above 256 ** 32, so that as many digits are needed as in base 64."""
_WIDTHS = [next(width for width in range(99) if 62**width >= 256**size) for size in range(_BLOCK + 1)]
"""Digits of a block, by its bytes."""
_SIZES = {width: size for size, width in enumerate(_WIDTHS)}
_LENGTH, _CHECK = 5, 6
"""Digits of the length, at most, and of the checksum."""
_HEADER = re.compile(rf"([nbt])\.([0-9a-z]{{1,{_LENGTH}}})\.([0-9a-z]{{{_CHECK}}})\.", re.IGNORECASE)
_BEGUN = re.compile(
    rf"([nbt](\.([0-9a-z]{{1,{_LENGTH}}}(\.[0-9a-z]{{0,{_CHECK}}})?)?)?)?([^\w-].*)?", re.IGNORECASE | re.DOTALL
)
"""A header that is cut off, with anything behind it."""
_PACKED, _OLD_PACKED = re.compile(r"[0-9A-Za-z]*"), re.compile(r"[\w-]*", re.ASCII)
_CUT_SIGN = re.compile(r"%[0-9a-f]?$", re.IGNORECASE)
_OLD = re.compile(r"[zZ]\.([\w-]*)", re.ASCII)
_BETWEEN = re.compile(r"(?:[\s\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff=>]|\\n)+")
"""What mail and messengers put into the middle of a long word: breaks, marks of quoting, signs without a width."""
_BEHIND = re.compile(r"[\s\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]*(&(amp;)?[\w.-]+=.*)?$", re.DOTALL)
_SIGNS = ".,;:!?…'\"*_)]}>»”’“‘›\u200b\u200c\u200d\u2060\ufeff \t\r\n"
"""Signs that stand behind a link, for readers of an old one that does not say where it ends."""
_PARTS = re.compile(r"#part=(\d{1,2})\.(\d{1,2})$", re.IGNORECASE | re.ASCII)
_MOST_DECODED = 3
"""How often a link that was encoded again and again is decoded."""


# Writing --------------------------------------------------------------------------------------------------------------


def wrapped(text: str, about: str = "") -> str:
    """The text, packed. It holds only together with what it is `about`, which stands elsewhere in the link."""
    deflate = zlib.compressobj(9, wbits=-15)
    return _wrapped("n", _digits(deflate.compress(text.encode()) + deflate.flush()), about)


def wrapped_bytes(data: bytes, about: str = "") -> str:
    """The same of bytes, which are not packed."""
    return _wrapped("b", _digits(data), about)


def readable(text: str) -> str:
    """The text as people can read it."""
    encoded = [
        sign if sign.isascii() and sign.isalnum() else "".join(f"%{byte:02X}" for byte in sign.encode())
        for sign in text
    ]
    return f"t.{_base36(len(text))}.{_checksum('t', text)}.{''.join(encoded)}"


def _wrapped(kind: str, data: str, about: str = "") -> str:
    return f"{kind}.{_base36(len(data))}.{_checksum(kind, data, about)}.{data}"


def _checksum(kind: str, data: str, about: str = "") -> str:
    total = zlib.crc32(f"{kind}{about}:{data}".encode()) % 36**_CHECK
    return _base36(total).rjust(_CHECK, "0")


def _base36(number: int) -> str:
    found = ""
    while number or not found:
        number, digit = divmod(number, 36)
        found = DIGITS[digit].lower() + found
    return found


def _digits(data: bytes) -> str:
    """Bytes in base 62, block by block; `_bytes` is its inverse."""
    found = list[str]()
    for at in range(0, len(data), _BLOCK):
        block, digits = data[at : at + _BLOCK], ""
        number = int.from_bytes(block, "big")
        for _ in range(_WIDTHS[len(block)]):
            number, digit = divmod(number, 62)
            digits = DIGITS[digit] + digits
        found.append(digits)
    return "".join(found)


# Finding --------------------------------------------------------------------------------------------------------------


def found(text: str, key: str) -> Iterator[str]:
    """What stands behind each `key=` in a text: a fragment, an address, or a letter with a link in it. Capital letters
    and percent-encoded ones count as what they mean.
    """
    pattern = re.compile(rf"(?<![0-9a-z_-]){key}\s*(?:=|%3D)", re.IGNORECASE)
    for each in _decoded(text):
        places = [each[match.end() :] for match in pattern.finditer(each)]
        if places:
            yield from places
            return


def fragment_in(query: str) -> str:
    """The fragment that a query holds where the `#` before it was percent-encoded; empty where it holds none."""
    text = next((each for each in _decoded(query) if "#" in each), "")
    return text[text.find("#") :] if text else ""


def is_begun(fragment: str, *keys: str) -> bool:
    """True for the fragment of a link that was cut within its key."""
    return len(fragment) > 1 and any(f"#{key}=".startswith(fragment.lower()) for key in keys)


def _decoded(text: str) -> Iterator[str]:
    """The text, and as it is once it is percent-decoded, as often as that changes it."""
    yield text
    for _ in range(_MOST_DECODED):
        before, text = text, unquote(text)
        if text == before:
            return
        yield text


# Parts ----------------------------------------------------------------------------------------------------------------


def parts(link: str, longest: int) -> list[str]:
    """A link in links that each have part of it and at most so many characters, for QR codes that a camera can read.

    `#part=2.5.CHECK.PART` is the second of five. The page that is opened keeps the parts until it has them all
    (`web/browser/window/link_parts.js`), and tells how many are here by `#part=1.5`.
    """
    base, _, whole = link.partition("#")
    room = longest - len(base) - len("#part=99.99.xxxxxx.")
    pieces = [whole[at : at + room] for at in range(0, len(whole), room)]
    check = _checksum("p", whole)
    return [f"{base}#part={at}.{len(pieces)}.{check}.{piece}" for at, piece in enumerate(pieces, 1)]


def check_parts(fragment: str) -> None:
    """Raises `LinkError` for the fragment of a page that has not all parts of a link."""
    if fragment.lower().startswith("#part="):
        here = _PARTS.match(fragment)
        raise LinkError("part", int(here[1]), int(here[2])) if here else LinkError("part-unread")


# Reading --------------------------------------------------------------------------------------------------------------


def texts(body: str, longest: int) -> list[str]:
    """The text that stands behind a link's key, whatever follows it; raises `LinkError` where it is not whole.

    An old link that holds only its text does not say where that ends: then there are several, the likeliest first.
    """
    data = data_of(body, longest)
    if data is not None:
        try:
            return [data.decode()]
        except UnicodeDecodeError:
            raise LinkError("damaged") from None
    whole = unquote(body)
    end = _BEHIND.search(whole)
    parts = [whole, whole[: end.start()] if end else whole]
    parts.append(parts[-1].rstrip(_SIGNS))
    return list(dict.fromkeys(part for part in parts if part))


def data_of(body: str, longest: int, about: str = "") -> bytes | None:
    """The same as bytes; None where the body is neither wrapped nor packed."""
    errors = list[LinkError]()
    for text in _decoded(body):
        header, old = _HEADER.match(text), _OLD.match(text)
        try:
            if header:
                return _unwrapped(header, text[header.end() :], longest, about)
            if old:
                return old_data(text[2:], longest)
        except LinkError as error:
            errors.append(error)
    if errors:
        raise errors[-1]
    if _BEGUN.fullmatch(body):
        raise LinkError("cut")
    return None


def read(text: str, key: str, longest: int, parse: Callable[[str], T]) -> T | None:
    """What `parse` makes of the first text behind `key=` that it can read; None where there is no such key.

    Raises `LinkError` where none of them is whole, else what `parse` raises.
    """
    errors = list[LinkError | NotationError]()
    for body in found(text, key):
        try:
            candidates = texts(body, longest)
        except LinkError as error:
            errors.insert(0, error)
            continue
        for each in candidates:
            try:
                return parse(each)
            except NotationError as error:
                errors.append(error)
    if errors:
        raise errors[0]
    if is_begun(text, key):
        raise LinkError("cut")
    return None


def _unwrapped(header: re.Match[str], rest: str, longest: int, about: str) -> bytes:
    kind, whole, check = header[1].lower(), int(header[2], 36), header[3].lower()
    joined = _BETWEEN.sub("", rest)
    if kind == "t":
        ways = [_CUT_SIGN.sub("", rest), rest, joined]
        here, *others = [unquote(text)[:whole] for text in ways] + [rest[:whole]]
    else:
        here, *others = _run(rest, _PACKED)[:whole], _run(joined, _PACKED)[:whole]
    data = next((text for text in (here, *others) if _checksum(kind, text, about) == check), None)
    if data is None:
        here = here.rstrip("\ufffd")  # bytes of a letter whose others are missing
        raise LinkError("cut" if len(here) < whole else "damaged", len(here), whole)
    if kind == "t":
        return data.encode()
    found = _bytes(data)
    return found if kind == "b" else _inflated(found, longest)


def _run(text: str, signs: re.Pattern[str]) -> str:
    """The signs of a kind with which a text begins."""
    run = signs.match(text)
    return run[0] if run else ""


def _bytes(digits: str) -> bytes:
    width, last = _WIDTHS[_BLOCK], len(digits) % _WIDTHS[_BLOCK]
    if last not in _SIZES:
        raise LinkError("damaged", len(digits), len(digits))
    found = list[bytes]()
    for at in range(0, len(digits), width):
        block, number = digits[at : at + width], 0
        for digit in block:
            number = number * 62 + _VALUES[digit]
        try:
            found.append(number.to_bytes(_SIZES[len(block)], "big"))
        except OverflowError:  # as many digits can say more than as many bytes
            raise LinkError("damaged", len(digits), len(digits)) from None
    return b"".join(found)


def _inflated(data: bytes, longest: int) -> bytes:
    """What was deflated; more than so many bytes are not unpacked. Raises `LinkError`."""
    inflate = zlib.decompressobj(wbits=-15)
    try:
        whole = inflate.decompress(data, longest + 1)
    except zlib.error:
        raise LinkError("damaged") from None
    if len(whole) > longest:
        raise LinkError("too-long")
    if not inflate.eof:
        raise LinkError("cut")
    return whole


def old_data(text: str, longest: int) -> bytes:
    """What an old link packs, in base64url without a length: it ends where the packing does. Raises `LinkError`."""
    runs = [_run(text, _OLD_PACKED), _run(_BETWEEN.sub("", text), _OLD_PACKED)]
    errors = list[LinkError]()
    for run in dict.fromkeys([runs[0], runs[0] + "_", runs[0] + "-", runs[1]]):  # messengers leave out a last `_`
        even = run if len(run) % 4 != 1 else run[:-1]
        try:
            return _inflated(urlsafe_b64decode(even + "=" * (-len(even) % 4)), longest)
        except binascii.Error:
            errors.append(LinkError("damaged", len(runs[0])))
        except LinkError as error:
            errors.append(LinkError(error.code, len(runs[0])))
    raise errors[0]
