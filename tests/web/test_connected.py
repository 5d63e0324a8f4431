"""Connections of shared tables, as the engine sees them: signals in links, who is here, signs, another game, steps."""

from __future__ import annotations

import base64
import random
from typing import Any

import pytest

from pyengine.sealed.bundle import signal, signal_in
from tests.endure import rest_in_endure
from tests.web.far_friends import Friend, play, sit_down

NIZAM = "?game=nizam&seats=human,friend"


def made(kind: int) -> str:
    """Something that passes for a signal here: what it says is the page's business."""
    return base64.urlsafe_b64encode(bytes([kind]) * 60).decode().rstrip("=")


OFFER, ANSWER = made(2), made(3)


def link(friend: Friend) -> str:
    """The fragment of the link to be sent, with all that it has."""
    table = friend.controller.table
    assert table is not None
    return "#" + friend.controller.sharing.link(table.bundle()).partition("#")[2]


def signalled(friend: Friend, kind: str, signal: str) -> dict[str, Any]:
    return friend.send(do="connection", kind=kind, signal=signal, by="link")


def players(friend: Friend) -> str:
    return str(friend.answer["players"])


def asked() -> tuple[Friend, Friend]:
    """A host with an offer in the invitation, and a guest who has just sat down."""
    ann, bo = Friend("Ann"), Friend("Bo")
    assert ann.open(query=NIZAM)["connect"] == ["offer", "", False]
    signalled(ann, "offer", OFFER)
    bo.open(link(ann))
    bo.send(do="sit", name="Bo")
    return ann, bo


def here(friend: Friend, *others: Friend, doing: str = "here") -> dict[str, Any]:
    """Somebody is connected, and these are here."""
    return friend.send(do="connection", peers=1, pending=[], doing={players(other): doing for other in others})


def test_an_invitation_has_an_offer_and_its_answer_an_answer() -> None:
    ann, bo = asked()
    assert signal_in(link(ann)) == ("offer", OFFER)
    assert bo.answer["connect"] == ["answer", OFFER, False]
    assert signal_in(link(bo)) is None, "the answer is not made yet"
    signalled(bo, "answer", ANSWER)
    assert signal_in(link(bo)) == ("answer", ANSWER)
    assert 'data-riding="answer"' in bo.answer["html"]
    ann.send(do="receive", text=link(bo))
    assert ann.answer["connect"] == ["accept", ANSWER, False]
    assert ann.controller.table is not None
    assert ann.controller.table.seated


def test_who_is_connected_needs_no_link_and_gets_a_new_offer_when_the_line_is_gone() -> None:
    ann, bo = asked()
    signalled(bo, "answer", ANSWER)
    assert 'class="post due' in bo.answer["html"]
    assert "Ann is here" in here(bo, ann)["html"]
    assert 'class="post due' not in bo.answer["html"]
    assert signal_in(link(bo)) is None, "its connection is open"
    gone = bo.send(do="connection", peers=0, pending=[], doing={})
    assert gone["connect"] == ["offer", "", False]
    assert "The line is gone" in gone["say"]
    assert 'class="post due' in gone["html"]


def test_an_offer_that_is_too_old_is_replaced_and_one_that_cannot_be_made_is_not_asked_for_again() -> None:
    ann, bo = asked()
    assert ann.send(do="connection", peers=0, pending=[])["connect"] == ["offer", "", False]
    assert "connect" not in signalled(ann, "failed", "")
    assert "connect" not in ann.send(do="connection", peers=0, pending=[])
    assert "panel" not in ann.answer["html"].partition('id="post"')[0]
    failed = signalled(bo, "failed", "")
    assert failed["connect"] == ["offer", "", False], "what came was no offer"


@pytest.mark.parametrize("seed", range(20))
def test_a_signal_that_is_broken_loses_no_message(seed: int) -> None:
    ann, bo = asked()
    signalled(bo, "answer", ANSWER)
    chance, whole = random.Random(seed), link(bo)
    at = chance.randrange(whole.index("&live=") + 6, len(whole))
    broken = whole[:at] + chance.choice(("", "%", "\u200b", "x" * 5000, "&live=", whole[at + 1 :]))
    ann.send(do="receive", text=broken)
    assert ann.controller.table is not None
    assert ann.controller.table.seated


@pytest.mark.parametrize(
    "state",
    [
        {"peers": 1, "doing": {"zz": "here", "0" * 8: "sleeps"}, "pending": ["x"]},
        {"peers": 1, "signs": {"0" * 8: "<b>", "x": "wow"}},
        {"peers": 9, "doing": {}, "signs": {}},
    ],
)
def test_what_nobody_at_the_table_says_is_not_shown(state: dict[str, Any]) -> None:
    ann, _ = asked()
    html = ann.send(do="connection", **state)["html"]
    assert "<b>" not in html
    assert "present" not in html


def test_signs_are_shown_said_and_muted() -> None:
    ann, bo = asked()
    here(bo, ann)
    said = bo.send(do="connection", peers=1, doing={players(ann): "thinks"}, signs={players(ann): "well"})
    assert "Ann: Well played!" in said["html"]
    assert said["say"] == "Ann: Well played!"
    assert bo.send(do="mute")["muted"] is True
    assert "Well played!</span>" not in bo.answer["html"]
    assert "Ann is choosing" in bo.answer["html"]
    assert bo.send(do="mute")["muted"] is False


def test_of_two_who_offer_another_game_at_once_both_sit_at_one_table() -> None:
    friends = [Friend("Ann"), Friend("Bo")]
    sit_down(friends[0], friends[1:], NIZAM)
    friends[1].receive(friends[0].out())
    tables = [friend.send(do="rematch") for friend in friends]
    assert all(answer["along"] for answer in tables)
    first, second = sorted(friends, key=lambda friend: str(friend.answer["table"]))
    invitations = [str(friend.answer["offer"]) for friend in (first, second)]
    second.send(do="receive", text=invitations[0], live="yes")
    first.send(do="receive", text=invitations[1], live="yes")
    assert second.answer["table"] == first.answer["table"]
    first.send(do="receive", text=second.sent[-1], live="yes")
    assert first.controller.table is not None
    assert first.controller.table.seated


def test_a_link_that_another_window_has_taken_opens_no_table() -> None:
    ann, bo = asked()
    answer = Friend("Ann").send(do="friends", query="", fragment=link(bo), kept=list(ann.kept.values()), passed="yes")
    assert "open in another tab" in answer["title"]
    assert "keep" not in answer


GAMES = ("nizam", "uno", "face-to-face", "pearl", "glastonbury", "flights")


@pytest.mark.parametrize("game", rest_in_endure(GAMES, 2))
@pytest.mark.parametrize("guests", [1, 2])
def test_the_steps_that_are_said_to_be_left_are_those_that_pass(game: str, guests: int) -> None:
    """But for one, where the lot decides who begins."""
    friends = [Friend("Ann"), Friend("Bo"), Friend("Cy")][: guests + 1]
    seats = f"human{',friend' * guests}"
    ann = friends[0]
    ann.open(query=f"?game={game}&seats={seats}")
    assert ann.controller.table is not None
    said = ann.controller.table.handovers_left()
    invitation, passed = ann.out(), 2
    for guest in friends[1:]:
        guest.open(invitation)
        guest.send(do="sit", name=guest.name)
        ann.open(guest.out())
    while not any(friend.to_decide() for friend in friends):
        table = max(
            (friend.controller.table for friend in friends if friend.controller.table),
            key=lambda each: len(each.client.transcript),
        )
        sender = next(friend for friend in friends if friend.controller.table is table)
        [reader] = [friends[seat] for seat in table.audience()]
        reader.receive(sender.out())
        passed += 1
    assert said is not None
    assert abs(said.act - passed) <= 1


# By links only --------------------------------------------------------------------------------------------------------


def test_by_links_only_no_signal_is_asked_for_nor_answered() -> None:
    ann, bo = Friend("Ann"), Friend("Bo")
    assert "connect" not in ann.open(query=NIZAM, settings={"connect": "links"})
    assert signal_in(link(ann)) is None
    bo.open(link(ann))
    assert bo.send(do="sit", name="Bo")["connect"][0] == "offer", "the guest has chosen nothing"
    signalled(bo, "offer", OFFER)
    assert "connect" not in ann.receive(link(bo))
    assert signal_in(link(ann)) is None
    play([ann, bo])
    assert ann.session.checked


def test_a_guest_chooses_links_only_before_sitting_down_and_may_take_it_back() -> None:
    ann, bo = Friend("Ann"), Friend("Bo")
    ann.open(query=NIZAM)
    signalled(ann, "offer", OFFER)
    invited = bo.open(link(ann))["html"]
    assert 'data-value="connect=links"' in invited
    assert "address in the network" in invited
    assert bo.send(do="setting", value="connect=links")["settings"] == {"connect": "links"}
    assert "connect" not in bo.send(do="sit", name="Bo")
    panel = bo.send(do="connect")["html"]
    assert "tells nobody its address" in panel
    assert "make-offer" not in panel
    assert bo.send(do="setting", value="connect=live")["connect"] == ["offer", "", False]


def test_links_only_forgets_what_would_have_connected() -> None:
    ann, _ = asked()
    assert signal_in(link(ann)) is not None
    ann.send(do="setting", value="connect=links")
    assert signal_in(link(ann)) is None
    signalled(ann, "offer", OFFER)  # was being made when the reader chose
    assert signal_in(link(ann)) is None
    answer = ann.receive(f"#live={made_link(ann)}")
    assert "connect" not in answer
    assert "tells nobody its address" in answer["html"]


def made_link(friend: Friend) -> str:
    """What a link that only connects has, for the table of a friend."""
    table = friend.controller.table
    assert table is not None
    return signal(table.id, OFFER)
