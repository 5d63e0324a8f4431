"""The ends in Flights: of a game of the match, and of the match."""

from __future__ import annotations

from typing import Any

from web.games.flights import art
from web.games.flights.goal import wins_match
from web.games.flights.words import card_names
from web.parts.html import Html, el, glued
from web.parts.players import person
from web.parts.table import Scene
from web.parts.table_data import Result, SeatResult
from web.parts.zones import spoken


def game_over(event: dict[str, Any], scene: Scene) -> Result:
    """A game of the match: who got most out of it, the collections, and how the match stands."""
    values = event["values"]
    # Who got the most; where games won are counted, of those with all colours.
    seats = event["complete"] if event["match"] == "wins" else range(len(values))
    best = max(values[seat] for seat in seats)
    winners = tuple(seat for seat in seats if values[seat] == best)
    rows = tuple(
        SeatResult(
            seat,
            str(event["wins" if event["match"] == "wins" else "scores"][seat]),
            values[seat],
            _collection(scene, event["cities"][seat], full=seat in event["complete"]),
        )
        for seat in sorted(range(len(values)), key=lambda seat: (seat not in winners, -values[seat], seat))
    )
    return Result(winners, _decided(event, scene, winners), rows, stage="game", counted=scene.t("fli-counted"))


def match_over(scene: Scene) -> Result:
    """The match: what decided it, and what the last game brought."""
    view, t = scene.view, scene.t
    outcome, players = view["outcome"], view["players"]
    winners = tuple(outcome["ranking"][0])
    marks = outcome["scores"]
    order = [seat for group in outcome["ranking"] for seat in group]
    rows = tuple(
        SeatResult(
            seat,
            str(marks[seat]),
            None if view["match"] == "single" else players[seat]["value"],
            _collection(scene, players[seat]["city"], full=players[seat]["complete"]),
        )
        for seat in order
    )
    if len(winners) > 1:
        return Result(winners, t("fli-decided-shared", points=marks[winners[0]]), rows, counted=t("fli-counted"))
    return Result(winners, _how(scene, winners[0], marks), rows, counted=t("fli-counted"))


def _how(scene: Scene, winner: int, marks: list[int]) -> str:
    """How the winner won the match."""
    view, t = scene.view, scene.t
    who, name = _who(scene, winner), scene.names[winner]
    last = view["players"][winner]
    if view["match"] == "wins":
        return t("fli-decided-wins", who=who, name=name, wins=marks[winner])
    if view["match"] == "single":
        full = "yes" if last["complete"] else "no"
        return t("fli-decided-single", who=who, name=name, points=marks[winner], full=full)
    before = [mark - player["value"] for mark, player in zip(marks, view["players"], strict=True)]
    if sum(mark >= view["target"] for mark in marks) > 1:
        return t("fli-decided-higher", who=who, name=name, target=view["target"])
    behind = "yes" if before[winner] < max(before) else "no"
    facts = {"target": view["target"], "value": last["value"], "behind": behind}
    return t("fli-decided-points", who=who, name=name, **facts)


def _decided(event: dict[str, Any], scene: Scene, winners: tuple[int, ...]) -> str:
    """What ended the game, and what came of it."""
    t = scene.t
    full = [scene.names[seat] for seat in event["complete"]]
    who = "several" if len(full) > 1 else _who(scene, event["complete"][0])
    ended = t("fli-ended", who=who, names=t.listed(full))
    if event["match"] == "wins" and len(winners) > 1:
        return glued("", (ended, " ", t("fli-tie-no-win")))
    return f"{ended} {wins_match(scene)}"


def _who(scene: Scene, seat: int) -> str:
    return person(scene.names[seat], scene.t) if scene.viewer is not None else "other"


def _collection(scene: Scene, cities: list[str], *, full: bool) -> Html:
    """The cities that a seat ended with; of two of a colour the lower one costs its value, unless all are there."""
    highest = {city[0]: max(other[1] for other in cities if other[0] == city[0]) for city in cities}
    chips = []
    for city in cities:
        kind = None if city[1] == highest[city[0]] else "spare" if full else "costs"
        chips.append(el("span", {"class": kind}, art.chip(city)))
    return el("span", {"class": "chips"}, spoken(card_names(cities, scene.t)), *chips)
