"""Devices: killed at any message they go on; bad texts change nothing; moves are taken back by consent."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyengine.core.errors import IllegalAction, OptionError
from pyengine.core.events import Drew
from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from pyengine.sealed.client import Client
from pyengine.sealed.errors import SealedError
from pyengine.sealed.message import Message, parse, plain
from pyengine.sealed.news import news_for
from tests.endure import repeated, rest_in_endure
from tests.sealed.playing import greedy_action, secret, table
from tests.sealed.relayed import relayed
from tests.sealed.toy import Toy


@pytest.mark.parametrize("game", rest_in_endure(["uno", "flights", "face-to-face"], 2))
def test_a_device_that_is_killed_at_any_message_goes_on(game: str) -> None:
    at = table(game, 2, 3)
    for step in range(60):
        if not at.step(greedy_action):
            break
        place = step % 2
        old = at.clients[place]
        new = Client.restored(old.group, old.secret, old.transcript, old.name)
        assert (new.writer, new.head, new.view()) == (old.writer, old.head, old.view()) or old.unseen()
        at.clients[place] = new


def test_a_message_that_is_lost_is_made_again() -> None:
    at = table("nizam", 2, 3)
    writer = at.clients[at.clients[0].writer or 0]
    transcript = list(writer.transcript)
    writer.write()
    text = writer.finish()
    again = Client.restored(writer.group, writer.secret, transcript, writer.name)
    again.write()
    assert again.finish() == text
    report, _ = relayed("nizam", 2, 1, {}, lose=9)
    assert report["audit"] == "clean"


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=200))
def test_a_text_that_is_no_message_changes_nothing(text: str) -> None:
    at = table("nizam", 2, 3)
    client = at.clients[0]
    before = (client.head, len(client.transcript), client.writer)
    with pytest.raises(SealedError):
        client.receive(text)
    assert (client.head, len(client.transcript), client.writer) == before


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from('0aZ"{}[],:-_é'))
def test_a_message_with_another_letter_changes_nothing(where: int, letter: str) -> None:
    at = table("nizam", 2, 3)
    writer = at.clients[at.clients[0].writer or 0]
    other = next(client for client in at.clients if client is not writer)
    writer.write()
    text = writer.finish()
    assert text
    place = where % len(text)
    changed = text[:place] + letter + text[place + 1 :]
    before = (other.head, len(other.transcript))
    if changed != text:
        with pytest.raises(SealedError):
            other.receive(changed)
        assert (other.head, len(other.transcript)) == before
    assert other.receive(text)
    assert not other.receive(text)


def _to_decide(game: str = "face-to-face") -> tuple[Client, Client, Prng]:
    """Two devices, the first of which is to act."""
    at = table(game, 2, 3)
    while not any(client.to_decide for client in at.clients):
        at.step(greedy_action)
    one, other = at.clients
    return (one, other, at.chance) if one.to_decide else (other, one, at.chance)


def test_an_illegal_action_is_refused_by_its_rule_before_anything_is_written() -> None:
    client, other, _ = _to_decide()
    with pytest.raises(IllegalAction) as error:
        client.act("draw")
    assert error.value.breach.rule == "F2F-6"
    assert '"act"' not in (client.finish() or "")
    with pytest.raises(SealedError):
        other.act("draw")


def test_a_move_is_taken_back_only_if_all_agree() -> None:
    for answer in ("agree", "refuse"):
        client, other, chance = _to_decide()
        before = client.view()
        assert client.state
        client.act(greedy_action(client, client.state, chance))
        text = client.finish()
        assert text
        other.receive(text)
        moved = client.view()
        assert moved != before
        client.end("undo")
        text = client.finish()
        assert text
        other.receive(text)
        assert client.writer == other.writer == other.own
        other.end(answer)
        text = other.finish()
        assert text
        client.receive(text)
        assert client.view() == (before if answer == "agree" else moved)
        assert client.to_decide


def test_who_resigns_ends_the_game_and_all_is_audited() -> None:
    at = table("nizam", 2, 3)
    while not any(client.to_decide for client in at.clients):
        at.step(greedy_action)
    quitter = at.clients[0]
    quitter.end("resign")
    quitter.write()
    text = quitter.finish()
    assert text
    at.spread(text, quitter)
    while at.step(greedy_action):
        pass
    assert all(client.over for client in at.clients)
    assert [client.audit().blame for client in at.clients] == [None, None]


def test_who_doubts_without_a_reason_ends_the_game_and_is_no_liar_but_loses_it() -> None:
    at = table("nizam", 2, 3)
    while not any(client.to_decide for client in at.clients):
        at.step(greedy_action)
    at.clients[1].end("doubt")
    at.clients[1].write()
    text = at.clients[1].finish()
    assert text
    at.spread(text, at.clients[1])
    while at.step(greedy_action):
        pass
    assert [client.audit().blame for client in at.clients] == [None, None]
    assert [client.audit().lost for client in at.clients] == [at.clients[1].own] * 2


def test_news_are_what_came_after_the_last_message_of_a_seat() -> None:
    at = table("nizam", 3, 3)
    for _ in range(20):
        at.step(greedy_action)
    for client in at.clients:
        assert client.own is not None
        news = [parse(text) for text in news_for(at.clients[0], client.own)]
        assert client.own not in [message.seat for message in news]
        assert [message.number for message in news] == list(
            range(len(client.transcript) - len(news), len(client.transcript))
        )
        assert parse(client.transcript[-len(news) - 1]).seat == client.own


def test_events_are_told_as_a_seat_may_know_them() -> None:
    at = table("nizam", 2, 3)
    while not at.clients[0].events():
        at.step(greedy_action)
    drawn = [event for _, events in at.clients[0].events() for event in events if isinstance(event, Drew)]
    assert drawn
    assert all(("?" in event.cards) == (event.seat != at.clients[0].own) for event in drawn)


JUNK: tuple[Any, ...] = (
    0,
    -1,
    2**70,
    1.5,
    None,
    "",
    "x",
    "\ud800",
    "draw",
    "A" * 43,
    "A" * 86,
    [],
    [[]],
    {},
    [[0, 0, "A" * 43]],
    [300],
)
"""What stands where something else should."""
WORDS = ("lots", "mix", "keys", "tell", "show", "act", "choose", "reveal", "undo", "agree", "secret", "seats", "zzz")


@pytest.mark.parametrize("game", ["uno", "flights", "face-to-face"])
@repeated(12, 100)
@given(st.data())
def test_whatever_a_player_signs_is_taken_or_refused(game: str, data: st.DataObject) -> None:
    """One field of what a device would write is exchanged, or it is all made up."""
    at = table(game, 2, 3)
    for _ in range(data.draw(st.integers(0, 14))):
        at.step(greedy_action)
    writer = at.clients[at.clients[0].writer or 0]
    other = next(client for client in at.clients if client is not writer)
    writer.write()
    items: list[list[Any]] = [list(item) for item in writer.draft]
    fields = [(item, place) for item in items for place in range(1, len(item))]
    any_field = st.sampled_from(fields) if fields else st.none()
    found = data.draw(st.none() | any_field)
    if found:
        item, place = found
        item[place] = data.draw(st.sampled_from(JUNK))
    else:
        items = [[data.draw(st.sampled_from(WORDS)), *data.draw(st.lists(st.sampled_from(JUNK), max_size=3))]]
    assert writer.own is not None
    message = Message(writer.invitation.table, len(writer.transcript), writer.own, writer.head, tuple(items))
    with suppress(SealedError):
        other.receive(message.signed(writer.group, writer.secret.signing).text())


def test_a_table_that_cannot_be_is_refused() -> None:
    game = find_game("nizam")
    with pytest.raises(OptionError):
        Client.invite(Toy(), game, 1, secret(1, 0))
    host = Client.invite(Toy(), game, 2, secret(1, 0))
    with pytest.raises(SealedError):
        Client.join(Toy(), host.transcript[0].replace("nizam", "chess"), secret(1, 1))
    with pytest.raises(SealedError):
        host.admit(host.request)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_what_is_no_number_is_no_message(number: str) -> None:
    text = table("nizam", 2, 3).clients[0].transcript[-1]
    with pytest.raises(SealedError, match="not-a-message"):
        parse(text.replace('"items":[', f'"items":[["act",{number}],', 1))
    with pytest.raises(ValueError, match="not JSON compliant"):
        plain(float(number))
