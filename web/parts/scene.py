"""The data that a table is drawn from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from web.parts.messages import Messages


def toggle(chosen: str | None, source: str) -> str | None:
    """The new choice after a click on `source`: that, or nothing if it was chosen already."""
    return None if chosen == source else source


def with_arrow(chosen: str, target: str) -> str:
    """The action from the chosen source to a target."""
    return f"{chosen}>{target}"


def no_preview(text: str) -> dict[str, Any] | None:  # noqa: ARG001 - a preview for scenes without an engine
    """No preview."""
    return None


@dataclass(frozen=True, slots=True)
class Scene:
    """A view, its legal actions, and the language to show it in.

    `legal` holds the texts of the viewer's legal actions, `chosen` the chosen source, `seats` the kind of each player.
    `events` is what happened since the viewer last did something (redacted), `news` what happened since the last
    picture. `awaited` are the seats that the game waits for; while it `lingers`, the game waits until the viewer has
    seen enough. `callers` are actions that other people at the same device may call out: seat and text. `after` gives
    the view after a legal action that reveals nothing, `action_of` the action for a chosen source and a target.
    `faces` are the players' faces by seat (see `web.parts.faces`; empty for a person who chose none), `levels` how well
    the bots play, in words, empty for people; both are empty where nothing is known of the players.
    While it is `starting`, the engine has not dealt yet. It `resumes` at the first picture after a round's result.
    """

    view: dict[str, Any]
    legal: tuple[str, ...]
    chosen: str | None
    names: tuple[str, ...]
    seats: tuple[str, ...]
    t: Messages
    events: tuple[dict[str, Any], ...] = ()
    news: tuple[dict[str, Any], ...] = ()
    pace: str = "normal"
    awaited: tuple[int, ...] = ()
    lingers: bool = False
    callers: tuple[tuple[int, str], ...] = ()
    after: Callable[[str], dict[str, Any] | None] = field(default=no_preview, compare=False)
    action_of: Callable[[str, str], str] = field(default=with_arrow, compare=False)
    faces: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    starting: bool = False
    resumes: bool = False

    @property
    def viewer(self) -> int | None:
        """The viewer's seat; None for a spectator."""
        seat = self.view["seat"]
        return None if seat is None else int(seat)

    @property
    def state(self) -> str:
        """`over`, `waiting` for a person, or `thinking`: waiting for a bot."""
        if not self.view["to_act"]:
            return "over"
        people = self.lingers or any(self.seats[seat] == "human" for seat in self.awaited)
        return "waiting" if people else "thinking"

    @property
    def waits_for_answer(self) -> bool:
        """True if the viewer is to act, and cannot before a friend's device has answered."""
        return "friend" in self.seats and self.viewer in self.view["to_act"] and self.viewer not in self.awaited

    def playable(self, source: str) -> bool:
        """True if any legal action starts from this source alone."""
        start = self.action_of(source, "")
        return any(text.startswith(start) for text in self.legal)

    def only_action(self, source: str) -> str | None:
        """The legal action that starts from this source alone, if there is just one: a click on the source does it."""
        start = self.action_of(source, "")
        found = [text for text in self.legal if text.startswith(start)]
        return found[0] if len(found) == 1 else None

    def action_to(self, target: str) -> str | None:
        """The legal action that takes the chosen source to this target."""
        text = None if self.chosen is None else self.action_of(self.chosen, target)
        return text if text in self.legal else None
