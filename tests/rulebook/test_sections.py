"""Sections, questions, words, components and set-ups are read, and broken ones are found where they are."""

from __future__ import annotations

import pytest

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_TEXT
from pyengine.rulebook import check, components, setups
from pyengine.rulebook.read import read

TEXT = """# Uno

Be out of cards
first.

More.

## In the box {#components}

**UNO-1** · S — Cards.

```components uno
40 x b7 g3 : Number cards : of four colours
1 x - : A score pad
```

## Set-up {#setup}

```setup uno
2 : deal seed=1 players=2 : Two players: **45** are left.
10 : hand 1 b7 | hand 2 b8 | players 10 : Ten.
```

## No anchor

```text
## no heading {#no-heading}
```

## Questions {#questions}

### May I?

Yes (UNO-1, UNO-5), and
again UNO-1.

### And then? {#then}

No.

## Words {#words}

- **Deck** — what
  is left
- no word
* **Pile** — what lies
- **Hand (own)** — what one holds
"""


def test_what_a_rulebook_is_made_of() -> None:
    book = read(TEXT.replace("* **Pile", "\n- **Pile"), "uno", "en")
    assert (book.title, book.goal) == ("Uno", "Be out of cards first.")
    assert [(part.anchor, part.title, part.line) for part in book.sections[:3]] == [
        ("components", "In the box", 8),
        ("setup", "Set-up", 17),
        ("", "No anchor", 24),
    ]
    assert book.sections[2].text.strip().startswith("```text")
    assert book.section("sample") is None
    part = book.section("questions")
    assert part
    assert [(each.anchor, each.title, each.rules, each.line) for each in part.questions] == [
        ("questions-1", "May I?", ("UNO-1", "UNO-5"), 32),
        ("then", "And then?", (), 37),
    ]
    assert part.questions[1].text == "No."
    words = book.section("words")
    assert words
    assert [(word.anchor, word.word, word.meaning) for word in words.words] == [
        ("words-1", "Deck", "what is left"),
        ("words-2", "Pile", "what lies"),
        ("words-3", "Hand (own)", "what one holds"),
    ]


def test_what_blocks_are_made_of() -> None:
    (box,) = components(TEXT)
    assert (box.game, box.line) == ("uno", 12)
    assert [(each.count, each.codes, each.words, each.line) for each in box.entries] == [
        (40, ("b7", "g3"), "Number cards : of four colours", 13),
        (1, (), "A score pad", 14),
    ]
    (block,) = setups(TEXT)
    assert [(each.players, each.position, each.words, each.line) for each in block.entries] == [
        (2, "deal seed=1 players=2", "Two players: **45** are left.", 20),
        (10, "hand 1 b7 | hand 2 b8 | players 10", "Ten.", 21),
    ]


def test_a_text_with_the_line_ends_of_windows_is_read_alike() -> None:
    assert components(TEXT.replace("\n", "\r\n")) == components(TEXT)
    assert setups(TEXT.replace("\n", "\r\n")) == setups(TEXT)


@pytest.mark.parametrize("heading", ["## A {#a b}", "## A {#}", "## A {#a} b", "## A {#Ä}", "## A {#" + "a" * 99 + "}"])
def test_a_broken_anchor_is_found_where_it_is(heading: str) -> None:
    with pytest.raises(NotationError) as error:
        read(f"# T\n\n{heading}\n", "uno", "en")
    assert (error.value.line, error.value.column) == (3, 6)
    assert [(failure.line, failure.code) for failure in check(f"# T\n\n{heading}\n")] == [(3, "notation")]


def test_an_anchor_is_there_once() -> None:
    with pytest.raises(NotationError) as error:
        read("# T\n\n## A {#a}\n\n## B\n\n## C\n\n### D {#a}\n", "uno", "en")
    assert (error.value.line, error.value.what) == (9, "{#a}")


@pytest.mark.parametrize(
    ("block", "line"),
    [
        ("components uno\n40 b7 : Cards", 2),
        ("components uno\n40 x b7", 2),
        ("components uno\n40 x b7 : ", 2),
        ("components uno\n40 x : Cards", 2),
        ("components uno\n40000 x b7 : Cards", 2),
        ("components uno\n٤ x b7 : Cards", 2),
        ("components uno\n1 x b7 : Card\n40 x b7 b8 b9 b1 b2 : Cards", 3),
        ("components uno\n40 x <b> : Cards", 2),
        ("setup uno\n2 : deal seed=1 players=2", 2),
        ("setup uno\ntwo : deal seed=1 players=2 : Two", 2),
        ("setup uno\n" + "9" * 5000 + " : deal seed=1 : Two", 2),
        ("setup uno\n2 : deal players=2 : A\n2 : deal players=2 : B", 3),
        ("setup uno\n2 : deal players=2 : A\n3 : deal players=2 : B", 3),
        ("setup uno\n2 : hand 1 b7 | hand 1 b7 : A", 2),
    ],
)
def test_a_broken_block_is_found_where_it_is(block: str, line: int) -> None:
    assert [(each.line, each.code) for each in check(f"```{block}\n```\n")] == [(line, "notation")]


def test_a_set_up_that_the_game_does_not_have_is_found() -> None:
    text = "```setup uno\n2 : deal players=2 first=9 : A\n3 : deal players=3 : B\n```\n\n"
    unknown = "```setup chess\n2 : deal : C\n```\n"
    assert [(each.line, each.code) for each in check(text + unknown)] == [(2, "option"), (7, "option")]


def test_a_block_without_an_end_is_found() -> None:
    assert [(each.line, each.code) for each in check("x\n```setup uno\n2 : deal : A")] == [(2, "notation")]
    assert [(each.line, each.code) for each in check("x\n```components uno\n")] == [(2, "notation")]


def test_a_block_within_a_block_is_text() -> None:
    assert components("```text\n```components uno\n1 x b7 : Card\n```\n") == []
    assert components("```text\n```\n\n```components uno\n```\n") != []
    assert read("```text\n```x\n## A {#a}\n```\n\n## B {#b}\n", "uno", "en").sections[0].anchor == "b"


def test_a_text_that_is_too_long_is_not_read() -> None:
    text = "x" * (LONGEST_TEXT + 1)
    for reads in (components, setups, lambda text: read(text, "uno", "en")):
        with pytest.raises(NotationError):
            reads(text)
    assert [failure.code for failure in check(text)] == ["notation"]
