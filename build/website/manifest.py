"""The web app manifest, with which the site can be installed, and its icon in the sizes that systems ask for."""

from __future__ import annotations

import json
import struct

import resvg_py

GROUND = "#1f4d46"
_SIZE = 32
_PICTURE = (
    '<rect x="10" y="6" width="12" height="17" rx="2.5" fill="#fbf7ee"/><path d="M6 27h20M16 11v7M12.500 14.500h7" '
    'stroke="#d9a441" stroke-width="2" stroke-linecap="round"/>'
)
_INNER = f'<g transform="translate({_SIZE / 8} {_SIZE / 8}) scale(0.75)">{_PICTURE}</g>'
"""The picture within the middle three quarters, which masks never cut away."""


def _drawing(picture: str, radius: int) -> str:
    """A picture on its ground, whose corners have this radius."""
    ground = f'<rect width="{_SIZE}" height="{_SIZE}" rx="{radius}" fill="{GROUND}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIZE} {_SIZE}">{ground}{picture}</svg>'


ICON = _drawing(_PICTURE, 7)


def icons() -> dict[str, bytes]:
    """The icon's files, drawn here; by name."""
    return {
        "icon.svg": ICON.encode(),
        "icon-192.png": _png(192, ICON),
        "icon-512.png": _png(512, ICON),
        "icon-maskable.png": _png(512, _drawing(_INNER, 0)),
        "icon-apple.png": _png(180, _drawing(_PICTURE, 0)),
    }


def favicon() -> bytes:
    """The icon as browsers ask for it where no page names one: a PNG in a folder of one picture."""
    picture = _png(_SIZE, ICON)
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


def _png(size: int, svg: str) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))
