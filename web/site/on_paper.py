"""The files of a game on paper: their names, and the links to them on the rulebook's page."""

from __future__ import annotations

from collections.abc import Mapping

from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.site.cldr import decimal

CARDS = {"cards-a4": "a4", "cards-letter": "letter"}
"""The kinds of files with cards to cut, and their paper."""
BOOKS = ("pdf", "epub")
"""The kinds of files with a rulebook."""
KINDS = (*BOOKS, *CARDS)
FOLDER = "paper"
"""The folder of the site that has them."""


def paper_file(game_id: str, lang: str, kind: str) -> str:
    """The path of a file below the site's root, by its kind (`KINDS`)."""
    name = f"{game_id}-{kind}.{lang}.pdf" if kind in CARDS else f"{game_id}-rules.{lang}.{kind}"
    return f"{FOLDER}/{name}"


def links(game_id: str, root: str, made: Mapping[str, int], t: Messages) -> Html | None:
    """Links to what was `made` (path → bytes) of a game in a language, each with its size; None if there is nothing."""
    found = [(kind, path) for kind in KINDS if (path := paper_file(game_id, t.lang, kind)) in made]
    if not found:
        return None
    items = [el("li", None, _link(kind, path, root, made[path], t)) for kind, path in found]
    title = el("h2", {"id": "on-paper"}, t("paper-title"))
    return el("nav", {"class": "on-paper", "aria-labelledby": "on-paper"}, title, el("ul", {"role": "list"}, *items))


def _link(kind: str, path: str, root: str, size: int, t: Messages) -> Html:
    words = t("paper-cards", paper=CARDS[kind]) if kind in CARDS else t(f"paper-{kind}")
    megabytes = t("paper-size", size=decimal(max(size / 1e6, 0.1), t.lang))
    attrs = {"class": "button", "href": root + path, "type": None if kind == "epub" else "application/pdf"}
    return join(el("a", attrs, words, " ", el("small", None, megabytes)))
