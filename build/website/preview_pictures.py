"""The pictures that other sites show beside a link: for each game and language a PNG of its cover and its name.

They are cached in `var/previews` by the digest of all that they are made from.
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from xml.etree.ElementTree import tostring

import resvg_py
from cssselect2 import Matcher

from paths import WORK, digest, write_all
from web.games import games, table_of
from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages
from web.site.facts import plain_facts
from web.site.previews import PICTURE_SIZE, picture_file
from website.fonts import Face, instance, widths
from website.manifest import ICON
from website.resolved_style import matcher, resolve, resolved
from website.styles import make_styles

_CACHE = WORK / "previews"
_SERIF, _SANS = "source-serif-4", "onest"
_SCRIPTS = ("latin", "cyrillic", "latin-ext")
"""The files that the site's fonts come in; a character is taken from the first that has it."""
_NUMBERS = "0123456789+−"
"""What may stand on the cards of a cover."""
_LEFT, _WIDE = 72, 520
"""Where lines of text begin, and how long they may be, in pixels."""
_COVER = {"x": "600", "y": "127", "width": "600", "height": "375"}
_SOURCES = ("preview_pictures.py", "resolved_style.py", "fonts.py", "manifest.py")


@dataclass(frozen=True, slots=True)
class Type:
    """How a line is set: font and weight; size and distance to the next line in pixels; the variable of its colour."""

    package: str
    weight: int
    size: int
    line: int
    colour: str


_NAME = Type(_SANS, 600, 30, 60, "--on-felt-2")
_TITLE = Type(_SERIF, 600, 76, 80, "--on-felt")
_SENTENCE = Type(_SANS, 400, 30, 42, "--on-felt")
_FACTS = Type(_SANS, 600, 26, 40, "--glow")


@dataclass(frozen=True, slots=True)
class Words:
    """What stands in a picture."""

    name: str
    title: str
    sentence: str
    facts: str


class Fonts:
    """The faces that pictures use, for some characters: as files, and how wide each character is."""

    def __init__(self, characters: str) -> None:
        self.files: dict[str, bytes] = {}
        self._characters = characters
        self._widths: dict[Face, dict[str, float]] = {}

    def use(self, face: Face) -> dict[str, float]:
        """The widths of a face's characters, in ems; from then on it is among the files."""
        if face not in self._widths:
            self.files[f"{face.name}.ttf"] = content = instance(face, self._characters)
            self._widths[face] = widths(content)
        return self._widths[face]

    def face(self, letter: str, kind: Type) -> Face:
        """The face to take a character from; raises `LookupError` where none has it."""
        for script in _SCRIPTS:
            face = Face(kind.package, script, kind.weight)
            if letter in self.use(face):
                return face
        raise LookupError(letter)

    def width(self, text: str, kind: Type) -> float:
        """How long a line is, in pixels."""
        return sum(self.use(self.face(letter, kind))[letter] for letter in text) * kind.size

    def lines(self, text: str, kind: Type) -> list[str]:
        """The text in lines that are not too long."""
        found = [""]
        for word in text.split():
            longer = f"{found[-1]} {word}".lstrip()
            if found[-1] and self.width(longer, kind) > _WIDE:
                found.append(word)
            else:
                found[-1] = longer
        return found


def preview_pictures() -> dict[str, bytes]:
    """The pictures by their paths below the site's root."""
    folder = _CACHE / _digest()
    names = [picture_file(game.id, lang) for game in games() for lang in LANGS]
    if not folder.exists():
        shutil.rmtree(_CACHE, ignore_errors=True)
        fresh = folder.with_name(f".{folder.name}")
        write_all(fresh, {Path(name).name: content for name, content in _drawn().items()})
        fresh.rename(folder)
    return {name: (folder / Path(name).name).read_bytes() for name in names}


def drawings(fonts: Fonts) -> Iterator[tuple[str, Html]]:
    """Each picture as SVG, with its path below the site's root."""
    style = matcher(make_styles()["style.css"].decode())
    for game in games():
        for lang in LANGS:
            yield picture_file(game.id, lang), _drawing(game.id, _words(game.id, lang), style, fonts)


def all_words() -> dict[str, Words]:
    """What stands in each picture, by its path."""
    return {picture_file(game.id, lang): _words(game.id, lang) for game in games() for lang in LANGS}


def characters() -> str:
    """Every character of the pictures."""
    texts = "".join(f"{each.name}{each.title}{each.sentence}{each.facts}" for each in all_words().values())
    return "".join(sorted({*texts, *_NUMBERS, " "}))


def _words(game_id: str, lang: str) -> Words:
    t = Messages(lang)
    [game] = [each for each in games() if each.id == game_id]
    sentence = re.split(r"(?<=[.!?…])\s", t(f"about-{game_id}"))[0]
    return Words(t("app-name"), t(f"game-{game_id}"), sentence, plain_facts(game, t))


def _digest() -> str:
    covers = {game.id: table_of(game.id).cover().encode() for game in games()}
    sources = {name: Path(__file__).with_name(name).read_bytes() for name in _SOURCES}
    words = json.dumps([repr(each) for each in all_words().values()]).encode()
    tools = " ".join(version(name) for name in ("resvg-py", "fonttools", "cssselect2", "tinycss2")).encode()
    return digest({**covers, **sources, **make_styles(), "words": words, "tools": tools})


def _drawn() -> dict[str, bytes]:
    fonts = Fonts(characters())
    drawn = dict(drawings(fonts))
    with tempfile.TemporaryDirectory() as place:
        write_all(Path(place), fonts.files)
        paths = [str(Path(place) / name) for name in fonts.files]
        return {
            name: bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=paths))
            for name, svg in drawn.items()
        }


def _drawing(game_id: str, words: Words, style: Matcher, fonts: Fonts) -> Html:
    """The cover on the game's own cloth, and beside it what the game is."""
    cover, variables = resolve(el("div", {"class": f"game {game_id}"}, table_of(game_id).cover()), style)
    colours = {name: resolved(f"var({name})", variables) for name in variables}
    picture = cover[0]
    picture.attrib.update(_COVER)
    for text in (each for each in picture.iter() if "font-family" in each.attrib):
        face = Face(_SERIF, _SCRIPTS[0], int(text.attrib["font-weight"]))
        fonts.use(face)
        text.attrib["font-family"] = face.name
    wide, high = PICTURE_SIZE
    size = {"width": wide, "height": high}
    return el(
        "svg",
        {"xmlns": "http://www.w3.org/2000/svg", **size},
        el("rect", {**size, "fill": colours["--felt-2"]}),
        el("ellipse", {"cx": 900, "cy": high // 2, "rx": 520, "ry": 430, "fill": colours["--felt"]}),
        Html(tostring(picture, "unicode")),
        _text(words, colours, fonts),
    )


def _text(words: Words, colours: dict[str, str], fonts: Fonts) -> Html:
    """The name of the site above, the game's name and its sentence in the middle, players and minutes below."""
    mark = Html(ICON.replace("<svg ", f'<svg x="{_LEFT}" y="56" width="44" height="44" '))
    title, sentence = fonts.lines(words.title, _TITLE), fonts.lines(words.sentence, _SENTENCE)
    top = (PICTURE_SIZE[1] - len(title) * _TITLE.line - len(sentence) * _SENTENCE.line) // 2
    middle = top + len(title) * _TITLE.line + 8
    lines = [(words.name, (_LEFT + 60, 89), _NAME), (words.facts, (_LEFT, PICTURE_SIZE[1] - 60), _FACTS)]
    lines += [(text, (_LEFT, top + 58 + at * _TITLE.line), _TITLE) for at, text in enumerate(title)]
    lines += [(text, (_LEFT, middle + 30 + at * _SENTENCE.line), _SENTENCE) for at, text in enumerate(sentence)]
    return join(mark, *(_row(*line, fonts, colours) for line in lines))


def _row(text: str, place: tuple[int, int], kind: Type, fonts: Fonts, colours: dict[str, str]) -> Html:
    """A line of text, in pieces of one face each."""
    runs = [
        el("tspan", {"font-family": face.name}, "".join(letters))
        for face, letters in groupby(text, lambda letter: fonts.face(letter, kind))
    ]
    style = {"font-size": kind.size, "font-weight": kind.weight, "fill": colours[kind.colour], "xml:space": "preserve"}
    return el("text", {"x": place[0], "y": place[1], **style}, *runs)
