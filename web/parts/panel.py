"""A panel over the page, and the settings in it, in three groups: the table, what is heard and felt, the page."""

from __future__ import annotations

from collections.abc import Mapping

from web.parts.buttons import do
from web.parts.html import Html, capital, el
from web.parts.messages import LANGS, Messages, languages
from web.parts.preferences import CHOICES, GROUPS, PACES, SWATCHES
from web.parts.table import Table


def panel(title: str, t: Messages, *children: Html | None) -> Html:
    """A box with a title and a button to close it; Escape closes it too."""
    head = el("div", {"class": "panel-head"}, el("h2", {"id": "panel-title"}, title), do("close-panel", t("close")))
    attrs = {"id": "panel", "class": "panel", "role": "dialog", "aria-labelledby": "panel-title", "tabindex": "-1"}
    return el("section", attrs, head, *children)


def choice(
    name: str,
    title: str,
    options: list[tuple[str, str]],
    chosen: str,
    *,
    page: bool = False,
    swatches: bool = False,
    note: Html | None = None,
) -> Html:
    """One setting: a button for each value. On a `page` without an engine, `settings.js` handles them.

    With `swatches` each button has a small picture of its value, which style sheets draw.
    """
    buttons = [
        _option(name, value, text, {"aria-pressed": str(chosen == value).lower()}, page=page, swatch=swatches)
        for value, text in options
    ]
    group = {"class": "menu", "role": "group", "aria-labelledby": f"setting-{name}", "data-zone": f"setting-{name}"}
    heading = el("h4", {"id": f"setting-{name}"}, title)
    return el("div", {"class": f"setting of-{name}"}, heading, el("div", group, *buttons), note)


def _option(name: str, value: str, text: str, state: dict[str, object], *, page: bool, swatch: bool) -> Html:
    attrs = {"type": "button", "class": "swatched" if swatch else "button", **state}
    pair = f"{name}={value}"
    attrs |= {"lang": value} if name == "lang" else {}
    attrs |= {"data-setting": pair} if page else {"id": f"set-{name}-{value}", "data-do": "setting", "data-value": pair}
    picture = el("span", {"class": f"swatch {name}-{value}", "aria-hidden": "true"}) if swatch else None
    return el("button", attrs, picture, text)


def settings(preferences: Mapping[str, str], pace: str, t: Messages) -> Html:
    """The panel of the play page."""
    paces = choice("pace", t("setting-pace"), [(value, t(f"pace-{value}")) for value in PACES], pace)
    langs = choice("lang", t("setting-lang"), [(lang, languages()[lang].name) for lang in LANGS], t.lang)
    more = {"table": paces, "page": langs}
    return panel(t("settings"), t, *(_group(name, preferences, t, more.get(name)) for name in GROUPS))


def page_settings(preferences: Mapping[str, str], t: Messages, *, page: bool = False) -> list[Html]:
    """The settings that any page can change."""
    return [_group(name, preferences, t, page=page) for name in GROUPS]


def _group(
    name: str, preferences: Mapping[str, str], t: Messages, more: Html | None = None, *, page: bool = False
) -> Html:
    choices = (setting(each, preferences, t, page=page) for each in GROUPS[name])
    heading = el("h3", {"id": f"settings-{name}"}, t(f"settings-{name}"))
    attrs = {"class": "settings", "role": "group", "aria-labelledby": f"settings-{name}"}
    return el("section", attrs, heading, *choices, more)


def setting(name: str, preferences: Mapping[str, str], t: Messages, *, page: bool = False) -> Html:
    """One of the settings of `CHOICES`, with what there is to say of it."""
    note = None
    if name == "vibration":
        note = el("p", {"class": "quiet cannot"}, t("vibration-cannot"))
    elif name == "connect":
        note = el("p", {"class": "quiet"}, t("connect-why"))
    options = [(value, t(f"{name}-{value}")) for value in CHOICES[name]]
    return choice(
        name,
        t(f"setting-{name}"),
        options,
        preferences[name],
        page=page,
        swatches=name in SWATCHES,
        note=note,
    )


QUESTIONS = {"table": "t", "hand": "y", "options": "o", "scores": "s"}
"""The questions, each with its key. No game uses these letters for anything else."""
_OTHERS = ("hint", "undo", "walk", "arrows", "enter", "escape", "list")
"""The other keys of the table, by the ends of their messages."""


def ask_buttons(t: Messages) -> Html:
    """The questions as buttons, first at the table; one sees them once one of them has the focus."""
    buttons = (do("ask", t(f"ask-{name}"), value=name, key=key, ident=f"ask-{name}") for name, key in QUESTIONS.items())
    return el("div", {"class": "ask", "role": "group", "aria-label": t("ask"), "data-zone": "ask"}, *buttons)


def keys(table: Table, t: Messages) -> Html:
    """The panel with the keys of a table: first the game's own."""
    does_of = {key: t(does) if does in t else table.words.act(does, t) for key, does in table.info.keys.items()}
    own = [(key.upper(), capital(does)) for key, does in does_of.items()]
    asked = [(key.upper(), t(f"ask-{name}")) for name, key in QUESTIONS.items()]
    others = [(t(f"keys-{name}-key"), t(f"keys-{name}")) for name in _OTHERS]
    found = dict[str, list[str]]()
    for key, what in (*own, *others, *asked):  # a letter of the game's own may be one of the table's at other times
        found.setdefault(key, []).append(what)
    listed = (el("li", None, el("kbd", None, key), f" {' · '.join(does)}") for key, does in found.items())
    readers = el("p", {"class": "quiet"}, t("keys-readers"))
    return panel(t("keys"), t, el("ul", {"class": "keys", "id": "keys"}, *listed), readers)
