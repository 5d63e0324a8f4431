"""A rulebook's Markdown as the parts of a page: an introduction, sections, and the rules in them, each under its ID."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import unescape

from markdown_it import MarkdownIt
from markdown_it.token import Token

from pyengine.rulebook import Fence, Rule, Rulebook, fences
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.site.rule_links import linked

_MARKDOWN = MarkdownIt("commonmark", {"html": False, "typographer": True, "quotes": "“”‘’"}).enable("smartquotes")
_TITLE = re.compile(r"^\*[^*]+\*$")
_TAGS = re.compile(r"<[^<>]*>")

Draw = Callable[[Fence, str, Html | None], Html]
"""Draws an example: the fence, the ID of its figure, the title above it."""


@dataclass(slots=True)
class RuleEntry:
    """A rule on the page, with its paragraphs and figures; `rule` is None for text before the first one."""

    rule: Rule | None
    blocks: list[Html] = field(default_factory=list)
    figures: int = 0


@dataclass(slots=True)
class Section:
    """A section of the rulebook; the first one, without a title, is the introduction."""

    title: str
    ident: str
    entries: list[RuleEntry] = field(default_factory=list)

    @property
    def rules(self) -> list[Rule]:
        """The rules in it."""
        return [entry.rule for entry in self.entries if entry.rule]


def parts(book: Rulebook, draw: Draw, t: Messages) -> list[Section]:
    """The whole book, section by section."""
    return _Reader(book, draw, t).read()


class _Reader:
    """Goes through the blocks of the Markdown and sorts them into sections and rules."""

    def __init__(self, book: Rulebook, draw: Draw, t: Messages) -> None:
        self.draw, self.t = draw, t
        self.at = {rule.line: rule for rule in book.rules.values()}
        self.examples = iter(fences(book.text))
        self.tokens = _MARKDOWN.parse(book.text)
        self.parts = [Section("", "introduction", [RuleEntry(None)])]
        self.title: Html | None = None

    def read(self) -> list[Section]:
        at = 0
        while at < len(self.tokens):
            end = _end(self.tokens, at)
            self._block(self.tokens[at:end])
            at = end
        self._settle()
        return self.parts

    @property
    def _entry_of_rule(self) -> RuleEntry:
        return self.parts[-1].entries[-1]

    def _block(self, tokens: Sequence[Token]) -> None:
        first = tokens[0]
        if first.type == "fence":
            return self._fence(first)
        self._settle()
        if first.type == "heading_open":
            return self._heading(first.tag, tokens[1].content)
        rule = self.at.get((first.map or [-1])[0] + 1) if first.type == "paragraph_open" else None
        if rule:
            return self._rule(rule)
        if first.type == "paragraph_open" and _TITLE.match(tokens[1].content):
            self.title = linked(_inline(tokens[1].content.strip("*")))
            return None
        self._entry_of_rule.blocks.append(linked(Html(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))))
        return None

    def _settle(self) -> None:
        """A title without an example after it is a paragraph of its own."""
        if self.title:
            self._entry_of_rule.blocks.append(el("p", None, el("em", None, self.title)))
        self.title = None

    def _heading(self, tag: str, text: str) -> None:
        if tag != "h1":
            self.parts.append(Section(text, f"part-{len(self.parts)}", [RuleEntry(None)]))

    def _rule(self, rule: Rule) -> None:
        entry = RuleEntry(rule)
        entry.blocks += [_paragraph(text, kind, rule.id) for kind, text in _pieces(rule.text, self.t)]
        self.parts[-1].entries.append(entry)

    def _fence(self, token: Token) -> None:
        if not token.info.startswith("play "):
            self._entry_of_rule.blocks.append(el("pre", None, el("code", None, token.content)))
            return
        entry = self._entry_of_rule
        entry.figures += 1
        ident = f"{entry.rule.id if entry.rule else self.parts[-1].ident}-{entry.figures}"
        title = el("p", {"class": "title"}, self.title) if self.title else None
        self.title = None
        entry.blocks.append(self.draw(next(self.examples), f"example-{ident}", title))


def _end(tokens: Sequence[Token], at: int) -> int:
    """The end of the block that begins at `at`."""
    depth = 0
    for end in range(at, len(tokens)):
        depth += tokens[end].nesting
        if not depth:
            return end + 1
    return len(tokens)


def _inline(text: str) -> Html:
    return Html(_MARKDOWN.renderInline(text))


def _paragraph(text: str, kind: str, rule: str) -> Html:
    return el("p", {"class": kind or None}, linked(_inline(text), rule))


def _pieces(text: str, t: Messages) -> list[tuple[str, str]]:
    """A rule's text, each of its rulings and options apart: pairs of a kind and a text."""
    words = {"ruling": t("rules-word-ruling"), "option": t("rules-word-option")}
    split = re.split(rf"\s*(?=\*(?:{'|'.join(words.values())})[^*]*:\*)", text)
    found = []
    for piece in filter(None, split):
        kind = next((kind for kind, word in words.items() if piece.startswith(f"*{word}")), "")
        found.append((kind, piece))
    return found


def plain(text: str) -> str:
    """A rule's text without its emphasis, for searching."""
    return unescape(_TAGS.sub("", str(_inline(text))))


def body(part: Section, entry: Callable[[RuleEntry], Html]) -> Html:
    """The rules of a section one after the other."""
    return join(*(entry(each) for each in part.entries if each.blocks))
