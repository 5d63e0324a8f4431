"""The offer of sounds, in one sentence; `web/browser/window/sound_offer.js` shows it once, and remembers the answer."""

from __future__ import annotations

from web.parts.html import Html, el
from web.parts.messages import Messages


def sound_offer(t: Messages) -> Html:
    """The sentence with its two answers. It lies over the table's edge and is not there until it is shown."""
    answers = [_answer(value, name, t) for value, name in (("sound=on", "yes"), ("sound=off", "no"))]
    attrs = {"class": "sound-offer", "id": "sound-offer", "role": "group", "aria-labelledby": "sound-offer-text"}
    text = el("p", {"id": "sound-offer-text"}, t("sound-offer"))
    return el("div", {**attrs, "data-zone": "sound-offer"}, text, *answers)


def _answer(value: str, name: str, t: Messages) -> Html:
    attrs = {"type": "button", "class": "button", "id": f"sound-offer-{name}", "data-offer-answer": name}
    return el("button", {**attrs, "data-do": "setting", "data-value": value}, t(f"sound-offer-{name}"))
