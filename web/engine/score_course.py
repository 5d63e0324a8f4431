"""How the scores of a game went, from its record: a few moments are enough for a chart."""

from __future__ import annotations

from pyengine.core.record import take_step
from pyengine.core.timeline import Timeline
from web.parts.scene import Scene
from web.parts.table import Table

_MOST = 40
"""Moments of a chart, at most."""


def score_course(timeline: Timeline, scene: Scene, table: Table) -> tuple[list[int], list[list[int]]]:
    """Numbers of actions, and each seat's score after so many; both empty where the game tells no scores as numbers."""
    steps, players = timeline.record.steps, len(scene.names)
    every = max(1, -(-len(steps) // _MOST))
    state = timeline.record.with_steps(()).start()
    moments: list[int] = []
    course: list[list[int]] = [[] for _ in range(players)]
    for at, step in enumerate(steps, 1):
        take_step(timeline.game, state, step)
        if at % every and at != len(steps):
            continue
        scores = table.scores(scene_at(scene, state.view(scene.viewer)))
        if scores is None:
            return [], []
        moments.append(at)
        for seat, score in enumerate(scores):
            course[seat].append(score)
    return moments, course


def scene_at(scene: Scene, view: dict[str, object]) -> Scene:
    """The same scene with another view, and nothing to do."""
    return Scene(view, (), None, scene.names, scene.seats, scene.t, faces=scene.faces, levels=scene.levels)
