"""A game's text in another language: the same sections, rules and marks as the first file's, told where it differs."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.cli import main
from pyengine.core.errors import NotationError
from pyengine.kit.check import check_translation
from pyengine.kit.document import Document, read
from pyengine.kit.translation import read_translation
from tests.kit.files import HEAD, LAY

GERMAN = """---
translates: small
title: Klein
language: de
---
# Klein

Spiel eine Karte, und so weiter.

## Material {#components}

**SMA-1** · R — Zwölf Karten.

**SMA-2** · R — Drei Karten für jeden.

## Am Zug {#playing}

**SMA-3** · R — Einer nach dem anderen.

```words
move-lay = { $card } legen
```
"""


def both(german: str = GERMAN) -> Document:
    return read(HEAD + LAY, translations={"de": german})


def test_a_game_knows_its_text_in_another_language() -> None:
    document = both()
    assert document.languages == ("en", "de")
    assert document.title_in("de") == "Klein"
    assert document.rulebook_in("de").rules["SMA-1"].text == "Zwölf Karten."
    assert document.rulebook_in("fr").lang == "en"
    assert document.messages("de") == {"move-lay": [["$", "card"], " legen"]}
    assert check_translation(document, document.translations["de"]) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "found", "wanted"),
    [
        ("{#playing}", "{#play}", "section", "#play", "#playing"),
        ("## Material {#components}\n", "", "section", "#playing", "#components"),
        ("**SMA-2** · R — Drei Karten für jeden.\n", "", "rule-order", "SMA-3", "SMA-2"),
        ("**SMA-3** · R", "**SMA-3** · S", "mark", "SMA-3 S", "R"),
        ("Einer nach", "Einer (SMA-7) nach", "no-rule", "SMA-7", ""),
        ("move-lay", "move-fly", "no-message", "move-fly", ""),
        ("```words", "```play small\nhand 1 r1\n```\n\n```words", "example", "```play", ""),
    ],
)
def test_what_differs_is_told_with_its_line(old: str, new: str, code: str, found: str, wanted: str) -> None:
    german = GERMAN.replace(old, new)
    failures = check_translation(both(), read_translation(german, "small", "de"))
    assert [(each.code, each.found, each.wanted) for each in failures] == [(code, found, wanted)]
    assert 0 < failures[0].line <= german.count("\n")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("translates: small", "translates: large", 2),
        ("language: de", "language: uk", 4),
        ("title: Klein", "players: 3", 3),
        ("```words\nmove-lay = {", "```python\nx = {", 20),
    ],
)
def test_a_file_of_another_game_or_with_python_is_refused(old: str, new: str, line: int) -> None:
    with pytest.raises(NotationError) as caught:
        both(GERMAN.replace(old, new))
    assert (caught.value.line, caught.value.__notes__) == (line, ["in small.de.md"])


def test_the_command_checks_what_lies_beside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, other = tmp_path / "small.md", tmp_path / "small.de.md"
    first.write_text(HEAD + LAY, "utf-8")
    other.write_text(GERMAN, "utf-8")
    assert main(["check", str(first), "--games", "2"]) == 0
    assert capsys.readouterr().out == f"{first}: 2 games hold\n{other}: 3 rules hold\n"
    other.write_text(GERMAN.replace("SMA-2", "SMA-4"), "utf-8")
    assert main(["check", str(other)]) == 1
    assert capsys.readouterr().out == f"{other}:14:1: there is SMA-4, where the first file has SMA-2\n"
    first.unlink()
    assert main(["check", str(other)]) == 1
    assert "a file small.md beside this one" in capsys.readouterr().out
