"""The rules of all games by their IDs, as the shipped rulebooks have them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from pyengine.core.errors import NotationError, OptionError
from pyengine.games import ids
from pyengine.language_server.text import Text
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


def _found(rule: str, lang: str) -> tuple[Rulebook, Rule] | None:
    """A shipped rule in a language, or in English where the rulebook lacks it there."""
    game_id = _games().get(rule.partition("-")[0])
    books = [_rulebook(game_id, each) for each in (lang, FALLBACK)] if game_id else []
    return next(((book, book.rules[rule]) for book in books if book and rule in book.rules), None)


def find_rule(rule: str, lang: str) -> Rule | None:
    """A shipped rule in a language, or in English where the rulebook lacks it there."""
    found = _found(rule, lang)
    return found[1] if found else None


def rules_of(game_id: str, lang: str) -> dict[str, Rule]:
    """All rules of a game by their IDs; none where it has no rulebook."""
    book = _rulebook(game_id, lang) or _rulebook(game_id, FALLBACK)
    return book.rules if book else {}


def find_definition(text: Text, rule: str, lang: str) -> Place | None:
    """Where the paragraph of a rule begins: in the text itself, else in the shipped rulebook."""
    own = next((at for at, line in enumerate(text.lines, 1) if line.startswith(f"**{rule}** ")), None)
    if own is not None:
        return Place(None, own)
    found = _found(rule, lang)
    return Place(rulebook_path(found[0].game, found[0].lang), found[1].line) if found else None


def language_of(wanted: str | None) -> str:
    """The language of the rulebooks for a locale such as `uk-UA`; English where they are in none like it."""
    lang = (wanted or FALLBACK).replace("_", "-").partition("-")[0].lower()
    return lang if lang.isalpha() and any(_rulebook(game_id, lang) for game_id in ids()) else FALLBACK
