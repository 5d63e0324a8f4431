"""The signs of the four suits, and the other signs that tell cards of an author's own apart: lines about a middle."""

from __future__ import annotations

from web.parts.html import Html, el

UNSEEN = {"aria-hidden": "true", "focusable": "false"}
_CIRCLE = "a4.6 4.6 0 1 1 9.200 0a4.600 4.600 0 1 1-9.200 0z"
SUIT_LINES = {
    "c": f"m-4.600-4.700{_CIRCLE}m-4.500 6.900{_CIRCLE}m9 0{_CIRCLE}"
    "m-1.400-4h3q.2 7.600 2.600 11.300h-8.200q2.400-3.700 2.600-11.300z",
    "d": "m0-10q2.700 5.800 7.500 10-4.800 4.200-7.500 10-2.700-5.800-7.500-10 4.800-4.200 7.500-10z",
    "h": "m0 9.400c-5.600-4.400-8.600-7.500-8.600-11.200a4.600 4.600 0 0 1 8.600-2.400"
    " 4.600 4.600 0 0 1 8.600 2.400c0 3.700-3 6.800-8.600 11.200z",
    "s": "m0-10c2.700 4.800 8.800 7.100 8.800 12a4.100 4.100 0 0 1-7.500 2.100"
    "q.5 3.500 2.700 5.600h-8q2.200-2.100 2.700-5.600"
    "a4.100 4.100 0 0 1-7.500-2.100c0-4.900 6.100-7.200 8.800-12z",
}
"""Of each suit its outline, some twenty units high, from the middle on."""
SHAPES = (
    "m0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z",
    "m0-10l9.500 17.500h-19z",
    "m-8-8h16v16h-16z",
    "m0-10l2.900 6.900 7.400.6-5.600 4.900 1.700 7.200-6.400-3.800-6.400 3.800 1.700-7.200-5.600-4.900 7.400-.6z",
    "m0-10c4.500 6 7 9 7 12.800a7 7 0 0 1-14 0c0-3.800 2.500-6.800 7-12.800z",
    "m-3-10h6v7h7v6h-7v7h-6v-7h-7v-6h7z",
    "m3-9.500a9.500 9.500 0 1 0 0 19a12 12 0 0 1 0-19z",
    "m-9.500-4.500l9.500 8 9.500-8v6l-9.500 8-9.500-8z",
)
"""Signs for the values of a trait, in their order: disc, triangle, square, star, drop, cross, moon, chevron."""


def line_at(lines: str, x: float, y: float) -> str:
    """An outline with its middle at a point."""
    return f"M{x:g} {y:g}{lines}"


def sign(lines: str, kind: str) -> Html:
    """A sign in the line of text."""
    drawn = el("path", {"d": line_at(lines, 12, 12)})
    return el("svg", {"viewBox": "0 0 24 24", "class": f"kit-sign {kind}", **UNSEEN}, drawn)


def suit_sign(suit: str) -> Html:
    """The sign of a suit in the line of text."""
    return sign(SUIT_LINES[suit], f"suit-{suit}")


def turned_order() -> Html:
    """The sign of sorting the other way: two cards that change places."""
    lines = "M5 5h5v8H5zM14 11h5v8h-5zM13 4.500h5.500V8M16.500 6.200l2 2 2-2M11 19.500H5.500V16M7.500 17.800l-2-2-2 2"
    return el("svg", {"viewBox": "0 0 24 24", "class": "icon", **UNSEEN}, el("path", {"d": lines}))
