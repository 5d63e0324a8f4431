"""Tables in every phase of a game, and the other pages, without scripts: what tests of the layout measure.

python e2e/phases.py OUT_DIR LANG… [--all]

Without `--all` it writes a few phases of each game only.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path[:0] = [".", "build"]

from e2e.positions import middle, positions  # noqa: E402
from e2e.pseudo_pages import Player, document, on_page, site_pages, write_styles  # noqa: E402
from e2e.table import dealt  # noqa: E402
from pyengine.games import game as find_game  # noqa: E402
from pyengine.games import ids  # noqa: E402
from web.parts.html import Html  # noqa: E402
from web.parts.messages import Messages  # noqa: E402
from web.site import rules  # noqa: E402
from web.site.hosting_check import hosting_check  # noqa: E402
from web.site.missing import missing  # noqa: E402
from web.site.puzzles import puzzle, puzzles  # noqa: E402
from web.site.setup_page import setup_page  # noqa: E402
from web.site.workbench import workbench  # noqa: E402

PANELS = {"rules": "show", "share": "share", "settings": "settings", "story": "show"}
OWN_STYLES = ("puzzles", "workbench")
SOURCE = re.compile(r'<button[^>]*data-source="([^"]+)"[^>]*>')
TRY = re.compile(r'data-try="([^"]+)"')
MOST = 300
ROOT = Path(__file__).parents[1]


def phases(game_id: str, lang: str, *, every: bool) -> Iterator[tuple[str, str]]:
    """The phases of a game by their names, as the HTML within `#app`."""
    least, most = find_game(game_id).seats
    two = f"?game={game_id}&seats=human{',bot:greedy' * (max(2, least) - 1)}&lang={lang}&seed=7&pace=instant"
    player = Player(two)
    yield "first", player.html
    for source in SOURCE.findall(player.html)[:1]:
        player.send("touch", source=source)
        yield "chosen", player.html
    player = Player(f"?game={game_id}&seats=human{',bot:greedy' * (most - 1)}&lang={lang}&seed=3&pace=instant")
    for _ in range(4):
        player.go_on()
    yield "many", player.html
    if every:
        player = at_middle(game_id, two)
        yield "middle", player.html
        player.send("hint")
        yield "hint", player.html
        yield from ends(two)
        yield from others(game_id, two, lang)


def at_middle(game_id: str, query: str) -> Player:
    """A player in the middle of a game."""
    player = Player(query)
    player.send("load", text=dealt(game_id, middle(game_id, 4, positions(game_id).MIDDLE)))
    return player


def ends(query: str) -> Iterator[tuple[str, str]]:
    """The end of a round, where a game has rounds, and of a game."""
    player, seen = Player(query.replace("pace=instant", "pace=fast")), False  # at once, no round's end is shown
    for _ in range(MOST):
        if player.over:
            break
        if not seen and 'id="round-end"' in player.html:
            seen = True
            yield "round", player.html
        player.go_on()
    yield "end", player.html


def others(game_id: str, query: str, lang: str) -> Iterator[tuple[str, str]]:
    """Refusals, the curtain, the look back, the panels, and later moments."""
    player = Player(query)
    player.send("touch", **{"try": next(iter(TRY.findall(player.html)), "pass")})
    yield "refusal", player.html
    yield "curtain", Player(f"?game={game_id}&seats=human,human&lang={lang}&seed=7&pace=instant").html
    player = Player(query)
    for at in range(1, 25):
        if player.over:
            break
        player.go_on()
        if at in (2, 5, 9, 14, 19, 24):
            yield f"moment-{at}", player.html
            for source in SOURCE.findall(player.html)[-1:]:
                player.send("touch", source=source)
                yield f"moment-{at}-chosen", player.html
                player.send("touch", source=source)
    player.send("jump", value="3")
    yield "past", player.html
    player.send("live")
    for name, command in PANELS.items():
        player.send(command, **({"value": name} if command == "show" else {}))
        yield name, player.html
        player.send("close-panel")
        player.send("show", value="")


def pages(t: Messages, *, every: bool) -> Iterator[tuple[str, str]]:
    """The pages without a table that is played at: lobby, set-up, rules, lessons, puzzles, studies, and so on."""
    yield from site_pages(t, every=every)
    yield from (("puzzles", puzzles(t)), ("puzzle", puzzle(t)), ("workbench", workbench(t)))
    yield from (
        ("hosting", hosting_check(t)),
        ("rules", next(each.content for each in rules.pages() if each.lang == t.lang)),
    )
    yield "which", setup_page(t)


def missing_page(t: Messages) -> str:
    """The page for an unknown address, in one language; it has its own style sheet and, here, no policy or script."""
    chosen = f".page:not([lang={t.lang}]) {{ display: none; }} .page[lang={t.lang}] {{ display: block !important; }}"
    page = missing((ROOT / "web/styles/base.css").read_text("utf-8") + chosen, "")
    return re.sub("<meta http-equiv=[^>]*>", "", page)


def main(out: Path, langs: list[str], *, every: bool) -> None:
    """Write the pages, `LANG/GAME-PHASE.html`, and the style sheets."""
    write_styles(out)
    for lang in langs:
        t = Messages(lang)
        (out / lang).mkdir(exist_ok=True)
        for game_id in ids():
            for name, html in phases(game_id, lang, every=every):
                (out / lang / f"{game_id}-{name}.html").write_text(document(on_page(html), t), "utf-8")
        (out / lang / "page-missing.html").write_text(missing_page(t), "utf-8")
        for name, content in pages(t, every=every):
            own = [part for part in OWN_STYLES if name.startswith(part[:-1])]
            (out / lang / f"page-{name}.html").write_text(document(Html(content), t, *own), "utf-8")


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word != "--all"]
    main(Path(given[0]), given[1:], every="--all" in sys.argv)
