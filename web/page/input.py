"""Turns a reader's input at a table - clicks, keys, dragging - into commands to the engine.

A table is in an element with `data-table`, whose value is its id; the play page's only one is in `#app`, without an id.
"""

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Send = Callable[[dict[str, str]], None]

CONTROLS = "[data-do],[data-action],[data-also],[data-try],[data-source],[data-target]"
FIELDS = ("do", "value", "action", "also", "try", "source", "target", "seat")
STEPS = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}
ACROSS = ("ArrowLeft", "ArrowRight")
STOPS = "button:not([disabled]),li[tabindex]"
"""Where the arrow keys stop: controls, and players, who explain themselves to the keyboard too."""
LONG = 6
"""From so many controls on, Tab leaves a zone at once; the arrows go through it."""
THRESHOLD = 8
"""Pixels that the pointer moves before a press counts as dragging, and no longer as a long one."""


def listen(send: "Send") -> None:
    """Handle the events of the page; calls `send` with the fields of each command."""
    drag = Dragging(send)

    def click(event: js.Event) -> None:
        """A click, or Enter or Space on a control."""
        control = event.target.closest(CONTROLS)
        if control and table_of(control) and not drag.take_click():
            dom.forget()
            send(command_of(control))

    handlers: dict[str, Callable[[Any], None]] = {
        "click": click,
        "keydown": lambda event: key_pressed(event, send),
        "pointerdown": drag.press,
        "pointermove": drag.move,
        "pointerup": drag.release,
        "nastilka-held": drag.drop,
    }
    for name, handler in handlers.items():
        document.addEventListener(name, create_proxy(handler))


# Controls


def table_of(element: js.HTMLElement) -> js.HTMLElement | None:
    """The element of the table that an element belongs to; on the play page there is only one."""
    return element.closest("[data-table]") or document.querySelector("#app")


def command_of(control: js.HTMLElement) -> dict[str, str]:
    """The command in the attributes of a control."""
    found = {}
    for name in FIELDS:
        value = control.getAttribute("data-" + name)
        if value is not None:
            found[name] = value
    return addressed(table_of(control), found)


def addressed(table: js.HTMLElement | None, command: dict[str, str]) -> dict[str, str]:
    """The command with the id of its table, where that has one."""
    ident = table.getAttribute("data-table") if table else None
    if ident:
        command["id"] = ident
    return command


# Keys


def key_pressed(event: js.KeyboardEvent, send: "Send") -> None:
    """Handle Escape, Tab and arrows between and within zones, the list of keys, and one-letter shortcuts."""
    table = table_of(event.target)
    if not table or event.target.closest("input,select,textarea") or event.ctrlKey or event.metaKey or event.altKey:
        return
    if event.key == "Escape":
        send(addressed(table, {"do": "escape"}))
    elif event.key == "?":
        control = document.querySelector("#open-keys")
        if control:
            control.click()
    elif event.key == "Tab":
        leave(event)
    elif event.key in STEPS:
        step(event)
    elif letter(event) and dom.root.getAttribute("data-keys") != "off":
        control = table.querySelector('[data-key="' + letter(event) + '"]')
        if control:
            control.click()


def letter(event: js.KeyboardEvent) -> str:
    """The Latin letter of a key, empty for other keys; under a layout of another script, the one at its place."""
    if len(event.key) != 1:
        return ""
    if ord(event.key) < 128:
        return event.key.lower() if event.key.isalpha() else ""
    return event.code[3:].lower() if len(event.code) == len("KeyA") else ""


def step(event: js.KeyboardEvent) -> None:
    """Move the focus from a control or a player to the next or previous one of its zone, round the ends.

    Where the zone is laid out from right to left, the next one is at the left. In a zone with `data-follows` what gets
    the focus is carried out at once, as in a tree of moves.
    """
    zone = event.target.closest("[data-zone]")
    if not zone:
        return
    turned = event.key in ACROSS and window.getComputedStyle(zone).direction == "rtl"
    by = -STEPS[event.key] if turned else STEPS[event.key]
    controls = list(zone.querySelectorAll(STOPS))
    focused = [control.isSameNode(document.activeElement) for control in controls]
    if True in focused:
        control = controls[(focused.index(True) + by) % len(controls)]
        control.focus()
        event.preventDefault()
        if zone.getAttribute("data-follows"):
            control.click()


def leave(event: js.KeyboardEvent) -> None:
    """Have Tab go on from a long zone of the table to what is behind it, and not through all its cards."""
    zone = event.target.closest("[data-zone]")
    stops = list(zone.querySelectorAll(STOPS)) if zone and zone.closest(".table") else []
    if len(stops) < LONG:
        return
    passed = [control for control in stops if not control.isSameNode(event.target)]
    before = [control.getAttribute("tabindex") for control in passed]
    for control in passed:
        control.setAttribute("tabindex", "-1")

    def restore(*_: "Any") -> None:
        for at, control in enumerate(passed):
            index = before[at]
            if index is None:
                control.removeAttribute("tabindex")
            else:
                control.setAttribute("tabindex", index)

    window.setTimeout(create_proxy(restore), 0)  # once the browser has gone on


# Dragging


class PressedCard:
    """A card under a pressed pointer: its source, and where the press began, in pixels."""

    def __init__(self, card: js.HTMLElement, event: js.PointerEvent) -> None:
        self.card = card
        self.source = card.dataset.source
        self.x, self.y = event.clientX, event.clientY
        self.table: js.HTMLElement | None = None  # set once the card is dragged


class Dragging:
    """Follows the pointer: a dragged card is chosen, and its action is tried where it is dropped."""

    def __init__(self, send: "Send") -> None:
        self.send = send
        self.pressed: PressedCard | None = None
        self.released = False

    def take_click(self) -> bool:
        """True, once, if a click is only the end of a drag."""
        released, self.released = self.released, False
        return released

    def press(self, event: js.PointerEvent) -> None:
        """Remember the card that may be dragged."""
        card = event.target.closest("[data-source]")
        self.released = False
        self.pressed = PressedCard(card, event) if card and event.isPrimary and event.button == 0 else None

    def move(self, event: js.PointerEvent) -> None:
        """Move the card with the pointer, once that has moved farther than a click does."""
        pressed = self.pressed
        if not pressed:
            return
        dx, dy = event.clientX - pressed.x, event.clientY - pressed.y
        if not pressed.table and abs(dx) + abs(dy) > THRESHOLD:
            pressed.table = table_of(pressed.card) if pressed.card.isConnected else None
            # One that is chosen already would be put back by being chosen again.
            if pressed.table and pressed.card.getAttribute("aria-pressed") != "true":
                self.send(addressed(pressed.table, {"source": pressed.source}))
        if pressed.table:
            # An answer may have replaced the element since the press.
            card = pressed.table.querySelector('[data-source="' + pressed.source + '"]')
            if card:
                card.classList.add("dragged")
                card.style.translate = str(dx) + "px " + str(dy) + "px"

    def drop(self, _event: js.Event) -> None:
        """Forget the card: a finger that rests on it has asked what it is, see `web/browser/window/tips.js`."""
        self.pressed = None

    def release(self, event: js.PointerEvent) -> None:
        """Try the action where the card is dropped."""
        pressed, self.pressed = self.pressed, None
        if not pressed or not pressed.table:
            return
        self.released = True
        for card in document.querySelectorAll(".dragged"):
            card.classList.remove("dragged")
            card.style.translate = ""
        under = document.elementFromPoint(event.clientX, event.clientY)
        target = under.closest("[data-target]") if under else None
        tried = {"source": pressed.source, "target": target.dataset.target} if target else {"do": "escape"}
        self.send(addressed(pressed.table, tried))
        # A drop that no click follows must not swallow the next one.
        window.setTimeout(create_proxy(lambda *_: self.take_click()), 0)
