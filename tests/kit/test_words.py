"""Sentences of a game's file: in any language, each message asked for by some table, with the values it is given."""

from __future__ import annotations

import pytest

from pyengine.core.errors import NotationError
from pyengine.kit.check import check
from pyengine.kit.document import read
from tests.kit.files import HEAD, LAY, small

WORDS = """
```words
move-lay = Lay the { $card }
zone-pile = Pile
value-bid = Bid
refusal-SMA-3 = The { $card } is too low.
end-SMA-3 = { $player } has won.
word-r = red
card-r1 = the red one
prompt = Lay, hide or give.
```

```words de
move-lay = { $card } legen
```
"""


def test_sentences_in_the_files_language_and_in_others() -> None:
    document = small(LAY + WORDS)
    assert document.messages("en")["move-lay"] == ["Lay the ", ["$", "card"]]
    assert document.messages("de") == {"move-lay": [["$", "card"], " legen"]}
    assert document.words("de") == "move-lay = { $card } legen\n"
    assert document.words("fr") == ""
    assert check(document, 3) == []


@pytest.mark.parametrize(
    ("sentence", "code", "found"),
    [
        ("move-fly = Fly", "no-message", "move-fly"),
        ("move-lay = Lay { $crad }", "no-value", "$crad"),
        ("zone-secret = { $card }", "no-value", "$card"),
        ("refusal-SMA-9 = No", "no-message", "refusal-SMA-9"),
        ("prompt = A\nprompt = B", "twice", "prompt"),
    ],
)
def test_what_nobody_asks_for_is_told(sentence: str, code: str, found: str) -> None:
    text = f"{LAY}\n```words\n{sentence}\n```\n"
    (failure,) = check(small(text), 1)
    assert (failure.code, failure.found) == (code, found)
    assert (HEAD + text).split("\n")[failure.line - 1] == sentence.rsplit("\n", maxsplit=1)[-1]


def test_bad_fluent_is_told_with_the_files_line_and_column() -> None:
    text = f"{HEAD}{LAY}\n```words de\nmove-lay = {{ card }}\n```\n"
    with pytest.raises(NotationError) as caught:
        read(text)
    assert text.split("\n")[caught.value.line - 1] == "move-lay = { card }"
    assert caught.value.column == 14


def test_a_block_names_a_language() -> None:
    with pytest.raises(NotationError, match="words and a language"):
        read(HEAD + "```words 1\n```\n")
    with pytest.raises(NotationError, match="at the end of the block"):
        read(HEAD + "```words\n")
