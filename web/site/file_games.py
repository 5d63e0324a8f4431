"""The games of files in the lobby: a card for each that `games.json` lists, which the page's script makes, since the
site's owner adds games without a build.
"""

from __future__ import annotations

from web.engine.setup import DEFAULT_BOT
from web.parts.html import Html, attributes_of, el
from web.parts.messages import Messages


def file_games(t: Messages) -> Html:
    """The section of the lobby, which its script fills in; it is not there without one, nor without a game."""
    words = {"data-play": t("files-play", game="{name}"), "data-bot": DEFAULT_BOT}
    words["data-read"] = t("rules-of", game="{name}")
    foot = el(
        "p",
        {"class": "card-foot"},
        el("span", {"class": "play-now", "aria-hidden": "true"}, t("play")),
        el("a", {"class": "set-up"}, t("set-up")),
        el("a", {"class": "today"}, t("files-today")),
        el("a", {"class": "book"}, t("rules")),
    )
    title = el("h3", None, el("a", {"class": "play", "data-plays": True}))
    card = el("article", {"class": "game file"}, title, facts("p", t), foot)
    attrs = {"id": "files", "class": "files", "hidden": True, "aria-labelledby": "files-title", **words}
    write = el("a", {"id": "write-game", "href": f"games/write/?lang={t.lang}"}, t("files-write"))
    lead = el("p", {"class": "quiet"}, t("files-lead"), " ", write)
    head = el("div", {"class": "files-head"}, el("h2", {"id": "files-title"}, t("files-title")), lead)
    return el("section", attrs, head, el("div", {"class": "games"}), el("template", {"id": "file-card"}, card))


def facts(name: str, t: Messages) -> Html:
    """An element for a game's players and minutes, which a script fills in by its words."""
    players, minutes = t("players-count", players="{players}"), t("minutes-about", minutes="{minutes}")
    seats = el("span", {"class": "players", "data-words": players, **attributes_of(players)})
    takes = el("span", {"class": "minutes", "data-words": minutes, **attributes_of(minutes)})
    return el(name, {"class": "facts"}, seats, takes)


def file_link(t: Messages) -> Html:
    """The template of a link to a game of a file among those to the site's own."""
    link = el("a", {"class": "game file"}, el("strong"), facts("span", t))
    return el("template", {"id": "file-link"}, link)
