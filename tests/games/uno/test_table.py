"""The HTML of the table of UNO: every legal action in reach, no hidden information, what moves."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from urllib.parse import quote

import pytest

from pyengine.core.prng import Prng
from pyengine.core.record import Record
from tests.endure import rest_in_endure
from tests.games.uno.scenes import NAMES, THREE, UNO, at, scene
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from web.engine.session import Session
from web.engine.setup import read
from web.games.uno.table import TABLE
from web.parts.drawing import draw
from web.parts.messages import Messages
from web.parts.table import Scene

PAIR = "players 3 | hand 1 b7 wild | hand 2 r1 r2 | hand 3 g1 g2 g3 | discard b2"


def values(html: str, name: str) -> set[str]:
    return {unescape(value) for value in re.findall(rf'data-{name}="([^"]*)"', html)}


def reachable(found: Scene) -> set[str]:
    """The actions on the table: at once, and after choosing each source, the call also with another one."""
    html = draw(found)
    actions = values(html, "action")
    for source in values(html, "source"):
        chosen = replace(found, chosen=TABLE.clicks.gather(found.chosen, source))
        once = draw(chosen)
        actions |= values(once, "action")
        for more in values(once, "source") - {source} if source == "!" else ():
            actions |= values(draw(replace(found, chosen=TABLE.clicks.gather(chosen.chosen, more))), "action")
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


@pytest.mark.parametrize("players", rest_in_endure([2, 10, *range(3, 10)], 2))
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


def control(html: str, ident: str) -> str:
    """The tag of a control."""
    found = re.search(rf'<button id="{ident}"[^>]*>', html)
    assert found, ident
    return found[0]


def test_one_click_lays_a_card_that_has_one_way() -> None:
    html = draw(scene(UNO.position(THREE)))
    assert 'data-action="b7&gt;discard"' in control(html, "hand-b7")
    assert "data-action" not in control(html, "hand-wild"), "a Wild has four ways"


def test_a_card_that_does_not_fit_is_dimmed_and_says_why() -> None:
    card = control(draw(scene(UNO.position(THREE))), "hand-y3")
    assert 'class="held idle"' in card
    assert 'data-try="y3&gt;discard"' in card
    assert 'data-tip="A yellow 3 does not go on a blue 2. Lay a blue card or a 2, or draw."' in card


def test_out_of_turn_every_card_says_whose_turn_it_is() -> None:
    html = draw(scene(UNO.position(THREE), 1))
    assert 'data-tip="It is not your turn yet: You is to play."' in control(html, "hand-r1")
    assert 'class="held rests"' in control(html, "hand-r1")


def test_with_two_cards_left_the_call_comes_first_or_with_the_card() -> None:
    state = UNO.position(PAIR)
    html = draw(scene(state))
    assert 'data-source="!"' in control(html, "call-uno")
    assert 'aria-pressed="false"' in control(html, "call-uno")
    assert "data-action" not in control(html, "hand-b7")
    assert "Two cards left: lay one and call UNO!" in html
    called = draw(scene(state, chosen="!"))
    assert 'aria-pressed="true"' in control(called, "call-uno")
    assert 'data-action="b7&gt;discard!"' in control(called, "hand-b7")
    chosen = draw(scene(state, chosen="b7"))
    assert 'data-action="b7&gt;discard!"' in control(chosen, "call-uno")
    assert 'data-action="b7&gt;discard"' in control(chosen, "pile-discard")
    assert "call-uno" not in draw(scene(UNO.position(THREE), chosen="b7"))


def test_where_nothing_fits_there_is_nothing_to_call() -> None:
    html = draw(scene(UNO.position("hand 1 r5 r7 | hand 2 b1 b2 | discard g3")))
    assert "call-uno" not in html
    assert "Nothing in your hand fits: draw a card." in html
    only_wild = draw(scene(UNO.position("hand 1 g1 y3 wild | hand 2 g5 g4 g6 | discard b2")))
    assert "Only a Wild of yours fits: lay it and name the colour, or draw." in only_wild
    both = draw(scene(UNO.position("hand 1 g1 b3 wild | hand 2 g5 g4 g6 | discard b2")))
    assert "Lay a blue card or a 2, or draw." in both


@pytest.mark.parametrize("card", ["b7", "wild"])
def test_the_call_stays_whichever_card_is_chosen_with_it(card: str) -> None:
    assert TABLE.clicks.gather(None, "!") == "!"
    assert TABLE.clicks.gather("!", "!") is None
    assert TABLE.clicks.gather("!", card) == f"{card}!"
    assert TABLE.clicks.gather(f"{card}!", card) == "!"
    assert TABLE.clicks.gather(f"{card}!", "!") == card
    assert TABLE.clicks.gather(card, card) is None
    assert TABLE.clicks.action(f"{card}!", "red") == f"{card}>red!"
    assert TABLE.clicks.action(f"{card}!", "red!") == f"{card}>red!"


def test_a_wild_shows_the_colours_always_in_the_same_order() -> None:
    for chosen, call in (("wild", ""), ("wild!", "!")):
        html = draw(scene(UNO.position(PAIR), chosen=chosen))
        order = re.findall(r'id="name-([a-z]+)"[^>]*data-action="wild&gt;([a-z]+!?)"', html)
        assert order == [(colour, colour + call) for colour in ("blue", "green", "red", "yellow")]
        assert "uno-extra" in html
        assert ("Red, and call" in html) == bool(call)


def test_drawing_and_keeping_have_their_places_at_all_times() -> None:
    start = "players 3 | hand 1 b7 wild y3 | hand 2 r1 r2 | hand 3 g1 g2 g3 | discard b2 | deck b9 b8"
    for state in (at(start), at(start, "draw"), at(start, "b7>discard")):
        html = draw(scene(state))
        assert html.index("uno-extra") < html.index('id="do-keep"') < html.index('id="do-draw"')
        legal = {UNO.format(action) for action in state.legal(0)}
        for action in ("draw", "keep"):
            tag = control(html, f"do-{action}")
            assert ("aria-disabled" in tag) == (action not in legal)
            assert ("data-tip" in tag) == (action not in legal)


def test_a_challenge_is_explained_where_it_is_answered() -> None:
    start = "players 2 | phase challenge | colour green | was blue | discard b7 wild+2 | hand 1 r1 | hand 2 y4 b2"
    html = draw(scene(UNO.position(start)))
    assert "Ann laid a Wild Draw Two: a bluff, if there was a blue card in that hand." in html
    assert {"challenge", "accept"} <= values(html, "action")


def test_a_last_card_is_pointed_out_at_the_seat_and_in_the_prompt() -> None:
    html = draw(scene(UNO.position("players 3 | hand 1 b7 y3 y4 | hand 2 r1 | hand 3 g1 g2 | discard b2")))
    assert "Ann has one card left!" in html
    assert html.count('count warning"') == 1
    assert 'id="catch-2"' in html


@pytest.mark.parametrize("lang", LANGS)
def test_a_catch_says_what_it_costs_before_it_is_pressed(lang: str) -> None:
    state = UNO.position("players 3 | hand 1 b7 y3 y4 | hand 2 r1 | hand 3 g1 g2 | discard b2")
    catch = control(draw(scene(state, lang=lang)), "catch-2")
    said = {
        "en": ("Ann draws two", "a wrong catch costs you nothing"),
        "de": ("Ann zieht zwei", "Ein falscher Verdacht kostet dich nichts"),
        "uk": ("Ann добирає дві карти", "нічим не платите"),
        "ru": ("Ann берёт две карты", "ничем не платите"),
    }
    assert all(words in catch for words in said[lang])


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("direction", ["left", "right"])
def test_the_order_of_turns_is_told_and_marked_at_the_next_seat(players: int, direction: str) -> None:
    hands = " | ".join(f"hand {seat} b{seat - 1} g{seat - 1}" for seat in range(1, players + 1))
    state = UNO.position(f"players {players} | direction {direction} | seat 2 | {hands} | discard r2")
    found = scene(state)
    step = 1 if direction == "left" else -1
    names = [NAMES[(1 + step * at) % players] for at in range(players if players < 5 else 3)]
    assert names[1] == NAMES[state.view(None)["next"]]
    html = draw(found)
    assert f"Order of turns: {', '.join(names)}." in html
    assert ("Clockwise:" in html, "Counter-clockwise:" in html) == (direction == "left", direction == "right")
    marked = re.findall(r'<bdi>([^<]*)</bdi></span>(?:<span class="deals".*?</span>)?<span class="follows"', html)
    assert marked == ([] if state.view(None)["next"] == 0 else [names[1]])
    assert f"Order of turns: {', '.join(names)}." in TABLE.text_view(found)


def test_two_alike_are_one_source() -> None:
    html = draw(scene(UNO.position("hand 1 wild wild b2 | hand 2 r1 r2 | discard b7")))
    assert html.count('data-source="wild"') == 1
    assert "Wild, 2 of them" in html


def test_the_card_drawn_is_picked_up() -> None:
    state = UNO.position("phase drawn | drawn b2 | hand 1 b2 g5 | hand 2 r9 r8 | discard b7")
    html = draw(scene(state))
    assert {"b2>discard", "b2>discard!", "keep"} <= values(html, "action")
    one_way = UNO.position("phase drawn | drawn b2 | hand 1 b2 g5 y3 | hand 2 r9 r8 | discard b7")
    assert 'data-action="b2&gt;discard"' in control(draw(scene(one_way)), "hand-b2")
    assert "blue 2" not in draw(scene(state, 1))


def test_the_catch_looks_the_same_whether_the_call_was_forgotten_or_not() -> None:
    start = "players 3 | hand 1 b5 y3 | hand 2 r1 b2 r3 | hand 3 g1 g2 g3 | discard b7"
    pages = []
    for action in ("b5>discard", "b5>discard!"):
        html = draw(scene(at(start, action), 2))
        pages.append(re.sub(r"data-(action|try)", "data-x", html))
    assert pages[0] == pages[1]
    assert {"catch>1", "let"} <= values(pages[0], "x")


def test_others_at_the_device_may_catch() -> None:
    state = at("players 3 | hand 1 b5 y3 | hand 2 r1 b2 r3 | hand 3 g1 g2 g3 | discard b7", "b5>discard")
    people = ("human",) * 3
    html = draw(scene(state, 1, seats=people, callers=((2, "catch>1"), (2, "let"))))
    assert re.search(r'data-action="catch&gt;1" data-seat="2"', html)
    assert re.search(r'data-action="let" data-seat="2"', html)
    assert 'data-seat="0"' not in html, "nobody catches themselves"
    called = at("players 3 | hand 1 b5 y3 | hand 2 r1 b2 r3 | hand 3 g1 g2 g3 | discard b7", "b5>discard!")
    html = draw(scene(called, 1, seats=people))
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
    assert answer["say"].startswith("Player 3 catches Player 1, who did not call UNO.")
    assert "The penalty: Player 1 draws 2 cards." in answer["say"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nothing_hidden_is_in_the_page(viewer: int | None) -> None:
    state = UNO.deal(4, 11)
    shown = draw(scene(state, viewer))
    for seed in range(5):
        other = state.determinize(viewer or 0, Prng(seed))
        if viewer is None:
            assert draw(scene(other.determinize(1, Prng(seed)), None)) == shown
        else:
            assert draw(scene(other, viewer)) == shown


def test_a_hand_shown_is_seen_by_the_challenger_alone() -> None:
    start = "players 3 | hand 1 wild+2 b2 y3 | hand 2 r1 r2 g9 | hand 3 g1 g2 g3 | discard b7"
    state = at(start, "wild+2>green", "challenge")
    assert "Seen in the hand of You: blue 2 and yellow 3" in draw(scene(state, 1))
    for viewer in (2, None):
        assert "blue 2" not in draw(scene(state, viewer))


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


def moves(html: str) -> list[str]:
    return re.findall(r'data-move="([^"]*)"', html)


def test_names_of_what_moves_are_there_once_and_on_both_sides() -> None:
    state, chance = UNO.deal(3, 5), Prng(5)
    travelled = 0
    for _ in range(80):
        seat = state.to_act[0]
        before = draw(scene(state, 0))
        stage = state.view(None)["round"]
        legal = state.legal(seat)
        happened = tuple(event.seen_by(0).to_json() for event in state.apply(seat, legal[chance.below(len(legal))]))
        after = draw(scene(state, 0, events=happened))
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
    assert "Your hand, 2 cards: blue 7 and Wild." in lines


def test_before_the_deal_there_is_nothing_to_see() -> None:
    pages = set()
    for seed in (4, 11, 30, 49):
        view = UNO.deal(2, seed).view(None) | {"to_act": []}
        pages.add(draw(Scene(view, (), None, NAMES[:2], ("human",) * 2, Messages("en"), table=TABLE)))
    assert len(pages) == 1
