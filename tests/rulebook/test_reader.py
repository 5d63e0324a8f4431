"""One reader of Markdown: it goes on behind a mistake, and whoever wants none raises the first that it has found."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.errors import NotationError
from pyengine.core.notation import Word
from pyengine.rulebook import fences
from pyengine.rulebook.fence import read_fence
from pyengine.rulebook.markdown import KINDS, Markdown
from tests.endure import repeated
from tests.fuzz.damage import damaged

SEEDS = Path(__file__).parents[2] / "seeds"
HALF = """\
# T {#t}

```play uno
hand 1 b7 | discard b1
> 1: b7>discard  draw
< draw
= round 1 | seat 2
> 999: draw

## A {#no good}

```setup uno
2 : deal : Two
```
"""


def test_half_a_file_gives_what_can_be_read() -> None:
    tree = Markdown(HALF)
    assert [(head.line, head.title, head.anchor) for head in tree.headings] == [(1, "T", "t")]
    play, setup = tree.blocks
    assert [(block.kind, block.line, block.last, block.closed) for block in tree.blocks] == [
        ("play", 3, 11, False),
        ("setup", 12, 14, True),
    ]
    assert (play.end, setup.end) == ("```setup uno", "```")
    fence = read_fence(play)
    assert (fence.setup, fence.begins) == ("hand 1 b7 | discard b1", 5)
    assert [(command.line, command.marker, command.named) for command in fence.commands] == [
        (5, ">", Word("1:", 5, 3)),
        (7, "=", None),
    ]
    assert fence.commands[0].placed() == [Word("b7>discard", 5, 6), Word("draw", 5, 18)]
    assert list(fence.commands[1].facts())[1] == [Word("seat", 7, 13), Word("2", 7, 18)]
    assert [(error.line, error.column, error.what) for error in fence.errors] == [
        (6, 1, "<"),
        (8, 3, "999"),
        (10, 1, "##"),
        (12, 1, "```setup"),
    ]


def test_where_no_end_follows_it_is_the_end_that_is_missing() -> None:
    for text in ("```play uno\n> x\n", "```play uno\n> x\n```play uno\n> x\n"):
        assert [(error.line, error.what) for error in read_fence(Markdown(text).blocks[0]).errors] == [
            (1, "```play uno")
        ]


def test_whoever_wants_no_mistakes_raises_the_first() -> None:
    with pytest.raises(NotationError) as caught:
        fences(HALF)
    assert (caught.value.line, caught.value.what) == (6, "<")


def test_what_stands_before_a_place_is_a_fence_of_its_own() -> None:
    fence = read_fence(Markdown("```play uno\n> draw pass\n> keep\n```").blocks[0])
    assert [command.words for command in fence.until(2, 8).commands] == [("draw",)]
    assert [command.words for command in fence.until(3, 3).commands] == [("draw", "pass"), ()]


@repeated(40, 3000)
@given(
    st.sampled_from(sorted(SEEDS.glob("*/*.md"))).flatmap(lambda path: damaged(path.read_text("utf-8")[:4000], ["```"]))
)
def test_every_line_is_prose_or_code(text: str) -> None:
    tree = Markdown(text)
    prose = {at for at, _ in tree.prose}
    for block, after in zip(tree.blocks, [*tree.blocks[1:], None], strict=False):
        assert block.kind in KINDS
        assert not prose & set(range(block.line, block.last + 1))
        assert tree.lines[block.line : block.line + len(block.lines)] == list(block.lines)
        assert tree.block(block.last) is block
        assert after is None or block.last < after.line
    assert all(line == tree.lines[at - 1] for at, line in tree.prose)
