"""A static host with oddities that real ones have, each switched on by its name, and with faults in single files.

    with OddHost(DIST, "strip-slash", "nosniff") as host:
        page.goto(f"{host.url}play/")
        host.fault("app-*/style.css", "half", times=1)

Both may be changed while it runs: `host.oddities` is a set.
"""

from __future__ import annotations

import http.server
import os
import re
import socket
import sys
import threading
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import brotli  # type: ignore[import-untyped]

ODDITIES = {
    "clean-urls": "a page has an address without index.html, .html and slash; others are led there by 308",
    "strip-slash": "an address with a slash at its end is led by 308 to the one without it, where the page is",
    "spa": "an unknown address shows the lobby, with 200",
    "owner-home": "an unknown address shows the owner's own home page, with 200",
    "no-index": "a folder has no index page, and is unknown",
    "lower-case": "files are stored in lower case: an address with a capital letter is unknown",
    "no-py": ".py is refused with 403, as code of the server",
    "mjs-octets": ".mjs and .webmanifest are application/octet-stream",
    "nosniff": "browsers shall not guess a type",
    "analytics": "every page is given a script of the host, from its own address and inline",
    "minify": "HTML loses comments, the quotes of simple attributes and spaces between elements",
    "comment": "HTML is given a comment before its end",
    "vary-star": "Vary: *",
    "latin-1": "texts are declared as ISO-8859-1",
    "koi8-r": "texts are declared as KOI8-R",
    "csp": "Content-Security-Policy: default-src 'self'; script-src 'self'",
    "corp": "Cross-Origin-Resource-Policy: same-origin",
    "frame-options": "X-Frame-Options: DENY",
    "isolated": "COOP: same-origin and COEP: require-corp",
    "gz-encoding": "a .gz file is declared as content that is encoded by gzip",
    "brotli": "texts are compressed by Brotli for browsers that take it",
    "portal": "every address shows the page of a captive portal, with 200",
    "max-age": "everything may be cached for ten minutes, as on GitHub Pages",
    "immutable": "everything may be cached for ever",
    "rate-limit": "more than `host.rate` requests within a second are refused with 429 and Retry-After: 1",
}
"""What may be switched on: names, and what the host then does."""

FAULTS = ("missing", "half", "cut", "portal", "stale", "hang", "503", "429")
"""What may be wrong with a file: it is missing; only its first half comes, as if that were all; the connection ends in
the middle; a portal's page comes in its place; it is as it was when it was first served; it never comes; a status.
"""

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
    ".xml": "text/xml",
    ".py": "text/x-python",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    ".whl": "application/octet-stream",
    ".gz": "application/gzip",
}
PORTAL = b"<!doctype html><title>Welcome to our network</title><h1>Please log in</h1>"
OWNER_HOME = b"<!doctype html><title>The owner's home page</title><h1 id=owner>My own page</h1>"
_HEADERS = {
    "nosniff": {"X-Content-Type-Options": "nosniff"},
    "vary-star": {"Vary": "*"},
    "csp": {"Content-Security-Policy": "default-src 'self'; script-src 'self'"},
    "corp": {"Cross-Origin-Resource-Policy": "same-origin"},
    "frame-options": {"X-Frame-Options": "DENY"},
    "isolated": {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"},
    "max-age": {"Cache-Control": "max-age=600"},
    "immutable": {"Cache-Control": "public, max-age=31536000, immutable"},
}
_ANALYTICS = b'<script src="/analytics.js" defer></script><script>window.counted = true</script></head>'


class Answer(NamedTuple):
    """What is sent: a status, a type, a content and further headers."""

    status: int
    type: str
    content: bytes
    headers: Mapping[str, str] = {}


@dataclass(slots=True)
class Fault:
    """What is wrong with files whose path below the site's root matches; `times` is how often still, None for ever."""

    glob: str
    kind: str
    times: int | None


class OddHost:
    """The files of a folder on a host with oddities. Raises `ValueError` on the name of an unknown oddity or fault.

    `requests` are the paths that were asked for, below the site's root and without a query; what lies outside of it
    begins with a slash. `answers` has the status of each beside it.
    """

    def __init__(self, folder: Path, *oddities: str, under: str = "/some/where/", rate: int = 20) -> None:
        _known(ODDITIES, *oddities)
        self.folder = folder
        self.oddities = set(oddities)
        self.under = f"/{under.strip('/')}/".replace("//", "/")
        self.rate = rate
        self.requests: list[str] = []
        self.answers: list[tuple[str, int]] = []
        self.first_served: dict[str, bytes] = {}
        self._faults: list[Fault] = []
        self._lock = threading.Lock()
        self._lately: deque[float] = deque()
        self._port = 0
        self.start()

    def start(self) -> None:
        """Serve again, at the address of before."""
        self.stopping = threading.Event()
        self._server = _Server(("127.0.0.1", self._port), type("Odd", (_Handler,), {"host": self}))
        self._port = self._server.server_address[1]
        self.url = f"http://localhost:{self._port}{self.under}"
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def stop(self) -> None:
        """End every connection; nobody listens at the address any more."""
        self.stopping.set()
        self._server.shutdown()
        self._server.server_close()
        self._server.end_connections()

    def __enter__(self) -> OddHost:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def fault(self, glob: str, kind: str, times: int | None = None) -> None:
        """From now on something is wrong with the files that match, so many times or for ever."""
        _known(FAULTS, kind)
        with self._lock:
            self._faults.append(Fault(glob, kind, times))

    def heal(self) -> None:
        """Take back every fault."""
        with self._lock:
            self._faults.clear()

    def answer(self, path: str, encodings: str) -> tuple[Answer, str | None]:
        """What is sent for a path of the host, and what is wrong with it, None for nothing."""
        below = path.removeprefix(self.under) if path.startswith(self.under) else path
        file, found = self._oddly_found(path)
        name = str(file.relative_to(self.folder)) if file else below
        kind = self._fault(name)
        with self._lock:
            self.requests.append(below)
        sent = self._dressed(name, self._faulty(name, kind, found), encodings)
        with self._lock:
            self.answers.append((below, sent.status))
        return sent, kind

    def _oddly_found(self, path: str) -> tuple[Path | None, Answer]:
        """The file for a path, and what is sent; None where it is not the content of a file."""
        if "rate-limit" in self.oddities and self._too_many():
            return None, Answer(429, "text/plain", b"Too many requests", {"Retry-After": "1"})
        if "portal" in self.oddities:
            return None, Answer(200, "text/html", PORTAL)
        if path == "/analytics.js":
            return None, Answer(200, "text/javascript", b"window.analytics = true;")
        if "no-py" in self.oddities and path.endswith(".py"):
            return None, Answer(403, "text/html", b"<h1>Forbidden</h1>")
        if (to := self._elsewhere(path)) is not None:
            return None, Answer(308, "text/plain", b"", {"Location": to})
        file = self._file(path)
        return (file, Answer(200, _type(file), file.read_bytes())) if file else self._unknown()

    def _elsewhere(self, path: str) -> str | None:
        """Where the host leads the reader from a path."""
        to = path
        if "clean-urls" in self.oddities:
            to = re.sub(r"/index(\.html)?$", "/", to).removesuffix(".html")
        if self.oddities & {"clean-urls", "strip-slash"} and to != "/":
            to = to.rstrip("/")
        elif not path.endswith("/") and (found := self._on_disk(path)) and found.is_dir():
            to = f"{path}/"  # as every host has it
        return None if to == path else to

    def _on_disk(self, path: str) -> Path | None:
        if not f"{path}/".startswith(self.under):
            return None
        if "lower-case" in self.oddities and path != path.lower():
            return None
        found = self.folder / unquote(path[len(self.under) :])
        there = Path(os.path.normpath(found))  # a link within the folder may lead out of it, an address may not
        return found if Path(os.path.normpath(self.folder)) in (there, *there.parents) else None

    def _file(self, path: str) -> Path | None:
        found = self._on_disk(path)
        if found is None:
            return None
        if found.is_dir():
            found = self.folder / "nothing" if "no-index" in self.oddities else found / "index.html"
        elif "clean-urls" in self.oddities and not found.exists():
            found = found.with_name(f"{found.name}.html")
        return found if found.is_file() else None

    def _unknown(self) -> tuple[Path | None, Answer]:
        if "owner-home" in self.oddities:
            return None, Answer(200, "text/html", OWNER_HOME)
        page = self.folder / ("index.html" if "spa" in self.oddities else "404.html")
        content = page.read_bytes() if page.exists() else b"<h1>Not found</h1>"
        return None, Answer(200 if "spa" in self.oddities else 404, "text/html", content)

    def _too_many(self) -> bool:
        now = time.monotonic()
        with self._lock:
            while self._lately and now - self._lately[0] > 1:
                self._lately.popleft()
            self._lately.append(now)
            return len(self._lately) > self.rate

    def _fault(self, name: str) -> str | None:
        with self._lock:
            for fault in self._faults:
                if fnmatchcase(name, fault.glob) and fault.times != 0:
                    fault.times = None if fault.times is None else fault.times - 1
                    return fault.kind
        return None

    def _faulty(self, name: str, kind: str | None, found: Answer) -> Answer:
        if found.status == 200:
            self.first_served.setdefault(name, found.content)
        if kind == "half":
            return found._replace(content=found.content[: len(found.content) // 2])
        if kind == "stale":
            return found._replace(content=self.first_served.get(name, found.content))
        if kind == "portal":
            return Answer(200, "text/html", PORTAL)
        if kind == "missing":
            return self._unknown()[1]
        if kind in ("503", "429"):
            return Answer(int(kind), "text/plain", b"Later", {"Retry-After": "1"})
        return found

    def _dressed(self, name: str, answer: Answer, encodings: str) -> Answer:
        """The answer as the host changes it on its way: its HTML, its type, its headers, its encoding."""
        status, kind, content, headers = answer
        if kind == "text/html":
            content = self._rewritten(content)
        if "mjs-octets" in self.oddities and name.endswith((".mjs", ".webmanifest")):
            kind = "application/octet-stream"
        for charset in ("latin-1", "koi8-r"):
            if charset in self.oddities and kind.startswith(("text/", "application/json")):
                kind += f"; charset={charset.replace('latin-1', 'ISO-8859-1').upper()}"
        more = [_HEADERS[oddity] for oddity in sorted(self.oddities & _HEADERS.keys())]
        headers = {**headers, **{field: value for each in more for field, value in each.items()}}
        if "gz-encoding" in self.oddities and content[:2] == b"\x1f\x8b":
            headers["Content-Encoding"] = "gzip"
        elif "brotli" in self.oddities and "br" in encodings and kind.startswith(("text/", "application/json")):
            content = brotli.compress(content, quality=4)
            headers["Content-Encoding"] = "br"
        return Answer(status, kind, content, headers)

    def _rewritten(self, html: bytes) -> bytes:
        if "analytics" in self.oddities:
            html = html.replace(b"</head>", _ANALYTICS, 1)
        if "minify" in self.oddities:
            html = re.sub(rb"<!--.*?-->", b"", html, flags=re.DOTALL)
            html = re.sub(rb'(<[a-z][^<>]* [a-z-]+=)"([A-Za-z0-9_-]+)"(?=[ >])', rb"\1\2", html)
            html = re.sub(rb">\s+<", b"><", html)
        return html + b"<!-- served by an odd host -->" if "comment" in self.oddities else html


class _Server(http.server.ThreadingHTTPServer):
    """A server that remembers its connections, since `server_close` leaves them open."""

    request_queue_size = 128

    def __init__(self, address: tuple[str, int], handler: type[_Handler]) -> None:
        self.connections: set[socket.socket] = set()
        super().__init__(address, handler)

    def process_request(self, request: socket.socket, client_address: object) -> None:  # type: ignore[override]
        """Answer in a thread of its own."""
        self.connections.add(request)
        super().process_request(request, client_address)

    def end_connections(self) -> None:
        """End what browsers keep open."""
        for connection in tuple(self.connections):
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue  # it is closed already

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore a browser that has closed the connection in the middle of an answer."""
        if not isinstance(sys.exception(), OSError | ValueError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Handler(http.server.BaseHTTPRequestHandler):
    """One connection to an `OddHost`."""

    protocol_version = "HTTP/1.1"
    host: OddHost

    def do_GET(self) -> None:
        """Send what the host has for a path."""
        address = urlsplit(self.path)
        answer, fault = self.host.answer(address.path, self.headers.get("Accept-Encoding", ""))
        if fault == "hang":
            self.host.stopping.wait()
            self.close_connection = True
            return
        headers = dict(answer.headers)
        if "Location" in headers and address.query:
            headers["Location"] += f"?{address.query}"
        always = {"Content-Type": answer.type, "Content-Length": str(len(answer.content))}
        self.send_response(answer.status)
        for field, value in (always | headers).items():
            self.send_header(field, value)
        self.end_headers()
        if self.command != "HEAD":
            cut = fault == "cut"
            self.wfile.write(answer.content[: len(answer.content) // 2] if cut else answer.content)
            self.close_connection |= cut

    def do_HEAD(self) -> None:
        """Send the headers alone."""
        self.do_GET()

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


def _known(names: Mapping[str, str] | tuple[str, ...], *asked: str) -> None:
    if unknown := set(asked) - set(names):
        raise ValueError(f"unknown: {sorted(unknown)}; known are {sorted(names)}")


def _type(file: Path) -> str:
    return TYPES.get(file.suffix, "application/octet-stream")
