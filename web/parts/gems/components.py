"""What is in the box of a game of gems, drawn small: gems, the pearl, a card's back."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.gems.field import KINDS
from web.parts.component import sample
from web.parts.gems.art import gem
from web.parts.html import Html, el
from web.parts.messages import Messages


def gem_component(code: str, t: Messages, pictures: Mapping[str, Html] | None = None) -> Html | None:
    """A card by the letter of its kind, `o` for the pearl, or `back`; other `pictures` of cards by their letters."""
    if code == "back":
        return sample(t("rules-part-back"), el("span", {"class": "gem-card back"}))
    if len(code) != 1 or code not in f"{KINDS}o":
        return None
    name = t(f"gem-{code}")
    letter = el("span", {"class": "letter", "aria-hidden": "true"}, code if code in KINDS else "")
    drawn = (pictures or {}).get(code) or gem(code)
    return sample(name[:1].upper() + name[1:], el("span", {"class": f"gem-card of-{code}"}, drawn, letter))
