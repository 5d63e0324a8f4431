"""The prompt of a turn in a game of gems."""

from __future__ import annotations

from web.parts.gems import words
from web.parts.gems.payment import gathered, price, shifts
from web.parts.table import Scene


def can_shift(scene: Scene) -> bool:
    """True if the viewer can pay for a shift."""
    return bool(shifts(scene))


def start_prompt(scene: Scene) -> str:
    """What can be done before anything was shifted."""
    payable = {price(found) for found in shifts(scene).values()}
    if not payable:
        return scene.t("gem-prompt-pass" if "pass" in scene.legal else "gem-prompt-stop")
    three = "yes" if "three" in payable else "no"
    if "draw" not in scene.legal:
        return scene.t("gem-prompt-no-draw", three=three)
    return scene.t("gem-prompt-start", three=three) if "one" in payable else scene.t("gem-prompt-dear")


def chosen_prompt(scene: Scene) -> str | None:
    """What the chosen cards pay for; None while none are chosen."""
    if not scene.chosen:
        return None
    t, payable = scene.t, shifts(scene)
    letters = scene.table.clicks.action(scene.chosen, "").rstrip(">")
    cards = _first_large(words.gems(letters, t))
    if any(scene.action_to(end) for end in payable):
        return t("gem-prompt-lit", cards=cards)
    if all(price(found) == "one" for found in payable.values()):
        return t("gem-prompt-useless", cards=cards)
    return t("gem-prompt-more", cards=cards, count=len(gathered(scene)))


def _first_large(text: str) -> str:
    return text[:1].upper() + text[1:]
