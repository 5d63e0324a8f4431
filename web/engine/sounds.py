"""What is to be heard of a table."""

from __future__ import annotations

from web.games import table_of
from web.parts.scene import Scene

_END = {"over": "end"}
_MOST_SOUNDS = 4


def sounds(scene: Scene, looking_back: bool) -> str:
    """What is to be heard of the scene's news, in their order, as names with spaces between."""
    heard: list[str] = []
    of = _END | dict(table_of(scene.view["game"]).sounds)
    for event in scene.news:
        name = of.get(event["type"], "")
        if name and name not in heard and not (looking_back and name == "end"):
            heard.append(name)
    if scene.news and scene.viewer in scene.awaited and not looking_back:
        heard.append("turn")
    return " ".join(heard[:_MOST_SOUNDS])
