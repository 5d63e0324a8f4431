"""Keeps the focus near its place when the control that had it is gone after a patch."""

import js
from pyscript import document

CONTROL = "button:not([disabled]):not([aria-disabled]),a[href]"


class Place:
    """Where the focus is within a part of the page: the zone of the focused control, if it has one."""

    def __init__(self, part: js.HTMLElement) -> None:
        focused = document.activeElement
        self.part = part
        self.within = focused is not None and part.contains(focused) and not focused.isSameNode(document.body)
        zone = focused.closest("[data-zone]") if self.within and focused else None
        self.zone = zone.getAttribute("data-zone") if zone else None

    def restore(self) -> None:
        """Focus a control near the one that was focused, if that is gone: in its zone, else in the prompt or hand."""
        focused = document.activeElement
        if not self.within or (focused and not focused.isSameNode(document.body)):
            return
        zones = [self.zone, "end", "turn", "hand"] if self.zone else ["end", "turn", "hand"]
        for zone in zones:
            found = self.part.querySelector('[data-zone="' + str(zone) + '"]')
            control = found.querySelector(CONTROL) if found else None
            if control:
                control.focus()
                return
        table = self.part.querySelector(".table")
        if table:
            table.focus()
