"""Style sheets lay pages out by reading direction; only what is of a table's geometry has a left and a right."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
SIDE = re.compile(
    r"(?:^|[;\s])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[a-z-]*|left|right"
    r"|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(text-align|float|clear|justify-content)\s*:\s*(?:left|right)\b"
)
FOUR = re.compile(r"(?:^|[;\s])(margin|padding|inset|border-width)\s*:\s*([^;]+)")
PRINTED = ("web/paper/book.css", "web/paper/ebook.css", "web/paper/sheets.css")
"""Sheets of what is printed: no rulebook is in a language that is read from right to left."""
GEOMETRY = (
    "web/parts/gems/style.css",
    "web/games/flights/style.css",
    "web/games/glastonbury/style.css",
    "web/games/pearl/style.css",
    "web/games/uno/style.css",
)
"""Sheets of what lies on a table, which is laid out from left to right in every language (`web/styles/table.css`)."""
CARDS = {
    ("web/styles/table.css", ".card .corner"),
    ("web/styles/rulebook_parts.css", ".components .gem-card .letter"),
    ("web/workbench/style.css", ".piece .gem-card .letter"),
}
"""The faces of cards, which are the same in every language."""


def declarations() -> list[tuple[str, str, str]]:
    """File, selector and declarations of every rule."""
    found = []
    for path in sorted(WEB.rglob("*.css")):
        text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
        name = path.relative_to(WEB.parent).as_posix()
        found += [(name, selector.strip(), body) for selector, body in RULE.findall(text)]
    return found


def values(text: str) -> list[str]:
    """The values of a shorthand; what stands in brackets is one."""
    while "(" in text:
        text = re.sub(r"\([^()]*\)", "", text)
    return text.split()


def one_sided(body: str) -> bool:
    """True for a rule with a left or a right that is not that of the reading direction."""
    shorthands = (values(text) for _, text in FOUR.findall(body))
    return bool(SIDE.search(body)) or any(len(each) == 4 and each[1] != each[3] for each in shorthands)


def test_pages_have_no_left_and_no_right() -> None:
    sided = {(name, selector) for name, selector, body in declarations() if one_sided(body)}
    assert {each for each in sided if each[0] not in (*GEOMETRY, *PRINTED)} == CARDS
    assert {name for name, _ in sided} >= set(GEOMETRY)


def test_a_side_is_found() -> None:
    for body in (
        "margin-left: 1rem",
        "left: 0",
        "text-align: right",
        "padding: 0 1px 0 calc(1px + 2px)",
        "float: left",
    ):
        assert one_sided(body), body
    for body in ("margin: 0 1px", "inset-inline: 0 auto", "padding: 0 calc(1px + 2px) 1px calc(1px + 2px)"):
        assert not one_sided(body), body


def test_what_lies_on_a_table_goes_from_left_to_right() -> None:
    sheet = (WEB / "styles/table.css").read_text("utf-8")
    assert re.search(r"\.middle, \.lower \.hand,[^{]*\{ direction: ltr; \}", sheet)
