"""Patches the DOM with an answer's HTML by Idiomorph, in a view transition where parts of the table moved.

What another player put on the table comes from that player's face. Where the reader wants no motion, what moved fades
in at its new place instead.
"""

import js
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js
from pyscript.js_modules import idiomorph

from web.page import dom, focus

FADE = 80
"""Milliseconds of a fade."""
UNPAINTED = 500
"""Milliseconds after which a page that has not been painted is taken for one that is not."""

_OPENING = "#table[data-state=starting] button:disabled"
"""What only an opening board has: on one's own table that stands there as it was, the buttons take a choice."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.protocol.answers import TableAnswer


async def patch(place: js.HTMLElement, answer: "TableAnswer") -> None:
    """Patch a place of the page with an answer, and announce its text."""
    focused = focus.Place(place)
    way = _way(place, answer["moved"])
    if way == "move":
        await _transition(place, answer)
    else:
        _morph(place, answer["html"])
    focused.restore()
    if way == "fade":
        moved = answer["moved"]
        for part in place.querySelectorAll("[data-move]"):
            if part.dataset.move in moved:
                part.animate(to_js({"opacity": ["0.2", "1"]}), FADE)
    if answer["say"] and answer.get("fleeting"):
        dom.forget()
    said = [answer["say"]] if answer["say"] else []
    pieces = answer.get("pieces") or {}
    for sentence in said + (answer.get("asked") or []):
        dom.announce(sentence, pieces.get(sentence))


def _morph(place: js.HTMLElement, html: str) -> None:
    """Change as little as possible, so that the focus stays; an opening board gives way as a whole.

    That one has no part of this deal: to turn its blanks into cards would be more work, and a browser would take other
    words at the same place for words that have moved.
    """
    if place.querySelector(_OPENING):
        place.replaceChildren(window.nastilkaTrusted.html(html))
        return
    idiomorph.Idiomorph.morph(place, window.nastilkaTrusted.html(html), to_js({"morphStyle": "innerHTML"}))


def _way(place: js.HTMLElement, moved: list[str]) -> str:
    """How parts are shown to have moved: `move`, `fade` where the reader wants no motion, or nothing."""
    table = place.querySelector(".table")
    if not moved or (table and table.dataset.pace == "instant"):
        return ""
    if window.matchMedia("(prefers-reduced-motion: reduce)").matches or dom.root.getAttribute("data-motion") == "none":
        return "fade"
    return "move" if hasattr(document, "startViewTransition") else ""


async def _transition(place: js.HTMLElement, answer: "TableAnswer") -> None:
    """Patch in a view transition of the moved parts only: the rest of the page can be used meanwhile.

    A frame of another origin that is out of sight is not painted, and its transitions never begin: those are skipped.
    """
    updated = []

    def update(*_: object) -> None:
        updated.append(True)
        _morph(place, answer["html"])
        for face in faces:
            face.style.viewTransitionName = "none"
        _name_moved(place, answer["moved"])

    def skip(*_: object) -> None:
        if not updated:
            transition.skipTransition()

    # The browser moves what has the same name before the patch and after it.
    _name_moved(place, answer["moved"])
    faces = _name_faces(place, answer["movers"])
    transition = document.startViewTransition(create_proxy(update))
    transition.ready.catch(create_proxy(lambda *_: None))  # it is rejected by a skip
    window.setTimeout(create_proxy(skip), UNPAINTED)
    await transition.updateCallbackDone


def _name_faces(place: js.HTMLElement, movers: dict[str, int]) -> list[js.HTMLElement]:
    """Name the faces of other players as the parts that they move, where such a part is not on the table yet."""
    named = []
    for name, player in movers.items():
        face = place.querySelector('[data-player="' + str(player) + '"] .face')
        if face and not place.querySelector('[data-move="' + name + '"]'):
            face.style.viewTransitionName = name
            named.append(face)
    return named


def _name_moved(place: js.HTMLElement, moved: list[str]) -> None:
    """Give the moved parts names for the transition, and no other parts of the page."""
    for part in document.querySelectorAll("[data-move]"):
        named = part.dataset.move in moved and place.contains(part)
        part.style.viewTransitionName = part.dataset.move if named else "none"
