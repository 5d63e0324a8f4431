"""The page for friends before its Python has started: how it goes, the games that run, and a choice of games."""

from __future__ import annotations

from web.games import games
from web.parts.html import Html, el
from web.parts.icons import cross
from web.parts.messages import Messages
from web.site.facts import game_link
from web.site.file_games import file_link
from web.site.frame import OWN_LANGUAGES, Frame, framed
from web.site.opening import starting

HOW = ("friends-how-1", "friends-how-2", "friends-how-3")


def friends(t: Messages) -> Html:
    """The page: its own content, and the place of a table, of which the style sheet shows one."""
    title = el("div", {"class": "hero small"}, el("h1", None, t("friends")), el("p", None, t("friends-lead")))
    how = el("ol", {"class": "how"}, *(el("li", None, t(step)) for step in HOW))
    several = [game for game in games() if game.seats[1] > 1]
    links = [game_link(game, f"../setup/?game={game.id}&friend=1&lang={t.lang}#{game.id}", t) for game in several]
    heading = el("h2", None, t("friends-games"))
    choice = el("section", {"class": "friends-games"}, heading, el("div", {"class": "which"}, *links, file_link(t)))
    words = {f"data-name-{game.id}": t(f"game-{game.id}") for game in games()}
    words |= {"data-forget": t("friends-remove"), "data-over": t("friends-over"), "data-yours": t("friends-your-turn")}
    words |= {"data-waits": t("friends-waiting", names="{names}"), "data-seats": t("friends-waiting-seats")}
    parts = (el("span", {"class": name}) for name in ("who", "state", "when"))
    told = el("span", {"class": "told"}, el("strong"), *parts)
    forget = el("button", {"type": "button", "class": "forget"}, cross())
    template = el("template", {"id": "table-entry"}, el("li", None, el("a", {"class": "go-on"}, told), forget))
    heading = el("h2", {"id": "running-title"}, t("friends-running"))
    places = el("ul", {"id": "tables", "role": "list"})
    attrs = {"id": "running", "hidden": True, "class": "running", "aria-labelledby": "running-title"}
    running = el("section", {**attrs, **words}, heading, places, template)
    main = el("main", {"id": "home", "class": "friends-page"}, title, running, how, choice)
    home = el("div", {"class": "friends-home"}, framed(Frame("../", OWN_LANGUAGES), main, t))
    picker = el("input", {"type": "file", "id": "file", "hidden": True, "aria-label": t("friends-open-file")})
    table = el("div", {"id": "app", "data-table": "friends"})
    return el("div", {"class": "page"}, home, el("div", {"class": "table-start"}, starting(t)), table, picker)
