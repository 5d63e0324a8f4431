"""What a first game of UNO is told, in the order of what presses most; see `CoachLine`."""

from __future__ import annotations

from web.games.uno.call import LAYING, is_on_turn, lays, may_call
from web.games.uno.words import parts
from web.parts.table import CoachLine, Scene
from web.parts.table_data import Facts


def _turn(scene: Scene) -> bool:
    return is_on_turn(scene) and scene.view["phase"] in LAYING


def _lays_kind(scene: Scene, kind: str) -> bool:
    hand = scene.view["players"][scene.viewer]["hand"]
    return _turn(scene) and any(parts(code)[1] == kind and lays(scene, code) for code in hand)


def _was_hit(scene: Scene, rule: str) -> bool:
    return any(
        event["type"] == "skipped" and event["seat"] == scene.viewer and event["rule"] == rule for event in scene.events
    )


def _reverses(scene: Scene) -> Facts:
    """What a Reverse does in this game: between two it may come down to a turn more."""
    if len(scene.view["players"]) > 2:
        return {"again": "no"}
    hand = scene.view["players"][scene.viewer]["hand"]
    ways = (way for code in hand if parts(code)[1] == "reverse" for way in lays(scene, code))
    after = next((view for way in ways if (view := scene.after(way))), None)
    return {"again": "yes" if after is None or after["seat"] in after["to_act"] else "plain"}


COACH = (
    CoachLine("uno-coach-goal", "UNO-2", lambda scene: scene.view["scoring"] == "winner"),
    CoachLine("uno-coach-least", "UNO-21", lambda scene: scene.view["scoring"] != "winner"),
    CoachLine("uno-coach-challenge", "UNO-14", lambda scene: is_on_turn(scene) and scene.view["phase"] == "challenge"),
    CoachLine("uno-coach-catch", "UNO-17", lambda scene: any(text.startswith("catch>") for text in scene.legal)),
    CoachLine("uno-coach-call", "UNO-17", lambda scene: _turn(scene) and may_call(scene)),
    CoachLine("uno-coach-drawn", "UNO-7", lambda scene: is_on_turn(scene) and scene.view["phase"] == "drawn"),
    CoachLine(
        "uno-coach-draw",
        "UNO-6",
        lambda scene: _turn(scene) and "draw" in scene.legal and not any(">" in text for text in scene.legal),
    ),
    CoachLine("uno-coach-points", "UNO-19", lambda scene: scene.view["round"] > 1),
    CoachLine("uno-coach-lay", "UNO-5", _turn),
    CoachLine(
        "uno-coach-two",
        "UNO-13",
        lambda scene: _lays_kind(scene, "two"),
        lambda scene: {"bluff": "yes" if scene.view["bluff"] else "no"},
    ),
    CoachLine("uno-coach-wild", "UNO-12", lambda scene: _lays_kind(scene, "wild")),
    CoachLine("uno-coach-skip", "UNO-11", lambda scene: _lays_kind(scene, "skip") or _was_hit(scene, "UNO-11")),
    CoachLine("uno-coach-one", "UNO-9", lambda scene: _lays_kind(scene, "one") or _was_hit(scene, "UNO-9")),
    CoachLine("uno-coach-reverse", "UNO-10", lambda scene: _lays_kind(scene, "reverse"), _reverses),
)
