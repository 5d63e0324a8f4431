"""How the scores of a game went, from its record: a few moments are enough for a chart."""

from __future__ import annotations

from pyengine.core.record import take_step
from pyengine.core.timeline import Timeline
from web.parts.table import Scene

_MOST = 40
"""Moments of a chart, at most."""


def score_course(timeline: Timeline, scene: Scene) -> tuple[list[int], list[list[int]]]:
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
        scores = scene.table.scores(scene_at(scene, state.view(scene.viewer)))
        if scores is None:
            return [], []
        moments.append(at)
        for seat, score in enumerate(scores):
            course[seat].append(score)
    return moments, course


def scene_at(scene: Scene, view: dict[str, object]) -> Scene:
    """The same scene with another view, and nothing to do."""
    people = scene.names, scene.seats
    return Scene(view, (), None, *people, scene.t, faces=scene.faces, levels=scene.levels, table=scene.table)
