"""The rules beside the table: the goal, the options as played, and every rule, open at what is happening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.paragraph import paragraph, rule_paragraphs


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook: its title, and its rules, each with its ID and its sentences by their marks."""

    title: str
    rules: Sequence[tuple[str, Sequence[tuple[str, str]]]]


@dataclass(frozen=True, slots=True)
class RulesPanel:
    """The `goal`, the options as played in words, the chapters, the ID of the rule that is to the point, the path
    to the rulebook.
    """

    goal: str
    options: Sequence[str]
    chapters: Sequence[Chapter]
    now: str | None
    book: str


def rules_panel(shown: RulesPanel, t: Messages) -> Html:
    """The whole panel."""
    goal = el("div", {"class": "goal"}, el("h3", None, t("rules-goal")), paragraph(shown.goal))
    options = el("ul", {"class": "as-played"}, *(el("li", None, line) for line in shown.options))
    played = el("div", None, el("h3", None, t("rules-as-played")), options) if shown.options else None
    chapters = [_chapter(chapter, at, shown.now, t) for at, chapter in enumerate(shown.chapters)]
    book = el("a", {"class": "button", "href": shown.book, "target": "_blank"}, t("rules-whole-book"))
    return el("div", {"class": "rules-panel", "id": "rules"}, goal, played, el("div", None, *chapters), book)


def _chapter(chapter: Chapter, at: int, now: str | None, t: Messages) -> Html:
    """A chapter, open where the rule is that is to the point."""
    opened = any(ident == now for ident, _ in chapter.rules)
    rules = [_rule(ident, parts, t, now=ident == now) for ident, parts in chapter.rules]
    attrs = {"class": "chapter", "id": f"chapter-{at}{'-open' if opened else ''}", "open": opened}
    return el("details", attrs, el("summary", None, chapter.title), *rules)


def _rule(ident: str, parts: Sequence[tuple[str, str]], t: Messages, *, now: bool) -> Html:
    attrs = {"id": f"rule-{ident}", "class": "rule-text now" if now else "rule-text", "tabindex": "-1"}
    return el("div", attrs, rule_paragraphs(parts, t), el("span", {"class": "rule"}, ident))
