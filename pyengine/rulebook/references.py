"""Where the prose of a text leads: rules that it names by their IDs, and links to anchors within it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from pyengine.core.errors import OptionError
from pyengine.games import games
from pyengine.rulebook.fence import fences
from pyengine.rulebook.markdown import Markdown, read_markdown
from pyengine.rulebook.read import load, read
from pyengine.rulebook.run import Failure

_RULE_ID = re.compile(r"\b([A-Z0-9]{2,4})-(\d+)\b")
_LINK = re.compile(r"\]\(#([^()\s]*)\)")
_CODE = re.compile(r"(`+).*?\1")
_OWN_ANCHOR = re.compile(r"""<[a-z][^<>]*\s(?:id|name)=["']?([^"'\s>]+)""")
_NO_SLUG = re.compile(r"[^\w\- ]")


def dead_references(text: str) -> list[Failure]:
    """Every rule that is named in prose and is not there, and every link to an anchor that is not there.

    Rules are looked up in the text itself if it has any that begin with the same letters, else in the rulebook of
    the game whose rules have them; other letters, as in `ISO-8859`, name no rule. Code is left out, but for what an
    example says to be refused by a rule of the text (`~`). Raises `NotationError` for a text that cannot be read.
    """
    book, tree = read(text, "", ""), read_markdown(text)
    letters = {rule.partition("-")[0] for rule in book.rules}
    anchors = set(book.rules) | {anchor for head in tree.headings for anchor in (head.anchor, _slug(head.title))}
    for section in book.sections:
        anchors.update(question.anchor for question in section.questions)
        anchors.update(word.anchor for word in section.words)
    anchors.update(found for _, line in tree.prose for found in _OWN_ANCHOR.findall(line))
    failures = list[Failure]()
    for at, line in _without_code(tree):
        for found in _RULE_ID.finditer(line):
            there = book.rules if found[1] in letters else _shipped_rules().get(found[1])
            if there is not None and found[0] not in there:
                failures.append(Failure(at, "no-rule", found[0], "", found.start() + 1))
        failures += [
            Failure(at, "no-anchor", f"#{found[1]}", "", found.start(1))
            for found in _LINK.finditer(line)
            if found[1] not in anchors
        ]
    for command in (command for fence in fences(text) for command in fence.commands):
        if command.marker == "~" and len(command.words) == 2 and command.words[1] not in book.rules:
            failures.append(Failure(command.line, "no-rule", command.words[1], "", command.column(1)))
    return failures


def _without_code(tree: Markdown) -> Iterator[tuple[int, str]]:
    """The lines of prose, with blanks where there is code in them, so that columns stay."""
    for at, line in tree.prose:
        yield at, _CODE.sub(lambda found: " " * len(found[0]), line)


def _slug(title: str) -> str:
    """The anchor that a heading has on sites that make one of its words, as GitHub does."""
    return _NO_SLUG.sub("", title.lower()).replace(" ", "-")


@cache
def _shipped_rules() -> dict[str, frozenset[str]]:
    """The IDs of the rules of every game, by the letters that they begin with."""
    found: dict[str, frozenset[str]] = {}
    for game in games():
        try:
            rules = frozenset(load(game.id, "en").rules)
        except OptionError:  # a game that was added without a rulebook in English
            continue
        found |= dict.fromkeys((rule.partition("-")[0] for rule in rules), rules)
    return found
