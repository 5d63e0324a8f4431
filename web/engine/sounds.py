"""What is heard and felt of what just happened on a table, by names that `web/browser/window/feel.js` knows."""

from __future__ import annotations

from collections.abc import Sequence

from web.parts.table import Scene

_MOST_SOUNDS = 4
_ONLY_LIVE = frozenset(("shuffle", "round", "win", "lose", "end"))
"""What belongs to a game that goes on, not to looking back at it."""


def sounds(scene: Scene, cues: Sequence[str], *, looking_back: bool) -> str:
    """The names of the news of a scene and of the session's `cues`, in order, separated by spaces.

    The last of them may be `act`, for an action of the reader's own: that is felt, not heard.
    """
    heard = [cue for cue in cues if cue != "act"] + [_of(event, scene) for event in scene.news]
    if scene.news and scene.viewer in scene.awaited:
        heard.append("turn")
    silent = _ONLY_LIVE | {"turn"} if looking_back else _unheard(heard)
    names = [name for name in dict.fromkeys(heard) if name and name not in silent]
    return " ".join(names[:_MOST_SOUNDS] + [cue for cue in cues if cue == "act"])


def _of(event: dict[str, object], scene: Scene) -> str:
    """The sound of one event; empty for none."""
    info, kind = scene.table.info, str(event["type"])
    if kind == "over":
        return _end(scene)
    return "round" if kind in info.rounds else info.sounds.get(kind, "")


def _end(scene: Scene) -> str:
    """`win` or `lose`, as the reader did; `end` for a spectator, and where several people share the device."""
    outcome = scene.view["outcome"]
    if outcome is None or scene.viewer is None or scene.seats.count("human") > 1:
        return "end"
    return "win" if scene.viewer in outcome["ranking"][0] else "lose"


def _unheard(heard: list[str]) -> frozenset[str]:
    """What gives way: the last round's end to the game's, which alone is heard, and the next deal to the end before it.

    The next deal is a cue of the session, once the result has been seen.
    """
    if {"win", "lose", "end"} & set(heard):
        return frozenset(("round",))
    return frozenset(("shuffle",)) if "round" in heard else frozenset()
