"""The web app manifest, with which the site can be installed, and its icon in the sizes that systems ask for."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Callable
from functools import cache

GROUND = "#1f4d46"
_SHAPES = {"paper": "#fbf7ee", "gold": "#d9a441", "ground": GROUND}
_SIZE = 32
_FINE = 4
"""Samples a pixel's edge, for smooth curves."""

ICON = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIZE} {_SIZE}">'
    f'<rect width="{_SIZE}" height="{_SIZE}" rx="7" fill="{GROUND}"/>'
    '<rect x="10" y="6" width="12" height="17" rx="2.5" fill="#fbf7ee"/><path d="M6 27h20M16 11v7M12.500 14.500h7" '
    'stroke="#d9a441" stroke-width="2" stroke-linecap="round"/></svg>'
)
Corners = list[list[str | None]]
_STROKES = ((6, 27, 26, 27), (16, 11, 16, 18), (12.5, 14.5, 19.5, 14.5))


def icons() -> dict[str, bytes]:
    """The icon's files, drawn here; by name."""
    return {
        "icon.svg": ICON.encode(),
        "icon-192.png": _png(192, _rounded),
        "icon-512.png": _png(512, _rounded),
        "icon-maskable.png": _png(512, _maskable),
        "icon-apple.png": _png(180, _square),
    }


def favicon() -> bytes:
    """The icon as browsers ask for it where no page names one: a PNG in a folder of one picture."""
    picture = _png(_SIZE, _rounded)
    return struct.pack("<HHHBBBBHHII", 0, 1, 1, _SIZE, _SIZE, 0, 0, 1, 32, len(picture), 22) + picture


def manifest(app: str, index: str = "") -> bytes:
    """The web app manifest; its addresses are relative to the site's root, where it is.

    `index` is what the address of a page ends with.
    """
    sizes = [
        {"src": f"{app}/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        {"src": f"{app}/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": f"{app}/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": f"{app}/icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ]
    found = {
        "name": "Nastilka",
        "short_name": "Nastilka",
        "id": "./",
        "start_url": f"./{index}",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fbf7ee",
        "theme_color": GROUND,
        "icons": sizes,
    }
    return json.dumps(found, indent=1).encode()


def _inside(x: float, y: float, box: tuple[float, float, float, float], radius: float) -> bool:
    """True if a point lies in a box (left, top, right, bottom) with round corners."""
    left, top, right, bottom = box
    dx = max(left + radius - x, x - right + radius, 0)
    dy = max(top + radius - y, y - bottom + radius, 0)
    return left <= x <= right and top <= y <= bottom and dx * dx + dy * dy <= radius * radius


def _drawn(x: float, y: float) -> str | None:
    """What of the picture lies at a point of the 32 by 32: a name of a colour, or nothing."""
    if any(_inside(x, y, (left - 1, top - 1, right + 1, bottom + 1), 1) for left, top, right, bottom in _STROKES):
        return "gold"
    return "paper" if _inside(x, y, (10, 6, 22, 23), 2.5) else None


def _rounded(x: float, y: float) -> str | None:
    return _drawn(x, y) or ("ground" if _inside(x, y, (0, 0, _SIZE, _SIZE), 7) else None)


def _square(x: float, y: float) -> str | None:
    return _drawn(x, y) or "ground"


def _maskable(x: float, y: float) -> str | None:
    """The picture within the middle three quarters, which masks never cut away."""
    return _square(*((at - _SIZE / 2) / 0.75 + _SIZE / 2 for at in (x, y)))


def _png(size: int, colour: Callable[[float, float], str | None]) -> bytes:
    """The picture as a PNG with transparency."""
    scale = _SIZE / size
    corners = [[colour(x * scale, y * scale) for x in range(size + 1)] for y in range(size + 1)]
    rows = (b"".join(_pixel(x, y, scale, corners, colour) for x in range(size)) for y in range(size))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _pixel(x: int, y: int, scale: float, corners: Corners, colour: Callable[[float, float], str | None]) -> bytes:
    """The mean of the samples in one pixel; where its corners are alike, so is the rest of it."""
    above, below = corners[y], corners[y + 1]
    first = above[x]
    if first == above[x + 1] == below[x] == below[x + 1]:
        return _rgba((first,))
    at = [(step + 0.5) / _FINE for step in range(_FINE)]
    return _rgba(tuple(colour((x + dx) * scale, (y + dy) * scale) for dx in at for dy in at))


@cache
def _rgba(names: tuple[str | None, ...]) -> bytes:
    seen = [_SHAPES[name] for name in names if name]
    if not seen:
        return bytes(4)
    channels = [round(sum(int(text[at : at + 2], 16) for text in seen) / len(seen)) for at in (1, 3, 5)]
    return bytes([*channels, round(255 * len(seen) / len(names))])


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
