"""Asks a host for files, with what the standard library has, and says plainly why there was no answer."""

from __future__ import annotations

import socket
import ssl
import zlib
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPException
from typing import Any, Literal
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from pyengine.core.json_text import JsonError, read_json
from pyengine.core.version import VERSION

LIST = "hosting-check/files.json"
"""Where a site has every file with its size and the beginning of its SHA-256, as `probe.js` of the page has it."""
_LONGEST = 64_000_000
"""The most bytes of a file that are read: the largest of a site, a memory snapshot, has a tenth of it."""

Code = Literal["address", "no-host", "refused", "certificate", "timeout", "unreached", "not-ours"]


class HostError(OSError):
    """A host or an address that nothing more can be asked of: why, and of which address."""

    def __init__(self, code: Code, url: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.url = url
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Answer:
    """What came for an address: the address where it was found, its status, headers and content.

    `whole` is false where the connection ended before all had come.
    """

    url: str
    status: int
    headers: Message
    content: bytes
    whole: bool = True

    def all_of(self, header: str) -> list[str]:
        """Every value of a header."""
        return [str(value) for value in self.headers.get_all(header, [])]


@dataclass(frozen=True, slots=True)
class Site:
    """A site of ours on a host: the address of its root, its files by path, and the seconds that an answer may take."""

    root: str
    files: dict[str, list[int | str]]
    timeout: float

    @property
    def path(self) -> str:
        """Where on its host it lies: `/`, or `/games/`."""
        return urlsplit(self.root).path

    def ask(self, file: str, **headers: str) -> Answer:
        """A file as the host sends it; raises `HostError` where no answer comes."""
        return ask(self.root + quote(file), self.timeout, **headers)


def find_site(address: str, timeout: float) -> Site:
    """The site at an address, be it its root's or that of its page `hosting-check/`.

    Where the host leads elsewhere, as from http to https, the site is there. Raises `HostError`.
    """
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise HostError("address", address)
    path = parts.path.removesuffix("index.html").rstrip("/").removesuffix("/hosting-check")
    root = f"{parts.scheme}://{parts.netloc}{path}/"
    answer = ask(root + LIST, timeout)
    if answer.status != 200 or not answer.url.endswith(LIST):
        raise HostError("not-ours", root, f"{LIST}: {answer.status}")
    try:
        files = read_json(unpacked(answer), _LONGEST)
    except JsonError:
        files = None
    if not isinstance(files, dict) or not all(map(_is_built, files.values())) or "play/index.html" not in files:
        raise HostError("not-ours", root, LIST)
    return Site(answer.url.removesuffix(LIST), files, timeout)


def _is_built(entry: Any) -> bool:
    """True for sizes and hashes in turn, as the list has them."""
    return (
        isinstance(entry, list)
        and len(entry) in (2, 4)
        and all(isinstance(each, (int, str)[at % 2]) for at, each in enumerate(entry))
    )


def ask(url: str, timeout: float, **headers: str) -> Answer:
    """What comes for an address, an error's page too; raises `HostError` where nothing does.

    Nothing is asked to be compressed unless a header says so, past every cache on the way.
    """
    own = {"User-Agent": f"pyengine/{VERSION}", "Cache-Control": "no-cache", "Accept-Encoding": "identity"}
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urlopen(Request(url, headers=own | named), timeout=timeout) as answer:
            content = answer.read(_LONGEST)
            # Asked for so many bytes, `read` returns what there was where the connection ends early.
            whole = len(content) == int(answer.headers["Content-Length"] or len(content))
            return Answer(answer.url, answer.status, answer.headers, content, whole)
    except HTTPError as error:
        with error:
            return Answer(error.url or url, error.code, error.headers, b"")
    except (URLError, OSError, HTTPException, ValueError) as error:
        reason = error.reason if isinstance(error, URLError) else error
        raise HostError(_why(reason), url, str(reason)) from None


def _why(reason: object) -> Code:
    """The code of a failure; the order matters, since most of these are kinds of `OSError`."""
    kinds: list[tuple[Code, type[Exception]]] = [
        ("certificate", ssl.SSLCertVerificationError),
        ("no-host", socket.gaierror),
        ("timeout", TimeoutError),
        ("refused", ConnectionRefusedError),
    ]
    return next((code for code, kind in kinds if isinstance(reason, kind)), "unreached")


def unpacked(answer: Answer) -> bytes:
    """The content, without the gzip that some hosts put round it unasked."""
    if answer.headers.get("Content-Encoding", "").lower() != "gzip":
        return answer.content
    try:
        return zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(answer.content, _LONGEST)
    except zlib.error:
        return answer.content
