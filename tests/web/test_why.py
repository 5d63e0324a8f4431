"""Why something is not possible is said once: a dimmed control's tip, the notice after a click, the embed's error."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from random import Random

import pytest

from pyengine.core.game import Game
from pyengine.games import games
from tests.endure import more_in_endure
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from web.engine.scene import still_scene
from web.engine.session import Session
from web.parts.drawing import draw
from web.parts.messages import Messages
from web.parts.table import Scene

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
_CONTROL = re.compile(r"<button[^<>]*>")
_VALUE = re.compile(r' ([a-z-]+)="([^"]*)"')
_MOST = 30
"""So many actions are tried in each position."""


def played(game: Game, steps: int, every: int) -> Iterator[tuple[PlayTable, Session]]:
    """Games of a person with bots, now and then, with two and with more players; anybody acts at random."""
    fewest, most = game.seats
    for seed, players in enumerate(dict.fromkeys((max(2, fewest), min(most, 4))), 3):
        table, chance = PlayTable(), Random(f"{game.id} {players}")
        seats = ",".join(["human", *["bot:1"] * (players - 1)])
        query = f"?game={game.id}&seats={seats}&seed={seed}&pace=instant"
        table.send(json.dumps({"do": "start", "query": query, "langs": ["en"]}))
        session = table.session
        assert session
        for step in range(steps):
            if step % every == 0:
                yield table, session
            if session.stopped:
                session.seen()
            state = session.timeline.state
            if not state.to_act:
                break
            seat = chance.choice(state.to_act)
            session._record_events(session.timeline.apply(seat, chance.choice(state.legal(seat))))


def controls(scene: Scene) -> Iterator[dict[str, str]]:
    """The attributes of every button of the table."""
    for tag in _CONTROL.findall(str(draw(scene))):
        yield {name: unescape(value) for name, value in _VALUE.findall(tag)}


def choices(scene: Scene, chance: Random) -> Iterator[Scene]:
    """The scene as it is, and with one source chosen."""
    yield scene
    if sources := sorted({each["data-source"] for each in controls(scene) if "data-source" in each}):
        yield replace(scene, chosen=scene.table.clicks.gather(None, chance.choice(sources)))


@every_game
@pytest.mark.parametrize("steps", more_in_endure(40, 600))
def test_the_tip_is_the_notice(game: Game, steps: int) -> None:
    """Of every dimmed control, with and without a choice, in every language; it is refused, and never acts."""
    seen, chance = 0, Random(game.id)
    for table, session in played(game, steps, every=7):
        for lang in LANGS:
            for scene in choices(still_scene(session, Messages(lang)), chance):
                for control in controls(scene):
                    if "data-try" not in control or "aria-disabled" not in control:
                        continue
                    why = scene.why(control["data-try"])
                    assert why, control
                    assert control.get("data-tip", "").endswith(why), (control, why)
                    seen += 1
                    if lang == "en" and scene.chosen is None:
                        moments = len(session.timeline.moments)
                        answer = json.loads(table.send(json.dumps({"try": control["data-try"]})))
                        assert len(session.timeline.moments) == moments
                        assert f"{why} (" in answer["say"], (control, answer["say"])
                        session.refusal, session.told = None, ""
    assert seen > 20


@every_game
def test_every_refusal_has_a_sentence_of_its_own(game: Game) -> None:
    """Whatever is tried, nobody reads codes, nor that it is just not possible."""
    pool = [game.format(action) for action in game.actions()]
    for _, session in played(game, 60, every=11):
        tried = Random(f"{game.id} {len(session.timeline.moments)}").sample(pool, min(len(pool), _MOST))
        for lang in LANGS:
            scene = still_scene(session, Messages(lang))
            for action in tried:
                why = scene.why(action)
                assert (why is None) == (action in scene.legal)
                assert why is None or (why != scene.t("refused") and ">" not in why and why[-1] in ".!?"), action


@every_game
def test_a_dimmed_control_does_nothing_even_if_it_has_become_possible(game: Game) -> None:
    for table, session in played(game, 20, every=5):
        if not session.legal():
            continue
        moments, chosen = len(session.timeline.moments), session.chosen
        table.send(json.dumps({"try": session.legal()[0]}))
        assert (len(session.timeline.moments), session.chosen, session.refusal) == (moments, chosen, None)


def test_who_watches_and_who_looks_is_told_what_is_waited_for() -> None:
    table = PlayTable()
    query = "?game=glastonbury&seats=bot:1,bot:1&seed=3&pace=instant"
    table.send(json.dumps({"do": "start", "query": query, "langs": ["en"]}))
    assert table.session
    scene = still_scene(table.session, Messages("en"))
    assert scene.why("pass") == scene.turn_text
    assert replace(scene, lingers=True).why("pass") == scene.t("linger")
    assert replace(scene, view=scene.view | {"to_act": []}).why("pass") == scene.t("status-over")
