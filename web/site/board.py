"""A pupil's page of a live board before its Python has started."""

from __future__ import annotations

from web.parts.html import Html, el
from web.parts.messages import Messages
from web.site.frame import OWN_LANGUAGES, Frame, framed
from web.site.opening import starting


def board(t: Messages) -> Html:
    """The page: what it is for, and the place of the board."""
    title = el("div", {"class": "hero small"}, el("h1", None, t("board")), el("p", None, t("board-page-lead")))
    place = el("div", {"id": "app", "data-table": "board"})
    main = el("main", {"id": "main", "class": "workbench-page board-page"}, title, place)
    return el("div", {"class": "page"}, framed(Frame("../", OWN_LANGUAGES), main, t), starting(t))
