"""The pages of the workbench and of its live board, whose tables their scripts fill in."""

from __future__ import annotations

from web.games import games
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.site.facts import game_link
from web.site.frame import OWN_LANGUAGES, Frame, framed
from web.site.opening import starting


def workbench(t: Messages) -> Html:
    """The page: the choice and the bench, of which its style sheet shows one."""
    title = el("div", {"class": "hero small"}, el("h1", None, t("workbench")), el("p", None, t("workbench-lead")))
    links = [game_link(game, f"./?game={game.id}&lang={t.lang}", t) for game in games()]
    write = el("a", {"class": "button", "href": f"../games/write/?lang={t.lang}"}, t("workbench-tab-game"))
    own = el("p", {"class": "write-game"}, t("workbench-tab-game-lead"), " ", write)
    choice = el("section", {"class": "workbench-games"}, el("div", {"class": "which"}, *links), own)
    bench = el("div", {"id": "app", "data-table": "workbench"})
    main = el("main", {"id": "main", "class": "workbench-page"}, title, choice, bench)
    return el("div", {"class": "page"}, framed(Frame("../", OWN_LANGUAGES), main, t), starting(t))


def board(t: Messages) -> Html:
    """The live board of pupils: what it is for, and the place of the board."""
    title = el("div", {"class": "hero small"}, el("h1", None, t("board")), el("p", None, t("board-page-lead")))
    place = el("div", {"id": "app", "data-table": "board"})
    main = el("main", {"id": "main", "class": "workbench-page board-page"}, title, place)
    return el("div", {"class": "page"}, framed(Frame("../", OWN_LANGUAGES), main, t), starting(t))
