"""The answers to what is asked of a table, as sentences for the live region: the facts of the table in words."""

from __future__ import annotations

from web.engine.wording import action_words
from web.games import table_of
from web.parts.html import plain
from web.parts.players import clockwise
from web.parts.scene import Scene
from web.parts.seats import Count
from web.parts.table_section import result_text
from web.parts.turn import turn_text


def answer_to(question: str, scene: Scene) -> list[str]:
    """The answer to one of `web.parts.ask.QUESTIONS`; nothing to anything else."""
    known = {"table": _table, "hand": _hand, "options": _options, "scores": _scores}
    return known[question](scene) if question in known else []


def _table(scene: Scene) -> list[str]:
    """Whose turn it is, and what lies open; the own hand has a question of its own."""
    table, own = table_of(scene.view["game"]), set(_held(scene))
    return [result_text(scene) or turn_text(scene), *(line for line in table.text_view(scene) if line not in own)]


def _hand(scene: Scene) -> list[str]:
    return _held(scene) or [scene.t("ask-no-hand" if scene.viewer is None else "ask-empty-hand")]


def _held(scene: Scene) -> list[str]:
    return [] if scene.viewer is None else table_of(scene.view["game"]).held(scene)


def _options(scene: Scene) -> list[str]:
    """What the turn asks for, and what may be done."""
    game_id, t = scene.view["game"], scene.t
    table = table_of(game_id)
    prompt = table.prompt(scene)
    asks = plain(prompt.text) if prompt else turn_text(scene)
    if not scene.legal:
        return list(dict.fromkeys((asks, t("ask-nothing"))))
    ways = table.options(scene)
    if ways is None:
        ways = ["; ".join(dict.fromkeys(action_words(game_id, text, t) for text in scene.legal))]
    return [asks, *(t("ask-may", what=way) for way in ways)]


def _scores(scene: Scene) -> list[str]:
    """What counts at each seat."""
    tally = table_of(scene.view["game"]).tally
    if tally is None:
        return [scene.t("ask-no-scores")]
    return [f"{scene.names[seat]}: {_listed(tally(scene, seat))}." for seat in clockwise(scene)]


def _listed(counts: tuple[Count, ...]) -> str:
    return "; ".join(count.label.rstrip(".") for count in counts)
