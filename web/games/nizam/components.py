"""What is in the box of Nizam, drawn small: gem cards, a hint card, a marker, the score track."""

from __future__ import annotations

from web.games.nizam.art import seat_mark, track
from web.parts.component import sample
from web.parts.gems.art import placed
from web.parts.gems.components import gem_component
from web.parts.html import Html, el
from web.parts.messages import Messages

_QUIET = {"aria-hidden": "true", "focusable": "false"}


def component(code: str, t: Messages) -> Html | None:
    """A gem by its letter, `o` the pearl, `back`, `score`, `marker` or `hint`; None for anything else."""
    if code == "score":
        return sample(t("rules-part-score"), el("span", {"class": "board-card"}, track((12, 31))), "wide")
    if code == "marker":
        return sample(t("rules-part-marker"), el("span", {"class": "seat1 marker"}, seat_mark(0)))
    if code == "hint":
        return sample(t("rules-part-hint"), el("span", {"class": "gem-card hint-card"}, _hint()))
    return gem_component(code, t)


def _hint() -> Html:
    """A card with three of a kind, and the line that they make."""
    gems = [placed("E", x, 17, 13) for x in (9, 24, 39)]
    lines = el("path", {"d": "M8 30H40M8 37H40M8 44H28", "class": "lines"})
    return el("svg", {"viewBox": "0 0 48 48", **_QUIET}, *gems, lines)
