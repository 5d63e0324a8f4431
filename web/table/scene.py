"""All that a table is drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from web.messages import Messages


@dataclass(frozen=True, slots=True)
class Scene:
    """A view, what may be done from it, and the words to say it in.

    `legal` holds the texts of the viewer's legal actions, `chosen` the source picked up,
    `events` what happened since the last picture (redacted), `seats` the kind of each player.
    """

    view: dict[str, Any]
    legal: tuple[str, ...]
    chosen: str | None
    names: tuple[str, ...]
    seats: tuple[str, ...]
    t: Messages
    events: tuple[dict[str, Any], ...] = ()
    pace: str = "normal"

    @property
    def viewer(self) -> int | None:
        """The seat that looks on; None for a spectator."""
        seat = self.view["seat"]
        return None if seat is None else int(seat)

    def playable(self, source: str) -> bool:
        """Whether any legal action starts from this source."""
        return any(text.startswith(f"{source}>") for text in self.legal)

    def action_to(self, target: str) -> str | None:
        """The legal action that takes the chosen source to this target."""
        text = f"{self.chosen}>{target}"
        return text if self.chosen is not None and text in self.legal else None
