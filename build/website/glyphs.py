"""The outlines of the site's letters: pictures to take away have their text as shapes, since no other program has the
site's fonts.
"""

from __future__ import annotations

import json
from functools import cache

from fontTools.pens.basePen import decomposeQuadraticSegment, decomposeSuperBezierSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from website.fonts import opened

FACES = {"serif": ("source-serif-4", (400, 600, 700)), "sans": ("onest", (400, 600))}
"""The families with the fonts and weights that tables use; any other weight is drawn as the nearest of these."""
_SCRIPTS = ("latin", "latin-ext", "cyrillic")
"""A character is taken from the first that has it."""
_EM = 1000
"""Units of an em in the outlines."""
_SIGNS = "„“”’«»–—…−×↑↓·№ʼ\u00a0"


def characters() -> str:
    """The characters that the outlines are for: those of the site's languages, digits and signs."""
    ranges = ((0x20, 0x7E), (0x410, 0x44F))
    own = "".join(chr(code) for first, last in ranges for code in range(first, last + 1))
    return own + "ÄÖÜäöüßéЄєІіЇїҐґ" + _SIGNS


def _commands(kind: str, points: tuple[tuple[float, float], ...], scale: float) -> str:
    if kind == "qCurveTo":
        return "".join(_command("Q", pair, scale) for pair in decomposeQuadraticSegment(points))
    if kind == "curveTo":
        return "".join(_command("C", each, scale) for each in decomposeSuperBezierSegment(points))
    return _command({"moveTo": "M", "lineTo": "L"}.get(kind, "Z"), points, scale)


def _command(command: str, points: tuple[tuple[float, float], ...], scale: float) -> str:
    return command + " ".join(str(round(value * scale)) for x, y in points for value in (x, -y))


@cache
def _fonts(package: str) -> tuple[TTFont, ...]:
    return tuple(opened(package, script) for script in _SCRIPTS)


def _glyphs(package: str, weight: int) -> dict[str, list[object]]:
    """The advance in units and the outline of each character that a font has."""
    found: dict[str, list[object]] = {}
    for font in _fonts(package):
        glyphs, names = font.getGlyphSet(location={"wght": weight}), font.getBestCmap()
        scale = _EM / font["head"].unitsPerEm
        for letter in characters():
            name = names.get(ord(letter))
            if name is not None and letter not in found:
                pen = DecomposingRecordingPen(glyphs)
                glyphs[name].draw(pen)
                found[letter] = [
                    round(glyphs[name].width * scale),
                    "".join(_commands(kind, points, scale) for kind, points in pen.value),
                ]
    return found


def glyphs_file() -> bytes:
    """All outlines as JSON: by family, weight and character the advance and the path, in thousandths of an em."""
    made = {
        family: {str(weight): _glyphs(package, weight) for weight in weights}
        for family, (package, weights) in FACES.items()
    }
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")).encode()
