"""A rulebook's Markdown as the parts of a page: an introduction, sections, and the rules in them, each under its ID."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import unescape
from typing import Protocol

from markdown_it import MarkdownIt
from markdown_it.token import Token

from pyengine.rulebook import (
    Components,
    Fence,
    House,
    Part,
    Question,
    Rule,
    Rulebook,
    Setups,
    Word,
    components,
    fences,
    setups,
)
from pyengine.rulebook.house import houses
from pyengine.rulebook.markdown import read_markdown
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.site.facts import mark

_MARKDOWN = MarkdownIt("commonmark", {"html": False, "typographer": True, "quotes": "“”‘’"})
_MARKDOWN.enable(["smartquotes", "table"])
_TITLE = re.compile(r"^\*[^*]+\*$")
_TAGS = re.compile(r"<[^<>]*>")
_ENDS = re.compile(r"</(?:p|li|t[dhr]|d[td]|h\d)>")


class Pictures(Protocol):
    """Draws what a rulebook has between its texts."""

    def example(self, fence: Fence, ident: str, title: Html | None, *, told: bool) -> Html:
        """An example as a figure of this ID, with the title above it; `told` if it is a moment of a turn that is told,
        which shows the table after what is played first.
        """

    def components(self, block: Components) -> Html:
        """What is in the box."""

    def setups(self, block: Setups) -> Html:
        """The table at the beginning, for each number of players."""

    def house(self, block: House) -> Html:
        """House rules, in words, and the way to play by them."""

    def program(self, code: str) -> Html:
        """The Python that enforces the rules above, in the file of a game."""


@dataclass(frozen=True, slots=True)
class Place:
    """What the search can lead to: an ID on the page, what it is called, and its words."""

    ident: str
    head: str
    words: str


@dataclass(frozen=True, slots=True)
class Block:
    """A block of the page: its HTML, its words, and the places in it that have IDs of their own.

    A `figure` is the picture of an example.
    """

    html: Html
    words: str = ""
    places: tuple[Place, ...] = ()
    figure: bool = False


@dataclass(slots=True)
class Entry:
    """A rule or a question with what belongs to it; neither of them for the text before the first one."""

    rule: Rule | None = None
    question: Question | None = None
    blocks: list[Block] = field(default_factory=list)

    @property
    def figures(self) -> int:
        """How many pictures of examples it has."""
        return sum(block.figure for block in self.blocks)

    @property
    def words(self) -> str:
        """Its text without emphasis, for searching."""
        return " ".join(block.words for block in self.blocks if block.words)


@dataclass(slots=True)
class Section:
    """A section of the rulebook; the first one, without a title, is the introduction."""

    title: str
    ident: str
    entries: list[Entry] = field(default_factory=list)

    @property
    def rules(self) -> list[Rule]:
        """The rules in it."""
        return [entry.rule for entry in self.entries if entry.rule]


def parts(book: Rulebook, pictures: Pictures, t: Messages) -> list[Section]:
    """The whole book, section by section."""
    return _Reader(book, pictures, t).read()


class _Reader:
    """Goes through the blocks of the Markdown and sorts them into sections, rules and questions."""

    def __init__(self, book: Rulebook, pictures: Pictures, t: Messages) -> None:
        self.pictures, self.t = pictures, t
        self.rules = {rule.line: rule for rule in book.rules.values()}
        self.sections = {section.line: section for section in book.sections}
        self.questions = {each.line: each for section in book.sections for each in section.questions}
        self.examples = iter(fences(book.text))
        self.drawn = _drawn(book, pictures)
        self.tokens = _MARKDOWN.parse(book.text)
        self.parts = [Section("", "introduction", [Entry()])]
        self.title: Html | None = None
        self.tables = 0

    def read(self) -> list[Section]:
        at = 0
        while at < len(self.tokens):
            end = _end(self.tokens, at)
            self._block(self.tokens[at:end])
            at = end
        self._settle()
        return self.parts

    @property
    def _entry(self) -> Entry:
        return self.parts[-1].entries[-1]

    def _block(self, tokens: Sequence[Token]) -> None:
        kind, line = tokens[0].type, (tokens[0].map or [-1])[0] + 1
        if kind == "fence":
            self._fence(tokens[0], line)
            return
        self._settle()
        if kind == "heading_open":
            self._heading(tokens[0].tag, tokens[1].content, line)
        elif kind == "paragraph_open" and line in self.rules:
            rule = self.rules[line]
            told = [_told(part, rule, self.t) for part in rule.parts]
            words = " ".join(plain(inline(part.text)) for part in rule.parts)
            self.parts[-1].entries.append(Entry(rule, blocks=[Block(join(*told), words)]))
        elif kind == "paragraph_open" and _TITLE.match(tokens[1].content):
            self.title = linked(inline(tokens[1].content.strip("*")))
        elif kind == "bullet_list_open" and self.parts[-1].ident == "words":
            # The list of the game's words; links lead to its items.
            listed = self.sections[max(each for each in self.sections if each < line)].words
            places = tuple(Place(word.anchor, plain(inline(word.word)), plain(inline(word.meaning))) for word in listed)
            self._entry.blocks.append(Block(el("dl", {"class": "glossary"}, *map(_word, listed)), places=places))
        else:
            self._add(linked(_rendered(tokens)) if kind != "table_open" else self._table(tokens))

    def _add(self, html: Html) -> None:
        self._entry.blocks.append(Block(html, plain(html)))

    def _settle(self) -> None:
        """A title without an example after it is a paragraph of its own."""
        if self.title:
            self._add(el("p", None, el("em", None, self.title)))
        self.title = None

    def _heading(self, tag: str, text: str, line: int) -> None:
        if tag == "h2":
            section = self.sections[line]
            self.parts.append(Section(section.title, section.anchor or f"part-{len(self.parts)}", [Entry()]))
            self.tables = 0
        elif line in self.questions and self.parts[-1].ident == "questions":
            self.parts[-1].entries.append(Entry(question=self.questions[line]))
        elif tag != "h1":
            self._add(el("h3", None, inline(text.partition("{#")[0].strip())))

    def _table(self, tokens: Sequence[Token]) -> Html:
        """A table, which scrolls by itself where it is too wide."""
        self.tables += 1
        label = self.t("rules-table", title=self.parts[-1].title, number=self.tables)
        scroll = {"class": "scroll", "tabindex": "0", "role": "region", "aria-label": label}
        return el("div", scroll, linked(_rendered(tokens)))

    def _fence(self, token: Token, line: int) -> None:
        if token.info.startswith("play "):
            self._example(next(self.examples))
            return
        self._settle()
        if token.info == "python":
            self._entry.blocks.append(Block(self.pictures.program(token.content)))
        elif not token.info.startswith("words"):  # sentences for the table: it has them
            code = el("pre", None, el("code", None, token.content))
            self._entry.blocks.append(self.drawn.get(line) or Block(code))

    def _example(self, fence: Fence) -> None:
        """An example is found by its title."""
        entry, part = self._entry, self.parts[-1]
        above, head = part.ident, part.title
        if entry.rule:
            above = head = entry.rule.id
        elif entry.question:
            above, head = entry.question.anchor, entry.question.title
        ident = f"example-{above}-{entry.figures + 1}"
        places = (Place(ident, head, plain(self.title)),) if self.title else ()
        title = el("p", {"class": "title"}, self.title) if self.title else None
        self.title = None
        drawn = self.pictures.example(fence, ident, title, told=part.ident == "sample")
        entry.blocks.append(Block(drawn, places=places, figure=True))


def _drawn(book: Rulebook, pictures: Pictures) -> dict[int, Block]:
    """The blocks of components, set-ups and house rules, each by the line it opens on."""
    found: dict[int, Block] = {}
    for box in components(book.text):
        words = " ".join(f"{entry.count} × {plain(inline(entry.words))}" for entry in box.entries)
        found[box.line] = Block(pictures.components(box), words)
    for block in setups(book.text):
        words = " ".join(plain(inline(entry.words)) for entry in block.entries)
        found[block.line] = Block(pictures.setups(block), words)
    for house in houses(read_markdown(book.text)):
        words = " ".join(plain(inline(entry.words)) for entry in house.entries)
        found[house.line] = Block(pictures.house(house), words)
    return found


def house_rules(block: House, way: Html | None, t: Messages) -> Html:
    """House rules in words, and the way to play by them where there is one."""
    entries = [el("li", None, linked(inline(entry.words))) for entry in block.entries]
    head = el("p", {"class": "title"}, t("rules-house-title"))
    return el("div", {"class": "house", "role": "note"}, head, el("ul", None, *entries), way)


def _end(tokens: Sequence[Token], at: int) -> int:
    """The end of the block that begins at `at`."""
    depth = 0
    for end in range(at, len(tokens)):
        depth += tokens[end].nesting
        if not depth:
            return end + 1
    return len(tokens)


def _rendered(tokens: Sequence[Token]) -> Html:
    return Html(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))


def inline(text: str) -> Html:
    """Inline Markdown as HTML."""
    return Html(_MARKDOWN.renderInline(text))


def _word(word: Word) -> Html:
    meaning = el("dd", None, linked(inline(word.meaning)))
    return el("div", {"id": word.anchor}, el("dt", None, inline(word.word)), meaning)


def _told(part: Part, rule: Rule, t: Messages) -> Html:
    """Sentences of a rule under their mark, where the rule has both; its options each in a paragraph of its own."""
    split = re.split(rf"\s*(?=\*{t('rules-word-option')}[^*]*:\*)", part.text)
    first, *options = filter(None, split)
    shown = [mark(part.mark, t), " "] if len(rule.parts) > 1 else []
    told = el("p", {"class": "ruling" if part.mark == "R" else None}, *shown, linked(inline(first), rule.id))
    return join(told, *(el("p", {"class": "option"}, linked(inline(option), rule.id)) for option in options))


def plain(html: Html) -> str:
    """The words of HTML, for searching."""
    return " ".join(unescape(_TAGS.sub("", _ENDS.sub(" ", html))).split())


_ID = re.compile(r"(<[^<>]*>)|\b([A-Z0-9]{2,4}-\d+)\b")


def linked(html: Html, own: str = "", book: str = "") -> Html:
    """The same text, with each rule ID as a link to its rule in a `book`, here by default, except the rule's `own`."""

    def link(found: re.Match[str]) -> str:
        rule = found[2]
        return found[0] if not rule or rule == own else f'<a class="ref" href="{book}#{rule}">{rule}</a>'

    return Html(_ID.sub(link, html))
