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


def choice(name: str, title: str, options: list[tuple[str, str]], chosen: str, *, page: bool = False) -> Html:
    """One setting: a button for each value. On a `page` without an engine, `settings.js` handles them."""
    buttons = [_option(name, value, text, chosen == value, page) for value, text in options]
    group = {"class": "menu", "role": "group", "aria-labelledby": f"setting-{name}", "data-zone": f"setting-{name}"}
    return el("div", {"class": "setting"}, el("h3", {"id": f"setting-{name}"}, title), el("div", group, *buttons))


def _option(name: str, value: str, text: str, chosen: bool, page: bool) -> Html:
    attrs: dict[str, object] = {"type": "button", "class": "button", "aria-pressed": str(chosen).lower()}
    pair = f"{name}={value}"
    attrs |= {"data-setting": pair} if page else {"id": f"set-{name}-{value}", "data-do": "setting", "data-value": pair}
    return el("button", attrs, text)
