"""Every way to cheat is found, and the player and the message are named."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine.core.options import among_programs
from pyengine.sealed.errors import SealedError
from pyengine.sealed.message import Message, parse
from tests.sealed.cheats import KINDS
from tests.sealed.playing import greedy_action, table
from tests.sealed.relayed import Local, relayed

Setup = tuple[str, int, dict[str, str]]
UNO = ("uno", 2, {"target": "60"})
STRICT = ("uno", 2, {"target": "60", "bluff": "off"})
FLIGHTS = ("flights", 3, {"target": "20"})
FACE: Setup = ("face-to-face", 2, {})
NIZAM: Setup = ("nizam", 3, {})
THREE = ("uno", 3, {"target": "60"})
FOUND: dict[str, tuple[Setup, str, str]] = {
    "stacked-shuffle": (UNO, "stacked", "audit"),
    "card-twice": (NIZAM, "points-twice", "at once"),
    "forged-card": (NIZAM, "stacked", "audit"),
    "no-point": (FACE, "points", "at once"),
    "wrong-key": (FACE, "wrong-key", "audit"),
    "key-not-due": (UNO, "keys-not-due", "at once"),
    "false-lots": (FLIGHTS, "lots", "at once"),
    "other-choice": (FLIGHTS, "commitment", "at once"),
    "false-hand": (UNO, "untrue", "audit"),
    "hidden-event": (UNO, "untrue", "at once"),
    "untrue-word": (UNO, "untrue", "audit"),
    "undo-of-a-secret": (NIZAM, "not-due", "at once"),
    "late-end": (NIZAM, "kept-back", "waited for"),
    "other-secret": (FACE, "secret", "at once"),
    "unknown-item": (NIZAM, "unknown-item", "at once"),
    "replayed": (UNO, "kept-back", "waited for"),
    "left-out": (UNO, "missing", "refused"),
    "out-of-order": (UNO, "another-history", "refused"),
    "signed-by-another": (NIZAM, "signature", "refused"),
    "in-anothers-name": (NIZAM, "signature", "refused"),
    "other-table": (UNO, "table", "refused"),
    "other-version": (UNO, "version", "refused"),
    "truncated": (UNO, "not-a-message", "refused"),
    "bloated": (UNO, "too-long", "refused"),
    "garbled": (UNO, "signature", "refused"),
    "not-in-hand": (UNO, "illegal", "audit"),
    "hidden-wild": (STRICT, "illegal", "audit"),
    "secret-kept-back": (NIZAM, "kept-back", "waited for"),
}
"""By kind: a table at which there is a chance for it, what is found, and when."""
SEEDS = {"hidden-event": 3, "untrue-word": 4}
"""The first seed to try, where a cheat that tells what could be as well is not caught at once: it waits for others."""


def cheated(kind: str, game: str, players: int, options: dict[str, str]) -> tuple[Any, Local]:
    """The verdict of the first of some games in which there was a chance to cheat like that."""
    chosen = {name: str(value) for name, value in (among_programs(pyengine.game(game).options, {}) | options).items()}
    first = SEEDS.get(kind, 0)
    for seed in range(first, first + 12):
        report, local = relayed(game, players, seed, chosen, kind)
        if getattr(local.players[1].client, "done", False):
            return report["audit"], local
        assert report["audit"] == "clean"
    raise AssertionError(f"no chance for {kind}")


@pytest.mark.parametrize("kind", FOUND)
def test_a_cheat_is_found_and_named(kind: str) -> None:
    at, about, found = FOUND[kind]
    verdict, local = cheated(kind, *at)
    cheat = local.players[1].client
    assert cheat.own is not None
    assert (verdict["about"], verdict["found"]) == (about, found)
    assert verdict["player"] in (2, cheat.own + 1)
    if found in ("audit", "at once"):
        assert verdict["player"] == cheat.own + 1
        assert parse(local.players[0].client.transcript[verdict["message"]]).seat == cheat.own


def test_every_kind_is_tried() -> None:
    assert {*FOUND, "equivocation", "garbage"} == set(KINDS)


@pytest.mark.parametrize("kind", ["wrong-key", "stacked-shuffle"])
def test_of_three_players_the_audit_tells_who_lied(kind: str) -> None:
    verdict, local = cheated(kind, *THREE)
    assert verdict["found"] == "audit"
    assert verdict["player"] == (local.players[1].client.own or 0) + 1


def test_equivocation_between_two_players_proves_who_did_it() -> None:
    at = table("nizam", 3, 1)
    while at.clients[0].need is None or not any(client.to_decide for client in at.clients):
        at.step(greedy_action)
    liar = next(client for client in at.clients if client.to_decide)
    one, other = (client for client in at.clients if client is not liar)
    liar.act(greedy_action(liar, liar.state, at.chance))  # type: ignore[arg-type]
    liar.write()
    text = liar.finish()
    assert text
    first = parse(text)
    again = Message(first.table, first.number, first.seat, first.before, (["resign"],))
    second = again.signed(liar.group, liar.secret.signing).text()
    one.receive(text)
    other.receive(second)
    with pytest.raises(SealedError) as error:
        one.receive(second)
    assert error.value.blame is not None
    assert (error.value.blame.seat, error.value.blame.message, error.value.blame.about) == (
        liar.own,
        first.number,
        "equivocation",
    )


def test_nobody_can_look_at_a_card_before_its_key_is_given() -> None:
    """With all that one player has, every lock that the other has not opened leaves only points that are no card."""
    at = table("nizam", 2, 4)
    while not any(client.to_decide for client in at.clients):
        at.step(greedy_action)
    curious, other = at.clients
    assert curious.guess is not None
    sight, openings = curious.guess.sight, curious.guess.table.openings
    shuffle = openings.shuffles[0]
    closed = [place for place in range(shuffle.size) if not any(due.at == place for due in openings.due)]
    assert len(closed) > 40
    own = [[sight.keys.lock(0, place)] for place in closed]
    assert set(shuffle.open(closed, own)) == {None}
    theirs = [due for due, to in openings.due.items() if to == other.own]
    assert theirs
    assert all(sight.card_at(place) is None for place in theirs)
    assert set(shuffle.open([place.at for place in theirs], [[1]] * len(theirs))) == {None}
