"""What devices believe follows from the messages alone: honest players are never named, and what has ended stays so."""

from __future__ import annotations

import contextlib
from contextlib import suppress
from dataclasses import replace

import pytest

from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.sealed.client import Client
from pyengine.sealed.errors import Blame, SealedError
from pyengine.sealed.message import Item, Message, parse, to_text
from pyengine.sealed.news import news_after, sure_of
from pyengine.sealed.spectator import Spectator
from tests.endure import rest_in_endure
from tests.sealed.playing import Choose, Table, greedy_action, secret, table, written


def hoarding(client: Client, state: State, chance: Prng) -> str:
    """Draw for as long as one may, and lay nothing that one need not."""
    assert client.own is not None
    texts = [client.invitation.game.format(action) for action in state.legal(client.own)]
    passive = [text for text in texts if text in ("draw", "keep")]
    return chance.choice(passive or texts)


def sent(client: Client, *items: Item) -> str:
    """A message with just these items, whatever is due."""
    assert client.own is not None
    invitation, number = client.invitation, len(client.transcript)
    message = Message(invitation.table, number, client.own, client.head, items, version=invitation.version)
    return message.signed(client.group, client.secret.signing).text()


def ended(client: Client, word: str) -> str:
    """The message by which a player ends the game."""
    client.end(word)
    client.write()
    text = client.finish()
    assert text
    return text


def finish(clients: list[Client]) -> None:
    """Tell all secrets that are waited for."""
    while (writer := clients[0].writer) is not None:
        clients[writer].write()
        text = clients[writer].finish()
        assert text
        for client in clients:
            client.receive(text)


def played(at: Table, choose: Choose, until: int = 400) -> list[str]:
    """Play until nobody has to write, or so many messages."""
    for _ in range(until):
        if not at.step(choose):
            break
    return at.messages


@pytest.mark.parametrize(("game", "players"), [("nizam", 3), ("pearl", 3), ("uno", 3), ("uno", 5)])
def test_to_ask_for_a_move_back_is_no_lie(game: str, players: int) -> None:
    asked = 0
    for seed in range(4):
        at = table(game, players, seed)
        for _ in range(150):
            writer = at.clients[at.clients[0].writer or 0]
            if writer.can_undo():
                asked += 1
                writer.end("undo")
                text = writer.finish()
                assert text
                at.spread(text, writer)
                for _ in range(players - 1 if asked % 2 else 1):
                    other = at.clients[at.clients[0].writer or 0]
                    other.end("agree" if asked % 2 else "refuse")
                    answer = other.finish()
                    assert answer
                    at.spread(answer, other)
                if asked % 2 == 0:
                    at.step(greedy_action)
                if asked > 12:
                    break
            elif not at.step(greedy_action):
                break
            assert len({client.writer for client in at.clients}) == 1
            assert not any(client.blame for client in at.clients)
    assert asked


def garbled(show: Item) -> Item:
    """A hidden hand that is none."""
    return ["show", to_text(bytes(64))] if isinstance(show[1], str) else show


def test_a_hand_that_only_one_player_can_read_as_garbage_is_doubted_and_its_sender_named() -> None:
    for seed in range(40):
        at = table("uno", 3, seed)
        for _ in range(120):
            writer = at.clients[at.clients[0].writer or 0]
            text = written(writer, challenging, at.chance)
            message = parse(text)
            if any(item[0] == "show" and isinstance(item[1], str) for item in message.items):
                liar, number = writer.own, message.number
                items = tuple(garbled(item) if item[0] == "show" else item for item in message.items)
                text = replace(message, items=items).signed(writer.group, writer.secret.signing).text()
                honest = [client for client in at.clients if client is not writer]
                twin = Client.restored(writer.group, writer.secret, writer.transcript[:-1], writer.name)
                devices = [*honest, twin]
                for client in devices:
                    client.receive(text)
                doubter = next(client for client in honest if client.writer == client.own)
                doubter.write()
                news = doubter.finish()
                assert news
                assert '"doubt"' in news
                for client in devices:
                    client.receive(news)
                finish(sorted(devices, key=lambda client: client.own or 0))
                for client in honest:
                    blame = client.audit().blame
                    assert blame
                    assert (blame.seat, blame.message) == (liar, number)
                return
            at.spread(text, writer)
            if at.clients[0].writer is None:
                break
    raise AssertionError("nobody was challenged")


def challenging(client: Client, state: State, chance: Prng) -> str:
    """Challenge where one can, lay Wild Draw Twos; else anything."""
    assert client.own is not None
    texts = [client.invitation.game.format(action) for action in state.legal(client.own)]
    bold = [text for text in texts if text == "challenge" or text.startswith("wild+2")]
    return chance.choice(bold or [text for text in texts if ">" in text] or texts)


def _secret_of(client: Client) -> str | None:
    """The message with a device's secret."""
    client.write()
    return client.finish()


def test_a_resignation_that_only_one_has_seen_frames_nobody() -> None:
    """The liar shows one player an end, and the secret behind it; that player's own secret follows, where others have
    another message by the same player: behind another one, so that it is no second history.
    """
    tried = 0
    for seed in range(3):
        at = table("nizam", 3, seed)
        for _ in range(40):
            at.step(greedy_action)
        transcript = at.clients[0].transcript
        for number in range(12, len(transcript) - 3):
            seats = [parse(text).seat for text in transcript[number : number + 3]]
            absent = {0, 1, 2} - set(seats)
            if (
                tried > 4 or len(absent) != 1 or seats[2] != (min(absent) + 1) % 3
            ):  # the secrets go round from the liar on
                continue
            tried += 1
            liar, victim = at.clients[absent.pop()], at.clients[seats[2]]
            other = at.clients[next(seat for seat in range(3) if seat not in (liar.own, victim.own))]
            twin, one, far = (
                Client.restored(each.group, each.secret, transcript[: number + length], each.name)
                for each, length in ((liar, 0), (victim, 3), (other, 3))
            )
            twin.end("resign")
            for text in (twin.finish(), _secret_of(twin)):
                assert text
                assert one.receive(text)
            one.write()
            told = one.finish()
            assert told
            assert parse(told).number == number + 2
            with suppress(SealedError):
                far.receive(told)
            assert far.blame is None
            for text in one.transcript[number:]:
                far.receive(text)
            assert (far.head, far.ending.by) == (one.head, (liar.own, "resign"))
    assert tried


@pytest.mark.parametrize("seed", rest_in_endure(range(6), 3))
def test_a_game_played_with_hoarders_goes_on(seed: int) -> None:
    players = 2 + seed % 4
    at = table("uno", players, seed, {"target": "60", "bluff": ("on", "off")[seed % 2]})
    for _ in range(150):
        if not at.step(hoarding):
            break
    for _ in range(400):
        if not at.step(greedy_action):
            break
    assert not any(client.blame for client in at.clients)


@pytest.mark.parametrize("word", ["abandon", "resign", "doubt"])
@pytest.mark.parametrize("crossing", [False, True])
def test_what_comes_after_the_end_takes_no_win_away(word: str, crossing: bool) -> None:
    at = table("flights", 2, 3, {"match": "single"})
    while True:
        heads = {client.own: (len(client.transcript), client.head) for client in at.clients}
        if not at.step(greedy_action):
            break
        if at.clients[0].outcome is not None:
            break
    last = parse(at.messages[-1])
    loser = at.clients[1 - last.seat]
    winner = at.clients[last.seat]
    outcome = winner.outcome
    assert outcome is not None
    number, head = heads[loser.own] if crossing else (len(loser.transcript), loser.head)
    assert loser.own is not None
    late = Message(loser.invitation.table, number, loser.own, head, ([word],)).signed(loser.group, loser.secret.signing)
    for client in at.clients:
        with contextlib.suppress(ValueError):
            client.receive(late.text())
    assert winner.outcome == outcome
    assert winner.ending.by is None
    assert winner.blame is None
    finish(at.clients)
    assert all(client.outcome == outcome and client.audit().blame is None for client in at.clients)


def test_two_ends_that_cross_a_move_lead_all_to_the_same_end() -> None:
    at = table("nizam", 3, 3)
    while not any(client.to_decide for client in at.clients):
        at.step(greedy_action)
    twins = [Client.restored(each.group, secret(3, 0), each.transcript[:1]) for each in at.clients[:1]]
    assert twins
    quits = [sent(client, ["resign"]) for client in at.clients]
    for client in at.clients:
        for text in quits:
            if parse(text).seat != client.own:
                client.receive(text)
            else:
                client.receive(text)
    assert len({client.ending.by for client in at.clients}) == 1


def refused(at: Table) -> Client:
    """A game between three in which one has asked to take an act back, and the next has refused."""
    while not (asker := next((each for each in at.clients if each.can_undo()), None)):
        at.step(greedy_action)
    at.spread(ended(asker, "undo"), asker)
    at.spread(ended(at.clients[at.clients[0].writer or 0], "refuse"), at.clients[at.clients[0].writer or 0])
    return asker


@pytest.mark.parametrize("version", [2, 3])
def test_of_one_act_it_is_asked_once_whether_it_is_taken_back(version: int) -> None:
    at = table("nizam", 3, 3, version=version)
    asker = refused(at)
    spectator = Spectator.at(asker.group, asker.transcript[0])
    for text in asker.transcript[1:]:
        spectator.receive(text)
    assert asker.to_decide
    assert [asker.can_undo(), asker.reopened().can_undo()] == [version < 3] * 2
    again = sent(asker, ["undo"])
    for client in (*(each for each in at.clients if each is not asker), spectator):
        if version < 3:
            assert client.receive(again)
            continue
        with pytest.raises(SealedError, match="not-due") as error:
            client.receive(again)
        assert error.value.blame == Blame(asker.own or 0, parse(again).number, "not-due")


def test_after_another_act_it_may_be_asked_again() -> None:
    at = table("nizam", 3, 3)
    refused(at)
    asked = [parse(text).number for text in at.messages if '"undo"' in text]
    while not any(client.can_undo() for client in at.clients):
        assert at.step(greedy_action)
    assert max(asked) < len(at.clients[0].transcript)


def shown_anew(text: str, hand: list[int], liar: Client) -> str:
    """The same message, with another hand shown to all."""
    message = parse(text)
    items = tuple(["show", hand] if item[0] == "show" else item for item in message.items)
    return replace(message, items=items).signed(liar.group, liar.secret.signing).text()


@pytest.mark.parametrize("hand", [[0, 1], [9, 49], [200, 201]], ids=str)
def test_what_is_no_hand_of_the_game_is_refused_at_once(hand: list[int]) -> None:
    """Two recipes of one stack, or numbers of no card: with them nobody could count points."""
    at = table("glastonbury", 2, 2, {"recipes": "on"})
    text = ""
    while '["show",' not in text:
        writer = at.clients[at.clients[0].writer or 0]
        text = written(writer, greedy_action, at.chance)
        if '["show",' not in text:
            at.spread(text, writer)
    spectator = Spectator.at(writer.group, writer.transcript[0])
    for before in at.clients[1 - (writer.own or 0)].transcript[1:]:
        spectator.receive(before)
    for client in (at.clients[1 - (writer.own or 0)], spectator):
        with pytest.raises(SealedError, match="hand") as error:
            client.receive(shown_anew(text, hand, writer))
        assert error.value.blame == Blame(writer.own or 0, parse(text).number, "hand")


def test_an_end_that_holds_a_lie_is_held_against_its_writer_wherever_it_comes() -> None:
    """Of two ends at one place that of the lower seat counts; a false secret in it is a lie, known first or last."""
    at = table("nizam", 3, 3)
    while not all(client.table and client.table.state for client in at.clients):
        at.step(greedy_action)
    liar, early, late = at.clients
    lie, true = sent(liar, ["resign"], ["secret", to_text(bytes(32))]), ended(at.clients[2], "resign")
    for client, order in ((early, (lie, true)), (late, (true, lie))):
        for text in order:
            with suppress(SealedError):
                client.receive(text)
    assert early.blame == late.blame == Blame(0, parse(lie).number, "secret")
    assert early.head == late.head


def test_who_knows_of_two_histories_writes_nothing_more_and_gives_both_to_others() -> None:
    at = table("nizam", 3, 1)
    while not any(client.to_decide for client in at.clients):
        at.step(greedy_action)
    liar = next(client for client in at.clients if client.to_decide)
    one, other = (client for client in at.clients if client is not liar)
    first, second = sent(liar, ["resign"]), sent(liar, ["abandon"])
    one.receive(first)
    other.receive(second)
    with pytest.raises(SealedError, match="equivocation"):
        one.receive(second)
    again = one.reopened()
    assert (again.head, again.blame, again.evidence) == (one.head, one.blame, (first, second))
    for text in news_after(again, sure_of(other)):
        with suppress(SealedError):
            other.receive(text)
    assert other.blame == one.blame


def test_a_device_that_went_on_gets_the_end_from_one_that_is_connected() -> None:
    """It has more messages than the one that has ended the game, and is given the end all the same."""
    at = table("nizam", 3, 3)
    while not any(client.to_decide for client in at.clients):
        at.step(greedy_action)
    quitter = next(client for client in at.clients if not client.to_decide)
    others = [client for client in at.clients if client is not quitter]
    end = ended(quitter, "resign")
    for _ in range(3):
        writer = next((each for each in others if each.writer == each.own), None)
        if writer is None:
            break
        text = written(writer, greedy_action, at.chance)
        for client in others:
            if client is not writer:
                client.receive(text)
    for one, far in ((quitter, others[0]), (others[0], others[1])):
        for text in news_after(one, sure_of(far)):
            far.receive(text)
    assert {client.ending.by for client in at.clients} == {(quitter.own, "resign")}
    assert parse(end).number == next(n for n, text in enumerate(others[0].transcript) if text == end)
