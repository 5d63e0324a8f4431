"""The sounds of what just happened on a table."""

from __future__ import annotations

from web.games import table_of
from web.parts.scene import Scene

_END = {"over": "end"}
_MOST_SOUNDS = 4


def sounds(scene: Scene, looking_back: bool) -> str:
    """The names of the sounds of the scene's news, in order, separated by spaces."""
    names: list[str] = []
    of = _END | dict(table_of(scene.view["game"]).sounds)
    for event in scene.news:
        name = of.get(event["type"], "")
        if name and name not in names and not (looking_back and name == "end"):
            names.append(name)
    if scene.news and scene.viewer in scene.awaited and not looking_back:
        names.append("turn")
    return " ".join(names[:_MOST_SOUNDS])
