"""The statistics page: counts the finished games that are stored on this device."""

import json

import js
from pyscript import document
from pyscript.ffi import create_proxy

from web.page import dom, results, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.page.results import Game, Row

LATEST = 20
"""How many games the list of the latest has."""


class Page:
    """The games on the page, and whether the erase button was pressed once."""

    def __init__(self) -> None:
        self.games: list[Game] = []
        self.erasing = False


page = Page()


# Stored games


def load() -> None:
    """Read the stored games; a text that cannot be read is set aside, and a note says so."""
    page.games, wrong = results.read(storage.read(results.KEY))
    if wrong:
        storage.set_aside(results.KEY, results.BROKEN)
        show_note("broken", wrong)
    elif not storage.allowed():
        show_note("denied")


def save(games: "list[Game]") -> None:
    """Store these games and show them."""
    page.games = games
    storage.write(results.KEY, results.write(games))
    show()


# Output


def text_of(name: str) -> str:
    """A text of the page, in its language."""
    return dom.by_id("results").getAttribute("data-" + name) or ""


def show_note(name: str, what: str = "") -> None:
    """Show a note, and announce it to screen readers."""
    text = text_of(name).replace("{what}", what)
    note = dom.by_id("stats-note")
    note.textContent = text
    note.hidden = not text
    dom.announce(text)


def show() -> None:
    """Show all statistics."""
    games = page.games
    dom.by_id("stats-none").hidden = bool(games)
    dom.by_id("stats-some").hidden = not games
    for name in ("export", "erase"):
        dom.by_id("stats-" + name).hidden = not games
    fill("by-game", results.by_game(games))
    fill("by-opponent", results.by_opponent(games))
    dom.by_id("latest-body").replaceChildren()
    for game in reversed(games[-LATEST:]):
        dom.by_id("latest-body").append(game_row(game))
    plot(results.course(games))


def fill(table: str, rows: "dict[str, Row]") -> None:
    """Fill the rows of a table that have numbers; hide the others."""
    place = dom.by_id(table)
    for row in place.querySelectorAll("tr[data-row]"):
        found = rows.get(row.dataset.row)
        row.hidden = not found
        if found:
            for cell in row.querySelectorAll("td"):
                cell.textContent = str(found[cell.dataset.cell])
    for rare in ("drawn", "several"):
        for cell in place.querySelectorAll('[data-cell="' + rare + '"]'):
            cell.hidden = not any(row[rare] for row in rows.values())


def game_row(game: "Game") -> js.HTMLElement:
    """A game as a row of the list: its day, its name, the others, how it ended, how many decisions."""
    others = ", ".join([text_of("kind-" + kind.replace(":", "-")) or kind for kind in results.opponents(game)])
    name = text_of("name-" + game["game"]) or game["game"]
    row, day = document.createElement("tr"), document.createElement("th")
    day.setAttribute("scope", "row")
    day.textContent = game["day"]
    row.append(day)
    for text in (name, others, text_of(results.ending(game)), str(game["decisions"])):
        cell = document.createElement("td")
        cell.textContent = text
        row.append(cell)
    return row


def plot(shares: list[int]) -> None:
    """The share of games won, after each game; a line needs at least two."""
    dom.by_id("stats-course").hidden = len(shares) < 2
    if len(shares) < 2:
        return
    chart = dom.by_id("course")
    line = {"name": text_of("won"), "y": shares}
    drawn = {"x": list(range(1, len(shares) + 1)), "lines": [line], "max": 100}
    drawn["x-name"] = text_of("axis-games")
    drawn["y-name"] = text_of("axis-won")
    chart.setAttribute("data-chart", json.dumps(drawn))
    text = text_of("course").replace("{games}", str(len(shares))).replace("{share}", str(shares[-1]))
    chart.setAttribute("aria-label", text)
    dom.by_id("course-words").textContent = text


# What the reader does


def export_games(_event: js.Event) -> None:
    """Download the games as a file."""
    dom.download("nastilka-statistics.json", "application/json", results.write(page.games))


async def import_games(_event: js.Event) -> None:
    """Add the games of a file; a broken one changes nothing."""
    picker = dom.field("stats-file")
    if not picker.files.length:
        return
    games, wrong = results.read(await picker.files.item(0).text())
    picker.value = ""
    if wrong or not games:
        show_note("wrong", wrong or "games")
        return
    before = len(page.games)
    save(results.merged(page.games, games))
    show_note("added", str(len(page.games) - before))


def erase(_event: js.Event) -> None:
    """Erase all games at the second press of the button."""
    if not page.erasing:
        page.erasing = True
        dom.by_id("stats-erase").textContent = text_of("sure")
        return
    cancel_erase()
    page.games = []
    storage.remove(results.KEY)
    show()
    show_note("erased")
    dom.by_id("stats-import").focus()


def cancel_erase(_event: js.Event | None = None) -> None:
    """Take the first press of the erase button back."""
    page.erasing = False
    dom.by_id("stats-erase").textContent = text_of("erase")


load()
show()
for name, kind, handler in (
    ("stats-export", "click", export_games),
    ("stats-erase", "click", erase),
    ("stats-erase", "blur", cancel_erase),
    ("stats-import", "click", lambda _event: dom.by_id("stats-file").click()),
    ("stats-file", "change", import_games),
):
    dom.by_id(name).addEventListener(kind, create_proxy(handler))
dom.mark_ready()
