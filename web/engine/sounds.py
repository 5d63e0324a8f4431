"""What is to be heard of a table."""

from __future__ import annotations

from web.parts.scene import Scene

_SOUNDS = {
    "laid": "card",
    "placed": "card",
    "took": "card",
    "proved": "card",
    "completed": "card",
    "swapped": "card",
    "drew": "draw",
    "dealt": "draw",
    "reshuffled": "draw",
    "shifted": "line",
    "activated": "line",
    "moved": "line",
    "over": "end",
}
_MOST_SOUNDS = 4


def sounds(scene: Scene, looking_back: bool) -> str:
    """What is to be heard of the scene's news, in their order, as names with spaces between."""
    heard: list[str] = []
    for event in scene.news:
        name = _SOUNDS.get(event["type"], "")
        if name and name not in heard and not (looking_back and name == "end"):
            heard.append(name)
    if scene.news and scene.viewer in scene.awaited and not looking_back:
        heard.append("turn")
    return " ".join(heard[:_MOST_SOUNDS])
