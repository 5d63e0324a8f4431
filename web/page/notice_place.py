"""Keeps what is in the panel beside the table clear of the notices that lie over its top."""

from pyscript import document

from web.page import dom


def keep_clear() -> None:
    """Set the root's `--notes` to how high the notices are: in the panel, the story begins below them."""
    notes = document.querySelector("#notes")
    if notes:
        box = notes.getBoundingClientRect()
        dom.root.style.setProperty("--notes", str(box.bottom - box.top) + "px")
