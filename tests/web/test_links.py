"""Links as people send them, through the page's engine: what they hold is opened, or it is told what is wrong."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import pytest

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.sealed.bundle import signal, signal_in
from tests.endure import rest_in_endure
from tests.sent import sent
from tests.web.far_friends import Friend
from tests.web.test_friends import at_table, mover
from web.engine.dispatcher import Dispatcher
from web.engine.panels import share_links
from web.engine.record_link import fragment
from web.engine.scene import still_scene
from web.engine.session import Session
from web.engine.setup import read
from web.parts.messages import Messages

BASE = "https://rules.example/play/"
GAMES = [game.id for game in pyengine.games()]


def some_moves(game: str) -> Session:
    fewest = pyengine.game(game).seats[0]
    setup, _ = read(
        f"game={game}&seed=7&names=Сара,O'Neil (b)&seats={','.join(['human'] + ['bot:random'] * max(1, fewest - 1))}"
    )
    session, chance = Session(setup), Prng(1)
    for _ in range(10):
        state = session.timeline.state
        if state.to_act:
            seat = state.to_act[0]
            session.timeline.apply(seat, bot("random").choose(Knowledge(session.timeline.game, state, seat), chance))
    return session


def opened(link: str, **more: Any) -> dict[str, Any]:
    """The answer to an address, as the browser splits it."""
    parts = urlsplit(link)
    query, fragment = parts.query and f"?{parts.query}", parts.fragment and f"#{parts.fragment}"
    command = {"do": "start", "query": query, "fragment": fragment, "langs": ["en"], **more}
    answer: dict[str, Any] = json.loads(Dispatcher().send(json.dumps(command)))
    return answer


@pytest.mark.parametrize("game", rest_in_endure(GAMES))
def test_a_record_link_opens_its_game_whatever_was_done_to_it(game: str) -> None:
    session = some_moves(game)
    whole, _, plain = share_links(still_scene(session, Messages("en")), BASE)
    for link in (
        whole,
        plain,
        whole.replace("/play/", f"/play/?game={game}"),
        whole.replace("/play/", "/play/?Game=X"),
    ):
        for each in sent(link, "record"):
            if "://" not in each[:9] or "/%23" in each:
                continue  # what people paste is below; a path that ends so is mended by the page for unknown addresses
            answer = opened(each)
            assert "save" in answer, each
            assert Record.parse(answer["save"]["text"]).steps == session.timeline.record.steps, each
            assert answer["url"].startswith(f"game={game}"), each


@pytest.mark.parametrize("game", rest_in_endure(GAMES))
def test_a_link_that_is_pasted_with_its_message_opens_its_game(game: str) -> None:
    session = some_moves(game)
    for link in share_links(still_scene(session, Messages("en")), BASE)[::2]:
        on = Dispatcher()
        on.send(json.dumps({"do": "start", "query": "", "fragment": "#record=n."}))
        for each in sent(link, "record"):
            answer = json.loads(on.send(json.dumps({"do": "load", "text": each})))
            assert Record.parse(answer["save"]["text"]).steps == session.timeline.record.steps, each


def test_a_cut_link_deals_no_other_game_and_asks_for_all_of_it() -> None:
    whole, _, _ = share_links(still_scene(some_moves("uno"), Messages("en")), BASE)
    length = len(whole.split(".")[-1])
    for cut in [whole[:-at] for at in range(1, len(whole) - len(BASE) - 1, 7)]:
        answer = opened(cut)
        assert "save" not in answer, cut
        assert "url" not in answer, cut
        assert "Its end is missing" in answer["html"]
        assert 'id="pasted"' in answer["html"]
    assert f"{length - 9} of {length} characters" in opened(whole[:-9] + ".")["say"]
    assert "changed on the way" in opened(whole.swapcase())["say"]


def test_the_game_that_was_running_stays_and_so_does_the_address() -> None:
    session = some_moves("uno")
    text = session.timeline.record.format()
    address = f"{BASE}?{session.setup.key}"
    answer = opened(f"{address}{fragment(text)[:-5]}", saves={session.setup.key: text})
    assert answer["save"]["text"] == text
    assert answer["stays"] is True
    assert 'id="pasted"' in answer["html"]
    assert "stays" not in opened(address, saves={session.setup.key: text})


def test_what_is_pasted_and_is_no_link_is_told() -> None:
    on = Dispatcher()
    on.send(json.dumps({"do": "start", "query": "", "fragment": "#record="}))
    answer = json.loads(on.send(json.dumps({"do": "load", "text": "https://rules.example/play/?game=uno"})))
    assert "no link to a game" in answer["say"]
    assert 'id="pasted"' in answer["html"]


def test_parts_of_a_link_are_counted() -> None:
    assert "2 of 5 parts of this link are here" in opened(f"{BASE}#part=2.5")["say"]


def moved() -> tuple[Friend, Friend]:
    """Two friends at a table: one has moved, and the other has not heard of it."""
    own, other = mover(at_table())
    while own.to_decide():
        own.act()
    return own, other


# Friends --------------------------------------------------------------------------------------------------------------


def test_a_link_of_a_table_is_taken_whatever_was_done_to_it() -> None:
    own, other = moved()
    link = f"https://rules.example/friends/{own.out()}"
    count = len(other.controller.table.client.transcript)  # type: ignore[union-attr]
    for each in sent(link, "sealed"):
        copy = Friend("Copy")
        copy.kept = dict(other.kept)
        copy.open(other.fragment)
        copy.receive(each)
        assert len(copy.controller.table.client.transcript) > count, each  # type: ignore[union-attr]


def test_an_invitation_is_read_whatever_was_done_to_it() -> None:
    ann = Friend("Ann")
    ann.open(query="?game=uno&seats=human,friend")
    for each in sent(f"https://rules.example/friends/{ann.out()}", "sealed"):
        bo = Friend("Bo")
        if "://" in each[:9] and "%23" not in each:
            assert "Ann" in bo.open(f"#{urlsplit(each).fragment}")["html"], each


def test_a_cut_link_of_a_table_leaves_the_table_that_is_here() -> None:
    own, other = moved()
    other.start()
    answer = other.open(own.out()[:-20])
    assert "characters are here" in answer["say"]
    assert other.controller.table is not None
    assert "fragment" not in answer, "the address stays"
    new = Friend("Di").open(own.out()[:40])
    assert "Its end is missing" in new["html"]
    assert 'id="pasted"' in new["html"]


@pytest.mark.parametrize("kind", ["offer", "answer"])
def test_a_signal_is_read_whatever_was_done_to_its_link(kind: str) -> None:
    text, old = (
        ("Ag" if kind == "offer" else "Aw") + "aB3_" * 40 + "aA",
        f"https://x.example/friends/#live={'A' * 22}.{kind}.{'aB3x' * 60}",
    )
    link = f"https://x.example/friends/#live={signal('A' * 22, text)}"
    for each in sent(link, "live"):
        assert signal_in(each) == (kind, text), each
    for end in (".", ")", "&utm_source=x", "\u200b", "»"):
        assert signal_in(old + end) == (kind, "aB3x" * 60)


def test_a_long_link_says_where_it_fits_before_it_is_copied() -> None:
    ann = at_table("?game=uno&seats=human,friend,friend,friend", "Ann Eve Ida Kay")[0]
    assert ann.controller.table is not None
    ann.send(do="send-again")
    link = ann.controller.sharing.link(ann.controller.table.bundle())
    assert ('id="post-over"' in ann.answer["html"]) == (len(link) > 2000)
