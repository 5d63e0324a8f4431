"""Serves `dist/` as a plain static host would.

python build serve [--port 8000] [--dir dist] [--under some/path] [--gz-encoding] [--mbit 10]

If the port is taken it takes the next one that is free.

With --gz-encoding it does as some hosts do: a file whose name ends in .gz is sent as gzip-encoded,
so that browsers unpack it before the page sees it. With --mbit it is on a slow line.
"""

from __future__ import annotations

import argparse
import http.server
import sys
from collections.abc import Callable
from errno import EADDRINUSE
from http import HTTPStatus
from pathlib import Path
from typing import Any

from paths import DIST
from website.throttle import Line, Source, Target

_PORTS = 20
"""How many ports are tried."""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Static files with the right types; a path before the site when one is asked for."""

    protocol_version = "HTTP/1.1"
    under = ""
    gz_encoding = False
    line = Line()
    extensions_map = {  # noqa: RUF012 - the base class has it so
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".gz": "application/octet-stream",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".svg": "image/svg+xml",
    }

    def translate_path(self, path: str) -> str:
        """The file for a URL; outside the served path there is none."""
        if not path.startswith(self.under):
            return str(Path(self.directory) / "nothing here")
        return super().translate_path(path[len(self.under) :] or "/")

    def send_head(self) -> Any:
        """Answer after the delay of a slow line."""
        self.line.wait()
        return super().send_head()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer an unknown address with the site's own page, where it has one."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.exists():
            super().send_error(code, message, explain)
            return
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def copyfile(self, source: Source, outputfile: Target) -> None:  # type: ignore[override]
        """Send a file over the line."""
        self.line.send(source, outputfile)

    def end_headers(self) -> None:
        """With `gz_encoding`, declare .gz as a content encoding."""
        if self.gz_encoding and self.path.endswith(".gz"):
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


class Server(http.server.ThreadingHTTPServer):
    """A server with the line over which it sends."""

    def __init__(self, address: tuple[str, int], handle: Callable[..., object], line: Line) -> None:
        super().__init__(address, handle)  # type: ignore[arg-type]
        self.line = line

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore a browser that has closed the connection in the middle of an answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(
    folder: Path,
    port: int = 0,
    under: str = "",
    gz_encoding: bool = False,
    mbit: float = 0,
    *,
    handler: type[Handler] = Handler,
) -> Server:
    """A server for a folder; port 0 takes any that is free. `under` is a path such as `/games`."""
    line = Line(mbit)
    served = type("Served", (handler,), {"under": under, "gz_encoding": gz_encoding, "line": line})

    def handle(*args: object) -> None:
        served(*args, directory=str(folder))

    return Server(("127.0.0.1", port), handle, line)


def first_free(port: int, make: Callable[[int], Server]) -> Server:
    """A server at this port or, where others have it, at one of the next; raises `OSError` if none is free."""
    for each in range(port, port + _PORTS - 1):
        try:
            return make(each)
        except OSError as error:
            if error.errno != EADDRINUSE:
                raise
    return make(port + _PORTS - 1)


def main() -> None:
    """Serve until stopped."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--dir", type=Path, default=DIST)
    parser.add_argument("--under", default="")
    parser.add_argument("--gz-encoding", action="store_true")
    parser.add_argument("--mbit", type=float, default=0)
    given = parser.parse_args()
    server = first_free(
        given.port, lambda port: make_server(given.dir, port, given.under, given.gz_encoding, given.mbit)
    )
    print(f"Nastilka is at http://localhost:{server.server_address[1]}{given.under}/ (stop with Ctrl-C)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
