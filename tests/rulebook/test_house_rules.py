"""A rulebook of one's own: house rules that set options, and examples of what only this table refuses."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pyengine.cli import main
from pyengine.core.errors import NotationError
from pyengine.games import game
from pyengine.rulebook import check, fences, setups
from pyengine.rulebook.house import houses
from pyengine.rulebook.markdown import Markdown, read_markdown
from pyengine.rulebook.run import start

BOOK = """# UNO, as we play it

We play by the book, UNO-12 and all, but for what stands here; see [what we do not play](#left-out).

```house uno
bluff=off two_player_reverse=plain : Nobody challenges, and a Reverse for two skips nobody.
target=500 : We play to 500.
```

## What we do not play {#left-out}

**OUR-1** · R — Nobody lays a Wild as the last card.

*The Wild would end the round. With us it does not, by OUR-1.*

```play uno
hand 1 wild | hand 2 b1 b2 | discard g6
~ wild>red         OUR-1
```

```setup uno
2 : deal seed=1 players=2 : Two at our table.
```
"""


def places(text: str) -> list[tuple[int, int, str, str]]:
    return [(failure.line, failure.column, failure.code, failure.found) for failure in check(text)]


def test_a_book_of_ones_own_holds() -> None:
    assert check(BOOK) == []
    [house] = houses(read_markdown(BOOK))
    assert house.options == {"bluff": "off", "two_player_reverse": "plain", "target": "500"}
    assert [entry.words for entry in house.entries][1] == "We play to 500."


def written(setup: str) -> list[str]:
    """The items of a position of UNO that an example begins with."""
    uno = game("uno")
    return uno.write(start(uno, setup)).split(" | ")


def test_the_options_hold_for_what_stands_below() -> None:
    [fence], [table] = fences(BOOK), setups(BOOK)
    for setup in (fence.setup, table.entries[0].position):
        assert {"target 500", "bluff off", "two_player_reverse plain"} <= set(written(setup))
    own = BOOK.replace("hand 1 wild |", "target 100 | hand 1 wild |").replace("players=2 :", "players=2 bluff=on :")
    [fence], [table] = fences(own), setups(own)
    assert "target 100" in written(fence.setup)
    assert "bluff on" in written(table.entries[0].position)
    above = BOOK.replace("```house", "```play uno\ndeal seed=3\n```\n\n```house")
    assert "target 250" in written(fences(above)[0].setup)


def test_an_option_that_a_position_does_not_have_is_left_to_deals() -> None:
    text = "```house face-to-face\nfirst=2 : The younger begins.\n```\n\n```play face-to-face\n{}\n```\n"
    assert check(text.format("own up 27 | hand 17 18 28 40 45 50")) == []
    assert start(game("face-to-face"), fences(text.format("deal seed=1"))[0].setup).to_act == (1,)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("OUR-1\n```", "OUR-2\n```", (18, 20, "no-rule", "OUR-2")),
        ("OUR-1\n```", "UNO-12\n```", (18, 20, "no-rule", "UNO-12")),
        ("by OUR-1", "by OUR-7", (14, 56, "no-rule", "OUR-7")),
        ("UNO-12 and", "UNO-99 and", (3, 22, "no-rule", "UNO-99")),
        ("(#left-out)", "(#left)", (3, 90, "no-anchor", "#left")),
        ("~ wild>red ", "~ b5>discard ", (18, 3, "refused", "UNO-5")),
        ("~ wild>red ", "~ ", (18, 0, "notation", "OUR-1")),
        ("bluff=off", "bluf=off", (6, 1, "notation", "bluf=off")),
        ("bluff=off", "bluff=no", (6, 7, "notation", "no")),
        ("bluff=off two", "bluff two", (6, 1, "notation", "bluff")),
        (" : We play to 500.", "", (7, 1, "notation", "target=500")),
        ("```house uno", "```house whist", (5, 10, "notation", "whist")),
    ],
)
def test_what_is_wrong_has_its_place(old: str, new: str, place: tuple[int, int, str, str]) -> None:
    assert old in BOOK
    found = places(BOOK.replace(old, new, 1))
    assert place in found
    assert len(found) == 1


def test_a_block_without_an_end() -> None:
    with pytest.raises(NotationError, match="end of the block"):
        houses(Markdown("```house uno\nbluff=off : None.\n"))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("See UNO-12, F2F-1 and ISO-8859, in RFC-1951.\n", []),
        ("See `UNO-99`.\n", []),
        ("See UNO-12 and\nUNO-99, UNO-98.\n", ["2:1 UNO-99", "2:9 UNO-98"]),
        ("# A heading of words\n\n[up](#a-heading-of-words) [out](#x) [far](other.md#x)\n", ["3:33 #x"]),
        ('<a id="here"></a> [here](#here)\n', []),
        ("## Questions {#questions}\n\n### What?\n\n[it](#questions-1), [no](#questions-2)\n", ["5:26 #questions-2"]),
    ],
)
def test_where_prose_leads(text: str, found: list[str]) -> None:
    assert [f"{each.line}:{each.column} {each.found}" for each in check(text)] == found


def test_the_command_line_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "ours.md"
    own.write_text(BOOK, "utf-8")
    assert main(["check", str(own)]) == 0
    own.write_text(BOOK.replace("UNO-12", "UNO-99").replace("(#left-out)", "(#left)"), "utf-8")
    capsys.readouterr()
    assert main(["check", str(own)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{own}:3:22: there is no rule UNO-99",
        f"{own}:3:90: this link leads nowhere: nothing here has the anchor #left",
    ]


def test_a_fence_in_no_house_is_as_it_was() -> None:
    text = BOOK.replace("```house uno", "```house pearl").replace(
        BOOK[BOOK.index("bluff=off") : BOOK.index("```\n\n## What")], "completing=all : All.\n"
    )
    [fence] = fences(text)
    assert fence == replace(fence, setup="hand 1 wild | hand 2 b1 b2 | discard g6")
