"""Icons of buttons."""

from __future__ import annotations

from web.parts.html import Html, el


def _drawn(kind: str, line: str, *more: Html) -> Html:
    attrs = {"viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false", "class": f"icon {kind}"}
    return el("svg", attrs, el("path", {"d": line}), *more)


def sliders() -> Html:
    """Three sliders: the settings."""
    knobs = [el("circle", {"cx": cx, "cy": cy, "r": "2.4", "class": "knob"}) for cx, cy in _KNOBS]
    return _drawn("sliders", "M4 6h16M4 12h16M4 18h16", *knobs)


_KNOBS = (("9", "6"), ("16", "12"), ("7", "18"))


def sent() -> Html:
    """An arrow out of a box: sharing."""
    return _drawn("sent", "M12 14V3M8 7l4-4 4 4M6 11H5v10h14V11h-1")
