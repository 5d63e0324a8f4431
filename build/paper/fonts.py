"""The fonts of printed things: those of the site, in the few weights that print needs.

The site's are variable, and a PDF holds no such fonts; here are their instances.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from website.fonts import opened, static

_SCRIPTS = {
    "latin": "",
    "cyrillic": "\u0400-\u045f\u0490\u0491\u04b0\u04b1",
    "latin-ext": "\u0100-\u024f\u1e00-\u1eff",
}
"""The parts that the site's fonts come in, and the characters that ask for each; the first is always there."""
_FACES = (
    ("Serif", "source-serif-4", "normal", (400, 600)),
    ("Serif", "source-serif-4", "italic", (400, 600)),
    ("Sans", "onest", "normal", (400, 600)),
)
FAMILIES = {
    family: ", ".join(f'"{family} {script}"' for script in _SCRIPTS) for family in dict.fromkeys(f[0] for f in _FACES)
}
"""The families as a style sheet names them: one for each script, in the order in which they are looked into."""


def scripts_of(text: str) -> list[str]:
    """The scripts that a text is written in."""
    return [script for script, characters in _SCRIPTS.items() if not characters or re.search(f"[{characters}]", text)]


def font_files(scripts: Sequence[str]) -> dict[str, bytes]:
    """The font files of these scripts, by name."""
    return {f"{_name(*face)}.ttf": _instance(*face) for face in _faces(scripts)}


def font_faces(folder: str, scripts: Sequence[str]) -> str:
    """The rules that bring the files in this folder into a style sheet."""
    families = {package: family for family, package, _, _ in _FACES}
    return "\n".join(
        f'@font-face {{ font-family: "{families[package]} {script}"; font-style: {slant}; font-weight: {weight}; '
        f'src: url("{folder}{_name(package, script, slant, weight)}.ttf"); }}'
        for package, script, slant, weight in _faces(scripts)
    )


def _faces(scripts: Sequence[str]) -> list[tuple[str, str, str, int]]:
    return [
        (package, script, slant, weight)
        for _, package, slant, weights in _FACES
        for weight in weights
        for script in scripts
    ]


def _name(package: str, script: str, slant: str, weight: int) -> str:
    return f"{package}-{script}-{slant}-{weight}"


@cache
def _instance(package: str, script: str, slant: str, weight: int) -> bytes:
    return static(opened(package, script, slant), weight, _name(package, script, slant, weight))
