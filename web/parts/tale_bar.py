"""The story of a game over its table: the sentence of the moment, and the buttons that lead through it."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages


def tale_bar(words: str, at: int, last: int, *, going: bool, t: Messages) -> Html:
    """The bar; `at` counts from 0 to `last`."""
    what = "stop" if going else "play"
    play = do("tale", t(f"tale-{what}"), value=what, key="p")
    buttons = (
        do("tale", t("walk-back"), value="back", key="j") if at else None,
        play,
        do("tale", t("walk-on"), value="on", key="k") if at < last else None,
        do("review", t("review"), key="r"),
        do("live", t("walk-live"), main=True),
    )
    moment = el("span", {"class": "moment"}, t("walk-moment", at=at + 1, last=last + 1))
    attrs = {"class": "tale", "id": "tale", "tabindex": "-1", "data-zone": "tale"}
    attrs["data-going"] = "yes" if going else "no"
    return el("div", attrs, el("p", {"id": "tale-words"}, words), el("div", {"class": "menu"}, moment, *buttons))
