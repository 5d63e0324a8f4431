"""Serves the site, makes it anew when a source changes, and reloads the pages that are open.

python build dev [--port 8000]

Here every page has one script more, and no service worker, which would go on with old files.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

from paths import DIST, ROOT
from website.serve import Handler, first_free, make_server

WATCHED = ("build", "pyengine", "seeds", "web", "package-lock.json", "pyproject.toml", "requirements/site.txt")
_LOOKS = 0.3
"""Seconds between two looks at the sources."""
_ALIVE = 15
"""Seconds after which a page hears from the server at the latest, or the server that a page is gone."""
_RELOAD = b'new EventSource("/dev/made").onmessage = () => location.reload();'
_NO_WORKER = b"""addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
}"""
"""Takes the place of a service worker from before, and leaves; pages that the old one held are loaded again."""


class Made:
    """How often the site has been made, for pages that wait for the next time."""

    def __init__(self) -> None:
        self.count = 0
        self._changed = threading.Condition()

    def again(self) -> None:
        """It has been made again."""
        with self._changed:
            self.count += 1
            self._changed.notify_all()

    def wait(self, count: int, seconds: float) -> bool:
        """True as soon as it has been made after `count` times; False where that took longer."""
        with self._changed:
            return self._changed.wait_for(lambda: self.count > count, seconds)


class DevHandler(Handler):
    """The site with the script that reloads its pages."""

    made = Made()

    def do_GET(self) -> None:  # noqa: N802 - the base class has it so
        """Answer what is of this server alone, else a file."""
        texts = {"/dev/reload.js": _RELOAD, "/sw.js": _NO_WORKER}
        path = self.path.partition("?")[0]
        if path == "/dev/made":
            count = self.made.count  # before the page can know that it is heard: what is made from then on counts
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Connection", "close")
            self.end_headers()
            self.close_connection = True
            while not self.made.wait(count, _ALIVE):  # an empty line now and then, until the page is gone
                self.wfile.write(b":\n\n")
            self.wfile.write(b"data: made\n\n")
        elif path in texts:
            self._answer(texts[path], "text/javascript")
        else:
            super().do_GET()

    def send_head(self) -> Any:
        """A page gets its further script here."""
        path = Path(self.translate_path(self.path))
        page = path / "index.html" if path.is_dir() and self.path.partition("?")[0].endswith("/") else path
        if page.suffix != ".html" or not page.is_file():
            return super().send_head()
        text = page.read_bytes().replace(b"</body>", b'<script src="/dev/reload.js"></script></body>')
        self._answer_head(len(text), "text/html; charset=utf-8")
        return io.BytesIO(text)

    def _answer(self, content: bytes, kind: str) -> None:
        self._answer_head(len(content), kind)
        self.wfile.write(content)

    def _answer_head(self, length: int, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()


def looked(root: Path = ROOT) -> dict[Path, int]:
    """When each source was changed last."""
    places = [root / name for name in WATCHED]
    files = [path for place in places for path in ([place] if place.is_file() else place.rglob("*"))]
    return {path: path.stat().st_mtime_ns for path in files if path.suffix != ".pyc" and path.is_file()}


def watch(made: Made) -> None:
    """Make the site whenever sources have changed and been left alone for a moment; what fails is printed, no more."""
    before = looked()
    while True:
        time.sleep(_LOOKS)
        now = looked()
        if now == before:
            continue
        while (later := looked()) != now:
            now = later
            time.sleep(_LOOKS)
        names = sorted(str(path.relative_to(ROOT)) for path in {**before, **now} if before.get(path) != now.get(path))
        print(f"\n{', '.join(names[:3])}{' …' if len(names) > 3 else ''}", flush=True)
        before = now
        if subprocess.run([sys.executable, str(ROOT / "build"), "site"], check=False).returncode == 0:
            made.again()


def main() -> None:
    """Serve and watch until stopped."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args()
    server = first_free(given.port, lambda port: make_server(DIST, port, handler=DevHandler))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"Nastilka is at http://localhost:{server.server_address[1]}/, made anew as it changes (stop with Ctrl-C)")
    try:
        watch(DevHandler.made)
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
