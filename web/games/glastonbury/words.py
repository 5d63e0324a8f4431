"""Glastonbury in words."""

from __future__ import annotations

from collections.abc import Mapping

from web.games.glastonbury.parts import card_name
from web.parts.messages import Messages
from web.parts.table import Words


def act(text: str, t: Messages) -> str:
    """An action."""
    source, arrow, to = text.partition(">")
    if not arrow:
        return t(f"rules-act-gla-{text}")
    if source == "start":
        return t("rules-act-gla-start", stop=t("fact-stop", value=to))
    return t(f"rules-act-gla-{to}", place=place(source, t))


def place(text: str, t: Messages) -> str:
    """A place of the market: `r2c3`."""
    return t("gla-place", row=text[1], column=text[3])


def _card(card: str, t: Messages) -> str:
    return card_name(card, t) if card != "." else t("rules-is-empty")


def _kind(kind: str, t: Messages) -> str:
    return t("gla-kind", kind=kind)


def _spell(text: str, t: Messages) -> str:
    spell, left = text.rstrip("0123456789"), text[-1]
    name = t("gla-sign", card=spell)
    return t("gla-spell", spell=name, left=int(left)) if left.isdigit() else name


VALUES: Mapping[str, Words] = {
    **dict.fromkeys(("card", "cauldron-of", "top-of", "at-of"), _card),
    "wizard-of": lambda stop, t: t("fact-stop", value=stop),
    "line": place,
    "place": place,
    "jokers-of": _kind,
    "spells-of": _spell,
}
