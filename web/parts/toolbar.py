"""The toolbar of the play page: the same controls in the same places at all times; what is not possible is dimmed."""

from __future__ import annotations

from dataclasses import dataclass

from web.parts.html import Html, el
from web.parts.icons import back_arrow, book, bulb, dots
from web.parts.messages import Messages, languages, one_touch_away
from web.parts.ornament import sign
from web.parts.page_paths import learn_path, rules_path

MORE = "more"
"""The ID of the menu with everything else."""


@dataclass(frozen=True, slots=True)
class Toolbar:
    """What the toolbar shows: the game, its `headline` ("Round 2, to 250"), whether `undo` and `hint` are possible.

    `first` are the first items of the menu, where they are not the usual ones; `analyse` is true if the table can be
    opened on the workbench. Among `friends` other reasons say why something is not possible.
    """

    game_id: str
    headline: str = ""
    undo: bool = False
    hint: bool = False
    first: tuple[Html, ...] | None = None
    friends: bool = False
    analyse: bool = False


def toolbar(t: Messages, bar: Toolbar) -> Html:
    """The header of the page."""
    home = el("a", {"class": "home", "href": "../", "title": t("to-lobby")}, sign(), el("span", None, t("app-name")))
    stage = el("span", {"class": "stage"}, bar.headline) if bar.headline else None
    title = el("h1", None, t(f"game-{bar.game_id}"))
    among = "-friends" if bar.friends else ""
    tools = el(
        "div",
        {"class": "tools", "role": "toolbar", "aria-label": t("menu"), "data-zone": "tools"},
        _tool("undo", back_arrow(), t, key="u", missing=None if bar.undo else f"undo-not{among}"),
        _tool("hint", bulb(), t, key="h", missing=None if bar.hint else f"hint-not{among}"),
        _tool("show", book(), t, value="rules", label="rules"),
        _more(t),
    )
    return el(
        "header", {"class": "bar play-bar"}, home, el("div", {"class": "title"}, title, stage), tools, _menu(t, bar)
    )


def _tool(
    command: str,
    icon: Html,
    t: Messages,
    *,
    value: str | None = None,
    label: str = "",
    key: str | None = None,
    missing: str | None = None,
) -> Html:
    """A control of the toolbar; a `missing` one names the message that says why it is not possible."""
    attrs: dict[str, object] = {
        "type": "button",
        "id": f"tool-{label or command}",
        "class": "tool",
        "data-do": None if missing else command,
        "data-value": value,
        "data-key": None if missing else key,
        "data-tip": t(missing) if missing else None,
        "aria-disabled": "true" if missing else None,
        "aria-keyshortcuts": key.upper() if key else None,
    }
    return el("button", attrs, icon, el("span", None, t(label or command)))


def _more(t: Messages) -> Html:
    attrs = {"type": "button", "id": "tool-more", "class": "tool", "popovertarget": MORE}
    return el("button", attrs, dots(), el("span", None, t("more")))


def _menu(t: Messages, bar: Toolbar) -> Html:
    """Everything else, in a menu over the page."""
    first = (
        item("new", t("new-deal")),
        item("share", t("share"), ident="open-share"),
        item("save", t("save-record")),
        item("open", t("open-record")),
    )
    analyse = item("analyse", t("analyse"), value="", ident="open-analyse") if bar.analyse else None
    items = [
        *(first if bar.first is None else bar.first),
        *([analyse] if analyse else []),
        item("settings", t("settings"), ident="open-settings"),
        el("a", {"class": "item", "href": f"../{learn_path(bar.game_id, t.lang)}"}, t("learn")),
        el("a", {"class": "item", "href": f"../{rules_path(bar.game_id, t.lang)}"}, t("rules-whole-book")),
        *(item("lang", languages()[lang].name, value=lang, lang=lang) for lang in one_touch_away(t.lang)),
    ]
    return el("div", {"id": MORE, "class": "more", "popover": True, "aria-label": t("more"), "data-zone": MORE}, *items)


def item(
    command: str, label: str, *, value: str | None = None, ident: str | None = None, lang: str | None = None
) -> Html:
    """An item of the menu, which closes it; its label may be in a language of its own."""
    closes = {"popovertarget": MORE, "popovertargetaction": "hide"}
    attrs = {"type": "button", "id": ident, "class": "item", "data-do": command, "data-value": value, "lang": lang}
    return el("button", {**attrs, **closes}, label)
