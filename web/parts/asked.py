"""The answers to what is asked of a table, as sentences for the live region: the facts of the table in words."""

from __future__ import annotations

from web.parts.html import glued, plain
from web.parts.players import clockwise
from web.parts.table import Scene
from web.parts.table_data import Count
from web.parts.table_section import result_text


def answer_to(question: str, scene: Scene) -> list[str]:
    """The answer to one of `web.parts.panel.QUESTIONS`; nothing to anything else."""
    known = {"table": _table, "hand": _hand, "options": _options, "scores": _scores}
    return known[question](scene) if question in known else []


def _table(scene: Scene) -> list[str]:
    """Whose turn it is, and what lies open; the own hand has a question of its own."""
    own = set(_held(scene))
    return [result_text(scene) or scene.turn_text, *(line for line in scene.table.text_view(scene) if line not in own)]


def _hand(scene: Scene) -> list[str]:
    return _held(scene) or [scene.t("ask-no-hand" if scene.viewer is None else "ask-empty-hand")]


def _held(scene: Scene) -> list[str]:
    return [] if scene.viewer is None else scene.table.held(scene)


def _options(scene: Scene) -> list[str]:
    """What the turn asks for, and what may be done."""
    table, t = scene.table, scene.t
    prompt = table.prompt(scene)
    asks = plain(prompt.text) if prompt else scene.turn_text
    if not scene.legal:
        return list(dict.fromkeys((asks, t("ask-nothing"))))
    ways = table.options(scene)
    if ways is None:
        ways = [glued("; ", dict.fromkeys(scene.say(text) for text in scene.legal))]
    return [asks, *(t("ask-may", what=way) for way in ways)]


def _scores(scene: Scene) -> list[str]:
    """What counts at each seat."""
    counts = {seat: scene.table.tally(scene, seat) for seat in clockwise(scene)}
    lines = [f"{scene.names[seat]}: {_listed(found)}." for seat, found in counts.items() if found]
    return lines or [scene.t("ask-no-scores")]


def _listed(counts: tuple[Count, ...]) -> str:
    return "; ".join(count.label.rstrip(".") for count in counts)
