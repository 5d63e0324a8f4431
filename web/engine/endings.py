"""What the ends of rounds and of a game tell, from a session."""

from __future__ import annotations

from collections.abc import Mapping

from web.engine.notices import rule_paragraph
from web.engine.record_lines import record_lines
from web.engine.score_course import score_course
from web.engine.session import Session
from web.engine.side_panel import options_as_played
from web.parts.game_end import GameEnd, plain_result
from web.parts.html import Html
from web.parts.round_end import round_end
from web.parts.table import Scene


def end_of(session: Session, scene: Scene, record: Mapping[str, int]) -> GameEnd:
    """What the end of the game tells; `record` is the reader's own so far, empty where it is not known."""
    table, reason = scene.table, scene.view["outcome"]["reason"]
    result = table.result(scene) or plain_result(scene)
    moments, course = score_course(session.timeline, scene)
    rule = reason, rule_paragraph(session.setup.game.id, reason, scene.t.lang)
    options = options_as_played(session.setup, scene.t)
    return GameEnd(result, moments, course, record_lines(record, scene.t), rule, options, table.info.fewest_win)


def round_over(session: Session, scene: Scene) -> Html | None:
    """The result of the round that has just ended."""
    assert session.round_end is not None
    event = session.round_end.seen_by(session.viewer).to_json()
    result = scene.table.round_result(event, scene)
    return round_end(result, scene) if result else None
