"""Notices: a refused action with its rule, bad input with its place. The live region announces them."""

from __future__ import annotations

from collections.abc import Sequence

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages


def notice(rule: str, paragraph: Html, case: Sequence[str], t: Messages, at: str) -> Html:
    """Why an action is refused: the rule's ID, which links to its place `at` in the rulebook, the facts of the `case`,
    the rule as players read it.
    """
    head = el("p", {"class": "head"}, _rule(rule, at, t), t("refused"), " ", " · ".join(case))
    return _box("refusal", head, paragraph, do("dismiss", t("dismiss")))


def _rule(rule: str, at: str, t: Messages) -> Html:
    """The ID as a link. The rulebook opens in another tab."""
    target = None if at.startswith("#") else "_blank"
    return el("a", {"class": "rule", "href": at, "target": target, "title": t("rules-open")}, rule)


def linger(t: Messages) -> Html:
    """The viewer sees something that will not be shown again; the game waits for the button."""
    return _box("linger", el("p", None, t("linger")), do("seen", t("linger-seen"), main=True))


def hint(title: str, lines: list[str], t: Messages) -> Html:
    """The best few actions, each with its expected payoff."""
    listed = el("ol", {"class": "ways"}, *(el("li", None, line) for line in lines)) if lines else None
    return _box("hint", el("p", {"class": "head"}, el("strong", None, title)), listed, do("dismiss", t("dismiss")))


def trouble(text: str, t: Messages, *, broken: bool) -> Html:
    """Bad input; a save that cannot be read is offered for download."""
    offer = do("download-broken", t("download-broken")) if broken else None
    return _box("trouble", el("p", None, text), offer, do("dismiss", t("dismiss")))


def _box(kind: str, *children: Html | None) -> Html:
    return el("div", {"class": f"notice {kind}", "id": "notice", "data-zone": "notice"}, *children)
