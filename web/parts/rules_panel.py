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


def rules_panel(
    goal: str, as_played: Sequence[str], chapters: Sequence[Chapter], t: Messages, *, now: str | None, book: str
) -> Html:
    """The whole panel: the goal, the options `as_played` in words, the chapters with the rule that is to the point
    `now`, and a link to the whole `book`.
    """
    aim = el("div", {"class": "goal"}, el("h3", None, t("rules-goal")), paragraph(goal))
    options = el("ul", {"class": "as-played"}, *(el("li", None, line) for line in as_played))
    played = el("div", None, el("h3", None, t("rules-as-played")), options) if as_played else None
    listed = el("div", None, *(_chapter(chapter, at, now, t) for at, chapter in enumerate(chapters)))
    link = el("a", {"class": "button", "href": book, "target": "_blank"}, t("rules-whole-book"))
    return el("div", {"class": "rules-panel", "id": "rules"}, aim, played, listed, link)


def _chapter(chapter: Chapter, at: int, now: str | None, t: Messages) -> Html:
    """A chapter, open where the rule is that is to the point."""
    opened = any(ident == now for ident, _ in chapter.rules)
    rules = []
    for ident, parts in chapter.rules:
        kind = "rule-text now" if ident == now else "rule-text"
        mark = el("span", {"class": "rule"}, ident)
        attrs = {"id": f"rule-{ident}", "class": kind, "tabindex": "-1"}
        rules.append(el("div", attrs, rule_paragraphs(parts, t), mark))
    box = {"class": "chapter", "id": f"chapter-{at}{'-open' if opened else ''}", "open": opened}
    return el("details", box, el("summary", None, chapter.title), *rules)
