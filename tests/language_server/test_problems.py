"""What is wrong stands under the word that is wrong, and one broken fence hides no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.cli.language_server import say
from tests.language_server.editing import marked_words, problems

SEEDS = Path(__file__).parents[2] / "seeds"
PLAY = "# T\n\n```play face-to-face\nown up 27 | hand 17 18 28 40 45 50\n{}\n```\n"
RECORD = (SEEDS / "face-to-face/records/gifts-and-backwards-tricks.rec").read_text("utf-8")


SHIPPED = sorted([*SEEDS.glob("*/*.md"), *SEEDS.glob("*/studies/*.study")])


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_ships_has_no_problem(path: Path) -> None:
    assert problems(path.read_text("utf-8"), path.parent) == []


@pytest.mark.parametrize(
    ("line", "code", "word"),
    [
        ("> 18>own-up", "refused", "18>own-up"),
        ("? 28>own-up 99>own-up 40>own-up", "notation", "99>own-up"),
        ("> 28>sideways", "notation", "sideways"),
        ("! 18>own-up F2F-13", "rule", "F2F-13"),
        ("! 28>own-up F2F-8", "allowed", "28>own-up"),
        ("! 18>own-up", "notation", "18>own-up"),
        ("= own down 60 | own up 17", "fact", "own"),
        ("< 28>own-up", "notation", "<"),
        ("> 7: 28>own-up", "notation", "7:"),
    ],
)
def test_the_word_is_marked(line: str, code: str, word: str) -> None:
    assert marked_words(PLAY.format(line)) == [(code, word)]


@pytest.mark.parametrize(
    ("text", "code", "word"),
    [
        ("```play chess\ndeal\n```", "option", "chess"),
        ("```play uno\ndeal players=99\n```", "option", "players=99"),
        ("```play uno\ndeal seed=1 sides=2\n```", "option", "sides=2"),
        ("```play uno\nhand 1 b7 b99\n```", "notation", "b99"),
        ("```setup uno\n2 : deal players=2 : Two\n3 : phase asleep : Three\n```", "notation", "asleep"),
        ("```components uno\n40 x b7 g%3 : Cards\n```", "notation", "g%3"),
        ("```play uno\ndeal", "notation", "```play"),
        ("## One {#one}\n\n## Two {#one}\n", "notation", "##"),
    ],
)
def test_other_mistakes_are_marked(text: str, code: str, word: str) -> None:
    assert marked_words(text) == [(code, word)]


def test_a_broken_fence_hides_no_other() -> None:
    text = PLAY.format("> 99>own-up") + PLAY.format("> 18>own-up") + "```play uno\n" + PLAY.format("> 17>own-down F")
    assert marked_words(text) == [
        ("notation", "99>own-up"),
        ("refused", "18>own-up"),
        ("notation", "```play"),
        ("notation", "F"),
    ]


def test_lines_may_end_as_on_windows() -> None:
    assert marked_words(PLAY.format("> 18>own-up").replace("\n", "\r\n"))[0] == ("refused", "18>own-up")


def test_a_step_goes_on_from_the_ones_above() -> None:
    text = (SEEDS / "face-to-face/lesson.en.md").read_text("utf-8")
    assert marked_words(text.replace("> 59>own-down", "> 60>own-down", 1)) == [("notation", "60>own-down")]


def test_a_record_is_marked_where_it_breaks() -> None:
    assert problems(RECORD) == []
    assert marked_words(RECORD.replace("2: 51>own-down", "2: 99>own-down")) == [("notation", "99>own-down")]
    assert marked_words(RECORD.replace("2: 51>own-down", "2: 50>own-down")) == [("refused", "50>own-down")]
    assert marked_words(RECORD.replace("players 2", "players 7")) == [("notation", "7")]
    assert marked_words(RECORD.replace("own hand 4 ", "own hand 99 ")) == [("notation", "99")]


def test_every_code_has_words() -> None:
    text = (
        PLAY.format("! 28>own-up F2F-8\n! 18>own-up F2F-1\n= own up 3\n? 18>own-up") + "```play uno\ndeal a=1\n```\nx"
    )
    found = problems(text)
    assert {code for _, code, *_ in found} == {"refused", "allowed", "rule", "fact", "option"}
    assert all(say("markdown", *problem[1:]) for problem in found)


HOUSE = """# Ours

As in UNO-12, see [below](#own) and UNO-77.

```house uno
bluff=off : Nobody challenges.
```

## Own {#own}

**OUR-1** · R — No Wild as the last card.

```play uno
hand 1 wild | hand 2 b1 b2 | discard g6
~ wild>red OUR-1
~ wild>red OUR-2
```
"""


def test_house_rules_and_references_are_looked_up_in_the_whole_text() -> None:
    found = [(each.span.line, each.code, each.found) for each in problems(HOUSE)]
    assert found == [(3, "no-rule", "UNO-77"), (16, "no-rule", "OUR-2")]
    broken = HOUSE.replace("UNO-77", "UNO-7").replace("OUR-2\n", "OUR-1\n").replace("bluff=off", "bluff=maybe")
    assert [(each.span.line, each.code, each.found) for each in problems(broken)] == [(6, "notation", "maybe")]
