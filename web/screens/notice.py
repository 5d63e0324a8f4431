"""Notices: an action refused, with its rule; and bad input, with what and where. The live region reads them out."""

from __future__ import annotations

from collections.abc import Mapping

from web.html import Html, el
from web.messages import Messages
from web.screens.buttons import do


def notice(rule: str, paragraph: Html, facts: Mapping[str, object], t: Messages) -> Html:
    """Why an action is refused: the rule's ID, the facts of the case, the rule as players read it."""
    case = [t(f"fact-{name}", value=str(value)) for name, value in facts.items() if f"fact-{name}" in t]
    head = el("p", {"class": "head"}, el("strong", {"class": "rule"}, rule), t("refused"), " ", " · ".join(case))
    return _box("refusal", head, paragraph, do("dismiss", t("dismiss")))


def trouble(text: str, t: Messages, *, broken: bool) -> Html:
    """What is wrong with an input; a save that cannot be read is offered for download."""
    offer = do("download-broken", t("download-broken")) if broken else None
    return _box("trouble", el("p", None, text), offer, do("dismiss", t("dismiss")))


def _box(kind: str, *children: Html | None) -> Html:
    return el("div", {"class": f"notice {kind}", "id": "notice", "data-zone": "notice"}, *children)
