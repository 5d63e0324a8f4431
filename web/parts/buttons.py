"""Buttons that send commands."""

from __future__ import annotations

from web.parts.html import Html, el


def do(
    command: str,
    label: str,
    *,
    value: str | None = None,
    key: str | None = None,
    main: bool = False,
    ident: str | None = None,
) -> Html:
    """A button that sends a command of the page."""
    attrs = {
        "type": "button",
        "id": ident,
        "class": "button main" if main else "button",
        "data-do": command,
        "data-value": value,
        "data-key": key,
        "aria-keyshortcuts": key.upper() if key else None,
    }
    return el("button", attrs, label)
