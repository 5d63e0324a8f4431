"""The rules of all games by their IDs, as the shipped rulebooks have them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from pyengine.core.errors import NotationError, OptionError
from pyengine.games import ids
from pyengine.language_server.document import Document
from pyengine.language_server.pieces import RULE
from pyengine.rulebook.read import Rule, Rulebook, load, rulebook_path

FALLBACK = "en"
"""The language of what a rulebook lacks in another."""


class Place(NamedTuple):
    """Where a rule stands: the file (None: in the text itself), and the line."""

    path: Path | None
    line: int


@cache
def _rulebook(game_id: str, lang: str) -> Rulebook | None:
    try:
        return load(game_id, lang)
    except (OptionError, NotationError):
        return None


@cache
def _games() -> dict[str, str]:
    """By the letters that its rules' IDs begin with, the game."""
    books = [(game_id, _rulebook(game_id, FALLBACK)) for game_id in ids()]
    return {rule.partition("-")[0]: game_id for game_id, book in books if book for rule in book.rules}


def game_of(rule: str) -> str | None:
    """The game that a rule is one of, by its ID."""
    return _games().get(rule.partition("-")[0])


def find_rule(rule: str, lang: str) -> Rule | None:
    """A shipped rule in a language, or in English where the rulebook lacks it there."""
    game_id = game_of(rule)
    books = [_rulebook(game_id, each) for each in (lang, FALLBACK)] if game_id else []
    return next((book.rules[rule] for book in books if book and rule in book.rules), None)


def rules_of(game_id: str, lang: str) -> dict[str, Rule]:
    """All rules of a game by their IDs; none where it has no rulebook."""
    book = _rulebook(game_id, lang) or _rulebook(game_id, FALLBACK)
    return book.rules if book else {}


def find_definition(document: Document, rule: str, lang: str) -> Place | None:
    """Where the paragraph of a rule begins: in the text itself, else in the shipped rulebook."""
    own = next((at for at, line in enumerate(document.lines, 1) if line.startswith(f"**{rule}** ")), None)
    if own is not None:
        return Place(None, own)
    game_id = game_of(rule)
    for each in (lang, FALLBACK) if game_id else ():
        book = _rulebook(game_id or "", each)
        if book and rule in book.rules:
            return Place(rulebook_path(book.game, each), book.rules[rule].line)
    return None


def language_of(wanted: str | None) -> str:
    """The language of the rulebooks for a locale such as `uk-UA`; English where they are in none like it."""
    lang = (wanted or FALLBACK).replace("_", "-").partition("-")[0].lower()
    return lang if lang.isalpha() and any(_rulebook(game_id, lang) for game_id in ids()) else FALLBACK


def rule_at(text: str, column: int) -> tuple[str, int] | None:
    """The ID of the rule at a column of a line, with the column it begins in."""
    for found in RULE.finditer(text):
        if found.start() < column <= found.end() + 1:
            return found[0], found.start() + 1
    return None
