"""The coach of a first game: the strip above the table that has one of its lines at a time."""

from __future__ import annotations

from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.table import CoachLine, Scene


def goal_of(scene: Scene) -> CoachLine | None:
    """The first line of a game, which says what it is about; None where the game has no coach."""
    return next((line for line in scene.table.coach if line.when(scene)), None)


def strip(text: str, rule: str, t: Messages, *, fresh: bool, over: bool = False) -> Html:
    """The strip: a sentence, the way to its rule, and the end of it all. One that was told before is set back."""
    to_rule = {"type": "button", "id": "coach-rule", "class": "rule", "data-do": "show", "data-value": f"rules:{rule}"}
    ends = {"type": "button", "id": "coach-ends", "class": "button", "data-do": "coach", "data-value": "known"}
    said = el("p", None, text, " ", el("button", {**to_rule, "title": t("rules-open")}, rule) if rule else None)
    known = el("button", ends, t("close" if over else "coach-known"))
    kind = "coach fresh" if fresh else "coach"
    return el("aside", {"class": kind, "id": "coach", "aria-label": t("coach"), "data-zone": "coach"}, said, known)
