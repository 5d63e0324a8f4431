"""What is heard and felt: a deal, a refusal, the reader's own action, rounds and ends."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pyengine.core.events import Event
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from tests.web.play_table import PlayTable
from web.engine.presenter import sounds
from web.engine.scene import scene_of
from web.engine.session import Session
from web.games import games, table_of
from web.parts.messages import Messages
from web.parts.table import Scene

QUERY = "?game=face-to-face&lang=en&seed=7&first=1&pace=instant&seats=human,bot:greedy"
SCRIPT = Path(__file__).parents[2] / "web/browser/window/sound.js"


def send(table: PlayTable, **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(table.send(json.dumps(command)))
    return answer


def started(query: str = QUERY) -> tuple[PlayTable, str]:
    table = PlayTable()
    return table, send(table, do="start", query=query, langs=["en"], base="https://example.org/play/")["sounds"]


def session_of(table: PlayTable) -> Session:
    assert table.session
    return table.session


def scene(
    news: list[dict[str, Any]],
    *,
    game: str = "uno",
    seats: tuple[str, ...] = ("human", "bot:random"),
    seat: int | None = 0,
) -> Scene:
    """A finished game of two that seat 0 has won, with these events."""
    base = scene_of(session_of(started(f"?game={game}&seed=7&seats=human,bot:random")[0]), Messages("en"))
    view = base.view | {
        "seat": seat,
        "to_act": [],
        "outcome": {"reason": "UNO-20", "ranking": [[0], [1]], "scores": []},
    }
    return replace(base, view=view, seats=seats, news=tuple(news), awaited=())


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_deal_is_heard_once(game: str) -> None:
    table, heard = started(f"?game={game}&seed=7&pace=normal&seats=human,bot:random")
    assert heard.split()[0] == "shuffle"
    assert "shuffle" not in send(table, do="settings")["sounds"]
    assert "shuffle" in send(table, do="new")["sounds"]


def test_a_game_that_goes_on_is_not_dealt_again() -> None:
    table, _ = started()
    send(table, action="17>own-up")
    text = session_of(table).timeline.record.format()
    assert "shuffle" not in send(table, do="load", text=text)["sounds"]


def test_a_refusal_is_heard_once_and_the_readers_own_action_is_felt() -> None:
    table, _ = started()
    refused = send(table, action="17>own-up")
    assert refused["sounds"].split()[-1] == "act"
    assert send(table, action="12>own-up")["sounds"] == "refusal"
    assert send(table, do="settings")["sounds"] == ""


ROUND = {"type": "round_ended"}
OVER = {"type": "over"}


def test_a_round_and_an_end_are_heard() -> None:
    assert sounds(scene([ROUND]), [], looking_back=False) == "round"
    assert sounds(scene([ROUND, OVER]), ["act"], looking_back=False) == "win act"
    assert sounds(scene([OVER], seat=1), [], looking_back=False) == "lose"
    assert sounds(scene([OVER], seats=("human", "human")), [], looking_back=False) == "end"
    assert sounds(scene([OVER], seat=None), [], looking_back=False) == "end"


def test_a_caught_bluff_and_a_fine_turn_are_praised_where_they_are_the_readers_own() -> None:
    caught = {"type": "caught", "seat": 0, "culprit": 1}
    bluff = {"type": "challenged", "seat": 0, "accused": 1, "guilty": True, "hand": []}
    many = {"type": "activated", "seat": 0, "points": 9, "runs": [], "cells": []}
    for game, news, name in (("uno", caught, "caught"), ("uno", bluff, "caught"), ("nizam", many, "fine")):
        assert name in sounds(scene([news], game=game), [], looking_back=False).split()
        assert name not in sounds(scene([news], game=game), [], looking_back=True).split()
        assert name not in sounds(scene([news | {"seat": 1}], game=game), [], looking_back=False).split()
        together = scene([news], game=game, seats=("human", "human"))
        assert name not in sounds(together, [], looking_back=False).split()
    assert "caught" not in sounds(scene([bluff | {"guilty": False}]), [], looking_back=False)
    assert "fine" not in sounds(scene([many | {"points": 3}], game="nizam"), [], looking_back=False)


def test_looking_back_is_heard_as_its_cards_alone() -> None:
    laid = {"type": "laid"}
    assert sounds(scene([laid, ROUND, {"type": "dealt"}, OVER]), [], looking_back=True) == "card"


def test_the_script_makes_every_sound_that_there_is() -> None:
    script = SCRIPT.read_text("utf-8")
    made = set(re.findall(r"^  (\w+): (?:\(synth|melody)", script.partition("const SOUNDS")[2], re.MULTILINE))
    named = {name for game in games() for name in table_of(game.id).info.sounds.values()}
    assert named | {"shuffle", "turn", "refusal", "round", "win", "lose", "end", "fine", "caught"} <= made
    assert SCRIPT.stat().st_size < 20_000


def test_the_next_deal_is_heard_once_the_result_has_been_seen() -> None:
    assert sounds(scene([ROUND, {"type": "dealt"}]), ["act"], looking_back=False) == "round act"
    table = started("?game=uno&lang=en&seed=7&pace=normal&seats=human,bot:random")[0]
    session = session_of(table)
    session.round_end = Event()
    assert send(table, do="seen")["sounds"] == "shuffle"
    session.lingers = True
    assert send(table, do="seen")["sounds"] == ""


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_whatever_moves_is_heard(game: Game) -> None:
    table, chance = table_of(game.id), Prng(1)
    moved, heard = set[str](), {*table_of(game.id).info.sounds, *table.info.rounds}
    for seed in range(12):
        state = game.deal(max(2, game.seats[0]), seed=seed)
        for _ in range(300):
            if not state.awaited:
                break
            seat = state.awaited[0]
            events = [event.to_json() for event in state.apply(seat, chance.choice(state.legal(seat)))]
            moved |= {event["type"] for event in events if table.moved(event)}
    assert moved
    assert moved - heard == set()
