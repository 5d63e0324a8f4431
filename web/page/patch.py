"""Patches what an answer shows into the page with Idiomorph, in a view transition where parts of the table moved."""

import js
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js
from pyscript.js_modules import idiomorph

from web.page import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.protocol import TableAnswer


async def patch(place: js.HTMLElement, answer: "TableAnswer") -> None:
    """Patch what an answer shows into its place, and read out what it says."""
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
    """True if something moved that the reader wants to see moving, in a browser that has view transitions."""
    if not moved or window.matchMedia("(prefers-reduced-motion: reduce)").matches:
        return False
    table = place.querySelector(".table")
    return not (table and table.dataset.pace == "instant") and hasattr(document, "startViewTransition")


async def _transition(place: js.HTMLElement, answer: "TableAnswer") -> None:
    """Patch in a view transition of what moved alone: the rest of the page can be used meanwhile."""

    def update(*_: object) -> None:
        _morph(place, answer["html"])
        _name_moved(place, answer["moved"])

    _name_moved(place, answer["moved"])
    await document.startViewTransition(create_proxy(update)).updateCallbackDone


def _name_moved(place: js.HTMLElement, moved: list[str]) -> None:
    """Give the parts that moved a name for the transition, and no others on the page."""
    for part in document.querySelectorAll("[data-move]"):
        named = part.dataset.move in moved and place.contains(part)
        part.style.viewTransitionName = part.dataset.move if named else "none"
