"""The drawings of Nizam: the marks of the seats, the score track, hourglasses, the picture for the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from web.parts.gems.art import placed
from web.parts.html import Html, el

_QUIET = {"aria-hidden": "true", "focusable": "false"}
_MARKS = (
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z",
    "M4 4H20V20H4Z",
    "M12 2 22 20.500H2Z",
    "M12 1 23 12 12 23 1 12Z",
    "M12 1.500 15 8.500 22.500 9.200 17 14.500 18.600 22 12 18 5.400 22 7 14.500 1.500 9.200 9 8.500Z",
)
"""An outline for each seat: disc, square, triangle, lozenge, star."""
_LEFT, _RIGHT, _LANE = 12, 308, 15


def seat_mark(seat: int) -> Html:
    """The mark of a seat, which is its pawn on the score track too."""
    attrs = {"viewBox": "0 0 24 24", "class": f"seat-mark seat{seat + 1}", **_QUIET}
    return el("svg", attrs, el("path", {"d": _MARKS[seat]}))


def hourglass(run: bool) -> Html:
    """One time that the deck may run out; when it has, all the sand lies below."""
    sand = (
        "M7 20.500C7 17 10 16 12 13.500C14 16 17 17 17 20.500Z"
        if run
        else "M8 4.500H16C16 8 13 9 12 11C11 9 8 8 8 4.500Z"
    )
    sides = "M7 2.500C7 9 10.500 10 10.500 12S7 15 7 21.500M17 2.500C17 9 13.500 10 13.500 12S17 15 17 21.500"
    attrs = {"viewBox": "0 0 24 24", "class": f"icon hourglass {'run' if run else 'waits'}", **_QUIET}
    return el(
        "svg", attrs, el("path", {"d": sand, "class": "solid"}), el("path", {"d": f"M5 2.500H19M5 21.500H19{sides}"})
    )


def track(scores: Sequence[int]) -> Html:
    """The score track: a lane for each seat, marks at tens, at most ten of them; it grows with the highest score."""
    last = max(40, (max(scores) // 20 + 1) * 20)
    low = 16 + _LANE * len(scores)
    tens, pawns = [], []
    for at in range(0, last + 1, 10 if last <= 60 else 20 if last <= 160 else 40):
        x = _x(at, last)
        line = el("path", {"d": f"M{x} 16V{low}", "class": "ten"})
        tens.append(el("g", None, line, el("text", {"x": x, "y": 11}, str(at))))
    for seat, score in enumerate(scores):
        x, y = _x(score, last), 16 + _LANE * (seat + 0.5)
        lane = el("path", {"d": f"M{_LEFT} {y}H{x}", "class": "lane"})
        place = f"translate({x - 7:g} {y - 7:g}) scale(0.58)"
        pawn = el("path", {"d": _MARKS[seat], "class": "pawn", "transform": place})
        pawns.append(el("g", {"class": f"seat{seat + 1}"}, lane, pawn))
    return el("svg", {"viewBox": f"0 0 320 {low + 4}", "class": "track", **_QUIET}, *tens, *pawns)


def _x(score: int, last: int) -> float:
    return round(_LEFT + (_RIGHT - _LEFT) * score / last, 1)


def cover() -> Html:
    """A square of gems with a line on its way, for the lobby."""
    rows = ("SERAT", "JTRDO", "EDRJS", "OATEJ")
    tiles = [
        _tile(kind, 48 + 36 * column, 21 + 36 * row)
        for row, line in enumerate(rows)
        for column, kind in enumerate(line)
    ]
    glow = el("rect", {"x": "102", "y": "2", "width": "36", "height": "110", "rx": "9", "class": "cover-glow"})
    arrow = el("path", {"d": "M232 57H214M221 50l-7 7 7 7M26 57H8M15 50l-7 7 7 7", "class": "cover-way"})
    attrs = {"viewBox": "0 0 240 150", "class": "cover", **_QUIET}
    return el("svg", attrs, *tiles, glow, arrow)


def _tile(kind: str, x: float, y: float) -> Html:
    card = el(
        "rect",
        {"x": f"{x - 16:g}", "y": f"{y - 16:g}", "width": "32", "height": "32", "rx": "5", "class": "cover-tile"},
    )
    return el("g", None, card, placed(kind, x, y, 23))
