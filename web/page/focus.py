"""Keeps the focus near its place when the control that had it is gone, or under an end, after a patch."""

import js
from pyscript import document

CONTROL = "button:not([disabled]):not([aria-disabled]),a[href]"
END = '[data-zone="end"]'


class Place:
    """Where the focus is within a part of the page: the zone of the focused control, if it has one."""

    def __init__(self, part: js.HTMLElement) -> None:
        focused = document.activeElement
        self.part = part
        self.within = focused is not None and part.contains(focused) and not focused.isSameNode(document.body)
        zone = focused.closest("[data-zone]") if self.within and focused else None
        self.zone = zone.getAttribute("data-zone") if zone else None
        self.ended = part.querySelector(END) is not None

    def restore(self) -> None:
        """Focus a control near the one that was focused, if that is gone: in its zone, else in the prompt or hand.

        The end of a round or of the game takes the focus as it comes, unless a control beside the table has it: Enter
        leads on.
        """
        came = not self.ended and self.part.querySelector(END) is not None
        if not self._lost(came):
            return
        if self.within or (came and document.hasFocus()):
            zones = [self.zone, "end", "turn", "hand"] if self.zone and not came else ["end", "turn", "hand"]
            control = self._first(zones) or self.part.querySelector(".table")
            if control:
                control.focus()

    def _lost(self, came: bool) -> bool:
        """True if nothing has the focus: an end that came lies over the table, which is inert then."""
        focused = document.activeElement
        if focused is None or focused.isSameNode(document.body):
            return True
        table = self.part.querySelector(".table")
        return came and (focused.isSameNode(table) or focused.closest("[inert]") is not None)

    def _first(self, zones: "list[str]") -> js.HTMLElement | None:
        for zone in zones:
            found = self.part.querySelector('[data-zone="' + zone + '"]')
            control = found.querySelector(CONTROL) if found else None
            if control:
                return control
        return None
