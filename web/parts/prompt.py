"""The prompt: one line that says what to do now, with the controls that belong to it, always by the hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from web.parts.html import Html, el, plain
from web.parts.scene import Scene
from web.parts.turn import turn_text

LONG = 78
"""Letters from which a line is set in smaller type where there is little room, so that its buttons stay in place."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What to do now.

    `text` is one sentence. `main` and `second` are the buttons of the turn, which always have the same places; one
    that is not possible now is dimmed, not left out. `extra` stands before them and is there at special moments only,
    such as colours to choose from.
    """

    text: Html | str
    main: Html | None = None
    second: Html | None = None
    extra: Html | None = None


def prompt_line(scene: Scene, prompt: Prompt | None) -> Html:
    """The line; without a prompt of the game it says whose turn it is."""
    what = Prompt(scene.t("status-starting")) if scene.starting else prompt or Prompt(turn_text(scene))
    if scene.waits_for_answer:
        what = replace(what, text=scene.t("status-answer"))
    state = "waiting" if scene.viewer in scene.awaited else "resting"
    buttons = el("div", {"class": "acts"}, what.second, what.main) if what.second or what.main else None
    long = len(plain(what.text)) > LONG
    text = el("p", {"class": "what long" if long else "what", "id": "prompt"}, what.text)
    return el("div", {"class": f"prompt {state}", "data-zone": "turn"}, text, what.extra, buttons)
