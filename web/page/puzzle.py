"""The page of a puzzle: opens the one that the address names, goes on, and keeps what was solved.

The address has `game` and `n`, and `day` for the puzzle of that day or `theme` for those of a theme; or `streak`, of
all games or of the one named; or `again`, for those that were missed and are due.
What it has not is completed: without a game it is the puzzle of the day.
"""

import js
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

from web.page import dom, input, patch, queue, solved, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.page.solved import Solved
    from web.protocol import Command
    from web.protocol.puzzles import OpenPuzzle, PuzzleAnswer

place = dom.by_id("puzzle")
main = dom.by_id("main")


class Page:
    """The puzzle on the page, those of the streak that were solved, and whether this one counts already, as solved or
    as missed.
    """

    def __init__(self) -> None:
        self.query = fields(str(window.location.search))
        self.levels = solved.levels_in(str(main.dataset.levels))
        self.game, self.number = "", 0
        self.run: list[tuple[str, int]] = []
        self.counted = self.missed = False


def fields(query: str) -> "dict[str, str]":
    """The fields of a query."""
    parts = [part.partition("=") for part in query[1:].split("&") if part]
    return {name: value for name, _, value in parts}


def kept() -> "Solved":
    """What this device has solved; a text that cannot be read is set aside."""
    found, readable = solved.read(storage.read(solved.KEY))
    if not readable:
        storage.set_aside(solved.KEY, solved.BROKEN)
    return found


# Which puzzle


def in_streak() -> bool:
    """True if the page plays a streak."""
    return "streak" in page.query


def choose() -> None:
    """Choose the first puzzle: of the address, or of a streak."""
    if in_streak():
        page.run = []
        choose_next()
    elif "again" in page.query and choose_due():
        return
    else:
        day = page.query.get("day", "") if page.query.get("game") else dom.today()
        page.game, page.number = solved.asked(page.query, page.levels, window.nastilkaPuzzle(), kept())
        if page.query.get("game") != page.game or page.query.get("n") != str(page.number):
            set_address({"day": day} if day else {})


def choose_due() -> bool:
    """Choose the puzzle that is longest due; False where none is."""
    game, _, number = window.nastilkaPractice.again().partition(" ")
    if game:
        page.game, page.number = game, int(number)
    return bool(game)


def choose_next() -> None:
    """Choose the one after it: in a streak another one, of those to be seen again the next, else the one that suits."""
    if in_streak():
        asked = page.query.get("game", "")
        of = {game: text for game, text in page.levels.items() if asked in ("", game)} or page.levels
        found = solved.next_of(page.run, of, int(js.Date.new().getTime()) % 997 / 997)
        page.game, page.number = found or page.run[0]
        return
    if "again" in page.query and choose_due():
        return
    if page.game == solved.OWN:
        others = [number for number, _, _ in kept()["own"]]
        later = [number for number in others if number > page.number] + others
        page.number = later[0] if later else page.number
        set_address({})
        return
    theme = page.query.get("theme", "")
    page.number = int(window.nastilkaPractice.next(page.game, page.number, theme))
    set_address({"theme": theme} if theme else {})


def set_address(more: "dict[str, str]") -> None:
    """Have the address name the puzzle, in an order that MicroPython's dictionaries do not keep."""
    page.query = {"game": page.game, "n": str(page.number), "lang": str(dom.root.lang)}
    page.query.update(more)
    names = [name for name in ("game", "n", "day", "theme", "lang") if name in page.query]
    window.nastilkaAddress("?" + "&".join(name + "=" + page.query[name] for name in names))


def open_puzzle() -> None:
    """Ask the engine for the puzzle."""
    page.counted = page.missed = False
    own = solved.own_mistake(kept(), page.number) if page.game == solved.OWN else None
    command: OpenPuzzle = {
        "do": "puzzle",
        "id": "puzzle",
        "game": own["game"] if own else page.game,
        "number": str(page.number),
        "lang": dom.root.lang,
        "root": str(dom.root.dataset.root),
    }
    if own:
        command["position"], command["seat"] = own["position"], str(own["seat"] + 1)
        command["solution"], command["played"], command["loss"] = own["best"], own["played"], str(own["loss"])
    if page.query.get("theme"):
        command["theme"] = page.query["theme"]
    if in_streak():
        command["mode"] = "streak"
        command["run"] = str(len(page.run))
        command["best"] = str(kept()["best"])
    commands.send(command)


def name_puzzle() -> None:
    """Say which puzzle is coming, before the engine has started."""
    text = place.getAttribute("data-title-" + page.game)
    if text:
        dom.part(place, ".so-far").textContent = text.replace("{number}", str(page.number))


# Answers


async def show(_command: "Command", answer: "PuzzleAnswer") -> None:
    """Put an answer on the page, and keep what was solved."""
    within, before = place.contains(document.activeElement), heading()
    dom.by_id("boot").hidden = True
    await patch.patch(place, answer)
    dom.name_page(answer["title"], answer.get("title_lang") or "")
    if "puzzle" in answer:
        count(answer)
    arrive(within, before)
    dom.count_answer()


def heading() -> str:
    """The title of the note."""
    found = document.getElementById("step-title")
    return str(found.textContent) if found else ""


def arrive(within: bool, before: str) -> None:
    """Where the note has changed, show it; where the focus was on what is gone, focus the note."""
    note = document.getElementById("note")
    if not note:
        return
    if before and heading() != before:
        note.scrollIntoView(to_js({"block": "nearest"}))
    if within and not place.contains(document.activeElement):
        note.focus(to_js({"preventScroll": True}))


def count(answer: "PuzzleAnswer") -> None:
    """Keep a puzzle that was solved: as such, in the streak, and as that of the day. In place of one that is gone the
    engine has opened another.
    """
    state = answer["puzzle"]
    if page.game != solved.OWN:
        page.number = state["number"]
    if state["missed"] and not page.missed:
        page.missed = True
        keep_try(alone=False)
    if page.counted or not state["solved"]:
        return
    page.counted, found = True, kept()
    solved.add(found, page.game, page.number)
    if in_streak():
        page.run.append((page.game, page.number))
        found["best"] = max(found["best"], len(page.run))
    if page.query.get("day"):
        solved.add_day(found, page.query["day"], dom.today())
    storage.write(solved.KEY, solved.write(found))
    if state["alone"]:
        keep_try(alone=True)


def keep_try(*, alone: bool) -> None:
    """Keep how the puzzle went, and say how the reader stands now."""
    found = kept()
    solved.add_try(found, dom.today(), page.game, page.number, alone=alone)
    storage.write(solved.KEY, solved.write(found))
    show_standing()


def show_standing() -> None:
    """The reader's rating, and how many puzzles are due; nothing before the first try."""
    rating, _, due = window.nastilkaPractice.standing().partition(" ")
    line = dom.by_id("standing")
    line.hidden = rating == "0"
    line.textContent = str(line.dataset.text).replace("{rating}", rating).replace("{due}", due)


# Commands


def forward(request: "dict[str, str]") -> None:
    """A command of the reader: the page chooses the next puzzle, all others are the engine's."""
    wanted = request.get("do")
    if wanted == "next":
        choose_next()
        open_puzzle()
    elif wanted == "streak":
        choose()
        open_puzzle()
    else:
        commands.forward(request)


def restart(_event: js.Event) -> None:
    """The engine was restarted: the same puzzle from its beginning."""
    commands.drop()
    open_puzzle()


page = Page()
commands = queue.CommandQueue(show)
input.listen(forward)
choose()
show_standing()
name_puzzle()
open_puzzle()
document.addEventListener("nastilka-restarted", create_proxy(restart))
