"""Shared tables by links on which somebody lies, or stops without a reason: what the others are told and can show."""

from __future__ import annotations

from dataclasses import replace

from pyengine.sealed.accusation import judge
from pyengine.sealed.bundle import pack
from pyengine.sealed.message import parse
from tests.sealed.toy import Toy
from tests.web.far_friends import Friend
from tests.web.test_friends import NIZAM, at_table, mover, pass_on


def test_a_lie_can_be_taken_away_as_a_proof_that_anybody_judges() -> None:
    friends = at_table()
    liar, other = mover(friends)
    before = liar.controller.table
    assert before
    transcript = list(before.client.transcript)
    while liar.to_decide():
        liar.act()
    table = liar.controller.table
    assert table
    other.receive(liar.out())
    twin = replace(parse(table.client.transcript[len(transcript)]), items=(["resign"],))
    signed = twin.signed(table.client.group, table.client.secret.signing).text()
    answer = other.receive("#sealed=" + pack(table.id, [signed]))
    assert "cannot be true" in answer["html"]
    assert 'id="save-proof"' in answer["html"]
    found = other.send(do="save-proof")["download"]
    assert found["name"] == "nizam-proof.json"
    judgement = judge(Toy(), found["text"])
    assert (judgement.kind, judgement.false, judgement.blame.seat) == ("equivocation", False, table.client.own)


def test_who_stops_a_game_without_a_reason_is_told_to_have_lost_it() -> None:
    friends = at_table()
    own, other = mover(friends)
    table = own.controller.table
    assert table
    own.act()
    pass_on(friends)
    client = table.client
    client.end("doubt")
    client.write()
    client.finish()
    for _ in range(4):
        other.receive(own.out())
        own.receive(other.out()) if other.out() else None
    assert "stopped the game without a reason, and has lost it" in other.answer["html"]
    assert "save-proof" not in other.answer["html"]


def test_the_invitation_says_what_a_doubt_costs() -> None:
    host, guest = Friend("Ann"), Friend("Bo")
    host.open(query=NIZAM)
    guest.open(host.out())
    assert "a doubt that turns out wrong loses it" in guest.answer["html"]
