"""The plots of Nastilka-Bench as SVG, in the colours of the page around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10

from pyengine.arena.bench.rating import Rating

_WIDTH, _LEFT, _RIGHT, _TOP, _LINE = 720, 150, 26, 46, 26
_HUES = ("#8a8a8a", "#c2571a", "#b8860b", "#2e8b57", "#3b7dd8", "#9b59b6", "#d1495b", "#00838f", "#7d6b5d")
"""Each is at least 3:1 on white and on the dark background of the documentation."""
_SHAPES = (
    '<circle r="4"/>',
    '<path d="M-4 -4H4V4H-4Z"/>',
    '<path d="M0 -5L5 4H-5Z"/>',
    '<path d="M0 -5.5L5.5 0L0 5.5L-5.5 0Z"/>',
    '<path d="M0 5L5 -4H-5Z"/>',
)


def _mark(at: int, x: float, y: float) -> str:
    """The mark of a series: no two have both the same colour and the same shape."""
    return f'<g fill="{_HUES[at % len(_HUES)]}" transform="translate({x:.1f} {y:.1f})">{_SHAPES[at % len(_SHAPES)]}</g>'


def _bar(at: int, ends: tuple[float, float, float, float]) -> str:
    """The interval of a mark."""
    x1, y1, x2, y2 = ends
    line = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {line} stroke="{_HUES[at % len(_HUES)]}" stroke-width="1.5" stroke-opacity=".7"/>'


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _legend(names: Sequence[str]) -> list[str]:
    found, x = list[str](), 8.0
    for at, name in enumerate(names):
        found += [_mark(at, x, 14), _text(x + 10, 18, name)]
        x += 30 + 7.2 * len(name)
    return found


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    style = "max-width:100%;height:auto;font:12px sans-serif;fill:currentColor"
    box = f'viewBox="0 0 {_WIDTH} {height:.0f}" width="{_WIDTH}" role="img" aria-label="{escape(title)}"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {box} style="{style}">', *parts, "</svg>"])


def shares(rows: Sequence[tuple[str, float, Mapping[str, tuple[float, float, float]]]], opponent: str) -> str:
    """A row for each task: its label, an even share, and by bot the share of first places with the interval."""
    names = list(dict.fromkeys(name for _, _, found in rows for name in found))
    scale = (_WIDTH - _LEFT - _RIGHT) / 100
    bottom = _TOP + _LINE * len(rows)
    parts = _legend(names)
    for percent in range(0, 101, 25):
        x = _LEFT + scale * percent
        parts.append(f'<line x1="{x}" y1="{_TOP}" x2="{x}" y2="{bottom}" stroke="currentColor" stroke-opacity=".2"/>')
        parts.append(_text(x, bottom + 16, f"{percent} %", "middle"))
    for number, (label, even, found) in enumerate(rows):
        y = _TOP + _LINE * number + _LINE / 2
        x = _LEFT + 100 * scale * even
        parts.append(_text(_LEFT - 10, y + 4, label, "end"))
        parts.append(f'<line x1="{x:.1f}" y1="{y - 11}" x2="{x:.1f}" y2="{y + 11}" stroke="currentColor"/>')
        for name, (share, low, high) in found.items():
            at = names.index(name)
            level = y + (at - (len(names) - 1) / 2) * 3
            parts.append(_bar(at, (_LEFT + 100 * scale * low, level, _LEFT + 100 * scale * high, level)))
            parts.append(_mark(at, _LEFT + 100 * scale * share, level))
    title = (
        f"First places against {opponent}, by task and bot, with intervals at 95 %; the upright line is an even share"
    )
    return _svg(title, bottom + 24, parts)


def times(points: Sequence[tuple[str, str, float, Rating]]) -> str:
    """A mark for each game and bot: milliseconds a decision, and its rating with the interval; bots are named."""
    if not points:
        return ""
    games = list(dict.fromkeys(game for game, *_ in points))
    least, most = (f(log10(end)) for f, end in ((floor, min(p[2] for p in points)), (ceil, max(p[2] for p in points))))
    lowest = floor(min(p[3].points for p in points) / 200) * 200
    highest = ceil(max(p[3].points for p in points) / 200) * 200
    left, bottom, height = 64, _TOP + 360, 360
    across = (_WIDTH - left - 70) / max(1, most - least)
    parts = _legend(games)
    for power in range(least, most + 1):
        x = left + across * (power - least)
        parts.append(f'<line x1="{x}" y1="{_TOP}" x2="{x}" y2="{bottom}" stroke="currentColor" stroke-opacity=".2"/>')
        parts.append(_text(x, bottom + 16, f"{10.0**power:g} ms", "middle"))
    for level in range(lowest, highest + 1, 200):
        y = bottom - height * (level - lowest) / (highest - lowest)
        parts.append(_text(left - 8, y + 4, f"{level:+d}" if level else "0", "end"))
        parts.append(
            f'<line x1="{left}" y1="{y}" x2="{_WIDTH - 70}" y2="{y}" stroke="currentColor" stroke-opacity=".2"/>'
        )
    for game, bot, ms, rating in points:
        at, x = games.index(game), left + across * (log10(ms) - least)
        y, top, low = (
            bottom - height * (min(max(value, lowest), highest) - lowest) / (highest - lowest)
            for value in (rating.points, rating.high, rating.low)
        )
        parts += [_bar(at, (x, top, x, low)), _mark(at, x, y), _text(x + 8, y + 4, bot)]
    return _svg("Rating against milliseconds a decision, by game and bot", bottom + 24, parts)
