"""Paths of pages, below the site's root."""

from __future__ import annotations

from urllib.parse import quote

from web.parts.messages import LANGS

_from_files: set[str] = set()
"""The games that this page's own engine has read from files: they have a rulebook, but no lesson and no studies."""


def read_from_file(game_id: str) -> None:
    """From now on a game is known to stand in a file."""
    _from_files.add(game_id)


def has_pages(game_id: str) -> bool:
    """True if a game has pages of its own, a guided first game, and the workbench."""
    return game_id not in _from_files


def table_address(game_id: str, index: str = "") -> str:
    """The page that plays a game by its record or its query, with the name of its `index` where that is written out."""
    return f"play/{index}" if has_pages(game_id) else f"games/{index}?game={game_id}"


def lang_folder(lang: str) -> str:
    """The folder of a language below a page's own, which is the first language's."""
    return "" if lang == LANGS[0] else f"{lang}/"


def rules_path(game_id: str, lang: str, rule: str = "") -> str:
    """The rulebook of a game in a language; with an ID, one of its rules."""
    if not has_pages(game_id):
        return f"games/rules/?game={game_id}&lang={lang}{'#' if rule else ''}{rule}"
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
