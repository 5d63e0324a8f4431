"""Games of files for tests: a site whose owner has added some, and files that try to get out of their frame."""

from __future__ import annotations

import json
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Page

from e2e.conftest import DIST
from e2e.table import until
from paths import ROOT

CRAZY_EIGHTS = (ROOT / "seeds/gallery/crazy-eights.md").read_text("utf-8")
FAULT = "#game-fault:not([hidden])"
OF_FILES = {DIST / f"{name}/index.html" for name in ("games", "games/rules", "games/write", "embed/file")} | {
    path
    for game in (ROOT / "seeds/gallery").glob("*.md")
    for path in DIST.glob(f"rules/{game.stem}/**/index.html")
    if "whole" not in path.parts
}
"""Pages with the frame in which a game's file runs."""
IMPATIENT = """(() => {
  const patient = (window.patient = window.setTimeout);
  window.setTimeout = (act, delay, ...rest) =>
    patient.call(window, act, delay === 8_000 || delay === 4_000 ? delay / 20 : delay, ...rest);
})()"""
"""A script of a page with games that never answer: it waits a twentieth as long, in which they take a processor."""
PATIENT = "void (window.setTimeout = patient)"
"""Takes it back."""
ONE_FILE = "publish/game.html"
"""What `pyengine publish` puts a game into: as the single file, it holds its scripts."""


def site_with(folder: Path, games: dict[str, str]) -> Path:
    """A copy of the site in `folder`, to which its owner has added these games by name."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in DIST.iterdir():
        if path.name not in ("games", "games.json"):
            (folder / path.name).symlink_to(path)
    (folder / "games").mkdir()
    for path in (DIST / "games").iterdir():
        (folder / "games" / path.name).symlink_to(path)
    for name, text in games.items():
        (folder / "games" / f"{name}.md").write_text(text, "utf-8")
    listed = json.loads((DIST / "games.json").read_text("utf-8"))
    (folder / "games.json").write_text(json.dumps([*listed, *games]), "utf-8")
    return folder


def crazy(name: str, *, first: str = "", in_move: str = "", in_demand: str = "") -> str:
    """Crazy Eights under another name, with these lines before its own, in its move, and before that move's demands."""
    text = CRAZY_EIGHTS.replace("game: crazy-eights", f"game: {name}").replace(
        "```play crazy-eights", f"```play {name}"
    )
    text = text.replace("cards = french()", f"{first}\ncards = french()", 1)
    if in_move:
        text = text.replace("    game.suit = card.suit\n", f"    {in_move}\n    game.suit = card.suit\n", 1)
    if in_demand:
        text = text.replace("def lay(game, card: hand):\n", f"def lay(game, card: hand):\n    {in_demand}\n", 1)
    return text


def told(page: Page) -> str:
    """What the page says where a game has stopped, once it does."""
    until(page, FAULT)
    return page.locator("#game-fault-text").inner_text()


class Spy:
    """A server that nobody should ask for anything: `asked` has every path that was asked for."""

    def __enter__(self) -> Spy:
        self.asked: list[str] = []
        self.server = ThreadingHTTPServer(("localhost", 0), _handler(self.asked.append))
        self.url = f"http://localhost:{self.server.server_port}/"
        Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


def _handler(note: Callable[[str], None]) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def answer(self) -> None:
            note(self.path)
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.send_header("Content-Length", "0")
            self.end_headers()

        do_GET = do_POST = do_HEAD = do_OPTIONS = answer  # noqa: N815 - the base class calls them so

        def log_message(self, *_: object) -> None:
            """Nothing is printed."""

    return Handler
