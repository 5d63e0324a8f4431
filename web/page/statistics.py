"""The statistics page's script, in PyScript's MicroPython: counts what is kept and shows it."""

import json

from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import results as stats

BROKEN = "nastilka:broken:stats"
LAST = 20
state = {"games": [], "sure": False}


def storage(act):
    """Do something with the storage, which the boot script found; where it is denied or full, nothing."""
    try:
        return act(window.nastilkaStorage) if window.nastilkaStorage else None
    except Exception:
        return None


def by_id(name):
    """An element of the page."""
    return document.getElementById(name)


def word(name):
    """A word of the page, in its language."""
    return by_id("results").getAttribute("data-" + name) or ""


def tell(name, what=""):
    """Say something, to the eye and to the ear."""
    text = word(name).replace("{what}", what)
    by_id("stats-note").textContent = text
    by_id("stats-note").hidden = not text
    by_id("live").textContent = text


def load():
    """Read what is kept; a store that cannot be read is set aside and named."""
    text = storage(lambda store: store.getItem(stats.KEY))
    state["games"], wrong = stats.read(text)
    if wrong:
        storage(lambda store: (store.setItem(BROKEN, text), store.removeItem(stats.KEY)))
        tell("broken", wrong)
    elif not window.nastilkaStorage:
        tell("denied")


def keep():
    """Keep the games and show them."""
    storage(lambda store: store.setItem(stats.KEY, stats.write(state["games"])))
    show()


def show():
    """Everything anew."""
    games = state["games"]
    by_id("stats-none").hidden = bool(games)
    by_id("stats-some").hidden = not games
    for name in ("export", "erase"):
        by_id("stats-" + name).hidden = not games
    fill("by-game", stats.by_game(games))
    fill("by-opponent", stats.by_opponent(games))
    latest(games[-LAST:])
    plot(stats.course(games))


def fill(table, rows):
    """Put numbers into the rows of a table that have any; the others are not there."""
    for row in by_id(table).querySelectorAll("tr[data-row]"):
        found = rows.get(row.getAttribute("data-row"))
        row.hidden = not found
        if found:
            for cell in row.querySelectorAll("td"):
                cell.textContent = str(found[cell.getAttribute("data-cell")])
    for rare in ("drawn", "several"):
        for cell in by_id(table).querySelectorAll('[data-cell="' + rare + '"]'):
            cell.hidden = not any(row[rare] for row in rows.values())


def latest(games):
    """The last games, the latest first."""
    body = by_id("latest-body")
    body.replaceChildren()
    for game in reversed(games):
        others = ", ".join([word("kind-" + kind.replace(":", "-")) or kind for kind in stats.opponents(game)])
        row = document.createElement("tr")
        name = word("name-" + game["game"]) or game["game"]
        texts = [game["day"], name, others, word(stats.ending(game)), str(game["decisions"])]
        for at, text in enumerate(texts):
            cell = document.createElement("th" if at == 0 else "td")
            if at == 0:
                cell.setAttribute("scope", "row")
            cell.textContent = text
            row.append(cell)
        body.append(row)


def plot(shares):
    """The share of games won, after each game; a line needs at least two."""
    by_id("stats-course").hidden = len(shares) < 2
    if len(shares) < 2:
        return
    chart = by_id("course")
    told = {"x": list(range(1, len(shares) + 1)), "lines": [{"name": word("won"), "y": shares}], "max": 100}
    told["x-name"] = word("axis-games")
    told["y-name"] = word("axis-won")
    chart.setAttribute("data-chart", json.dumps(told))
    text = word("course").replace("{games}", str(len(shares))).replace("{share}", str(shares[-1]))
    chart.setAttribute("aria-label", text)
    by_id("course-words").textContent = text


def exported(_event):
    """Hand the games to the reader as a file."""
    link = document.createElement("a")
    link.href = "data:application/json;charset=utf-8," + window.encodeURIComponent(stats.write(state["games"]))
    link.download = "nastilka-statistics.json"
    document.body.append(link)
    link.click()
    link.remove()


async def imported(_event):
    """Add the games of a file; a broken one changes nothing."""
    picker = by_id("stats-file")
    if not picker.files.length:
        return None
    games, wrong = stats.read(await picker.files.item(0).text())
    picker.value = ""
    if wrong or not games:
        return tell("wrong", wrong or "games")
    before = len(state["games"])
    state["games"] = stats.merged(state["games"], games)
    keep()
    return tell("added", str(len(state["games"]) - before))


def erased(_event):
    """Erase everything, once the reader has said so twice."""
    button = by_id("stats-erase")
    if not state["sure"]:
        state["sure"] = True
        button.textContent = word("sure")
        return
    state["games"] = []
    spare()
    storage(lambda store: store.removeItem(stats.KEY))
    show()
    tell("erased")
    by_id("stats-import").focus()


def spare(_event=None):
    """The reader does something else: nothing is erased."""
    state["sure"] = False
    by_id("stats-erase").textContent = word("erase")


def wire():
    """Wire the buttons."""
    for name, event, act in (
        ("stats-export", "click", exported),
        ("stats-erase", "click", erased),
        ("stats-erase", "blur", spare),
        ("stats-import", "click", lambda _event: by_id("stats-file").click()),
        ("stats-file", "change", imported),
    ):
        by_id(name).addEventListener(event, create_proxy(act))


load()
show()
wire()
document.documentElement.dataset.ready = "yes"
