"""The pages shown without a game: for an address that has none, or while another page leads the game; and where a
link, or a message with a link in it, is put in by hand.
"""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages


def problem(text: str, game_id: str, t: Messages, more: Html | None = None) -> Html:
    """What is wrong with the address, `more` that can be done about it, a link to set up the game that it asks for, if
    any, and one to the lobby.
    """
    title = el("h1", {"id": "problem", "tabindex": "-1"}, t("problem-title"))
    words = t("setup-title", game=t(f"game-{game_id}")) if game_id else None
    again = el("a", {"class": "button main", "href": f"../setup/?game={game_id}&lang={t.lang}"}, words)
    home = el("a", {"class": "button" if game_id or more else "button main", "href": "../"}, t("to-lobby"))
    ways = el("div", {"class": "menu"}, again if game_id else None, home)
    return el("main", {"class": "problem", "id": "main"}, title, el("p", None, text), more, ways)


def elsewhere(text: str, t: Messages) -> Html:
    """The game is open in another page: the choice to go on with it here, and a link to the lobby."""
    home = el("a", {"class": "button", "href": "../"}, t("to-lobby"))
    title = el("h1", {"id": "elsewhere", "tabindex": "-1"}, t("elsewhere-title"))
    take = do("take", t("elsewhere-take"), main=True)
    return el("main", {"class": "problem", "id": "main"}, title, el("p", None, text), take, home)


def paste(t: Messages, label: str, *more: Html) -> Html:
    """The field, with the button to take what was pasted, and `more` ways."""
    field = {"id": "pasted", "type": "text", "autocomplete": "off", "spellcheck": "false"}
    take = do("take-pasted", t("link-take"), main=True)
    menu = el("div", {"class": "menu"}, take, *more)
    return el("div", {"class": "paste"}, el("label", {"for": "pasted"}, label), el("input", field), menu)
