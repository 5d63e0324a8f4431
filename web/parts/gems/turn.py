"""The turn in a game of gems: the prompt while cards are chosen, and the buttons that stand by the hand."""

from __future__ import annotations

from dataclasses import dataclass

from web.parts.gems import words
from web.parts.gems.payment import action_of, gathered, price, shifts
from web.parts.html import Html, el
from web.parts.scene import Scene


@dataclass(frozen=True, slots=True)
class Way:
    """A button of the turn: its id, its label, its key; the action it does or, while it is `barred`, tries in vain.

    `barred` is why it is not possible now, and `main` that there is nothing better to do.
    """

    ident: str
    action: str
    label: str
    key: str
    barred: str | None = None
    main: bool = True


def way(what: Way) -> Html:
    """The button, which is there at all times; what is not possible is dimmed, and says why."""
    attrs = {
        "id": f"do-{what.ident}",
        "class": "button main" if what.main else "button",
        "data-try" if what.barred else "data-action": what.action,
        "data-key": what.key,
        "data-tip": what.barred,
        "aria-disabled": "true" if what.barred else None,
        "aria-keyshortcuts": what.key.upper(),
    }
    return el("button", attrs, what.label)


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
    letters = action_of(scene.chosen, "").rstrip(">")
    cards = _first_large(words.gems(letters, t))
    if any(scene.action_to(end) for end in payable):
        return t("gem-prompt-lit", cards=cards)
    if all(price(found) == "one" for found in payable.values()):
        return t("gem-prompt-useless", cards=cards)
    return t("gem-prompt-more", cards=cards, count=len(gathered(scene)))


def _first_large(text: str) -> str:
    return text[:1].upper() + text[1:]
