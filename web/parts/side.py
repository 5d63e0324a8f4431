"""The panel beside the table: the story, the rules or the review; on small screens over it, until it is closed."""

from __future__ import annotations

from dataclasses import dataclass

from web.parts.html import Html, el, join
from web.parts.icons import cross
from web.parts.messages import Messages

TABS = ("story", "rules", "review")


@dataclass(frozen=True, slots=True)
class Side:
    """The tab that was `opened`, empty as long as none was; the `content`; whether there is something to review."""

    opened: str
    content: Html | None
    can_review: bool


def side(shown: Side, t: Messages) -> Html:
    """The panel."""
    tab = shown.opened or TABS[0]
    tabs = [_tab(name, t, current=name == tab, possible=name != "review" or shown.can_review) for name in TABS]
    closing = {"type": "button", "id": "close-side", "class": "close", "data-do": "show", "data-value": ""}
    close = el("button", {**closing, "aria-label": t("close")}, cross())
    bar = {"class": "tabs", "role": "group", "aria-label": t("side"), "data-zone": "tabs"}
    head = el("div", {"class": "side-head"}, el("div", bar, *tabs), close)
    attrs = {
        "class": "side-panel",
        "id": "side",
        "tabindex": "-1",
        "aria-label": t(f"side-{tab}"),
        "data-open": "yes" if shown.opened else "no",
    }
    panel = el("aside", attrs, head, el("div", {"class": "side-content"}, shown.content))
    return join(
        panel, el("button", {**closing, "id": "scrim", "class": "scrim", "tabindex": "-1", "aria-hidden": "true"})
    )


def _tab(name: str, t: Messages, *, current: bool, possible: bool) -> Html:
    attrs = {
        "type": "button",
        "id": f"tab-{name}",
        "data-do": ("review" if name == "review" else "show") if possible else None,
        "data-value": None if name == "review" or not possible else name,
        "aria-pressed": str(current).lower(),
        "aria-disabled": None if possible else "true",
        "data-tip": None if possible else t("review-not"),
    }
    return el("button", attrs, t(f"side-{name}"))
