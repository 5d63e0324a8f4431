"""Notices: a refusal with its reason, bad input with its place, a hint. The live region announces them."""

from __future__ import annotations

from collections.abc import Sequence

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.icons import cross
from web.parts.messages import Messages


def refusal(case: str, why: Html, t: Messages) -> Html:
    """Why an action is refused: one sentence of the `case`, and the way to the rule."""
    return _box("refusal", el("p", {"class": "head"}, case), el("div", {"class": "menu"}, why), _close(t))


def why_in_panel(rule: str, t: Messages) -> Html:
    """The button that opens the rule beside the table."""
    attrs = {"type": "button", "id": "why", "class": "button", "data-do": "show", "data-value": f"rules:{rule}"}
    return el("button", {**attrs, "data-rule": rule}, t("why"))


def why_here(rule: str, paragraph: Html, at: str, t: Messages) -> Html:
    """The rule itself, folded; its ID links to its place `at` in the rulebook."""
    target = None if at.startswith("#") else "_blank"
    link = el("a", {"class": "rule", "href": at, "target": target, "title": t("rules-open")}, rule)
    return el(
        "details", {"class": "why", "id": "why", "data-rule": rule}, el("summary", None, t("why")), paragraph, link
    )


def linger(t: Messages, *, to_hand: bool) -> Html:
    """The viewer sees something that will not be shown again, or what came `to_hand` before the device is passed on.

    The game waits for the button.
    """
    text, button = ("linger-hand", "linger-done") if to_hand else ("linger", "linger-seen")
    return _box("linger", el("p", None, t(text)), do("seen", t(button), main=True, key="n"))


def hint(title: str, lines: Sequence[str], t: Messages) -> Html:
    """The best action and why; other good ones below it."""
    first = el("p", {"class": "best"}, lines[0]) if lines else None
    others = [el("li", None, line) for line in lines[1:]]
    more = el("ul", {"class": "ways"}, *others) if others else None
    return _box("hint", el("p", {"class": "head"}, title), first, more, _close(t))


def trouble(text: str, t: Messages, *, broken: bool, more: Html | None = None) -> Html:
    """Bad input, and `more` that can be done about it; a save that cannot be read is offered for download."""
    offer = do("download-broken", t("download-broken")) if broken else None
    return _box("trouble", el("p", None, text), offer, more, _close(t))


def offered(text: str, way: Html, t: Messages) -> Html:
    """Something that is there to be taken, with the `way` to it; it goes when it is closed."""
    return _box("replaced", el("p", None, text), way, _close(t))


def replaced(t: Messages) -> Html:
    """Another game was put on the table; the one before can be brought back."""
    return _box("replaced", el("p", None, t("replaced")), do("restore", t("restore"), key="z"), _close(t))


def _close(t: Messages) -> Html:
    attrs = {"type": "button", "id": "dismiss", "class": "close", "data-do": "dismiss", "aria-label": t("dismiss")}
    return el("button", attrs, cross())


def _box(kind: str, *children: Html | None) -> Html:
    return el("div", {"class": f"notice {kind}", "id": "notice", "data-zone": "notice"}, *children)
