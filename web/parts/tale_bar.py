"""The story of a game over its table: the sentence of the moment, and the buttons that lead through it."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages


def tale_bar(words: str, at: int, last: int, *, going: bool, t: Messages) -> Html:
    """The bar; `at` counts from 0 to `last`."""
    what = "stop" if going else "play"
    play = do("tale", t(f"tale-{what}"), value=what, key="p")
    steps = (("back", t("walk-back"), "j", "◀", at > 0), ("on", t("walk-on"), "k", "▶", at < last))
    back, on = (_step(name, said, key, sign, possible=possible) for name, said, key, sign, possible in steps)
    moment = el("span", {"class": "moment"}, t("walk-moment", at=at + 1, last=last + 1))
    film = el("span", {"class": "film"}, do("tale", t("tale-film"), value="film"))
    buttons = back, play, on, moment, film, do("live", t("walk-live"), main=True)
    attrs = {"class": "tale", "id": "tale", "tabindex": "-1", "data-zone": "tale"}
    attrs["data-going"] = "yes" if going else "no"
    return el("div", attrs, el("p", {"id": "tale-words"}, words), el("div", {"class": "menu"}, *buttons))


def _step(name: str, said: str, key: str, sign: str, *, possible: bool) -> Html:
    """A button one moment back or on; at the ends it stays in its place, dimmed."""
    does = {"data-do": "tale", "data-value": name, "data-key": key} if possible else {"aria-disabled": "true"}
    attrs = {"type": "button", "class": "button one-step", "id": f"tale-{name}", "aria-label": said, "data-tip": said}
    return el("button", {**attrs, **does}, sign)
