"""Passes of a shuffle that come with an invitation and its answer: bound to both, and nobody cheats unseen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyengine.core.prng import Prng
from pyengine.games import game, ids
from pyengine.sealed.client import Client
from pyengine.sealed.errors import SealedError
from pyengine.sealed.foreseen import _common, foreseen
from pyengine.sealed.group import ORDER, SIZE
from pyengine.sealed.message import Item, parse, to_bytes, to_text
from pyengine.sealed.seating import Invitation, Secret
from tests.sealed.playing import secret
from tests.sealed.toy import Toy

ANN, BO, CY = (secret(7, player) for player in range(3))


def invited(name: str = "uno", *, long: bool = True) -> Client:
    """A host's device, whose invitation holds its pass or does not."""
    found = game(name)
    invitation = Invitation.new(Toy(), found, 2, ANN, options={}, seat=0, name="Ann", long=long)
    return Client(Toy(), ANN, invitation, "Ann")


def stacked(text: str, by: Secret) -> str:
    """The same message with two cards of its first pass exchanged."""
    message = parse(text)
    at = next(at for at, item in enumerate(message.items) if item[0] == "mix")
    points = to_bytes(message.items[at][2])
    swapped = points[SIZE : 2 * SIZE] + points[:SIZE] + points[2 * SIZE :]
    return with_item(text, at, ["mix", 0, to_text(swapped)], by)


def with_item(text: str, at: int, item: Item, by: Secret) -> str:
    """The same message with another item at this place."""
    message = parse(text)
    items = (*message.items[:at], item, *message.items[at + 1 :])
    return replace(message, items=items).signed(Toy(), by.signing).text()


@pytest.mark.parametrize(
    ("cheat", "long"), [("", True), ("", False), ("host", True), ("guest", True), ("guest", False)]
)
def test_a_pass_that_is_stacked_is_found_and_its_message_named(cheat: str, long: bool) -> None:
    host = invited(long=long)
    if cheat == "host":
        host = Client(Toy(), ANN, Invitation.read(Toy(), stacked(host.transcript[0], ANN)), "Ann")
    guest = Client.join(Toy(), host.transcript[0], BO, "Bo")
    if cheat == "guest":
        vars(guest)["request"] = stacked(guest.request, BO)
    host.admit(guest.request)
    host.write()
    host.finish()
    for client, other in ((guest, host), (host, guest)) * 3:
        for text in other.transcript[2:]:
            client.receive(text)
        if client.writer == client.own and not client.to_decide:
            client.write()
            client.finish()
    quitter, other = (host, guest) if host.writer == host.own else (guest, host)
    quitter.end("resign")
    for client, far in ((quitter, other), (other, quitter)) * 2:
        client.write()
        client.finish()
        for text in client.transcript[2:]:
            far.receive(text)
    blame = host.audit().blame
    assert guest.audit().blame == blame
    assert (blame and (blame.seat, blame.message, blame.about)) == {
        "": None,
        "host": (0, 0, "stacked"),
        "guest": (1, 1, "stacked"),
    }[cheat]


@pytest.mark.parametrize("long", [True, False], ids=["long", "short"])
def test_of_two_who_answer_only_the_one_whom_the_host_names_sits(long: bool) -> None:
    host = invited(long=long)
    bo, cy = (Client.join(Toy(), host.transcript[0], each, "") for each in (BO, CY))
    assert host.admit(bo.request)
    before = list(host.transcript)
    for again in (cy.request, bo.request):
        with pytest.raises(SealedError):
            host.admit(again)
    assert host.transcript == before
    host.write()
    text = host.finish()
    assert text
    assert bo.receive(text)
    with pytest.raises(SealedError, match="no-seat"):
        cy.receive(text)
    assert len(cy.transcript) == 1
    assert cy.table is None


def test_an_answer_opens_nothing() -> None:
    """With all that a host has and any number of answers, no point in one of them is a card."""
    for long in (True, False):
        host = invited(long=long)
        for player in range(20):
            answer = host.invitation.read_request(
                Toy(), Client.join(Toy(), host.transcript[0], secret(9, player), "").request
            )
            for shuffle, points in zip(host.invitation.shuffles(Toy()), answer.passes, strict=True):
                for known in host.invitation.host.passes[shuffle.number : shuffle.number + 1]:
                    shuffle.take(known)
                shuffle.take(points)
                off = [pow(host.keys.secret_of(shuffle.number), -1, ORDER)]
                places = range(shuffle.size)
                assert set(shuffle.open(places, [[1]] * shuffle.size)) == {None}
                assert set(shuffle.open(places, [off] * shuffle.size)) == {None}


@pytest.mark.parametrize(
    "item", [["mix", 0, "x"], ["mix", 1, "A" * 43], ["mix", 0, "A" * 43], ["keys", []], ["mix", 0, 3]]
)
def test_passes_that_cannot_be_are_refused(item: Item) -> None:
    host = invited()
    with pytest.raises(SealedError):
        Client.join(Toy(), with_item(host.transcript[0], 2, item, ANN), BO)
    guest = Client.join(Toy(), host.transcript[0], BO)
    before = list(host.transcript)
    with pytest.raises(SealedError):
        host.admit(with_item(guest.request, 1, item, BO))
    assert host.transcript == before
    assert host.admit(guest.request)


def test_an_invitation_to_another_table_does_not_take_this_ones_answer() -> None:
    one = invited()
    other = Client.invite(Toy(), game("uno"), 2, CY)
    with pytest.raises(SealedError, match="table"):
        other.admit(Client.join(Toy(), one.transcript[0], BO).request)


@pytest.mark.parametrize("name", ids())
def test_what_is_foreseen_of_a_deal_holds_for_many_more_deals(name: str) -> None:
    found = game(name)
    for players in range(max(2, found.seats[0]), found.seats[1] + 1):
        setup = Invitation.new(Toy(), found, players, ANN, options={}, seat=0, name="").setup
        assert _common(setup, [Prng(1000 + seed) for seed in range(300)]) == foreseen(setup)
