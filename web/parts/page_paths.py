"""Paths of pages, below the site's root."""

from __future__ import annotations

from urllib.parse import quote

from web.parts.messages import LANGS


def lang_folder(lang: str) -> str:
    """The folder of a language below a page's own, which is the first language's."""
    return "" if lang == LANGS[0] else f"{lang}/"


def rules_path(game_id: str, lang: str, rule: str = "") -> str:
    """The rulebook of a game in a language; with an ID, one of its rules."""
    return f"rules/{game_id}/{lang_folder(lang)}{'#' if rule else ''}{rule}"


def card_path(game_id: str, lang: str) -> str:
    """The summary card of a game in a language."""
    return f"rules/{game_id}/card/{lang_folder(lang)}"


def whole_path(game_id: str, lang: str) -> str:
    """The rulebook of a game with all its pictures on one page."""
    return f"rules/{game_id}/whole/{lang_folder(lang)}"


def rulebooks_path(lang: str) -> str:
    """The overview of all rulebooks in a language."""
    return f"rules/{lang_folder(lang)}"


def study_path(game_id: str, name: str, lang: str) -> str:
    """A study that comes with a game, in a language."""
    return f"studies/{game_id}/{name}/{lang_folder(lang)}"


def studies_path(lang: str) -> str:
    """The overview of all studies in a language."""
    return f"studies/{lang_folder(lang)}"


def learn_path(game_id: str, lang: str) -> str:
    """The guided first game of a game in a language."""
    return f"learn/{game_id}/{lang_folder(lang)}"


def workbench_path(game_id: str, lang: str, *, position: str = "", seat: int | None = None) -> str:
    """The workbench for a game, with a position and seen from a seat (from 0) if they are given."""
    more = f"&position={quote(position, safe='|>,:')}" if position else ""
    more += "" if seat is None else f"&seat={seat + 1}"
    return f"workbench/?game={game_id}&lang={lang}{more}"
