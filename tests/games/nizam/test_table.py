"""The HTML of the table of Nizam: contents, hidden information, and the names by which gems are animated."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any
from urllib.parse import quote

import pytest

from pyengine.core.prng import Prng
from pyengine.games import game
from pyengine.gems.field import CELLS, END, ENDS
from tests.endure import rest_in_endure
from tests.games.refusing import refusing
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from web.games.nizam.table import TABLE
from web.parts.drawing import draw
from web.parts.gems.ends import RING
from web.parts.gems.moves import moved_by_shift
from web.parts.messages import Messages
from web.parts.table import Scene

NAMES = ("You", "Tim", "Ida", "Max", "Eva")
D1 = "field RRSER TTOTT JJEAJ EEASO DDOSA | hand 1 R T T J"


def send(engine: PlayTable, **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(engine.send(json.dumps(command)))
    return answer


def table(deal: str, players: int = 2, lang: str = "en") -> tuple[PlayTable, dict[str, Any]]:
    """A table of people that starts from a position; the first seat's hand is shown."""
    record = f"record 1\ngame nizam\nplayers {players}\ndeal {deal}\n"
    engine = PlayTable()
    send(engine, do="start", query=f"?game=nizam&lang={lang}", langs=[lang], fragment="#record=" + quote(record))
    return engine, send(engine, do="reveal")


def scene(state: Any, seat: int | None = 0, chosen: str | None = None, **more: Any) -> Scene:
    legal = () if seat is None else tuple(game("nizam").format(action) for action in state.legal(seat))
    names = NAMES[: state.players]
    return Scene(
        state.view(seat),
        legal,
        chosen,
        names,
        ("human",) * len(names),
        Messages(more.pop("lang", "en")),
        table=TABLE,
        breach=refusing(game("nizam"), state, seat),
        **more,
    )


def actions(html: str) -> set[str]:
    return {unescape(text) for text in re.findall(r'data-action="([^"]+)"', html)}


def buttons(html: str) -> dict[str, str]:
    """The spoken name of each end."""
    found = re.findall(r'<button id="end-([a-z0-9-]+)"[^>]*><span class="unseen">([^<]*)</span>', html)
    return {name: unescape(words) for name, words in found}


def test_all_ends_have_names_and_targets() -> None:
    html = draw(scene(game("nizam").position(D1)))
    assert set(re.findall(r'data-target="([^"]+)"', html)) == set(ENDS) == set(RING)
    assert buttons(html)["row1-right"] == "Row 1, right end: ruby. A shift costs one card of this kind."
    assert buttons(html)["row2-right"] == "Row 2, right end: topaz. A shift costs one card of this kind."
    assert buttons(html)["col1-bottom"] == "Column 1, bottom end: diamond. A shift costs any three cards."


def test_gathering_three_and_putting_one_back() -> None:
    chosen = None
    for source in ("T.1", "R.1", "S.1"):
        chosen = TABLE.clicks.gather(chosen, source)
    assert chosen == "T.1+R.1+S.1"
    assert TABLE.clicks.action(chosen, "col2-top") == "RST>col2-top"
    assert TABLE.clicks.gather(chosen, "R.1") == "T.1+S.1"
    assert TABLE.clicks.gather(chosen, "J.1") == "R.1+S.1+J.1"
    assert TABLE.clicks.gather("R.1", "R.1") is None


@pytest.mark.parametrize("hand", rest_in_endure(["R T T J", "S S S", "A D", "R R S T O J"], 3))
def test_every_legal_action_can_be_reached(hand: str) -> None:
    state = game("nizam").position(f"{D1.partition(' |')[0]} | hand 1 {hand}")
    legal = set(scene(state).legal)
    reached = actions(draw(scene(state)))
    sources = re.findall(r'data-source="([^"]+)"', draw(scene(state)))
    gathered = {TABLE.clicks.gather(None, source) for source in sources}
    for _ in range(2):
        gathered |= {TABLE.clicks.gather(chosen, source) for chosen in gathered for source in sources}
    for chosen in gathered:
        shown = actions(draw(scene(state, chosen=chosen)))
        assert shown <= legal
        reached |= shown
    assert reached == legal


def test_the_way_of_a_turn() -> None:
    engine, first = table(D1)
    assert "draw" in actions(first["html"])
    assert 'data-try="activate"' in first["html"]
    answer = send(engine, source="R.1")
    assert actions(answer["html"]) & {"R>row1-right", "R>row1-left"}
    assert "Activation after this shift would bring 3 points: Row 1: ruby × 3." in buttons(answer["html"])["row1-right"]
    answer = send(engine, target="row1-right", action="R>row1-right")
    assert answer["say"] == "Player 1 shifts row 1 to the right, for ruby."
    assert "Activation now: 3 points" in answer["html"]
    for source, end in (("T.1", "row2-right"), ("T.1", "row2-right"), ("J.1", "row3-right")):
        send(engine, source=source)
        answer = send(engine, target=end)
    assert "Activation now: 13 points" in answer["html"]
    assert answer["html"].count('class="band counts') == 3
    answer = send(engine, action="activate")
    assert "13 points (Row 1: ruby × 3; Row 2: topaz × 4; Row 3: jade × 3)." in answer["say"]


def test_a_refusal_names_the_rule() -> None:
    engine, _ = table(D1)
    send(engine, source="R.1")
    answer = send(engine, target="row2-right")
    case = "Ruby does not pay there, because topaz lies at that end. You hold one: pay with it."
    assert answer["say"] == f"{case} (NIZ-6)"
    assert case in answer["html"]
    told = send(engine, **{"try": "activate"})["say"]
    assert told == "Nothing was shifted yet: shift a line first, then activate. (NIZ-7)"


def test_nothing_hidden_is_in_the_page() -> None:
    engine = PlayTable()
    send(engine, do="start", query="?game=nizam&seats=human,bot:greedy,bot:1&seed=5&lang=en&pace=instant", langs=["en"])
    assert engine.session is not None
    timeline = engine.session.timeline
    shown = send(engine, do="escape")["html"]
    for seed in range(5):
        timeline.state = timeline.state.determinize(0, Prng(seed))
        assert send(engine, do="escape")["html"] == shown


def test_a_spectator_and_a_curtain_show_no_hand() -> None:
    state = game("nizam").position(D1)
    html = draw(scene(state, None))
    assert "data-source" not in html
    assert actions(html) == set()


def test_untouched_runs_are_told_apart() -> None:
    state = game("nizam").position("field RRRSE TTDDO JJESA EEAAT DDOOJ | hand 1 T")
    html = draw(scene(state))
    assert 'class="band rests across line1 from1 len3"' in html
    assert "band counts" not in html


def places(html: str) -> dict[str, int]:
    """Where each named card of the field is."""
    found: dict[str, int] = {}
    for place, inside in re.findall(r'<li id="place-(\d+)"(.*?)</li>', html):
        for name in re.findall(r'data-move="([^"]+)"', inside):
            assert name not in found, "a name is there once"
            found[name] = int(place)
    return found


@pytest.mark.parametrize("ends", [("row1-right", "row1-right"), ("row1-left", "col1-top"), ("col3-bottom",) * 4])
def test_exactly_the_cards_of_the_line_travel(ends: tuple[str, ...]) -> None:
    rules = game("nizam")
    state = rules.position("field RRRRR RRRRR RRSSS SSSSS SSSTT | hand 1 T T T T T T D D D D D D O O O O O O")
    before = places(draw(scene(state)))
    for end in ends:
        action = next(text for text in scene(state).legal if text.endswith(f">{end}"))
        events = tuple(event.to_json() for event in state.apply(0, rules.parse(action)))
        after = places(draw(scene(state, events=events)))
        moved = moved_by_shift(events[0])
        journeys = {before[name]: after[name] for name in before.keys() & after.keys() & set(moved)}
        cells = CELLS[END[end] >> 1]
        ordered = cells[::-1] if END[end] & 1 else cells
        assert journeys == {cell: ordered[at - 1] for at, cell in enumerate(ordered)}
        before = after


def names(html: str) -> list[str]:
    return re.findall(r'data-move="([^"]+)"', html)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_names_are_there_once_and_cards_travel_between_hands_and_piles(viewer: int | None) -> None:
    rules = game("nizam")
    state, chance = rules.deal(3, seed=4), Prng(9)
    before = names(draw(scene(state, viewer)))
    seen = set()
    for _ in range(60):
        (seat,) = state.to_act
        legal = state.legal(seat)
        action = legal[chance.below(len(legal))]
        events = tuple(event.seen_by(viewer).to_json() for event in state.apply(seat, action))
        after = names(draw(scene(state, viewer, events=events, news=events)))
        assert len(after) == len(set(after))
        for event in events:
            moved = set(TABLE.moved(event) or ())
            travelling = moved & set(before) & set(after)
            if event["type"] == "shifted":
                assert len([name for name in travelling if name.startswith("pays")]) == len(event["payment"])
            if event["type"] == "drew":
                assert len(travelling) == 3
            seen.add(event["type"])
        before = after
        if state.outcome:
            break
    assert {"shifted", "drew", "activated", "turn"} <= seen


def test_what_scores_travels_to_the_discard() -> None:
    state = game("nizam").position("field RRSER TTDDO JJESA EEAAT DDOOJ | hand 1 R | shifts 0")
    state.apply(0, game("nizam").parse("R>row1-right"))
    before = places(draw(scene(state)))
    events = tuple(event.to_json() for event in state.apply(0, game("nizam").parse("activate")))
    html = draw(scene(state, events=events))
    assert TABLE.moved(events[0]) == ("goes-0", "goes-1", "goes-2")
    assert set(TABLE.moved(events[0]) or ()) <= before.keys() | set(re.findall(r'id="place-\d" [^>]*"(goes-\d)"', html))
    assert [name for name in names(html) if name.startswith("goes")] == ["goes-0", "goes-1", "goes-2"]
    assert html.count(" filled") == 3


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", rest_in_endure([2, 5, 1]))
def test_everything_that_happens_is_said(lang: str, players: int) -> None:
    rules, t = game("nizam"), Messages(lang)
    state, chance = rules.deal(players, seed=3), Prng(2)
    seen = set()
    while not state.outcome:
        (seat,) = state.to_act
        legal = state.legal(seat)
        words = [action for action in legal if rules.format(action) in ("activate", "draw")]
        choices = words if words and chance.below(3) else legal
        for event in state.apply(seat, choices[chance.below(len(choices))]):
            visible = event.seen_by(0).to_json()
            line = TABLE.say(visible, t, NAMES[:players], 0)
            assert line or visible["type"] in ("filled", *TABLE.info.silent)
            assert "{" not in line
            seen.add(visible["type"])
        sentences = TABLE.text_view(scene(state, 0, lang=lang))
        assert len(sentences) > 7
        assert all(sentences)
    draw(scene(state, 0, lang=lang))
    assert {"shifted", "drew", "activated", "ran-out", "turn", "over"} <= seen


def test_what_others_draw_stays_hidden() -> None:
    drew = {"type": "drew", "seat": 1, "cards": ["?", "?", "?"]}
    assert TABLE.say(drew, Messages("en"), NAMES, 0) == "Tim draws 3 cards."
    filled = {"type": "filled", "cells": [0, 1], "gems": ["R", "O"]}
    assert TABLE.say(filled, Messages("en"), NAMES, 0) == "New in the field: ruby, opal."
    passed = {"type": "passed", "seat": 1}
    assert TABLE.say(passed, Messages("uk"), NAMES, 0) == "Tim пропускає хід."
    assert TABLE.say({"type": "reshuffled", "cards": 21}, Messages("uk"), NAMES, 0).endswith("21 карта.")


def test_a_single_player_sees_the_limit_and_may_have_to_pass() -> None:
    rules = game("nizam")
    html = draw(scene(rules.position("players 1 | hand 1 R S T E A D O J")))
    assert "Your hand: 8 of at most 8 cards" in html
    assert 'data-try="draw"' in html
    hands = " | ".join(
        f"hand {seat} {cards}"
        for seat, cards in (
            (2, "R R R R R R R R S S S S S S S S S S"),
            (3, "E E E E E E E E E A A A A A A A A A"),
            (4, "T T T T T T T T T D D D D D D D D"),
            (5, "O O O O O O O O O J J J J J J J J J"),
        )
    )
    stuck = f"players 5 | runouts 1 | field RRSEA TTDDO JJRRS EEAAT DDOOJ | hand 1 - | deck - | discard - | {hands}"
    html = draw(scene(rules.position(stuck)))
    assert actions(html) == {"pass"}
    assert "You can neither draw nor shift: pass." in html


def tips(html: str) -> dict[str, str]:
    """What each control says of itself."""
    found = re.findall(r'<button id="([^"]+)"[^>]*? data-tip="([^"]*)"', html)
    return {ident: unescape(told) for ident, told in found}


def test_an_arrow_with_one_price_is_one_click_and_three_cards_are_chosen() -> None:
    html = draw(scene(game("nizam").position(f"{D1.partition(' |')[0]} | hand 1 R T T")))
    assert {"R>row1-right", "T>row2-right"} <= actions(html)
    assert "RTT>col1-bottom" not in actions(html), "three cards are dear: they are chosen first"
    told = "Any three cards pay here, since you hold no diamond. Choose them in your hand, then this arrow."
    assert tips(html)["end-col1-bottom"] == told
    assert marks(html)["end-col1-bottom"] == "3 cards"
    assert "end-row1-right" not in marks(html), "one ruby pays, and is drawn"
    assert "choose any 3 cards and then an arrow" in html
    html = draw(scene(game("nizam").position(f"{D1.partition(' |')[0]} | hand 1 R")))
    assert (
        tips(html)["end-col1-bottom"]
        == "This arrow costs one diamond or any three cards, and you have neither. Pick a bright arrow, or draw."
    )
    assert 'data-try="D&gt;col1-bottom"' in html, "it can be tried, to learn why not"


def test_the_prompt_speaks_of_three_cards_only_where_an_arrow_takes_them() -> None:
    html = draw(scene(game("nizam").position(f"{D1.partition(' |')[0]} | hand 1 R T")))
    assert "Pick an arrow: the gem beside it is the price." in html
    assert marks(html) == {}


def marks(html: str) -> dict[str, str]:
    """What the ends say where their price is not a gem."""
    found = re.findall(r'<button id="([^"]+)"(?:(?!</button>).)*?class="any"[^>]*>([^<]+)<', html)
    return dict(found)


@pytest.mark.parametrize(
    ("hand", "shifted", "instead"),
    [
        ("R", "", "Pick a bright arrow, or draw."),
        ("R", " | shifts 1", "Pick a bright arrow."),
        ("-", "", "Draw cards first."),
        ("-", " | shifts 1", "Finish your turn."),
        ("-", None, "You can only pass now."),
    ],
)
def test_a_price_beyond_the_hand_is_refused_with_what_to_do_instead(
    hand: str, shifted: str | None, instead: str
) -> None:
    state: Any = game("nizam").position(f"{D1.partition(' |')[0]} | hand 1 {hand} | hand 2 -{shifted or ''}")
    if shifted is None:
        state.deck, state.discard = [], []
    action = "D>col1-bottom"
    broken = state.why_not(0, game("nizam").parse(action))
    assert broken
    told = scene(state).explain(broken, action)
    assert told == f"This arrow costs one diamond or any three cards, and you have neither. {instead}"


def test_the_buttons_of_the_turn_are_there_at_all_times() -> None:
    state = game("nizam").position(D1)
    for told in ({"do-activate": "shift a line first"}, {"do-draw": "You have shifted a line, so you cannot draw"}):
        html = draw(scene(state))
        assert all(words in tips(html)[ident] for ident, words in told.items())
        assert re.findall(r'id="do-(\w+)"', html) == ["draw", "activate"]
        if not state.shifts:  # type: ignore[attr-defined]
            state.apply(0, game("nizam").parse("R>row1-right"))
    assert 'class="button main" data-action="activate"' in html
    waiting = draw(scene(state, 1))
    assert tips(waiting)["do-draw"] == "It is not your turn yet: You is to play."


@pytest.mark.parametrize("lang", LANGS)
def test_hints_refusals_and_the_end_speak_of_the_case(lang: str) -> None:
    rules, seen = game("nizam"), set()
    state, chance = rules.deal(2, seed=6), Prng(3)
    while not state.outcome:
        (seat,) = state.to_act
        shown = scene(state, seat, lang=lang, after=lambda text: ahead(state, text))
        for action in list(shown.legal)[:6]:
            seen.add(TABLE.reason(action, shown) or "")
        for text in ("draw", "activate", "pass", "R>row1-left", "RST>col1-top"):
            broken = state.why_not(seat, rules.parse(text))
            if broken:
                assert shown.explain(broken, text)
        legal = state.legal(seat)
        words = [action for action in legal if rules.format(action) in ("activate", "draw")]
        state.apply(seat, (words or legal)[chance.below(len(words or legal))] if chance.below(2) else legal[0])
    assert len(seen) > 4
    result = TABLE.result(scene(state, 0, lang=lang))
    assert result
    assert result.decided
    assert {row.seat for row in result.seats} == {0, 1}


def ahead(state: Any, text: str) -> dict[str, Any]:
    """The view of the seat to act after an action."""
    twin = state.copy()
    (seat,) = twin.to_act
    twin.apply(seat, game("nizam").parse(text))
    view: dict[str, Any] = twin.view(seat)
    return view
