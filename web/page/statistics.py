"""The page of memories: the finished games that are stored on this device, who played them, and small records."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import choice, dom, links, results, solved, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from web.page.results import Game, Row

LATEST = 20
"""How many games the list of the latest has."""
LONGEST = 10000
"""The most letters of a link that is read."""
BROUGHT = "#memories="
"""The beginning of a link's fragment."""


class Page:
    """The games on the page, whether the erase button was pressed once, and what a link has brought: a text that is to
    be added if the reader wants it.
    """

    def __init__(self) -> None:
        self.games: list[Game] = []
        self.erasing = False
        self.brought = ""


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


def show_note(name: str, what: str = "", whole: str = "") -> None:
    """Show a note, and announce it to screen readers."""
    text = text_of(name).replace("{what}", what).replace("{whole}", whole)
    note = dom.by_id("stats-note")
    note.textContent = text
    note.hidden = not text
    dom.announce(text)


def show() -> None:
    """Show all statistics."""
    games = page.games
    dom.by_id("along").hidden = True  # what it shows is older than the games
    dom.by_id("stats-none").hidden = bool(games)
    dom.by_id("stats-some").hidden = not games
    dom.part(dom.by_id("results"), ".menu.stored").hidden = False
    for name in ("export", "link", "erase"):
        dom.by_id("stats-" + name).hidden = not games
    if games:
        show_memory(games[-1])
    show_people(results.people(games))
    show_records(games)
    fill("by-game", results.by_game(games))
    fill("by-opponent", results.by_opponent(games))
    dom.by_id("latest-body").replaceChildren()
    for game in reversed(games[-LATEST:]):
        dom.by_id("latest-body").append(game_row(game))
    plot(results.course(games))


def show_memory(game: "Game") -> None:
    """The last game: its cover, how it ended, with whom, and the way to another one."""
    place, name = dom.by_id("memory"), game["game"]
    dom.part(place, ".place").replaceChildren(*[each.cloneNode(True) for each in covers(name)])
    dom.part(place, ".when").textContent = dom.said_day(game["day"])
    dom.part(place, "h2").textContent = text_of("name-" + name) or name
    scores = game.get("scores")
    score = " : ".join([str(each) for each in scores]) if scores and any(scores) else ""
    how = text_of("how-" + (results.ending(game) if len(game["seats"]) > 1 else "several"))
    dom.part(place, ".how").textContent = how + (" " + score if score else "")
    others = []
    for at in range(len(game["seats"])):
        if at != game["seat"] and said_name(game, at) not in others:
            others.append(said_name(game, at))
    words = text_of("with").replace("{names}", dom.listed(others)) if others else text_of("alone")
    dom.part(place, ".who").textContent = words
    dom.part(place, "a").setAttribute("href", text_of("play-" + name))
    dom.part(place, ".faces").replaceChildren()
    for face in game.get("faces") or []:
        drawn = dom.part(one_of("people"), "svg")
        dom.part(drawn, "use").setAttribute("href", "#face-" + (face or "person"))
        drawn.classList.add(face or "person")
        dom.part(place, ".faces").append(drawn)


def covers(game: str) -> "list[js.HTMLElement]":
    """The cover of a game; none for a game that is not here any more."""
    return list(document.querySelectorAll('[data-cover="' + game + '"]'))


def said_name(game: "Game", seat: int) -> str:
    """A player's name, else what kind of player it was."""
    kind, names = game["seats"][seat], game.get("names")
    return (names[seat] if names else "") or text_of("kind-" + kind.replace(":", "-")) or kind


def one_of(ident: str) -> js.HTMLElement:
    """A fresh entry of a list, from its template."""
    template: js.HTMLTemplateElement = document.getElementById(ident + "-one")
    return dom.part(template.content.cloneNode(True), "li")


def show_people(rows: "list[dict[str, Any]]") -> None:
    """Who played here, how often, with what result, and against whom."""
    dom.by_id("people").hidden = not rows
    dom.by_id("people-list").replaceChildren()
    for row in rows:
        item = one_of("people")
        item.setAttribute("data-face", row["face"])
        dom.part(item, "svg").classList.add(row["face"] or "person")
        dom.part(item, "use").setAttribute("href", "#face-" + (row["face"] or "person"))
        dom.part(item, "strong").textContent = row["name"] or text_of("you")
        counted = text_of("person").replace("{played}", str(row["played"])).replace("{won}", str(row["won"]))
        dom.part(item, ".how").textContent = counted
        for met, pair in sorted(row["against"].items()):
            line = document.createElement("li")
            name = text_of("kind-" + met.replace(":", "-")) or met
            said = text_of("pair").replace("{name}", name)
            line.textContent = said.replace("{before}", str(pair[0])).replace("{behind}", str(pair[1]))
            dom.part(item, ".pairs").append(line)
        dom.by_id("people-list").append(item)


def show_records(games: "list[Game]") -> None:
    """The small records: of each game, and the longest row of wins against one level."""
    found = []
    for game, row in sorted(results.records(games, text_of("fewest").split(" ")).items()):
        found += [
            (text_of("name-" + game) or game, row[name], text_of(name)) for name in ("best", "quickest") if name in row
        ]
    kind, count = results.longest_row(games)
    if count > 1:
        found.append((text_of("kind-" + kind.replace(":", "-")) or kind, count, text_of("row")))
    dom.by_id("records").hidden = not found
    dom.by_id("records-list").replaceChildren()
    for title, figure, what in found:
        item = one_of("records")
        dom.part(item, "strong").textContent = title
        dom.part(item, ".figure").textContent = str(figure)
        dom.part(item, ".what").textContent = what
        dom.by_id("records-list").append(item)


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
    friends = [said_name(game, at) for at in range(len(game["seats"])) if game["seats"][at] == "friend"]
    kinds = [text_of("kind-" + kind.replace(":", "-")) or kind for kind in results.opponents(game) if kind != "friend"]
    others = dom.listed(friends + kinds)
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


def whole_text(*, short: bool = False) -> str:
    """The games with the solved puzzles and the person: all that another device needs to go on. Own mistakes are whole
    positions, which a link has no room for: in the `short` text they are left out.
    """
    whole = json.loads(results.write(page.games))
    for name, key in (("puzzles", solved.KEY), ("person", choice.PEOPLE)):
        try:
            whole[name] = json.loads(storage.read(key) or "null")
        except ValueError:
            whole[name] = None
    if short and whole["puzzles"]:
        whole["puzzles"]["own"] = []
    return json.dumps(whole)


def export_games(_event: js.Event) -> None:
    """Download everything as a file."""
    dom.download("nastilka-memories.json", "application/json", whole_text())


async def show_link(_event: js.Event) -> None:
    """Show everything as a link and as QR codes; say so where it is too long for messengers, which takes a file."""
    place = dom.by_id("along")
    packed = await window.nastilkaPacked.pack(whole_text(short=True))
    link = window.location.origin + window.location.pathname + BROUGHT + packed
    longest, longest_code = [int(text_of("longest" + name)) for name in ("", "-code")]
    fits = bool(packed) and len(link) <= longest
    dom.part(place, "p").textContent = text_of("along" if fits else "along-file")
    for part in place.querySelectorAll(".link, .qr"):
        part.hidden = not fits
    place.hidden = False
    codes = json.loads(window.nastilkaPacked.parts(link, longest_code)) if fits else []
    dom.field("along-link").value = link if fits else ""
    dom.by_id("along-copy").textContent = text_of("copy")
    several = dom.part(place, ".several")
    several.hidden = len(codes) < 2
    several.textContent = text_of("codes").replace("{parts}", str(len(codes)))
    dom.part(place, ".codes").replaceChildren()
    for at, code in enumerate(codes, 1):
        drawn, figure, caption = [document.createElement(name) for name in ("nastilka-qr", "figure", "figcaption")]
        said = text_of("code").replace("{part}", str(at)).replace("{parts}", str(len(codes)))
        caption.textContent = said if len(codes) > 1 else ""
        drawn.setAttribute("data-text", code)
        drawn.setAttribute("role", "img")
        drawn.setAttribute("aria-label", text_of("qr") + (". " + said if len(codes) > 1 else ""))
        figure.className = "qr-part"
        figure.append(drawn, caption)
        dom.part(place, ".codes").append(figure)
    if fits:
        dom.field("along-link").select()
    dom.announce(text_of("along" if fits else "along-file"))


async def copy_link(_event: js.Event) -> None:
    """Copy the link."""
    copied = await links.copy("along-link")
    dom.by_id("along-copy").textContent = text_of("copied" if copied else "copy")
    dom.announce(text_of("copied" if copied else "not-copied"))


async def open_link(_event: "js.Event | None" = None) -> None:
    """Show what the page's link brings, and ask before it is added. One that is not whole changes nothing."""
    fragment = window.nastilkaTrusted.fragment(LONGEST)
    part = (fragment or "").startswith("#part=") and (fragment or "")[6:].split(".")
    if part and len(part) == 2:
        show_note("part", *part)
    if fragment is not None and not fragment.startswith(BROUGHT):
        return
    text = await window.nastilkaPacked.unpack(fragment[len(BROUGHT) :]) if fragment else ""
    games, wrong = results.read(text)
    window.nastilkaAddress(window.location.pathname + window.location.search)
    if wrong or not games:
        show_note("broken-link")
        return
    page.brought = text
    name = choice.read_person(json.dumps(json.loads(text).get("person")))["name"]
    said = text_of("brought-by" if name else "brought").replace("{name}", name).replace("{count}", str(len(games)))
    place = dom.by_id("brought")
    dom.part(place, "p").textContent = said
    place.hidden = False
    dom.announce(said)


def answer_link(event: js.Event) -> None:
    """Add what the link has brought, or leave it."""
    text, page.brought = page.brought, ""
    dom.by_id("brought").hidden = True
    if text and event.target.closest("#brought-take"):
        show_note("taken", str(add(text)))
    dom.by_id("stats-import").focus()


async def import_games(_event: js.Event) -> None:
    """Add the games of a file; a broken one changes nothing."""
    picker = dom.field("stats-file")
    if not picker.files.length:
        return
    text = await picker.files.item(0).text()
    games, wrong = results.read(text)
    picker.value = ""
    if wrong or not games:
        show_note("wrong", wrong or "games")
        return
    show_note("added", str(add(text)))


def add(text: str) -> int:
    """Add what another device has: its games and puzzles, and its person where this one knows none; how many games are
    new.
    """
    before, whole = len(page.games), json.loads(text)
    save(results.merged(page.games, results.read(text)[0]))
    more, readable = solved.read(json.dumps(whole.get("puzzles")))
    mine = solved.read(storage.read(solved.KEY))[0]
    if readable:
        solved.merge(mine, more)
        storage.write(solved.KEY, solved.write(mine))
    person = choice.read_person(json.dumps(whole.get("person")))
    known = choice.read_person(storage.read(choice.PEOPLE))
    if not (known["name"] or known["face"]) and (person["name"] or person["face"]):
        storage.write(choice.PEOPLE, choice.write(person))
    return len(page.games) - before


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
    ("stats-link", "click", show_link),
    ("along-copy", "click", copy_link),
    ("along-send", "click", lambda _event: asyncio.create_task(links.share("along-link"))),
    ("brought-take", "click", answer_link),
    ("brought-leave", "click", answer_link),
):
    dom.by_id(name).addEventListener(kind, create_proxy(handler))
document.defaultView.addEventListener("hashchange", create_proxy(open_link))
asyncio.create_task(open_link())
dom.mark_ready()
