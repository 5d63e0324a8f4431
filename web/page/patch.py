"""Patches the DOM with an answer's HTML by Idiomorph, in a view transition where parts of the table moved."""

import js
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js
from pyscript.js_modules import idiomorph

from web.page import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.protocol import TableAnswer


async def patch(place: js.HTMLElement, answer: "TableAnswer") -> None:
    """Patch a place of the page with an answer, and announce its text."""
    if _animates(place, answer["moved"]):
        await _transition(place, answer)
    else:
        _morph(place, answer["html"])
    if answer["say"]:
        dom.announce(answer["say"])


def _morph(place: js.HTMLElement, html: str) -> None:
    """Change as little as possible, so that the focus stays."""
    idiomorph.Idiomorph.morph(place, window.nastilkaTrusted.html(html), to_js({"morphStyle": "innerHTML"}))


def _animates(place: js.HTMLElement, moved: list[str]) -> bool:
    """True if something moved, the reader allows motion, and the browser has view transitions."""
    if not moved or window.matchMedia("(prefers-reduced-motion: reduce)").matches:
        return False
    table = place.querySelector(".table")
    return not (table and table.dataset.pace == "instant") and hasattr(document, "startViewTransition")


async def _transition(place: js.HTMLElement, answer: "TableAnswer") -> None:
    """Patch in a view transition of the moved parts only: the rest of the page can be used meanwhile."""

    def update(*_: object) -> None:
        _morph(place, answer["html"])
        _name_moved(place, answer["moved"])

    _name_moved(place, answer["moved"])
    await document.startViewTransition(create_proxy(update)).updateCallbackDone


def _name_moved(place: js.HTMLElement, moved: list[str]) -> None:
    """Give the moved parts names for the transition, and no other parts of the page."""
    for part in document.querySelectorAll("[data-move]"):
        named = part.dataset.move in moved and place.contains(part)
        part.style.viewTransitionName = part.dataset.move if named else "none"
