"""Whose turn it is, in words."""

from __future__ import annotations

from web.parts.scene import Scene


def turn_text(scene: Scene) -> str:
    """Whose turn it is; that the game is over."""
    if not scene.view["to_act"]:
        return scene.t("status-over")
    if scene.lingers or scene.viewer in scene.awaited:
        return scene.t("status-yours")
    return scene.t("status-of", name=", ".join(scene.names[seat] for seat in scene.awaited))
