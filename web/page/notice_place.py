"""Keeps a notice off what it would cover: the part of the table that it speaks of, and the story beside the table."""

import js
from pyscript import document

from web.page import dom


def keep_clear() -> None:
    """Move the notice to the top of the table if it covers a marked part of it where it stands.

    The root's `--notes` is how high the notices are: in the panel, the story begins below them.
    """
    notes, shown = document.querySelector("#notes"), document.querySelector("#notes > .notice")
    if notes:
        box = notes.getBoundingClientRect()
        dom.root.style.setProperty("--notes", str(box.bottom - box.top) + "px")
    if not notes or not shown:
        return
    notes.removeAttribute("data-at")
    box = shown.getBoundingClientRect()
    marked = document.querySelectorAll(".middle [data-pointed], .middle [data-refused]")
    if any(_overlap(box, part.getBoundingClientRect()) for part in marked):
        notes.setAttribute("data-at", "top")


def _overlap(one: js.DOMRect, other: js.DOMRect) -> bool:
    across = one.left < other.right and other.left < one.right
    return across and one.top < other.bottom and other.top < one.bottom
