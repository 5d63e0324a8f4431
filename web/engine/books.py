"""Rulebooks and lessons as a reader gets them: in the nearest language that has one, and marked as such."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from pyengine import rulebook
from pyengine.rulebook import Lesson, Part, Rule, Rulebook, load_lesson
from pyengine.rulebook.lesson import Step
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.paragraph import rule_paragraphs


def book(game_id: str, t: Messages) -> Rulebook:
    """The rulebook of a game; a rule that it lacks is there in the next language that has it."""
    return _book(game_id, t.langs)


def forget_books() -> None:
    """Have rulebooks read anew, after one was opened."""
    _book.cache_clear()


@cache
def _book(game_id: str, langs: tuple[str, ...]) -> Rulebook:
    t, books = Messages(*langs), dict[str, Rulebook]()
    for at in range(len(langs)):
        each = rulebook.load(game_id, *langs[at:])  # of a language that has none it is the next one's
        books.setdefault(each.lang, each)
    found, *others = [_marked(each, t) for each in books.values()]
    for other in others:
        missing = {ident: rule for ident, rule in other.rules.items() if ident not in found.rules}
        found = replace(found, rules=found.rules | missing)
    return found


def _marked(found: Rulebook, t: Messages) -> Rulebook:
    if found.lang == t.lang:
        return found
    rules = {ident: _rule(rule, found.lang, t) for ident, rule in found.rules.items()}
    sections = tuple(replace(each, title=t.foreign(each.title, found.lang)) for each in found.sections)
    return replace(found, goal=t.foreign(found.goal, found.lang), sections=sections, rules=rules)


def _rule(rule: Rule, lang: str, t: Messages) -> Rule:
    return replace(rule, parts=tuple(Part(part.mark, t.foreign(part.text, lang)) for part in rule.parts))


def rule_paragraph(game_id: str, rule: str, t: Messages) -> Html:
    """The paragraphs of a rule, as players read it."""
    return rule_paragraphs(book(game_id, t).rules[rule].parts, t)


def lesson(game_id: str, t: Messages) -> Lesson:
    """The lesson of a game; raises `OptionError` where it has none in any language that is at hand."""
    found = load_lesson(game_id, *t.langs)
    if found.lang == t.lang:
        return found
    lead = tuple(t.foreign(text, found.lang) for text in found.lead)
    steps = tuple(_step(step, found.lang, t) for step in found.steps)
    return replace(found, title=t.foreign(found.title, found.lang), lead=lead, steps=steps)


def _step(step: Step, lang: str, t: Messages) -> Step:
    note, other = (tuple(t.foreign(text, lang) for text in texts) for texts in (step.note, step.other))
    return replace(step, title=t.foreign(step.title, lang), note=note, other=other)
