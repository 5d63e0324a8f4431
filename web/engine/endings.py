"""What the ends of rounds and of a game tell: the result, how the scores went, and the reader's record so far.

The page knows the record, since it is stored on the device alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyengine.core.record import take_step
from web.engine.books import rule_paragraph
from web.engine.panels import options_as_played
from web.engine.scene import PlayScene
from web.parts.game_end import GameEnd, plain_result
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.round_end import curtain, round_end

NUMBERS = ("played", "won", "streak", "best", "met", "beaten")
"""What the page counts: finished games of this game and how many of them were won, how many were won in a row up to now
and at most, and the games against the same opponents, played and won.
"""
_MOST_GAMES = 1_000_000
_MOST_MOMENTS = 40
"""Moments of a chart, at most: a few are enough."""


def end_of(scene: PlayScene, record: Mapping[str, int], note: Html | None = None, won: Html | None = None) -> GameEnd:
    """What the end of the game tells; `record` is the reader's own so far, empty where it is not known. The `note`
    stands above the buttons, and whether it could have been `won` below.
    """
    table, setup, reason, t = scene.table, scene.setup, scene.view["outcome"]["reason"], scene.t
    result = table.result(scene) or plain_result(scene)
    moments, course = score_course(scene)
    rule = reason, rule_paragraph(scene.game, reason, t)
    options = options_as_played(setup.game, len(setup.seats), setup.options, t)
    return GameEnd(result, moments, course, record_lines(record, t), rule, options, table.info.fewest_win, note, won)


def round_over(scene: PlayScene) -> Html | None:
    """The result of the round that has just ended."""
    assert scene.round_end is not None
    result = scene.table.round_result(scene.round_end, scene)
    return round_end(result, scene) if result else None


def over_game(scene: PlayScene) -> Html | None:
    """What lies over the table of a game that goes on: the curtain of a shared device, or the result of a round."""
    if scene.past:
        return None
    if scene.curtain is not None:
        return curtain(scene.names[scene.curtain], scene.t)
    return None if scene.round_end is None else round_over(scene)


def score_course(scene: PlayScene, first: int = 0, last: int | None = None) -> tuple[list[int], list[list[int]]]:
    """Numbers of actions, and each seat's score after so many; both empty where the game tells no scores as numbers.

    They are from `first` on to `last`, by default to the end.
    """
    timeline, players = scene.timeline, len(scene.names)
    steps = timeline.record.steps[:last]
    every = max(1, -(-(len(steps) - first) // _MOST_MOMENTS))
    state = timeline.record.with_steps(()).start()
    moments: list[int] = []
    course: list[list[int]] = [[] for _ in range(players)]
    for at, step in enumerate(steps, 1):
        take_step(timeline.game, state, step)
        if at < first or ((at - first) % every and at != len(steps)):
            continue
        then = replace(scene, view=state.view(scene.viewer), legal=(), events=(), news=(), awaited=())
        scores = scene.table.scores(then)
        if scores is None:
            return [], []
        moments.append(at)
        for seat, score in enumerate(scores):
            course[seat].append(score)
    return moments, course


def read_record(text: str) -> dict[str, int]:
    """The numbers in a text such as `played=8 won=5`; unknown names and what is no number are ignored."""
    pairs = (part.partition("=") for part in text.split())
    found = {name: value for name, _, value in pairs if name in NUMBERS and value.isascii() and value.isdigit()}
    return {name: int(value) for name, value in found.items() if len(value) < 8 and int(value) <= _MOST_GAMES}


def record_lines(record: Mapping[str, int], t: Messages) -> list[str]:
    """The record as sentences; none before the page has told it."""
    if any(name not in record for name in NUMBERS):
        return []
    lines = [t("record-game", won=record["won"], played=record["played"])]
    if record["streak"] > 1:
        lines.append(t("record-streak", streak=record["streak"], best=record["best"]))
    if record["met"] != record["played"]:
        lines.append(t("record-met", won=record["beaten"], played=record["met"]))
    return lines
