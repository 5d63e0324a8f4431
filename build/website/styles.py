"""One stylesheet and the fonts it names, and one for each part that only one page loads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from paths import NPM, ROOT, write_all
from web.pictures.framed_style import framed_style
from website.engine import PARTS
from website.scripts import esbuild
from website.vendor import version
from website.work import kept_each

_FONTS = {"Source Serif 4 Variable": "source-serif-4", "Onest Variable": "onest"}
_RANGES = {
    "latin": "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,"
    "U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    "cyrillic": "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
    "latin-ext": "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,"
    "U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2113,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF",
    "cyrillic-ext": "U+0460-048F,U+0492-04AF,U+04B2-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F",
}
"""The letters that the files of a font have: a browser fetches a file with the first letter of it on a page."""
_RARE = ("latin-ext", "cyrillic-ext")
"""Files that the languages of the site do without: they are for others, and for the names of players."""
_STAND_INS = {
    "Arial": (("Arial", "Liberation Sans", "Roboto"), 104, 100),
    "DejaVu Sans": (("DejaVu Sans",), 92, 84),
}
"""Fonts that readers have and that stand in for Onest until it is there, each with its names, and with how wide Onest
is beside it in percent, measured on the letters of our English rulebooks: at the weight of text, and bold. So what is
read first wraps as it will, and nothing below it moves. Liberation Sans is as wide as Arial, Roboto 2 % narrower.
"""
_SHEETS = ("web/styles/base.css", "web/parts/*/style.css", "web/styles/*.css", "web/games/*/style.css")
"""The stylesheets in their order: where two rules weigh the same, the later one holds."""


def is_rare(name: str) -> bool:
    """True for a file of a font that few pages need."""
    return name.endswith(".woff2") and any(f"-{subset}-" in name for subset in _RARE)


@cache
def covered(letter: str) -> bool:
    """True if the fonts of the site have a letter."""
    return any(low <= ord(letter) <= high for text in _RANGES.values() for low, high in map(_bounds, text.split(",")))


def _bounds(text: str) -> tuple[int, int]:
    low, _, high = text.removeprefix("U+").partition("-")
    return int(low, 16), int(high or low, 16)


def part_styles(folders: Sequence[str]) -> bytes:
    """The stylesheet of a part: all that lie in its folders."""
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.css"))]
    return "\n".join(path.read_text("utf-8") for path in paths).encode()


def make_styles() -> dict[str, bytes]:
    """`style.css`, the same for frames of other sites, those of parts, such as `workbench.css`, and the font files."""
    files: dict[str, bytes] = {}
    faces = []
    for family, package in _FONTS.items():
        for subset, characters in _RANGES.items():
            name = f"{package}-{subset}-wght-normal.woff2"
            files[f"fonts/{name}"] = (NPM / f"@fontsource-variable/{package}/files/{name}").read_bytes()
            faces.append(_face(family, name, characters))
    faces += [_stand_in(name, *widths) for name, widths in _STAND_INS.items()]
    sheets = [path for pattern in _SHEETS for path in sorted(ROOT.glob(pattern))]
    style = "\n".join([*faces, *(path.read_text("utf-8") for path in dict.fromkeys(sheets))])
    files["style.css"] = style.encode()
    files["framed.css"] = framed_style(style).encode()
    own = {f"{name}.css": part_styles(part.folders) for name, part in PARTS.items()}
    files |= {name: style for name, style in own.items() if style}
    return {name: _ascii(style) if name.endswith(".css") else style for name, style in files.items()}


def minified(files: dict[str, bytes]) -> dict[str, bytes]:
    """The same files, their stylesheets without comments and white space, as they are delivered."""
    sheets = {name: content for name, content in files.items() if name.endswith(".css")}
    return files | kept_each(f"minified-{version('esbuild')}", sheets, _minify)


def _minify(sheets: dict[str, bytes]) -> dict[str, bytes]:
    with TemporaryDirectory() as folder:
        write_all(Path(folder), sheets)
        options = ["--minify-whitespace", "--outdir=.", "--allow-overwrite", "--log-level=warning"]
        esbuild([*sheets, *options], Path(folder))
        return {name: (Path(folder) / name).read_bytes() for name in sheets}


def _ascii(style: bytes) -> bytes:
    """A stylesheet with other letters escaped: a host may declare it as something else than UTF-8."""
    return re.sub(r"[^\x00-\x7f]", lambda found: f"\\{ord(found[0]):x} ", style.decode()).encode()


def _face(family: str, name: str, characters: str) -> str:
    return (
        f'@font-face{{font-family:"{family}";font-weight:200 900;font-display:swap;'
        f'src:url("fonts/{name}") format("woff2");unicode-range:{characters}}}'
    )


def _stand_in(name: str, installed: Sequence[str], text: int, bold: int) -> str:
    def face(weights: str, ending: str, width: int) -> str:
        sources = ",".join(f'local("{each}{ending}")' for each in installed)
        return f'@font-face{{font-family:"Onest as {name}";font-weight:{weights};src:{sources};size-adjust:{width}%}}'

    return face("200 550", "", text) + face("551 900", " Bold", bold)
