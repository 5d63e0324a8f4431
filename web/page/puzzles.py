"""The page of all puzzles: which are solved on this device, and the longest streak."""

import js
from pyscript import document

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


show_solved()
dom.mark_ready()
