"""The runs of the field in Pearl of the East: which task each proves, and what it brings the viewer now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pyengine.gems.field import CODES, LINES, PEARL, run, run_cells
from web.games.pearl.art import barred, pearl, tick
from web.games.pearl.tasks import state_of, tops
from web.parts.gems import words
from web.parts.gems.tiles import bar
from web.parts.html import Html, el, glued
from web.parts.table import Scene

Run = tuple[str, tuple[int, ...]]
"""A line, and the places in it."""
_SIGNS: Mapping[str, Callable[[], Html]] = {"done": tick, "barred": barred, "bound": pearl}


def bands(scene: Scene, view: Mapping[str, Any]) -> list[Html]:
    """Frames round all runs: bright where one proves a task of the viewer now, else dashed, with a sign of why."""
    return [_band(scene, view, place, kind) for place, kind in _proving(view).items()]


def _band(scene: Scene, view: Mapping[str, Any], place: Run, kind: str) -> Html:
    if kind in view["provable"]:
        return bar(*place, "counts")
    sign = _SIGNS.get(_standing(scene, kind))
    return bar(*place, "rests", sign() if sign else "")


def run_notes(scene: Scene) -> dict[int, str]:
    """What the places of runs say: what their frame means for the viewer."""
    if scene.viewer is None:
        return {}
    t, bound, told = scene.t, scene.view["pearl"], dict[int, list[str]]()
    for (_, cells), kind in _proving(scene.view).items():
        stands = words.gem(bound, t) if bound else ""
        note = t(f"prl-run-{_standing(scene, kind)}", kind=words.gem(kind, t), names=tops(scene, kind), pearl=stands)
        for cell in cells:
            told.setdefault(cell, []).append(note)
    return {cell: glued(" ", dict.fromkeys(notes)) for cell, notes in told.items()}


def _standing(scene: Scene, kind: str) -> str:
    """What a run of this kind is for the viewer: `counts`, or why not: `done`, `barred`, `bound`, or it `waits`."""
    if kind in scene.view["provable"]:
        return "counts"
    state = "waits" if scene.viewer is None else state_of(scene, scene.viewer, kind)
    return state if state in _SIGNS else "waits"


def legend(scene: Scene) -> Html:
    """What the two frames mean."""
    lines = [
        el("li", None, el("span", {"class": f"frame-sample {look}"}), el("span", None, scene.t(f"prl-frame-{look}")))
        for look in ("counts", "rests")
    ]
    return el("ul", {"class": "frames", "role": "list"}, *lines)


def _proving(view: Mapping[str, Any]) -> dict[Run, str]:
    """The runs that prove a kind, each with that kind: by the pearl only where there is no other way."""
    found: dict[Run, str] = {}
    for kind in dict.fromkeys([*view["proved"], *view["proved_by_pearl"]]):
        code, gems = CODES[kind], [CODES[letter] for letter in view["field"]]
        if kind not in view["proved"]:
            gems = [code if letter == PEARL else letter for letter in gems]
        runs = ((at, run(gems, at)) for at in range(len(LINES)))
        found |= {(LINES[at], run_cells(gems, at)): kind for at, what in runs if what and what >> 3 == code}
    return found
