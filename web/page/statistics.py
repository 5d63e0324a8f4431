"""The statistics page: counts the finished games that this device keeps, and shows the counts."""

import json

import js
from pyscript import document
from pyscript.ffi import create_proxy

from web.page import dom, results, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.page.results import Game, Row

LATEST = 20
"""Games in the list of the latest."""


class Shown:
    """The games on the page, and whether the reader has asked once to erase them."""

    def __init__(self) -> None:
        self.games: list[Game] = []
        self.erasing = False


shown = Shown()


# What is kept


def load() -> None:
    """Read what is kept; a store that cannot be read is set aside and named."""
    shown.games, wrong = results.read(storage.read(results.KEY))
    if wrong:
        storage.set_aside(results.KEY, results.BROKEN)
        tell("broken", wrong)
    elif not storage.allowed():
        tell("denied")


def keep(games: "list[Game]") -> None:
    """Keep these games and show them."""
    shown.games = games
    storage.write(results.KEY, results.write(games))
    show()


# What is shown


def word(name: str) -> str:
    """A word of the page, in its language."""
    return dom.by_id("results").getAttribute("data-" + name) or ""


def tell(name: str, what: str = "") -> None:
    """Say something, to the eye and to the ear."""
    text = word(name).replace("{what}", what)
    note = dom.by_id("stats-note")
    note.textContent = text
    note.hidden = not text
    dom.announce(text)


def show() -> None:
    """Everything anew."""
    games = shown.games
    dom.by_id("stats-none").hidden = bool(games)
    dom.by_id("stats-some").hidden = not games
    for name in ("export", "erase"):
        dom.by_id("stats-" + name).hidden = not games
    fill("by-game", results.by_game(games))
    fill("by-opponent", results.by_opponent(games))
    list_latest(games[-LATEST:])
    plot(results.course(games))


def fill(table: str, rows: "dict[str, Row]") -> None:
    """Put numbers into the rows of a table that have any; the others are not there."""
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


def list_latest(games: "list[Game]") -> None:
    """The last games, the latest first."""
    body = dom.by_id("latest-body")
    body.replaceChildren()
    for game in reversed(games):
        body.append(line_of(game))


def line_of(game: "Game") -> js.HTMLElement:
    """A game as a row of the list: its day, its name, the others, how it ended, how many decisions."""
    others = ", ".join([word("kind-" + kind.replace(":", "-")) or kind for kind in results.opponents(game)])
    name = word("name-" + game["game"]) or game["game"]
    row, day = document.createElement("tr"), document.createElement("th")
    day.setAttribute("scope", "row")
    day.textContent = game["day"]
    row.append(day)
    for text in (name, others, word(results.ending(game)), str(game["decisions"])):
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
    line = {"name": word("won"), "y": shares}
    drawn = {"x": list(range(1, len(shares) + 1)), "lines": [line], "max": 100}
    drawn["x-name"] = word("axis-games")
    drawn["y-name"] = word("axis-won")
    chart.setAttribute("data-chart", json.dumps(drawn))
    text = word("course").replace("{games}", str(len(shares))).replace("{share}", str(shares[-1]))
    chart.setAttribute("aria-label", text)
    dom.by_id("course-words").textContent = text


# What the reader does


def export_games(_event: js.Event) -> None:
    """Hand the games to the reader as a file."""
    dom.download("nastilka-statistics.json", "application/json", results.write(shown.games))


async def import_games(_event: js.Event) -> None:
    """Add the games of a file; a broken one changes nothing."""
    picker = dom.field("stats-file")
    if not picker.files.length:
        return
    games, wrong = results.read(await picker.files.item(0).text())
    picker.value = ""
    if wrong or not games:
        tell("wrong", wrong or "games")
        return
    before = len(shown.games)
    keep(results.merged(shown.games, games))
    tell("added", str(len(shown.games) - before))


def erase(_event: js.Event) -> None:
    """Erase everything, once the reader has said so twice."""
    if not shown.erasing:
        shown.erasing = True
        dom.by_id("stats-erase").textContent = word("sure")
        return
    do_not_erase()
    shown.games = []
    storage.remove(results.KEY)
    show()
    tell("erased")
    dom.by_id("stats-import").focus()


def do_not_erase(_event: js.Event | None = None) -> None:
    """The reader does something else: nothing is erased."""
    shown.erasing = False
    dom.by_id("stats-erase").textContent = word("erase")


def pick_file(_event: js.Event) -> None:
    """Have the reader pick a file to import."""
    dom.by_id("stats-file").click()


def listen() -> None:
    """Handle the events of the page."""
    for name, event, handler in (
        ("stats-export", "click", export_games),
        ("stats-erase", "click", erase),
        ("stats-erase", "blur", do_not_erase),
        ("stats-import", "click", pick_file),
        ("stats-file", "change", import_games),
    ):
        dom.by_id(name).addEventListener(event, create_proxy(handler))


load()
show()
listen()
dom.mark_ready()
