"""The pictures for previews: every game and language has one, drawn whole without a browser."""

from __future__ import annotations

import re
import struct
from functools import cache
from itertools import product
from xml.etree.ElementTree import fromstring, tostring

import pytest

from pyengine.games import ids
from web.parts.html import Html
from web.parts.messages import LANGS
from web.site.previews import PICTURE_SIZE, picture_file
from website import preview_pictures
from website.preview_pictures import Fonts, characters, drawings
from website.resolved_style import matcher, resolve, resolved

SVG = "{http://www.w3.org/2000/svg}"


@cache
def drawn() -> tuple[Fonts, dict[str, Html]]:
    fonts = Fonts(characters())
    return fonts, dict(drawings(fonts))


def test_every_game_has_a_picture_in_every_language() -> None:
    fonts, found = drawn()
    assert set(found) == {picture_file(game, lang) for game, lang in product(ids(), LANGS)}
    for svg in found.values():
        assert not re.search(r"var\(|light-dark|undefined|\d%\)", svg)
        assert {f"{name}.ttf" for name in re.findall(r'font-family="([^"]*)"', svg)} <= set(fonts.files)


def test_a_game_is_drawn_in_its_own_colours() -> None:
    svg = fromstring(drawn()[1][picture_file("uno", "uk")])
    land = {each.get("fill") for each in svg.iter() if each.get("class") == "land"}
    assert land == {"#1d5fa8", "#2d7a3f", "#b52a2f", "#eebb2a"}
    assert "UNO" in {"".join(each.itertext()) for each in svg.iter(f"{SVG}text")}


def test_a_picture_is_made_once(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    fonts, found = drawn()
    name = picture_file("nizam", "en")
    monkeypatch.setattr(preview_pictures, "_CACHE", tmp_path)
    monkeypatch.setattr(preview_pictures, "Fonts", lambda _characters: fonts)
    monkeypatch.setattr(preview_pictures, "drawings", lambda _fonts: dict.fromkeys(found, found[name]).items())
    first = preview_pictures.preview_pictures()
    assert set(first) == set(found)
    assert len(set(first.values())) == 1, "the same drawing gives the same bytes"
    assert struct.unpack(">II", first[name][16:24]) == PICTURE_SIZE
    monkeypatch.setattr(preview_pictures, "drawings", pytest.fail)
    assert preview_pictures.preview_pictures() == first


def test_long_words_are_set_in_lines() -> None:
    fonts, kind = drawn()[0], preview_pictures._SENTENCE
    lines = fonts.lines("Shift the rows and columns of a square of gems until three lie side by side.", kind)
    assert len(lines) > 1
    assert all(fonts.width(line, kind) <= preview_pictures._WIDE for line in lines)
    with pytest.raises(LookupError):
        fonts.face("\ue000", kind)


def test_a_style_is_resolved_on_a_drawing() -> None:
    style = matcher(
        ".game { --hue: light-dark(#111111, #222222); } .a { fill: var(--hue); stroke: var(--none, rgb(0 0 0 / 25%)) }"
        ".game .b { font: 700 46px var(--face, X) } path:unknown(1), .a { fill: red } @media print { .a { fill: red } }"
        ".cut { clip-path: inset(0 round 8px) }"
    )
    cut = '<rect class="cut" x="1" y="2" width="3" height="4"/>'
    root, variables = resolve(f'<div class="game"><svg><path class="a"/><text class="b"/>{cut}</svg></div>', style)
    assert resolved("var(--hue)", variables) == "#111111"
    text = tostring(root, "unicode")
    assert 'class="a" fill="#111111" stroke="rgba(0, 0, 0, 0.25)"' in text
    assert 'font-weight="700" font-size="46" font-family="X"' in text
    assert (
        '<g clip-path="url(#clip1)"><clipPath id="clip1"><rect x="1" y="2" width="3" height="4" rx="8" /></clipPath>'
        in text
    )
