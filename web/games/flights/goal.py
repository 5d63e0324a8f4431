"""What ends a game of Flights and what wins the match, and who is close to the end of the game."""

from __future__ import annotations

from web.games.flights import art
from web.games.flights.words import colour_names
from web.parts.html import glued
from web.parts.players import person
from web.parts.table import Scene


def goal(scene: Scene) -> str:
    """What ends the game, and what wins the match."""
    return glued(" ", (ends_game(scene), wins_match(scene)))


def ends_game(scene: Scene) -> str:
    """What ends the game (FLI-20)."""
    return scene.t("fli-ends-game", colours=scene.view["colours"])


def wins_match(scene: Scene) -> str:
    """What wins the match (FLI-22)."""
    view = scene.view
    return scene.t("fli-wins-match", match=view["match"], target=view["target"] or 0)


def lacking(scene: Scene, seat: int) -> list[str]:
    """The colours that are in the game and not in this collection."""
    had = {city[0] for city in scene.view["players"][seat]["city"]}
    return [colour for colour in art.COLOURS if colour not in scene.view["out"] and colour not in had]


def near(scene: Scene) -> str:
    """Who lacks one colour only; empty while nobody is so close to the end of the game."""
    close = [seat for seat in range(len(scene.names)) if len(lacking(scene, seat)) == 1]
    colour = colour_names(lacking(scene, close[0]), scene.t) if close else ""
    return _told("fli-near", scene, close, colour=colour)


def full(scene: Scene) -> str:
    """Who has all the colours while the round still goes on; empty if nobody has."""
    return _told("fli-full", scene, [seat for seat in range(len(scene.names)) if not lacking(scene, seat)])


def _told(message: str, scene: Scene, seats: list[int], **facts: str) -> str:
    names = [scene.names[seat] for seat in seats]
    if not names:
        return ""
    who = "several" if len(names) > 1 else person(names[0], scene.t)
    return scene.t(message, who=who, names=scene.t.listed(names), **facts)
