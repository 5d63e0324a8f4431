"""A turn in a game of gems: what is chosen and what it pays for, the prompt, what may be done, and why not."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.core.errors import Breach
from pyengine.gems.field import END, KINDS
from web.parts.clicks import Clicks
from web.parts.gems import words
from web.parts.gems.words import end, gem
from web.parts.html import capital, glued
from web.parts.table import Scene, Table


class GemTable(Table):
    """Cards of the hand pay for shifts, at most three: `R.1+S.1+T.1` and an end of a line are `RST>row1-left`."""

    clicks = Clicks(most=3, order=KINDS)

    def options(self, scene: Scene) -> list[str]:
        """The ends where one card pays, each with its kind; those where any three pay; all others one by one."""
        t, found = scene.t, shifts(scene)
        paid_by_one = {at: texts[0][0] for at, texts in found.items() if price(texts) == "one"}
        one = [t("gem-option", end=end(at, t), gem=gem(kind, t)) for at, kind in paid_by_one.items()]
        three = [end(at, t) for at, texts in found.items() if price(texts) == "three"]
        paid = {text for texts in found.values() for text in texts}
        others = [scene.say(text) for text in scene.legal if text not in paid]
        lines = [t("gem-options-one", ends=glued("; ", one)) if one else ""]
        lines += [t("gem-options-three", ends=glued("; ", three)) if three else "", glued("; ", others)]
        return [line for line in lines if line]


# Payments


def gathered(scene: Scene) -> tuple[str, ...]:
    """The chosen sources."""
    return tuple(scene.chosen.split("+")) if scene.chosen else ()


def shifts(scene: Scene) -> dict[str, list[str]]:
    """The legal shifts at each end where the viewer can pay."""
    found: dict[str, list[str]] = {}
    for text in scene.legal:
        _, arrow, end = text.partition(">")
        if arrow and end in END:
            found.setdefault(end, []).append(text)
    return found


def price(actions: list[str]) -> str | None:
    """What these shifts of one end cost: `one` card of the end card's kind, or `three`; None where there are none."""
    return None if not actions else "one" if actions[0].index(">") == 1 else "three"


def held(scene: Scene) -> Mapping[str, int]:
    """How many cards of each kind the viewer holds."""
    cards = scene.view["players"][scene.viewer]["hand"] if scene.viewer is not None else []
    return {kind: cards.count(kind) for kind in KINDS}


# The prompt


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
    cards = words.gems(letters, t)
    cards = capital(cards)
    if any(scene.action_to(end) for end in payable):
        return t("gem-prompt-lit", cards=cards)
    if all(price(found) == "one" for found in payable.values()):
        return t("gem-prompt-useless", cards=cards)
    return t("gem-prompt-more", cards=cards, count=len(gathered(scene)))


# Refusals


def payment_case(breach: Breach, scene: Scene) -> str | None:
    """What is wrong with a payment; None where the refusal is not about one."""
    if "payment" not in breach.facts:
        return None
    t, facts = scene.t, breach.facts
    payment, kind = str(facts["payment"]), str(facts.get("kind", ""))
    count = held(scene)
    lacking = {"others": min(sum(count.values()), 3), "instead": t("gem-instead", can=_instead(scene))}
    if kind == "o":
        return t("gem-no-three", **lacking)
    if kind not in KINDS or not kind:
        return t("gem-no-empty")
    name = words.gem(kind, t)
    if len(payment) == 1 and payment != kind:
        how = "own" if count[kind] else "lack"
        return t(f"gem-no-kind-{how}", paid=words.titled(payment, t), gem=name)
    if count[kind]:
        return t("gem-no-held", gem=name)
    return t("gem-no-lacking", gem=name, **lacking)


def _instead(scene: Scene) -> str:
    """What can be done where a payment is lacking: `both` a shift elsewhere and a draw, one of them, or neither."""
    if shifts(scene):
        return "both" if "draw" in scene.legal else "shift"
    return next((way for way in ("draw", "pass") if way in scene.legal), "end")
