"""The games of files in the lobby: a card for each that `games.json` lists, which the page's script makes, since the
site's owner adds games without a build.
"""

from __future__ import annotations

from web.engine.setup import DEFAULT_BOT
from web.parts.html import Html, el
from web.parts.messages import Messages


def file_games(t: Messages) -> Html:
    """The section of the lobby, which its script fills in; it is not there without one, nor without a game."""
    words = {
        **_facts(t),
        "data-play": t("files-play", game="{name}"),
        "data-bot": DEFAULT_BOT,
    }
    foot = el(
        "p",
        {"class": "card-foot"},
        el("span", {"class": "play-now", "aria-hidden": "true"}, t("play")),
        el("a", {"class": "set-up"}, t("set-up")),
        el("a", {"class": "today"}, t("files-today")),
    )
    title = el("h3", None, el("a", {"class": "play", "data-plays": True}))
    card = el("article", {"class": "game file"}, title, el("p", {"class": "facts"}), foot)
    attrs = {"id": "files", "class": "files", "hidden": True, "aria-labelledby": "files-title", **words}
    write = el("a", {"id": "write-game", "href": f"games/write/?lang={t.lang}"}, t("files-write"))
    lead = el("p", {"class": "quiet"}, t("files-lead"), " ", write)
    head = el("div", {"class": "files-head"}, el("h2", {"id": "files-title"}, t("files-title")), lead)
    return el("section", attrs, head, el("div", {"class": "games"}), el("template", {"id": "file-card"}, card))


def _facts(t: Messages) -> dict[str, str]:
    """What is said of a game, with blanks for its players and its minutes; of one whose minutes nobody tells, too."""
    players = t("players-count", players="{players}")
    return {"data-facts": f"{players} · {t('minutes-about', minutes='{minutes}')}", "data-players": players}


def file_link(t: Messages) -> Html:
    """The template of a link to a game of a file among those to the site's own."""
    link = el("a", {"class": "game file"}, el("strong"), el("span", {"class": "facts"}))
    return el("template", {"id": "file-link", **_facts(t)}, link)
