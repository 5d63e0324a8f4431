"""Draws a page of the site as a PNG without building it: the engine runs here, and the page is only looked at.

python build preview 'game=uno&seats=human,bot:3&seed=7' --actions 6 --size 390x844 --dark --out uno.png
python build preview 'game=flights&lang=uk' --do '{"do": "hint"}' --wait
python build preview --page web.site.lobby:lobby --lang uk --out lobby.png
"""

from __future__ import annotations

import argparse
import importlib
import json
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from browsers import chromium_path
from paths import write_all
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from web.engine import session as session_module
from web.engine.controllers.play import PlayController
from web.parts.messages import Messages
from website.styles import make_styles

_MOST_TICKS = 2000
Send = Callable[[str, Any], dict[str, Any]]


def main() -> None:
    """Draw what the command line asks for."""
    asked = _arguments()
    if asked.page:
        module, _, function = asked.page.partition(":")
        html = f"{getattr(importlib.import_module(module), function)(Messages(asked.lang))}"
    else:
        html = _play_page(asked)
    style = '<meta charset="utf-8"><link rel="stylesheet" href="style.css">'
    body = f'<body><div id="page">{html}</div></body>'
    page = f'<!doctype html><html lang="en" data-motion="none"><head>{style}</head>{body}</html>'
    sizes = [tuple(map(int, size.split("x"))) for size in asked.size]
    shots = [(*size, theme) for size in sizes for theme in (("light", "dark") if asked.both else [asked.theme])]
    with tempfile.TemporaryDirectory() as folder:
        write_all(Path(folder), make_styles() | {"index.html": page.encode()})
        _draw(Path(folder) / "index.html", shots, Path(asked.out), whole=asked.whole)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("query", nargs="?", default="game=uno", help="the address's query, as on the play page")
    parser.add_argument("--page", help="a page of the site: module:function, which takes the messages")
    parser.add_argument("--lang", default="en", help="the language of such a page")
    parser.add_argument("--actions", type=int, default=0, help="how many actions of people are done first, by a bot")
    parser.add_argument("--to", default="", help="stop before an action once the page contains this text")
    parser.add_argument("--do", action="append", default=[], help="a command as JSON, sent after the actions")
    parser.add_argument("--record", help="a file with a record to load first")
    parser.add_argument("--wait", action="store_true", help="let hints, reviews and bots finish after the commands")
    parser.add_argument("--size", action="append", help="width x height in pixels; may be repeated")
    parser.add_argument("--dark", dest="theme", action="store_const", const="dark", default="light")
    parser.add_argument("--both", action="store_true", help="in the light and in the dark theme")
    parser.add_argument("--whole", action="store_true", help="the whole page, not only what is in sight")
    parser.add_argument("--out", default="preview.png", help="the file; with several pictures, their size is added")
    asked = parser.parse_args()
    asked.size = asked.size or ["1280x800"]
    return asked


def _play_page(asked: argparse.Namespace) -> str:
    """The play page after the actions and the commands."""
    session_module.PAUSES.update(dict.fromkeys(session_module.PAUSES, 0))  # what waits is on nobody's screen
    controller = PlayController()
    send = controller.carry_out
    answer = send("start", {"do": "start", "query": asked.query, "base": "https://example.org/play/"})
    if asked.record:
        answer = send("load", {"do": "load", "text": Path(asked.record).read_text("utf-8")})
    answer = _settled(controller, send, answer)
    for _ in range(asked.actions):
        if asked.to and asked.to in answer.get("html", ""):
            break
        answer = _settled(controller, send, _one_action(controller, send))
    for text in asked.do:
        command = json.loads(text)
        answer = send(command.get("do", "touch"), command)
        answer = _settled(controller, send, answer) if asked.wait else answer
    return f'<div class="page"><div id="app">{answer["html"]}</div></div>'


def _one_action(controller: PlayController, send: Send) -> dict[str, Any]:
    """One action of a person, chosen by the greedy bot; or what the page waits for."""
    session = controller.session
    assert session
    if session.lingers:
        return send("seen", {"do": "seen"})
    if session.curtain is not None:
        return send("reveal", {"do": "reveal"})
    if session.next_person is None:
        return send("dismiss", {"do": "dismiss"})
    timeline = session.timeline
    knowledge = Knowledge(timeline.game, timeline.state, session.next_person)
    action = bot("greedy").choose(knowledge, Prng(len(timeline.moments)))
    return send("touch", {"action": timeline.game.format(action)})


def _settled(controller: PlayController, send: Send, answer: dict[str, Any]) -> dict[str, Any]:
    """The last picture once bots, hints and reviews have finished."""
    session = controller.session
    for _ in range(_MOST_TICKS):
        if session is not controller.session or session is None or session.wait is None:
            break
        found = send("tick", {"do": "tick"})
        answer = found if "html" in found else answer
    return answer


def _draw(page: Path, shots: Sequence[tuple[Any, ...]], out: Path, *, whole: bool) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for width, height, theme in shots:
            tab = browser.new_page(viewport={"width": width, "height": height})
            tab.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            tab.goto(page.as_uri())
            name = out if len(shots) == 1 else out.with_stem(f"{out.stem}-{width}-{theme}")
            tab.screenshot(path=str(name), full_page=whole)
            print(name, f"page height {tab.evaluate('document.documentElement.scrollHeight')} of {height}")
        browser.close()


if __name__ == "__main__":
    main()
