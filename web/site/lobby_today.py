"""The deal of the day, one of each game; which stands first, and how they went, the page's script tells."""

from __future__ import annotations

from pyengine.core.game import Game
from web.games import games
from web.parts.html import Html, el
from web.parts.icons import sent
from web.parts.messages import Messages
from web.site.lobby_card import play_address


def today(t: Messages) -> Html:
    """The section, unseen in its place until the script knows the day; with its texts."""
    words = {
        f"data-{name}": t(f"daily-{name}") for name in ("won", "drawn", "lost", "several", "new", "copied", "by-hand")
    }
    words |= {"data-streak": t("daily-streak", days="{days}"), "data-line": t("daily-line", day="{day}", told="{told}")}
    attrs = {"id": "today", "class": "today coming", "aria-labelledby": "today-title", **words}
    title = el("h2", {"id": "today-title"}, t("daily"))
    lead = el("p", {"class": "lead"}, t("daily-lead"))
    streak = el("p", {"id": "streak", "class": "streak", "hidden": True})
    deals = el("ul", {"class": "deals", "role": "list"}, *(_deal(game, t) for game in games()))
    return el("section", attrs, el("div", {"class": "today-head"}, title, lead, streak), deals, _share(t))


def _deal(game: Game, t: Messages) -> Html:
    """A game's deal of today, and how it went."""
    name = t(f"game-{game.id}")
    link = {"href": play_address(game, t), "id": f"daily-{game.id}", "data-daily": game.id, "data-plays": True}
    went = el("span", {"class": "went"}, t("daily-new"))
    told = el("span", {"class": "told"}, el("strong", None, name), went)
    return el("li", {"class": f"deal-of {game.id}"}, el("a", {**link, "data-name": name}, told))


def _share(t: Messages) -> Html:
    """The line to pass on, once there is something to tell: by the device's share dialog, or copied."""
    line = {"id": "daily-text", "readonly": True, "aria-label": t("daily-text"), "class": "line"}
    field = el("input", line)
    button = el("button", {"type": "button", "class": "button", "id": "daily-share"}, sent(), " ", t("daily-share"))
    note = el("span", {"id": "daily-note", "role": "status"})
    return el("div", {"class": "share-line", "id": "daily-sharing", "hidden": True}, field, button, note)
