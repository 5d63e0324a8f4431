"""An accusation proves a lie to anybody; changed, it proves nothing; a false one convicts its author."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256

import pytest

from pyengine.sealed.accusation import KINDS, Judgement, _seats, accuse, judge
from pyengine.sealed.client import Client
from pyengine.sealed.errors import Blame, SealedError
from pyengine.sealed.message import parse, plain, to_text
from tests.sealed.playing import greedy_action, table, written
from tests.sealed.relayed import Local
from tests.sealed.test_cheats import THREE, UNO, cheated
from tests.sealed.toy import Toy


def accuser(local: Local) -> Client:
    """The device of an honest player."""
    return local.players[0].client


def of_equivocation() -> str:
    """The accusation of somebody who was told two histories."""
    at = table("nizam", 3, 1)
    while not any(client.to_decide for client in at.clients):
        at.step(greedy_action)
    liar = next(client for client in at.clients if client.to_decide)
    other = next(client for client in at.clients if client is not liar)
    text = written(liar, greedy_action, at.chance)
    other.receive(text)
    twin = replace(parse(text), items=(["resign"],)).signed(liar.group, liar.secret.signing)
    with pytest.raises(SealedError, match="equivocation"):
        other.receive(twin.text())
    return accuse(other)


def accusation(kind: str) -> str:
    """A true accusation of each kind."""
    if kind == "equivocation":
        return of_equivocation()
    cheat, at = {"public": ("key-not-due", UNO), "key": ("wrong-key", THREE), "audit": ("stacked-shuffle", UNO)}[kind]
    _, local = cheated(cheat, *at)
    return accuse(accuser(local))


@pytest.mark.parametrize("kind", KINDS)
def test_a_lie_is_proved_to_anybody_and_a_changed_proof_proves_nothing(kind: str) -> None:
    text = accusation(kind)
    found = judge(Toy(), text)
    data = json.loads(text)
    assert (found.kind, found.false) == (kind, False)
    assert found.blame.to_json() == {"player": data["player"], "message": data["message"], "about": data["about"]}
    assert data["player"] != data["by"]
    for at in range(20, len(text), len(text) // 40):
        letter = "x" if text[at] != "x" else "y"
        with suppress(SealedError):
            changed = judge(Toy(), text[:at] + letter + text[at + 1 :])
            raise AssertionError((at, changed))


@pytest.mark.parametrize("kind", KINDS)
def test_a_false_accusation_convicts_its_author(kind: str) -> None:
    """The same proof, signed by the same player, of something or somebody else."""
    text = accusation(kind)
    data = json.loads(text)
    for change in ({"message": data["message"] + 1}, {"about": "illegal"}, {"player": data["by"]}):
        found = judge(Toy(), _signed(data | change))
        assert found == Judgement(Blame(data["by"] - 1, -1, "false-accusation"), kind, found.name, false=True)


def test_an_accusation_that_has_the_former_names_is_read() -> None:
    data = json.loads(accusation("equivocation"))
    found = judge(Toy(), _signed(data | {"kind": "two-histories", "about": "two-histories"}))
    assert (found.kind, found.blame.about, found.false) == ("equivocation", "equivocation", False)


def _signed(data: dict[str, object]) -> str:
    """An accusation with these fields, signed by the accuser."""
    body = plain({name: value for name, value in data.items() if name != "sig"})[:-1]
    signature = to_text(_sign(data, b"nastilka accusation, version 1\n" + body.encode()))
    return f'{body},"sig":"{signature}"}}'


def _sign(data: dict[str, object], message: bytes) -> bytes:
    """A signature of the accuser: in the toy group anybody can make one."""
    messages = data["messages"]
    assert isinstance(messages, list)
    assert isinstance(data["by"], int)
    key = _seats(Toy(), messages)[1][data["by"] - 1].key
    return sha256(key + message).digest() * 2


def test_who_knows_of_no_lie_cannot_accuse() -> None:
    at = table("nizam", 2, 3)
    at.clients[0].end("resign")
    at.clients[0].write()
    at.spread(at.clients[0].finish() or "", at.clients[0])
    while at.step(greedy_action):
        pass
    with pytest.raises(SealedError, match="nothing-to-accuse"):
        accuse(at.clients[0])


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"accusation":1}', "[" * 2000])
def test_what_is_no_accusation_is_refused(text: str) -> None:
    with pytest.raises(SealedError, match="not-an-accusation"):
        judge(Toy(), text)
