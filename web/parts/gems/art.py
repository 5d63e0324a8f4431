"""The eight gems and the pearl: each has an outline of its own, so that they can be told apart without colours.

A gem's three tones are the classes `deep`, `tone` and `light`; the stylesheet fills them by the kind around them.
"""

from __future__ import annotations

from functools import cache

from web.parts.html import Html, el

_VIEW = {"viewBox": "0 0 48 48", "aria-hidden": "true", "focusable": "false"}

_CUTS = {
    "R": (  # a square on its point
        ("deep", "M24 3 45 24 24 45 3 24Z"),
        ("tone", "M24 3 34 14H14ZM45 24 34 34V14ZM3 24 14 14V34Z"),
        ("light", "M14 14H34V34H14Z"),
        ("tone", "M34 14V34H14Z"),
    ),
    "S": (  # a round stone with a star in it
        ("deep", "M24 4a20 20 0 1 0 0 40a20 20 0 1 0 0-40Z"),
        ("tone", "M24 4 38 10 44 24 38 38 24 44 10 38 4 24 10 10Z"),
        ("light", "M24 8 28.500 19.500 40 24 28.500 28.500 24 40 19.500 28.500 8 24 19.500 19.500Z"),
    ),
    "E": (  # a tall step cut
        ("deep", "M15 3H33L40 10V38L33 45H15L8 38V10Z"),
        ("tone", "M17 8H31L35 12V36L31 40H17L13 36V12Z"),
        ("light", "M19 14H29V34H19Z"),
        ("tone", "M29 14V34H19Z"),
    ),
    "A": (  # a drop
        ("deep", "M24 2C30 13 40 20 40 30A16 15.500 0 0 1 8 30C8 20 18 13 24 2Z"),
        ("tone", "M24 2 33 22 40 30 24 45.500 8 30 15 22Z"),
        ("light", "M24 12 31 25 24 38 17 25Z"),
    ),
    "T": (  # three corners
        ("deep", "M24 4Q27 4 29 8L45 37Q47 42 42 42H6Q1 42 3 37L19 8Q21 4 24 4Z"),
        ("tone", "M24 5 45 40 24 31ZM24 5 3 40 24 31Z"),
        ("light", "M24 16 33 33H15Z"),
    ),
    "D": (  # a brilliant from the side
        ("deep", "M12 8H36L46 20 24 44 2 20Z"),
        ("tone", "M12 8 16 20 24 8 32 20 36 8 46 20H2ZM16 20H32L24 44Z"),
        ("light", "M24 8 32 20H16ZM2 20 12 8 16 20ZM16 20H24V44Z"),
    ),
    "O": (  # a smooth lying oval, with a shimmer
        ("deep", "M24 8C37 8 46 14.500 46 24S37 40 24 40 2 33.500 2 24 11 8 24 8Z"),
        ("tone", "M24 10.500C35 10.500 43 16 43 24S35 37.500 24 37.500 5 32 5 24 13 10.500 24 10.500Z"),
        ("light", "M10 27C13 16 25 12 36 17C28 16 18 19 15 29C14 32 9 31 10 27Z"),
        ("deep", "M38 22C38 30 30 35 20 34C28 33 33 29 34 22C34.500 19 38 19 38 22Z"),
    ),
    "J": (  # a ring
        ("deep", "M24 3a21 21 0 1 0 0 42a21 21 0 1 0 0-42ZM24 16a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z"),
        ("tone", "M24 6a18 18 0 1 0 0 36a18 18 0 1 0 0-36ZM24 14a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z"),
        ("light", "M11 22A13 13 0 0 1 22 11L22.500 13.500A11 11 0 0 0 13.500 22.500Z"),
    ),
    "o": (  # the pearl: a plain ball with its gleam
        ("deep", "M24 7a17 17 0 1 0 0 34a17 17 0 1 0 0-34Z"),
        ("tone", "M24 8a16 16 0 1 0 8 30A18 18 0 0 1 12 14 16 16 0 0 1 24 8Z"),
        ("light", "M18 13a5 4 0 1 0 .1 0Z"),
    ),
}


@cache
def gem(kind: str) -> Html:
    """The picture of a gem, by its letter; `o` is the pearl."""
    paths = [el("path", {"class": tone, "d": line, "fill-rule": "evenodd"}) for tone, line in _CUTS[kind]]
    return el("svg", {**_VIEW, "class": f"gem gem-{kind}"}, *paths)


def placed(kind: str, x: float, y: float, size: float) -> Html:
    """The gem as a part of a larger drawing, around the point (x, y)."""
    paths = [el("path", {"class": tone, "d": line, "fill-rule": "evenodd"}) for tone, line in _CUTS[kind]]
    by = size / 48
    move = f"translate({x - size / 2:g} {y - size / 2:g}) scale({by:g})"
    return el("g", {"class": f"gem-{kind}", "transform": move}, *paths)


@cache
def chevron(side: str) -> Html:
    """Which way a line moves when it is shifted at this end: outward, and its end card moves to the other end."""
    lines = {"left": "M20 12H5M11 6l-6 6 6 6", "right": "M4 12h15M13 6l6 6-6 6"}
    lines |= {"top": "M12 20V5M6 11l6-6 6 6", "bottom": "M12 4v15M6 13l6 6 6-6"}
    attrs = {"viewBox": "0 0 24 24", "class": f"icon way {side}", "aria-hidden": "true", "focusable": "false"}
    return el("svg", attrs, el("path", {"d": lines[side]}))
