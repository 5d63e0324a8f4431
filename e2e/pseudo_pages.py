"""Writes pages of a project as they look before or between scripts, in some languages: what tests measure.

python e2e/pseudo_pages.py OUT_DIR LANG… [--all]

It runs in the folder of the project. Without `--all` it writes one of each kind of page, and every game's table once.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path[:0] = [".", "build"]

from pyengine.bots import Knowledge, bot  # noqa: E402
from pyengine.core.prng import Prng  # noqa: E402
from web.engine import session as session_module  # noqa: E402
from web.engine.controllers.lesson import LessonController  # noqa: E402
from web.engine.controllers.play import PlayController  # noqa: E402
from web.games import games  # noqa: E402
from web.parts.html import Html, el  # noqa: E402
from web.parts.messages import Messages  # noqa: E402
from web.site import lessons, studies  # noqa: E402
from web.site.book import book, card, whole_book  # noqa: E402
from web.site.friends import friends  # noqa: E402
from web.site.lobby import lobby  # noqa: E402
from web.site.setup_page import setup_page  # noqa: E402
from web.site.statistics import stats  # noqa: E402
from website.styles import make_styles  # noqa: E402

PANELS = ("settings", "share", "show:rules")
MOMENTS = (0, 3, 9)
"""After how many actions of people a table is written; with `--all` also at the end."""
_MOST_ACTIONS = 400
_MOST_TICKS = 2000
_MOVES = 8


def site_pages(t: Messages, *, every: bool) -> Iterator[tuple[str, Html]]:
    """The pages that are rendered when the site is built; without `every` of one game's rulebook and lesson."""
    yield from (("lobby", lobby(t)), ("stats", stats(t)), ("friends", friends(t)))
    for game in games() if every else games()[-1:]:
        form = setup_page(t).replace(f'id="{game.id}"', f'id="{game.id}" data-asked="yes"')
        yield f"setup-{game.id}", Html(form)
        for name, page in (("book", book), ("whole", whole_book), ("card", card)):
            if every or name == "book":
                yield f"{name}-{game.id}", page(game.id, t.lang)
    for each in studies.pages() if every else ():
        if each.lang == t.lang:
            yield f"studies-{each.folder.strip('/').replace('/', '-')}", each.content
    for each in lessons.pages():
        if each.lang == t.lang and (every or games()[-1].id in each.folder):
            yield f"learn-{each.folder.split('/')[1]}", each.content


class Player:
    """A person at a table of the play page, who does what the greedy bot does."""

    def __init__(self, query: str) -> None:
        session_module.PAUSES.update(dict.fromkeys(session_module.PAUSES, 0))
        self.controller = PlayController()
        self.html = ""
        self.send("start", query=query, base="https://example.org/play/")

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        session = self.controller.session
        return session is None or session.timeline.state.outcome is not None

    @property
    def record(self) -> str:
        """The game so far, as a text."""
        assert self.controller.session
        return self.controller.session.timeline.record.format()

    def send(self, name: str, **fields: Any) -> None:
        """Carry out a command, and let bots, hints and reviews finish."""
        controller = self.controller
        self.show(controller.carry_out(name, {"do": name, **fields}))
        for _ in range(_MOST_TICKS):
            if controller.session is None or controller.session.wait is None:
                break
            self.show(controller.carry_out("tick", {"do": "tick"}))

    def show(self, answer: dict[str, Any]) -> None:
        """Keep what the page shows."""
        self.html = answer.get("html", self.html)

    def go_on(self) -> None:
        """Do one action, or what the page waits for."""
        session = self.controller.session
        assert session
        if session.stopped:
            self.send("seen")
        elif session.curtain is not None:
            self.send("reveal")
        elif session.next_person is None:
            self.send("dismiss")
        else:
            known = Knowledge(session.timeline.game, session.timeline.state, session.next_person)
            action = bot("greedy").choose(known, Prng(len(session.timeline.moments)))
            self.send("touch", action=session.timeline.game.format(action))


def tables(t: Messages, *, every: bool) -> Iterator[tuple[str, Html]]:
    """Every game's table in the middle of a game; with `every` at more moments, to the end, with all panels."""
    for game in games():
        seats = ",".join(["human"] + ["bot:greedy"] * (max(3, game.seats[0]) - 1 if game.seats[1] > 2 else 1))
        player = Player(f"?game={game.id}&seats={seats}&lang={t.lang}&seed=7&pace=instant")
        for at in range(MOMENTS[-1] + 1 if every else MOMENTS[1] + 1):
            if at in MOMENTS and (every or at):
                yield f"table-{game.id}-{at}", on_page(player.html)
            if not player.over:
                player.go_on()
        player.send("hint")
        yield f"hint-{game.id}", on_page(player.html)
        if every:
            yield from _rest(player, game.id)


def _rest(player: Player, name: str) -> Iterator[tuple[str, Html]]:
    """The panels over a table, what comes after each round, and the end."""
    for panel in PANELS:
        command, _, value = panel.partition(":")
        player.send(command, **({"value": value} if value else {}))
        yield f"{command}-{name}", on_page(player.html)
        player.send("close-panel")
    for _ in range(_MOST_ACTIONS):
        if player.over:
            break
        player.go_on()
    yield f"end-{name}", on_page(player.html)


def played(game_id: str, lang: str) -> str:
    """The record of some moves of a game, with what stands for people left out."""
    player = Player(f"?game={game_id}&seats=human,bot:greedy&lang={lang}&seed=11&pace=instant&names=A,B")
    for _ in range(_MOVES):
        if not player.over:
            player.go_on()
    return player.record


def lesson_steps(t: Messages) -> Iterator[tuple[str, Html]]:
    """Every step of every lesson, as the engine shows it."""
    for game in games():
        controller = LessonController("lesson")
        for at in range(30):
            fields = {"do": "lesson", "game": game.id, "lang": t.lang, "root": "../../", "step": str(at)}
            answer = controller.carry_out("lesson", fields)
            if controller.at != at:
                break
            yield f"step-{game.id}-{at}", Html(f'<main class="learn">{answer["html"]}</main>')


def on_page(html: str) -> Html:
    """A table as it stands in a page."""
    return Html(f'<div class="page"><div id="app">{html}</div></div>')


def document(content: Html, t: Messages, *own: str) -> str:
    """A whole page; some have an `own` style sheet."""
    styles = [el("link", {"rel": "stylesheet", "href": f"../{name}.css"}) for name in ("style", *own)]
    view = el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"})
    head = el("head", None, el("meta", {"charset": "utf-8"}), view, *styles)
    body = el("body", None, el("div", {"id": "page"}, content))
    attrs = {"lang": t.lang, "dir": t.dir, "data-motion": "none", "data-theme": "light"}
    return f"<!doctype html>\n{el('html', attrs, head, body)}\n"


def write_styles(out: Path) -> None:
    """Write the style sheets that the pages name."""
    for name, style in make_styles().items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(style)


def main(out: Path, langs: list[str], *, every: bool) -> None:
    """Write the pages, each language's in a folder, and the record of each game that was played."""
    write_styles(out)
    for lang in langs:
        t = Messages(lang)
        (out / lang).mkdir()
        found = dict(site_pages(t, every=every)) | dict(tables(t, every=every))
        found |= dict(lesson_steps(t)) if every else {}
        for name, content in found.items():
            (out / lang / f"{name}.html").write_text(document(content, t), "utf-8")
        records = {game.id: played(game.id, lang) for game in games()}
        (out / lang / "records.json").write_text(json.dumps(records), "utf-8")


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word != "--all"]
    main(Path(given[0]), given[1:], every="--all" in sys.argv)
