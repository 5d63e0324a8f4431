"""Glastonbury in words."""

from __future__ import annotations

import re

from pyengine.games.glastonbury.pieces import KINDS
from web.games.glastonbury.parts import card_name, place_name, stop_name
from web.parts.messages import Messages
from web.parts.table_data import Wording


def _act(text: str, t: Messages) -> str:
    source, arrow, to = text.partition(">")
    if not arrow:
        return t(f"gla-act-{text}")
    if source == "start":
        return t("gla-act-start", stop=stop_name(to, t))
    return t(f"gla-act-{to}", place=place_name(source, t))


def _place(name: str, t: Messages) -> str | None:
    """What a fact tells of: a place of the market, or a kind of ingredient."""
    if name in KINDS:
        return _kind(name, t)
    return place_name(name, t) if _PLACE.fullmatch(name) else None


_PLACE = re.compile(r"r\dc\d")


def _card(card: str, t: Messages) -> str:
    return t("rules-is-empty") if card in (".", "empty") else card_name(card, t)


def _kind(kind: str, t: Messages) -> str:
    return t("gla-kind", kind=kind)


def _spell(text: str, t: Messages) -> str:
    spell, left = text.rstrip("0123456789"), text[-1]
    name = t("gla-sign", card=spell)
    return t("gla-spell", spell=name, left=int(left)) if left.isdigit() else name


WORDS = Wording(
    _act,
    {
        **dict.fromkeys(("card", "cauldron-of", "top", "top-of", "at-of", "aside"), _card),
        **dict.fromkeys(("wizard-of", "stop"), stop_name),
        **dict.fromkeys(("line", "place"), place_name),
        "jokers-of": _kind,
        "spells-of": _spell,
    },
    place=_place,
    between={"line": "; "},
)
