"""The games of one file: Crazy Eights beside its peers, and each game of the gallery by itself."""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import median
from typing import Any

from bench.clock import Case, rates, timed
from bench.ours import SEED, copies, determinizations, positions, random_play
from bench.peers import openspiel_play, rlcard_step
from bench.report import compare, compared, show
from paths import ROOT
from pyengine.bots import Knowledge, bot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.kit.files import open_document

GALLERY = ROOT / "seeds" / "gallery"
LEVEL = "3"
"""The one that is to answer within a second in a browser, which takes three to five times as long."""
Figures = dict[str, Any]


def gallery() -> list[Game]:
    """The games of the gallery, by name."""
    paths = sorted(path for path in GALLERY.glob("*.md") if "." not in path.stem)
    documents = [open_document(path, lambda each: each.read_text("utf-8")) for path in paths]
    return [document.game for document in documents]


def one_file(seconds: float) -> Figures:
    """Random Crazy Eights for three, beside the games nearest to it; then each game of the gallery."""
    games = gallery()
    eights = next(game for game in games if game.id == "crazy-eights")
    cases = {
        "ours, as one file": random_play(eights, 3),
        "OpenSpiel crazy_eights(players=3) from Python": openspiel_play("crazy_eights(players=3)"),
        "RLCard UNO, 2 players, env.step": rlcard_step(),
    }
    found = compare(timed(cases, seconds), "ours, as one file")
    rows: list[Sequence[Any]] = [*compared(found, "ours, as one file")]
    show(("random Crazy Eights, 3 players", "decisions/s", "ours ÷ it", "least…most"), rows)
    return found | _each(games, seconds)


def _each(games: Sequence[Game], seconds: float) -> Figures:
    found, cases = Figures(), dict[tuple[str, str], Case]()
    for game in games:
        players = min(3, game.seats[1]) if game.seats[0] <= 3 else game.seats[0]
        states = positions(game, players)
        found[game.id] = {"level": _level(game, states)}
        cases[game.id, "decisions"] = random_play(game, players)
        cases[game.id, "copies"] = copies(states)
        cases[game.id, "determinizations"] = determinizations(states)
    for (game_id, what), rate in rates(timed(cases, seconds / 4)).items():
        found[game_id][what] = rate
    rows = []
    for game_id, each in found.items():
        micro = (f"{1e6 / each[what]:.1f}" for what in ("copies", "determinizations"))
        rows.append((game_id, round(each["decisions"]), *micro, *(round(1000 * taken) for taken in each["level"])))
    heading = ("copy, µs", "determinize, µs", f"level {LEVEL}, ms", "at most")
    show(("game of one file", "decisions/s", *heading), rows)
    return found


def _level(game: Game, states: Sequence[State]) -> tuple[float, float]:
    """The seconds that the level takes for a decision: the middle of these positions, and the most."""
    player, chance, taken = bot(LEVEL), Prng(SEED), list[float]()
    for state in states:
        start = time.process_time()
        player.choose(Knowledge(game, state, state.to_act[0]), chance)
        taken.append(time.process_time() - start)
    return median(taken), max(taken)
