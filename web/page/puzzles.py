"""The page of all puzzles: which are solved on this device, the longest streak, and the reader's own mistakes."""

import js
from pyscript import document
from pyscript.ffi import create_proxy

from web.page import dom, solved, storage

main = dom.by_id("main")


def show_solved() -> None:
    """Mark the solved puzzles, and count them by game."""
    kept = solved.read(storage.read(solved.KEY))[0]
    counts: dict[str, int] = {}
    for link in document.querySelectorAll("a[data-puzzle]"):
        game, _, number = str(link.dataset.puzzle).rpartition("-")
        if int(number) in (kept["solved"].get(game) or []):
            link.classList.add("done")
            counts[game] = counts.get(game, 0) + 1
            link.setAttribute("aria-label", str(link.getAttribute("aria-label")) + ", " + str(main.dataset.solved))
    for line in document.querySelectorAll("[data-count-of]"):
        line.textContent = counted(line, counts.get(str(line.dataset.countOf), 0))
    best = dom.by_id("streak-best")
    best.hidden = not kept["best"]
    best.textContent = str(best.dataset.text).replace("{count}", str(kept["best"]))


def counted(line: js.HTMLElement, count: int) -> str:
    """How many of a game are solved, in words."""
    return str(line.dataset.text).replace("{solved}", str(count))


def show_own() -> None:
    """The mistakes of the reader's own games, the latest first, each with a button that deletes it."""
    section, place = dom.by_id("own"), dom.by_id("own-list")
    kept = solved.read(storage.read(solved.KEY))[0]
    section.hidden = not kept["own"]
    place.replaceChildren()
    for number, day, mistake in reversed(kept["own"]):
        item = dom.part(document.getElementById("own-one").content.cloneNode(True), "li")
        link, button = dom.part(item, "a"), dom.part(item, "button")
        name = section.getAttribute("data-name-" + mistake["game"]) or mistake["game"]
        text = str(section.dataset.one).replace("{game}", name).replace("{day}", dom.said_day(day))
        text = text.replace("{loss}", str(mistake["loss"]))
        if number in (kept["solved"].get(solved.OWN) or []):
            text += ", " + str(section.dataset.solved)
        link.textContent = text
        link.setAttribute("href", str(link.getAttribute("href")) + "&n=" + str(number))
        button.setAttribute("aria-label", str(button.textContent) + ": " + text)
        button.setAttribute("data-own", str(number))
        place.append(item)


def delete_own(event: js.Event) -> None:
    """Delete a mistake, and keep the focus in the list."""
    button = event.target.closest("[data-own]")
    if not button:
        return
    kept = solved.read(storage.read(solved.KEY))[0]
    solved.drop_own(kept, int(button.dataset.own))
    storage.write(solved.KEY, solved.write(kept))
    show_own()
    left = document.querySelector("#own-list a") or dom.by_id("practice")
    left.focus()


show_solved()
show_own()
dom.by_id("own-list").addEventListener("click", create_proxy(delete_own))
dom.mark_ready()
