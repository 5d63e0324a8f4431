"""A table of a game in one file as a reader sees it, for tests: its controls, and clicks on them."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

from tests.kit.files import GALLERY
from tests.web.play_table import PlayTable
from web.engine.session import Session
from web.kit.opening import open_game
from web.kit.ways import KitClicks, fits

FILES = {path.name: path.read_text("utf-8") for path in GALLERY[0].parent.glob("*.md")}
_STRANGE = Path(__file__).parent / "strange"
STRANGE = tuple(sorted(path.stem for path in _STRANGE.glob("*.md")))
"""Games that are unlike those of the gallery."""
FILES |= {path.name: path.read_text("utf-8") for path in _STRANGE.glob("*.md")}
GAMES = tuple(sorted(path.stem for path in GALLERY if "." not in path.stem))
FIELDS = ("action", "also", "try", "source", "target", "tip")


_BUTTON = re.compile(r"<button\b[^<>]*>")
_ATTRIBUTE = re.compile(r'\s([\w-]+)(?:="([^"]*)")?')


class Controls:
    """The buttons of a page, by what their attributes say."""

    def __init__(self, html: str) -> None:
        self.buttons = [
            {name: unescape(value) for name, value in _ATTRIBUTE.findall(tag)} for tag in _BUTTON.findall(html)
        ]

    def of(self, kind: str) -> list[dict[str, str]]:
        """Those with an attribute `data-…`."""
        return [each for each in self.buttons if f"data-{kind}" in each]

    def offers(self, action: str) -> bool:
        """True if a click on one of them does this action."""
        return any(each["data-action"] == action for each in self.of("action"))


class KitPage:
    """The play page of a game of the gallery."""

    def __init__(self, game: str, players: int, lang: str = "en", *, people: int = 1, pace: str = "instant") -> None:
        game_id = open_game(FILES[f"{game}.md"], FILES)
        self.table = PlayTable()
        seats = ",".join(["human"] * people + ["bot:random"] * (players - people))
        query = f"?game={game_id}&lang={lang}&seats={seats}&seed=7&pace={pace}"
        self.answer = self.send(do="start", query=query, langs=[lang])

    def send(self, **command: object) -> dict[str, Any]:
        """Send a command; the answer that has a picture stays."""
        answer: dict[str, Any] = json.loads(self.table.send(json.dumps(command)))
        assert "error" not in answer, answer
        if "html" in answer:
            self.answer = answer
        return answer

    @property
    def session(self) -> Session:
        assert self.table.session is not None
        return self.table.session

    @property
    def controls(self) -> Controls:
        return Controls(self.answer["html"])

    @property
    def over(self) -> bool:
        return self.session.timeline.state.outcome is not None

    def click(self, button: dict[str, str]) -> None:
        """Click a control, as `web.page.input` reads it."""
        names = [name for name in FIELDS[:-1] if f"data-{name}" in button]
        self.send(**{name: button[f"data-{name}"] for name in names})

    def go_on(self) -> None:
        """Let the bots act, and go on from what has been seen, until the reader is to act."""
        for _ in range(20_000):
            session = self.session
            if self.over or (session.legal() and session.viewer in session.awaited):
                return
            if session.stopped:
                self.send(do="seen")
            elif session.curtain is not None:
                self.send(do="reveal")
            else:
                if session.bot_turn:
                    session.bot_turn.began = -1e9
                self.send(do="tick")
        raise AssertionError("the reader never comes to act")

    def reach(self, action: str) -> None:
        """Click until a control does this action, one choice after the other; each of them leads to it."""
        self.send(do="escape")
        clicks = self.session.game_table.clicks
        assert isinstance(clicks, KitClicks)
        assert clicks.definition is not None
        act = clicks.definition.acts[action]
        for _ in range(8):
            controls = self.controls
            if controls.offers(action):
                return
            chosen = (self.session.chosen or "").split("+")
            leading = [
                each
                for each in controls.of("source")
                if each["data-source"] not in chosen
                and "data-try" not in each
                and fits(act, [*filter(None, chosen), each["data-source"]], clicks.definition)
            ]
            assert leading, f"no control leads to {action} from {self.session.chosen}"
            self.send(source=leading[0]["data-source"])
        raise AssertionError(f"{action} takes too many clicks")

    def do(self, action: str) -> None:
        """Reach an action and click it."""
        self.reach(action)
        self.click(next(each for each in self.controls.of("action") if each["data-action"] == action))
