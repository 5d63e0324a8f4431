"""What a first game of Flights is told, in the order of what presses most; see `CoachLine`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from web.games.flights.fires import is_city
from web.parts.table import CoachLine, Scene

_EXCHANGE, _UNIVERSAL, _DEPORTATION = "x", "u", "d"


def _own(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.view["players"][scene.viewer]
    return found


def _cards(scene: Scene) -> list[str]:
    """The cards that the viewer holds, and those on the table."""
    return [*_own(scene)["hand"], *(text.partition(">")[2] for text in scene.legal if text.startswith("take>"))]


def _there(scene: Scene, letter: str) -> bool:
    return any(card.startswith(letter) for card in _cards(scene) if not is_city(card))


def _near_end(scene: Scene) -> bool:
    players = scene.view["players"]
    return any(len({city[0] for city in player["city"]}) + 1 >= scene.view["colours"] for player in players)


COACH = (
    CoachLine("fli-coach-goal", "FLI-21"),
    CoachLine("fli-coach-swap", "FLI-17", lambda scene: scene.view["phase"] == "swap"),
    CoachLine("fli-coach-pick", "FLI-5", lambda scene: any(text.startswith("take>") for text in scene.legal)),
    CoachLine("fli-coach-fire", "FLI-19", lambda scene: bool(_own(scene)["city"])),
    CoachLine("fli-coach-lay", "FLI-4", lambda scene: scene.view["phase"] == "lay"),
    CoachLine("fli-coach-deportation", "FLI-10", lambda scene: _there(scene, _DEPORTATION)),
    CoachLine("fli-coach-exchange", "FLI-11", lambda scene: _there(scene, _EXCHANGE)),
    CoachLine("fli-coach-universal", "FLI-12", lambda scene: _there(scene, _UNIVERSAL)),
    CoachLine("fli-coach-used", "FLI-8", lambda scene: scene.view["phase"] == "lay" and bool(_own(scene)["used"])),
    CoachLine("fli-coach-end", "FLI-20", _near_end),
    CoachLine(
        "fli-coach-less",
        "FLI-21",
        lambda scene: 2 in Counter(city[0] for city in _own(scene)["city"]).values(),
    ),
    CoachLine("fli-coach-fewer", "FLI-18", lambda scene: _there(scene, _EXCHANGE) and bool(_own(scene)["city"])),
)
