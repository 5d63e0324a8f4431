"""A file that extends another: what it says takes the other's place, and everything else stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pyengine.core.errors import NotationError
from pyengine.kit.check import check
from pyengine.kit.document import Document, read
from tests.kit.files import GALLERY, HEAD, LAY, opened
from tests.languages import LANGS

FILES = {"small.md": HEAD + LAY}
START = "---\ngame: tiny\nextends: small\n---\n# Tiny\n\nThe same with less.\n\n"
TWO_CARDS = """## In the box {#components}

**SMA-2** · R — Two cards to everyone.

```python
def setup(game):
    for seat in game.seats:
        game.deck.deal(2, to=game.hand[seat])
```

*Two, not three*

```play tiny
deal seed=1 players=2
= hand-size 1 2
```
"""


def variant(text: str, files: dict[str, str] = FILES) -> Document:
    return read(START + text, files.get)


def test_a_function_and_a_rule_take_the_others_place() -> None:
    document = variant(TWO_CARDS)
    assert check(document, 20) == []
    assert document.players == (2, 3)
    rules = document.rulebook.rules
    assert list(rules) == ["SMA-1", "SMA-2", "SMA-3"]
    assert rules["SMA-2"].text == "Two cards to everyone."
    assert document.title == "Tiny"
    assert [section.anchor for section in document.rulebook.sections] == ["components", "playing"]


def test_a_zone_that_is_replaced_is_meant_by_the_moves_above() -> None:
    document = variant("## In the box {#components}\n\n**TIN-1** · R — Open.\n\n```python\nhand = Hand(face_up)\n```\n")
    state: Any = document.game.position("hand 1 r1 r3 | hand 2 r2")
    assert state.view(1)["hand"][0] == ["r1", "r3"]
    assert state.why_not(0, document.game.parse("r2")).rule == "TIN-1"
    assert next(document.game.format(each) for each in state.legal(0)) == "r3"


def test_a_move_can_be_taken_away_and_a_demand_changed() -> None:
    code = """**TIN-1** · R — Any card.

```python
hide = give = None


@move("{card}")
def lay(game, card: hand):
    game.hand[game.seat].move(card, to=game.pile)
    end_turn(game) if game.hand[game.seat] else game.win(game.seat, "TIN-1")
```
"""
    document = variant(f"## A turn {{#playing}}\n\n{code}")
    assert list(document.definition.moves) == ["lay"]
    state: Any = document.game.position("hand 1 r1 r3 | hand 2 r2")
    assert [document.game.format(each) for each in state.legal(0)] == ["r1", "r3"]
    assert document.definition.moves["lay"].rule == "TIN-1"


def test_sentences_come_from_both() -> None:
    files = {"small.md": f"{HEAD}{LAY}\n```words\nmove-lay = Lay it\nmove-hide = Hide it\n```\n"}
    document = variant(TWO_CARDS + "\n```words\nmove-lay = Lay { $card }\n```\n", files)
    assert document.messages("en") == {"move-lay": ["Lay ", ["$", "card"]], "move-hide": ["Hide it"]}


@pytest.mark.parametrize(
    ("files", "text", "line", "what"),
    [
        ({}, TWO_CARDS, 3, "small"),
        ({"small.md": HEAD.replace("players: 2-3", "extends: tiny")}, TWO_CARDS, 3, "tiny"),
        (FILES, TWO_CARDS.replace("SMA-2", "SMA-7"), 11, "SMA-7"),
        ({"small.md": HEAD + LAY.replace("```\n", "")}, TWO_CARDS, 3, "```python"),
    ],
)
def test_what_it_cannot_extend_is_told_with_the_line(files: dict[str, str], text: str, line: int, what: str) -> None:
    with pytest.raises(NotationError) as caught:
        variant(text, files)
    assert (caught.value.line, caught.value.what) == (line, what)


def test_a_fault_in_the_other_file_is_told_where_it_is_extended() -> None:
    broken = LAY.replace(
        "game.hand[game.seat].move(card, to=game.pile)", "game.hand[game.seat].move(card, to=game.pil)"
    )
    (failure,) = check(variant(TWO_CARDS, {"small.md": HEAD + broken}), 5)
    line = (HEAD + broken)[: (HEAD + broken).index("game.pil)")].count("\n") + 1
    assert (failure.line, failure.code) == (3, "python")
    assert failure.found == f"AttributeError: game has no pil (small.md, line {line})"


def test_the_variant_of_the_gallery_has_its_rules_in_every_language() -> None:
    document = opened(next(path for path in GALLERY if path.stem == "switch"))
    for language in LANGS:
        book = document.rulebook_in(language)
        assert set(book.rules) == {f"CRE-{number}" for number in range(1, 8)} | {"SWI-1", "SWI-2", "SWI-3"}
        assert document.messages(language)["move-lay"] != document.messages(language)["value-way"]
    assert "zwei" in document.rulebook_in("de").rules["CRE-6"].text


def test_a_variant_of_a_rulebook_alone(tmp_path: Path) -> None:
    (tmp_path / "x.md").write_text("---\ngame: x\n---\n# X\n\nA goal.\n\n**X1-1** · R — A rule.\n", "utf-8")
    path = tmp_path / "y.md"
    path.write_text("---\ngame: y\nextends: x\n---\n# Y\n\nA goal.\n\n**X1-1** · R — Another.\n", "utf-8")
    document = opened(path)
    assert not document.is_game
    assert document.rulebook.rules["X1-1"].text == "Another."
    assert check(document) == []
