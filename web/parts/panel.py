"""A panel over the page: sharing, settings."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages


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
