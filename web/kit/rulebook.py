"""The rulebook of a file that was put beside the site after it was built, drawn when somebody reads it.

It has the elements that `web/site/book.py` makes of the site's own, so that it looks and prints as they do: a front,
the contents, and the sections with each rule under its ID. The Markdown is what the engine reads of it, and lists and
tables besides; examples are tests here, and no pictures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pyengine.rulebook import Question, Rule, Rulebook
from pyengine.rulebook.markdown import read_markdown
from pyengine.rulebook.sections import Section
from web.parts.html import Html, el, glued, join
from web.parts.messages import Messages

_INLINE = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*|\*(?P<em>[^*\s](?:[^*]*[^*\s])?)\*"
    r"|\[(?P<label>[^\]]+)\]\((?P<to>[^)\s]+)\)|\b(?P<rule>[A-Z0-9]{2,4}-\d+)\b"
)
_ITEM = re.compile(r"( *)(?:[-*+]|(\d{1,3})[.)]) +(.*)")
_RULER = re.compile(r"\|?[ :|-]*-[ :|-]*\|?")
_CAPTION = re.compile(r"\*[^*]+\*")
_WORD = re.compile(r"\*\*([^*]+)\*\* — (\S.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Facts:
    """What the front says besides the title: for how many players the game is, and how many minutes it takes."""

    players: str
    minutes: str


def rulebook_page(book: Rulebook, facts: Facts, t: Messages) -> Html:
    """The parts of the page's main element."""
    return _Page(book, facts, t).draw()


class _Page:
    def __init__(self, book: Rulebook, facts: Facts, t: Messages) -> None:
        self.book, self.facts, self.t = book, facts, t
        self.rules = {rule.line: rule for rule in book.rules.values()}
        self.questions = {each.line: each for section in book.sections for each in section.questions}
        self.starts = [*(section.line for section in book.sections), len(book.text) + 1]
        """The line of each section, and one behind all."""

    def draw(self) -> Html:
        """Front, contents and sections."""
        first, *ends = self.starts
        numbered = enumerate(zip(self.book.sections, ends, strict=True), 1)
        laws = [self._section(section, at, section.line, end) for at, (section, end) in numbered]
        said = self.t.said_in(self.book.lang)
        front = el("div", {"class": "front", "id": "introduction", **said}, *self._front(first))
        return join(front, self._contents(said), el("div", {"class": "laws", **said}, *laws))

    def _front(self, first: int) -> Iterator[Html]:
        t, found = self.t, self.facts
        yield el("h1", None, self.book.title)
        parts = [t("players-count", players=found.players)] if found.players else []
        parts += [t("minutes-about", minutes=found.minutes)] if found.minutes else []
        yield el("p", {"class": "facts"}, glued(" · ", (*parts, t("rules-count", count=len(self.book.rules)))))
        yield from self._entries(0, first)
        kinds = {mark for rule in self.book.rules.values() for mark in rule.mark.split("/")}
        marks = [
            el("div", None, el("dt", None, kind), el("dd", None, t(f"rules-mark-{kind}"))) for kind in sorted(kinds)
        ]
        yield el("dl", {"class": "marks", "aria-label": t("rules-marks")}, *marks)

    def _contents(self, said: dict[str, str]) -> Html:
        lines = []
        for at, (section, end) in enumerate(zip(self.book.sections, self.starts[1:], strict=True), 1):
            inside = [rule.id for line, rule in self.rules.items() if section.line <= line < end]
            refs = [el("a", {"class": "ref", "href": f"#{rule}"}, rule.partition("-")[2]) for rule in inside]
            ids = el("span", {"class": "ids"}, *(join(ref, " ") for ref in refs)) if refs else None
            lines.append(el("li", said, el("a", {"href": f"#{_anchor(section, at)}"}, section.title), ids))
        title = el("h2", {"id": "contents"}, self.t("rules-contents"))
        here = el("span", {"class": "here", "aria-hidden": "true"})
        listed = el("details", {"open": True}, el("summary", None, title, here), el("ol", None, *lines))
        return el("nav", {"class": "contents", "aria-labelledby": "contents"}, listed)

    def _section(self, section: Section, number: int, first: int, end: int) -> Html:
        ident = _anchor(section, number)
        title = el("h2", {"id": ident}, self._inline(section.title))
        entries = self._entries(first, end, words=section.anchor == "words")
        return el("section", {"class": f"in-{ident}", "aria-labelledby": ident}, title, *entries)

    def _entries(self, first: int, end: int, *, words: bool = False) -> Iterator[Html]:
        """The rules, the questions and what stands before them, each with all that belongs to it."""
        head: Rule | Question | None = None
        blocks: list[Html] = []
        for line, paragraph in self._paragraphs(first, end):
            opens = self.rules.get(line) or self.questions.get(line)
            if opens:
                yield from self._entry(head, blocks)
                head, blocks = opens, []
            if isinstance(opens, Rule):
                blocks.append(self._rule(opens))
            elif not opens:
                blocks.append(self._block(paragraph, words=words))
        yield from self._entry(head, blocks)

    def _paragraphs(self, first: int, end: int) -> Iterator[tuple[int, list[str]]]:
        """Lines that belong together, from a line's number to another; no headings of sections, nothing of examples."""
        tree = read_markdown(self.book.text)
        fences = _fences(tree.lines)
        for line, lines in tree.paragraphs:
            is_caption = len(lines) == 1 and _CAPTION.fullmatch(lines[0].strip()) and {line + 1, line + 2} & fences
            if first <= line < end and not is_caption and not lines[0].startswith(("# ", "## ")):
                yield line, lines

    def _entry(self, head: Rule | Question | None, blocks: Sequence[Html]) -> Iterator[Html]:
        if isinstance(head, Rule):
            link = el("a", {"href": f"#{head.id}", "title": self.t("rules-permalink", rule=head.id)}, head.id)
            kind = self.t(f"rules-mark-{head.mark.replace('/', '')}")
            mark = el("abbr", {"class": "mark", "title": kind}, head.mark)
            yield el("section", {"class": "law", "id": head.id}, el("h3", None, link, " ", mark), *blocks)
        elif head:
            link = el("a", {"href": f"#{head.anchor}"}, self._inline(head.title))
            yield el("section", {"class": "question", "id": head.anchor}, el("h3", None, link), *blocks)
        elif blocks:
            yield el("div", {"class": "before"}, *blocks)

    def _rule(self, rule: Rule) -> Html:
        """Its sentences; those that are a ruling of ours are marked where it has others."""
        several = len(rule.parts) > 1
        told = []
        for part in rule.parts:
            kind = el("abbr", {"class": "mark", "title": self.t(f"rules-mark-{part.mark}")}, part.mark)
            shown = [kind, " "] if several else []
            ruling = "ruling" if part.mark == "R" else None
            told.append(el("p", {"class": ruling}, *shown, self._inline(part.text, rule.id)))
        return join(*told)

    def _block(self, lines: list[str], *, words: bool) -> Html:
        """A heading, a list, a table, or a paragraph."""
        if lines[0].startswith("###"):
            rest = [self._block(lines[1:], words=words)] if lines[1:] else []
            title = lines[0].lstrip("#").partition("{#")[0].strip()
            return join(el("h3", None, self._inline(title)), *rest)
        if lines[0].startswith("> "):
            return el("blockquote", None, self._block([line.lstrip("> ") for line in lines], words=words))
        if len(lines) > 1 and "|" in lines[0] and _RULER.fullmatch(lines[1].strip()):
            return self._table(lines)
        if _ITEM.fullmatch(lines[0]):
            return self._list(lines, words=words)
        return el("p", None, self._inline(" ".join(line.strip() for line in lines)))

    def _list(self, lines: list[str], *, words: bool) -> Html:
        """A list; what is set in more than its first item belongs to the item above, as a list of its own."""
        margin = len(lines[0]) - len(lines[0].lstrip())
        items: list[tuple[str, list[str]]] = []
        for line in lines:
            found = _ITEM.fullmatch(line)
            if found and len(found[1]) <= margin:
                items.append((found[3], []))
            elif found or items[-1][1]:
                items[-1][1].append(line)
            else:
                items[-1] = (f"{items[-1][0]} {line.strip()}", [])
        if words and all(_WORD.fullmatch(text) for text, _ in items):
            return el("dl", {"class": "glossary"}, *(self._word(text) for text, _ in items))
        numbered = _ITEM.fullmatch(lines[0])
        told = [
            el("li", None, self._inline(text), self._list(inner, words=False) if inner else None)
            for text, inner in items
        ]
        return el("ol" if numbered and numbered[2] else "ul", None, *told)

    def _word(self, text: str) -> Html:
        found = _WORD.fullmatch(text)
        assert found
        listed = [word for section in self.book.sections for word in section.words]
        ident = next((word.anchor for word in listed if word.word == found[1].strip()), None)
        return el("div", {"id": ident}, el("dt", None, self._inline(found[1])), el("dd", None, self._inline(found[2])))

    def _table(self, lines: list[str]) -> Html:
        head, _, *rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
        top = el("thead", None, el("tr", None, *(el("th", None, self._inline(cell)) for cell in head)))
        body = [el("tr", None, *(el("td", None, self._inline(cell)) for cell in row)) for row in rows]
        return el("div", {"class": "scroll"}, el("table", None, top, el("tbody", None, *body)))

    def _inline(self, text: str, own: str = "") -> Html:
        """A text with what is bold, set in italics or as code, and links: an ID leads to its rule, but the `own`."""
        parts: list[str] = []
        end = 0
        for found in _INLINE.finditer(text):
            parts += [text[end : found.start()], self._piece(found, own)]
            end = found.end()
        return join(*parts, text[end:])

    def _piece(self, found: re.Match[str], own: str) -> str:
        kind = found.lastgroup
        if kind == "to":
            return el("a", {"href": found["to"]}, self._inline(found["label"], own))
        if kind == "rule":
            there = found["rule"] in self.book.rules and found["rule"] != own
            return el("a", {"class": "ref", "href": f"#{found['rule']}"}, found["rule"]) if there else found["rule"]
        assert kind
        return el(kind, None, found[kind] if kind == "code" else self._inline(found[kind], own))


def _anchor(section: Section, number: int) -> str:
    """Where a section is on the page."""
    return section.anchor or f"part-{number}"


def _fences(lines: Sequence[str]) -> set[int]:
    """The numbers of the lines that open a block of code."""
    found, opened = set[int](), False
    for at, line in enumerate(lines, 1):
        if line.startswith("```"):
            opened = not opened
            if opened:
                found.add(at)
    return found
