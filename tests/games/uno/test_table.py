"""The HTML of the table of UNO: every legal action in reach, no hidden information, words for every event."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from typing import Any
from urllib.parse import quote

import pytest

import pyengine
from pyengine.core.events import Event, GameOver, Reshuffled, TurnBegan
from pyengine.core.outcome import Outcome
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.state import State
from pyengine.games.uno import events
from tests.web.play_table import PlayTable
from web.engine.session import Session
from web.engine.setup import read
from web.games.uno import TABLE
from web.parts.messages import LANGS, Messages
from web.parts.scene import Scene

UNO = pyengine.game("uno")
NAMES = ("You", "Ann", "Tim", "Sara", "Bob", "Eve", "Max", "Zoe", "Ian", "Una")
PAIR = "players 3 | hand 1 b7 wild | hand 2 r1 r2 | hand 3 g1 g2 g3 | discard b2"


def scene(state: State, viewer: int | None = 0, lang: str = "en", **more: Any) -> Scene:
    """The scene of one person among bots, unless `seats` tells otherwise."""
    view = state.view(viewer)
    count = len(view["players"])
    legal = () if viewer is None else tuple(UNO.format(action) for action in state.legal(viewer))
    given = {"seats": ("human",) + ("bot:greedy",) * (count - 1), "awaited": state.awaited, "chosen": None} | more
    return Scene(view=view, legal=legal, names=NAMES[:count], t=Messages(lang), **given)


def at(position: str, *actions: str) -> State:
    state = UNO.position(position)
    for action in actions:
        state.apply(state.awaited[-1], UNO.parse(action))
    return state


def values(html: str, name: str) -> set[str]:
    return {unescape(value) for value in re.findall(rf'data-{name}="([^"]*)"', html)}


def reachable(found: Scene) -> set[str]:
    """The actions on the table: at once, and after choosing each source."""
    html = TABLE.draw(found)
    actions = values(html, "action")
    for source in values(html, "source"):
        actions |= values(TABLE.draw(replace(found, chosen=source)), "action")
    return actions


POSITIONS = (
    PAIR,
    "players 2 | hand 1 b2 bskip wild wild wild+2 r7 g5 | hand 2 g1 g2 g3 | discard b7",
    "hand 1 wild+2 b2 | hand 2 r1 r2 r3 | discard b7",
    "bluff off | hand 1 wild+2 b2 y3 | hand 2 r1 r2 r3 | discard b7",
    "phase drawn | drawn b2 | hand 1 b2 g5 | hand 2 r9 r8 | discard b7",
    "phase drawn | drawn wild | hand 1 wild g5 | hand 2 r9 r8 | discard b7",
    "players 3 | dealer 3 | phase colour | hand 1 r5 b5 y3 | hand 2 r1 | hand 3 g1 | discard wild",
    "players 3 | phase challenge | colour green | was blue | discard b7 wild+2 | hand 1 r1 | hand 2 y4 | hand 3 b2 y3",
    "players 3 | seat 3 | hand 1 b5 y3 | hand 2 r1 | hand 3 r5 b2 | open 2 | discard b7",
    "players 3 | seat 1 | hand 1 b5 y3 | hand 2 r1 | hand 3 r5 b2 | open 2 | discard b7",
)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_legal_action_can_be_reached(position: str) -> None:
    found = scene(UNO.position(position))
    assert found.legal
    assert reachable(found) == set(found.legal)


@pytest.mark.parametrize("players", range(2, 11))
def test_whole_games_can_be_played_from_the_table(players: int) -> None:
    state, chance = UNO.deal(players, players, target="100"), Prng(players)
    for _ in range(60):
        if state.outcome:
            break
        seat = state.to_act[0]
        found = scene(state, seat)
        assert reachable(found) == set(found.legal)
        texts = sorted(found.legal)
        state.apply(seat, UNO.parse(texts[chance.below(len(texts))]))


def test_a_coloured_card_goes_to_the_discard_with_or_without_the_call() -> None:
    html = TABLE.draw(scene(UNO.position(PAIR), chosen="b7"))
    assert {"b7>discard", "b7>discard!"} <= values(html, "action")
    assert values(html, "target") == {"discard", "discard!"}
    three = "players 3 | hand 1 b7 wild y3 | hand 2 r1 r2 | hand 3 g1 g2 g3 | discard b2"
    assert values(TABLE.draw(scene(UNO.position(three), chosen="b7")), "target") == {"discard"}


def test_a_wild_shows_the_colours() -> None:
    html = TABLE.draw(scene(UNO.position(PAIR), chosen="wild"))
    colours = {"blue", "green", "red", "yellow"}
    assert values(html, "target") == colours | {f"{colour}!" for colour in colours}
    assert "Red, and call" in html


def test_two_alike_are_one_source() -> None:
    html = TABLE.draw(scene(UNO.position("hand 1 wild wild b2 | hand 2 r1 r2 | discard b7")))
    assert html.count('data-source="wild"') == 1
    assert "Wild, 2 of them" in html


def test_the_card_drawn_is_picked_up() -> None:
    state = UNO.position("phase drawn | drawn b2 | hand 1 b2 g5 | hand 2 r9 r8 | discard b7")
    html = TABLE.draw(scene(state))
    assert {"b2>discard", "b2>discard!", "keep"} <= values(html, "action")
    assert "blue 2" not in TABLE.draw(scene(state, 1))


def test_the_catch_looks_the_same_whether_the_call_was_forgotten_or_not() -> None:
    start = "players 3 | hand 1 b5 y3 | hand 2 r1 b2 r3 | hand 3 g1 g2 g3 | discard b7"
    pages = []
    for action in ("b5>discard", "b5>discard!"):
        html = TABLE.draw(scene(at(start, action), 2))
        pages.append(re.sub(r"data-(action|try)", "data-x", html))
    assert pages[0] == pages[1]
    assert {"catch>1", "let"} <= values(pages[0], "x")


def test_others_at_the_device_may_catch() -> None:
    state = at("players 3 | hand 1 b5 y3 | hand 2 r1 b2 r3 | hand 3 g1 g2 g3 | discard b7", "b5>discard")
    people = ("human",) * 3
    html = TABLE.draw(scene(state, 1, seats=people, callers=((2, "catch>1"), (2, "let"))))
    assert re.search(r'data-action="catch&gt;1" data-seat="2"', html)
    assert re.search(r'data-action="let" data-seat="2"', html)
    assert 'data-seat="0"' not in html, "nobody catches themselves"
    called = at("players 3 | hand 1 b5 y3 | hand 2 r1 b2 r3 | hand 3 g1 g2 g3 | discard b7", "b5>discard!")
    html = TABLE.draw(scene(called, 1, seats=people))
    assert re.search(r'data-try="catch&gt;1" data-seat="2"', html)


def test_a_catch_from_across_the_device_is_carried_out() -> None:
    deal = "players 3 | hand 1 b5 y3 | hand 2 r1 b2 r3 | hand 3 g1 g2 g3 | discard b7"
    record = f"record 1\ngame uno\nplayers 3\ndeal {deal}\n1: b5>discard\n"
    engine = PlayTable()
    engine.send(
        json.dumps({"do": "start", "query": "?game=uno", "fragment": "#record=" + quote(record), "langs": ["en"]})
    )
    html = json.loads(engine.send(json.dumps({"do": "reveal"})))["html"]
    assert re.search(r'data-action="catch&gt;1" data-seat="2"', html)
    answer = json.loads(engine.send(json.dumps({"action": "catch>1", "seat": "2"})))
    assert answer["say"].startswith("Player 3 caught Player 1: the call was forgotten.")
    assert "had to draw 2 cards, UNO-17." in answer["say"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nothing_hidden_is_in_the_page(viewer: int | None) -> None:
    state = UNO.deal(4, 11)
    shown = TABLE.draw(scene(state, viewer))
    for seed in range(5):
        other = state.determinize(viewer or 0, Prng(seed))
        if viewer is None:
            assert TABLE.draw(scene(other.determinize(1, Prng(seed)), None)) == shown
        else:
            assert TABLE.draw(scene(other, viewer)) == shown


def test_a_hand_shown_is_seen_by_the_challenger_alone() -> None:
    start = "players 3 | hand 1 wild+2 b2 y3 | hand 2 r1 r2 g9 | hand 3 g1 g2 g3 | discard b7"
    state = at(start, "wild+2>green", "challenge")
    assert "Seen in the hand of You: blue 2, yellow 3" in TABLE.draw(scene(state, 1))
    for viewer in (2, None):
        assert "blue 2" not in TABLE.draw(scene(state, viewer))


@pytest.mark.parametrize("lang", LANGS)
def test_a_refusal_can_be_tried(lang: str) -> None:
    engine = PlayTable()
    query = f"?game=uno&seed=3&seats=human,bot:greedy,bot:greedy&lang={lang}&pace=instant"
    answer = json.loads(engine.send(json.dumps({"do": "start", "query": query, "langs": [lang]})))
    while answer["wait"] is not None:
        answer = json.loads(engine.send(json.dumps({"do": "tick"})))
    assert engine.session
    hand = engine.session.view()["players"][0]["hand"]
    wrong = next(
        card for card in hand if not card.startswith("wild") and f"{card}>discard" not in engine.session.legal()
    )
    engine.send(json.dumps({"source": wrong}))
    answer = json.loads(engine.send(json.dumps({"target": "discard"})))
    assert re.match(r"UNO-(5|9|10|11)\. ", answer["say"])
    answer = json.loads(engine.send(json.dumps({"try": "keep"})))
    assert answer["say"].startswith("UNO-7. ")


def test_there_is_time_to_catch_however_fast_the_bots_are() -> None:
    start = "players 3 | seat 2 | hand 1 b1 b2 b4 | hand 2 r7 g1 | hand 3 y1 y2 y3 | discard r3"
    setup, _ = read("game=uno&seats=human,human,bot:greedy&names=A,B&pace=instant")
    session = Session(setup, Record("uno", 3, start, seats=setup.seats))
    session.reveal()
    session.attempt("r7>discard")
    assert (0, "catch>2") in session.callers()
    session.run()
    assert 0 < (session.wait or 0) <= 1500
    assert len(session.timeline.moments) == 1


EVENTS: tuple[Event, ...] = (
    events.Laid(0, "b7", "blue", False),
    events.Laid(1, "wild+2", "red", True),
    events.Drew(0, ("b2",), "UNO-6"),
    events.Drew(1, ("b2", "b3"), "UNO-17"),
    events.Drew(1, (), "UNO-6"),
    Reshuffled(30),
    events.Kept(1),
    events.Skipped(0, "UNO-9"),
    events.Reversed("right"),
    events.Named(1, "green"),
    events.Challenged(0, 1, True, ("b7", "wild")),
    events.Challenged(2, 1, False, ("y9",)),
    events.Caught(1, 0),
    events.Caught(0, 1),
    events.RoundEnded(2, 0, ((), ("b7", "rskip"), ("wild",)), (0, 27, 50), (77, 0, 120)),
    events.Dealt(3, 1, "grev"),
    TurnBegan(0),
    GameOver(Outcome("UNO-20", ((0,), (1, 2)), (250, 10, 10))),
    GameOver(Outcome("UNO-21", ((1, 2), (0,)), (250, 10, 10))),
)


def said(event: Event, lang: str, viewer: int | None) -> str:
    t = Messages(lang)
    return TABLE.say(event.seen_by(viewer).to_json(), t, (t("you"), "Ann", "Tim"), viewer)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_is_told(event: Event, lang: str) -> None:
    line = said(event, lang, 0)
    assert line.endswith((".", "!", "!”", "!»"))
    assert "?" not in line
    assert "  " not in line
    if not isinstance(event, TurnBegan):
        assert said(event, lang, None)


def test_every_event_there_is_has_been_tried() -> None:
    kinds = {thing for thing in vars(events).values() if isinstance(thing, type) and issubclass(thing, Event)}
    assert kinds - {Event} == {type(event) for event in EVENTS if type(event).__module__ == events.__name__} | {
        events.LetPass
    }
    assert said(events.LetPass(0, 1), "en", 0) == "", "it would point out who may be caught"


def test_what_is_told_keeps_what_is_hidden() -> None:
    assert said(events.Drew(0, ("b2",), "UNO-6"), "en", 0) == "You: drew 1 card (blue 2)."
    assert said(events.Drew(1, ("b2", "b3"), "UNO-17"), "en", 0) == "Ann: had to draw 2 cards, UNO-17."
    shown = events.Challenged(1, 2, True, ("b7",))
    assert said(shown, "en", 1) == "Ann: challenge! Tim did bluff. The hand shown: blue 7."
    assert said(shown, "en", 0) == "Ann: challenge! Tim did bluff."


def test_the_end_of_a_round_is_told_with_its_points() -> None:
    ended = events.RoundEnded(2, 0, ((), ("b7", "rskip"), ("wild",)), (0, 27, 50), (77, 0, 120))
    assert said(ended, "en", 0) == (
        "Round 2 is over: you have no card left. Points in the hands: Ann 27 (blue 7, red Skip); Tim 50 (Wild). "
        "Scores: You 77, Ann 0, Tim 120."
    )
    assert "без карт лишився гравець Ann" in said(replace(ended, seat=1), "uk", 0)


def moves(html: str) -> list[str]:
    return re.findall(r'data-move="([^"]*)"', html)


def test_names_of_what_moves_are_there_once_and_on_both_sides() -> None:
    state, chance = UNO.deal(3, 5), Prng(5)
    travelled = 0
    for _ in range(80):
        seat = state.to_act[0]
        before = TABLE.draw(scene(state, 0))
        stage = state.view(None)["round"]
        legal = state.legal(seat)
        happened = tuple(event.seen_by(0).to_json() for event in state.apply(seat, legal[chance.below(len(legal))]))
        after = TABLE.draw(scene(state, 0, events=happened))
        for html in (before, after):
            assert len(moves(html)) == len(set(moves(html)))
            assert all(re.fullmatch(r"[a-z][a-z0-9-]*", name) for name in moves(html))
        if state.outcome or state.view(None)["round"] != stage:
            break
        for event in happened:
            names = TABLE.moved(event)
            wanted = {names} if isinstance(names, str) else set(names or ())
            assert not wanted or wanted & set(moves(before)) & set(moves(after))
            travelled += bool(wanted)
    assert travelled > 10


def test_the_text_view_tells_the_table() -> None:
    lines = TABLE.text_view(scene(UNO.position(PAIR)))
    assert "Discard pile, on top: blue 2" in lines
    assert "Ann: 2 cards, 0 points" in lines
    assert "Your hand, 2 cards: blue 7, Wild." in lines


def test_before_the_deal_there_is_nothing_to_see() -> None:
    pages = set()
    for seed in (4, 11, 30, 49):
        view = UNO.deal(2, seed).view(None) | {"to_act": []}
        pages.add(TABLE.draw(Scene(view, (), None, NAMES[:2], ("human",) * 2, Messages("en"))))
    assert len(pages) == 1
