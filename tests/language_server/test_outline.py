"""Parts, colours and definitions of a text."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from pyengine.language_server.pieces import LEGEND, tokens
from pyengine.language_server.rules import find_definition, language_of
from pyengine.language_server.server import read

SEEDS = Path(__file__).parents[2] / "seeds"
TEXT = """\
# Title {#top}

See F2F-8.

```play face-to-face
own up 27 | hand 17 18
! 2: 18>own-up F2F-8
= own up 27
```

## Next

```python
# no heading
```

```setup uno
2 : deal players=2 : Two players
```
"""


def test_headings_hold_their_fences() -> None:
    first, second = read(TEXT).outline()
    assert (first.name, first.first, first.last) == ("Title", 1, 10)
    assert [(part.name, part.detail, part.first, part.last) for part in first.parts] == [
        ("play face-to-face", "own up 27 | hand 17 18", 5, 9)
    ]
    assert [part.name for part in second.parts] == ["setup uno"]


def test_a_records_outline_is_its_turns() -> None:
    text = (SEEDS / "face-to-face/records/greedy-2.rec").read_text("utf-8")
    head, first, *_ = read(text).outline()
    assert head.name == "face-to-face"
    assert (first.name, first.detail) == ("1:", "6>own-up 54>own-down draw")


def test_every_piece_has_its_colour() -> None:
    lines = TEXT.split("\n")
    found = [
        (lines[line - 1][column - 1 : column - 1 + length], LEGEND[kind])
        for line, column, length, kind in tokens(read(TEXT).pieces())
    ]
    assert found[:16] == [
        ("F2F-8", "macro"),
        ("play", "keyword"),
        ("face-to-face", "namespace"),
        ("own up", "property"),
        ("27", "number"),
        ("|", "operator"),
        ("hand", "property"),
        ("17", "number"),
        ("18", "number"),
        ("!", "operator"),
        ("2:", "parameter"),
        ("18>own-up", "function"),
        ("F2F-8", "macro"),
        ("=", "operator"),
        ("own up", "property"),
        ("27", "number"),
    ]
    assert ("Two players", "string") in found


@pytest.mark.parametrize("path", sorted(SEEDS.glob("*/records/*.rec"))[:6], ids=lambda path: path.stem)
def test_tokens_come_in_order_and_do_not_overlap(path: Path) -> None:
    found = tokens(read(path.read_text("utf-8")).pieces())
    assert len(found) > 100
    for (line, column, length, _), (after, start, *_) in pairwise(found):
        assert (line, column + length) <= (after, start)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_rule_is_found_in_the_rulebook(lang: str) -> None:
    place = find_definition(read("See UNO-12."), "UNO-12", lang)
    assert place is not None
    assert place.path == SEEDS / f"uno/rulebook.{lang}.md"
    assert place.path.read_text("utf-8").split("\n")[place.line - 1].startswith("**UNO-12** ")


def test_a_rulebooks_own_rule_is_found_in_itself() -> None:
    own = find_definition(read("# New\n\n**NEW-1** · R — A rule."), "NEW-1", "en")
    assert own is not None
    assert (own.path, own.line) == (None, 3)
    assert find_definition(read(""), "NEW-1", "en") is None


@pytest.mark.parametrize(
    ("locale", "lang"),
    [("uk-UA", "uk"), ("de", "de"), ("de_AT", "de"), ("fr", "en"), (None, "en"), ("../..", "en"), ("", "en")],
)
def test_a_locale_chooses_the_language_of_the_rules(locale: str | None, lang: str) -> None:
    assert language_of(locale) == lang
