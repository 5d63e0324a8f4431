"""Controls that several tabs have: steps somewhere, buttons that stay pressed, lists to choose from."""

from __future__ import annotations

from collections.abc import Iterable

from web.parts.html import Html, el


def step(
    command: str,
    label: str,
    *,
    ident: str,
    possible: bool,
    value: int | None = None,
    key: str | None = None,
    shortcut: str | None = None,
) -> Html:
    """A step somewhere: dimmed where it leads nowhere, so that it keeps its place.

    `key` is a letter that presses it, `shortcut` keys that the page itself hears.
    """
    attrs = {
        "type": "button",
        "id": ident,
        "class": "button",
        "data-do": command if possible else None,
        "data-value": str(value) if possible and value is not None else None,
        "data-key": key if possible else None,
        "aria-disabled": None if possible else "true",
        "aria-keyshortcuts": key.upper() if key else shortcut,
    }
    return el("button", attrs, label)


def toggle(
    command: str, label: str, *, value: str | None, pressed: bool, ident: str | None = None, lang: str | None = None
) -> Html:
    """A button that stays pressed."""
    attrs = {
        "type": "button",
        "class": "button",
        "id": ident,
        "lang": lang,
        "data-do": command,
        "data-value": value,
        "aria-pressed": "true" if pressed else "false",
    }
    return el("button", attrs, label)


def choice(name: str, ident: str, label: str, options: Iterable[tuple[str, str]]) -> Html:
    """A list of the tab to study, to choose a value from by its words; its first line is its label."""
    attrs = {"name": name, "id": ident, "data-set": "study", "aria-label": label}
    found = [el("option", {"value": value}, words) for value, words in options]
    return el("select", attrs, el("option", {"value": ""}, label), *found)
