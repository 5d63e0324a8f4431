"""The site's fonts for programs that take neither woff2 nor variable fonts: an instance of one weight, as TrueType."""

from __future__ import annotations

import io
from dataclasses import dataclass

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from paths import NPM

_NAMES = (1, 3, 4, 6, 16)
"""The records of a font's `name` table that a family is found by."""


@dataclass(frozen=True, slots=True)
class Face:
    """One weight of a font, in one script: `latin`, `latin-ext` or `cyrillic`."""

    package: str
    script: str
    weight: int

    @property
    def name(self) -> str:
        """Its family, which no other face has."""
        return f"{self.package}-{self.script}-{self.weight}"


def instance(face: Face, characters: str) -> bytes:
    """A TrueType font with these characters, as far as the face has them."""
    font = opened(face.package, face.script)
    subset = Subsetter(Options(layout_features=["kern", "mark", "mkmk", "lnum"], notdef_outline=True))
    subset.populate(text=characters)
    subset.subset(font)
    return static(font, face.weight, face.name)


def static(font: TTFont, weight: int, name: str) -> bytes:
    """A variable font at one weight, as TrueType, under its own name: those of one name are taken for the same."""
    font = instantiateVariableFont(font, {"wght": weight}, updateFontNames=False)
    for ident in _NAMES:
        font["name"].removeNames(nameID=ident)
        font["name"].setName(name, ident, 3, 1, 0x409)
    font.flavor = None
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def widths(content: bytes) -> dict[str, float]:
    """The width of each character of a font, in ems."""
    font = TTFont(io.BytesIO(content))
    return {chr(code): font["hmtx"][name][0] / font["head"].unitsPerEm for code, name in font.getBestCmap().items()}


def opened(package: str, script: str, slant: str = "normal") -> TTFont:
    """The variable font of one script, as the site has it."""
    path = NPM / f"@fontsource-variable/{package}/files/{package}-{script}-wght-{slant}.woff2"
    return TTFont(path, recalcTimestamp=False)
