"""Why an action is good in Nizam, in the game's words; all of it can be read from the field and one's own hand."""

from __future__ import annotations

from web.games.nizam.words import runs_words
from web.parts.gems.payment import shifts
from web.parts.scene import Scene


def reason(action: str, scene: Scene) -> str | None:
    """What the action brings now, or what it is for."""
    if scene.viewer is None:
        return None
    if action == "draw":
        return _reason_to_draw(scene)
    if action == "activate":
        return _reason_to_activate(scene)
    return _reason_to_shift(action, scene) if ">" in action else scene.t("hint-only")


def _gains(scene: Scene) -> list[int]:
    """What an activation would bring after each shift that the hand can pay for; one payment for each end will do."""
    views = [scene.after(found[0]) for found in shifts(scene).values()]
    return [view["gain"] for view in views if view]


def _reason_to_draw(scene: Scene) -> str:
    held = len(scene.view["players"][scene.viewer]["hand"])
    return scene.t("niz-why-gather" if max(_gains(scene), default=0) == 0 else "niz-why-draw", count=held)


def _reason_to_activate(scene: Scene) -> str:
    gain = scene.view["gain"]
    better = max(_gains(scene), default=0) > gain
    return scene.t("niz-why-take" if better else "niz-why-best", gain=gain)


def _reason_to_shift(action: str, scene: Scene) -> str:
    t, after = scene.t, scene.after(action)
    if after is None or after["gain"] <= scene.view["gain"]:
        return t("niz-why-prepare")
    message = "niz-why-shift" if action[1] == ">" else "niz-why-three"
    return t(message, gain=after["gain"] - scene.view["gain"], runs=runs_words(after["changed"], t))


def turn_result(gained: int, kept: int, scene: Scene) -> str:
    """What a whole turn comes to: points, and cards left."""
    return scene.t("puzzle-came-points", points=gained, cards=kept)
