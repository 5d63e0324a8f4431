"""Paths of pages, below the site's root."""

from __future__ import annotations

from web.parts.messages import LANGS


def rules_path(game_id: str, lang: str, rule: str = "") -> str:
    """The rulebook of a game in a language; with an ID, one of its rules."""
    folder = "" if lang == LANGS[0] else f"{lang}/"
    return f"rules/{game_id}/{folder}{'#' if rule else ''}{rule}"


def card_path(game_id: str, lang: str) -> str:
    """The summary card of a game in a language."""
    return f"rules/{game_id}/card/{'' if lang == LANGS[0] else f'{lang}/'}"


def whole_path(game_id: str, lang: str, place: str = "") -> str:
    """The rulebook of a game with all its pictures on one page; with an ID, a place there."""
    folder = "" if lang == LANGS[0] else f"{lang}/"
    return f"rules/{game_id}/whole/{folder}{'#' if place else ''}{place}"


def rulebooks_path(lang: str) -> str:
    """The overview of all rulebooks in a language."""
    return f"rules/{'' if lang == LANGS[0] else f'{lang}/'}"


def learn_path(game_id: str, lang: str) -> str:
    """The guided first game of a game in a language."""
    return f"learn/{game_id}/{'' if lang == LANGS[0] else f'{lang}/'}"
