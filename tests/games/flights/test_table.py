"""The HTML of the table of Flights: contents, hidden information, and every legal action in reach."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import pyengine
from pyengine.core.prng import Prng
from pyengine.core.state import State
from tests.games.refusing import refusing
from tests.languages import WHOLE as LANGS
from web.games.flights import art
from web.games.flights.table import TABLE
from web.parts.drawing import draw
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table import Scene

GAME = pyengine.game("flights")
NAMES = ("You", "Ada", "Ben", "Cleo")
FOUR = (
    "players 4 | first 2 | used 1 1 5 | city 1 r3 b2 g5 | city 2 y1 v2 | hand 1 r1 x4 | hand 2 o6 x3 | "
    "hand 3 g1 g4 | hand 4 u b4 | discard y2 y3 b1"
)
SWAP = "city 1 r1 b4 g2 | city 2 g3 y4 r2 b3 | hand 1 x4 | hand 2 r6"


def scene(
    state: State, seat: int | None = 0, chosen: str | None = None, events: tuple[Any, ...] = (), lang: str = "en"
) -> Scene:
    legal = () if seat is None else tuple(GAME.format(action) for action in state.legal(seat))
    count = len(state.view(None)["players"])
    visible = tuple(event.seen_by(seat).to_json() for event in events)
    people = NAMES[:count], ("human",) * count
    breach = refusing(GAME, state, seat)
    return Scene(state.view(seat), legal, chosen, *people, Messages(lang), visible, breach=breach, table=TABLE)


def drawn(state: State, seat: int | None = 0, chosen: str | None = None, events: tuple[Any, ...] = ()) -> str:
    return draw(scene(state, seat, chosen, events))


def do(state: State, *texts: str) -> tuple[Any, ...]:
    """Play `seat: action` or the action of whoever is to act; the events of the last one."""
    events: list[Any] = []
    for text in texts:
        seat, _, action = text.rpartition(": ")
        events = state.apply(int(seat) - 1 if seat else state.to_act[0], GAME.parse(action))
    return tuple(events)


def at_swap() -> State:
    state = GAME.position(SWAP)
    do(state, "1: x4>1", "2: r6>6", "take>r6", "take>x4")
    return state


def found(html: str, name: str) -> list[str]:
    return [unescape(value) for value in re.findall(rf'data-{name}="([^"]*)"', html)]


def reached(state: State, seat: int) -> set[str]:
    """All actions that the page offers, directly or after choosing a source."""
    first = drawn(state, seat)
    actions = set(found(first, "action"))
    for source in set(found(first, "source")):
        actions |= set(found(drawn(state, seat, source), "action"))
    return actions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_of_whole_games_can_be_reached(players: int) -> None:
    state, chance = GAME.deal(players, 5, target="20"), Prng(1)
    for _ in range(60):
        if state.outcome:
            break
        seat = state.to_act[0]
        legal = state.legal(seat)
        assert reached(state, seat) == {GAME.format(action) for action in legal}
        state.apply(seat, chance.choice(legal))


def test_names_and_ids_are_there_once() -> None:
    state, chance = GAME.deal(4, 3), Prng(2)
    for _ in range(120):
        html = drawn(state, 0)
        for name in (r'\bid="([^"]+)"', r'data-move="([^"]+)"'):
            assert [what for what, times in Counter(re.findall(name, html)).items() if times > 1] == []
        seat = state.to_act[0]
        state.apply(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize("seat", [0, 2, None])
def test_nothing_hidden_is_in_the_page(seat: int | None) -> None:
    state, chance = GAME.deal(4, 11), Prng(4)
    for _ in range(40):
        shown = drawn(state, seat)
        if seat is not None:
            assert {drawn(state.determinize(seat, Prng(seed)), seat) for seed in range(3)} == {shown}
        else:
            assert found(shown, "source") == []
        actor = state.to_act[0]
        state.apply(actor, chance.choice(state.legal(actor)))


def test_what_is_laid_is_seen_by_its_owner_alone() -> None:
    state = GAME.position(FOUR)
    do(state, "1: r1>6")
    assert "red 1" in drawn(state, 0)
    for seat in (1, None):
        html = drawn(state, seat)
        assert "red 1" not in html
        assert "a face-down card" in html
        assert 'data-move="hand-0"' in html


def test_a_used_flight_can_be_tried_and_is_refused() -> None:
    state = GAME.position(FOUR)
    html = drawn(state, 0, "r1")
    assert {"1", "5"} <= set(found(html, "target"))
    assert "r1>5" not in found(html, "action")
    assert "Flight 5, used" in html
    breach = state.why_not(0, GAME.parse("r1>5"))
    assert breach is not None
    assert breach.rule == "FLI-8"


def test_the_table_lies_in_the_order_of_picking() -> None:
    state = GAME.position(FOUR)
    events = do(state, "1: r1>6", "2: o6>3", "3: g1>4", "4: u>2")
    html = drawn(state, 0, events=events)
    assert re.findall(r'id="laid-(\d)"', html) == ["0", "2", "1", "3"]
    assert found(html, "action") == ["take>r1", "take>g1", "take>o6"]
    assert found(html, "try") == ["take>u"]
    assert "pick now" in html
    assert " turned" in html
    do(state, "take>o6")
    assert re.findall(r'id="laid-(\d)"', drawn(state, 2)) == ["0", "2", "3"]


def test_a_card_that_must_be_taken_is_told() -> None:
    state = GAME.position("city 1 r3 | hand 1 d | hand 2 b4")
    do(state, "1: d>6", "2: b4>2")
    html = drawn(state)
    assert "You pick now, and a deportation goes first: you have to take it. It sends your red 3 home." in html
    assert found(html, "try") == ["take>b4"]


def test_a_swap_goes_from_an_own_city_to_another_ones() -> None:
    html = drawn(at_swap(), 0, "b4")
    assert found(html, "action") == ["b4>y4"] * 2
    assert {"r1", "b4", "g2"} <= set(found(html, "source"))
    assert {"g3", "y4", "r2"} <= set(found(html, "target"))
    assert "exchange 4" in html
    watching = drawn(at_swap(), 1)
    assert found(watching, "target") == list("123456")


def test_a_fire_is_seen_and_foreseen() -> None:
    state = GAME.position("city 1 b2 g3 r1 | hand 1 r4 | hand 2 y5")
    do(state, "1: r4>6", "2: y5>1")
    warned = drawn(state)
    assert ">Take red 4. That burns your red 1 and red 4.<" in warned
    assert ">Take yellow 5<" in warned
    assert "Mind the fire: red 4 beside red 1." in warned
    assert "Would burn: red. The next city of that colour would lie beside its like, or be the third: then" in warned
    burnt = drawn(state, 0, events=do(state, "take>r4"))
    assert "aflame" in burnt
    assert "Burnt:" in burnt


def counts(state: State, seat: int = 0) -> list[str]:
    """What stands at a seat, in words."""
    return [count.label for count in TABLE.tally(scene(state), seat)]


def test_standing_and_needs() -> None:
    state = GAME.position(FOUR + " | scores 12 30 8 5")
    html = drawn(state)
    assert "still needed: yellow, violet and orange" in html
    assert counts(state) == ["12 of 50 points in the match", "the collection is worth 10 now"]
    assert TABLE.scores(scene(state)) == [12, 30, 8, 5]
    assert html.count(">has the first-turn card<") == 1
    assert "Discard: 3 cards, on top: blue 1" in html
    assert TABLE.headline(scene(state)) == "Game 1, round 1, to 50"
    wins = GAME.position("match wins | wins 2 1 | out v o | hand 1 r1")
    assert counts(wins, 1)[0] == "1 of 3 games won"
    assert TABLE.headline(scene(wins)) == "Game 1, round 1, to 3 wins"
    assert "Not in this game: violet and orange" in drawn(wins)


@pytest.mark.parametrize(
    ("players", "options", "colours", "wins"),
    [
        (2, "target 100", 4, "100 points in all win the match."),
        (2, "match wins", 4, "3 games won win the match."),
        (3, "match single", 5, "The most points win."),
        (4, "target 50", 6, "50 points in all win the match."),
    ],
)
def test_the_table_says_what_ends_the_game_and_wins_the_match(
    players: int, options: str, colours: int, wins: str
) -> None:
    state = GAME.position(f"players {players} | {options} | hand 1 r1")
    ends = f"All {colours} colours when a round ends: the game is over."
    assert f'<p class="fl-goal">{ends} <span>{wins}</span></p>' in drawn(state)
    assert f"{ends} {wins}" in TABLE.text_view(scene(state))
    assert sum(tip.endswith(f". {ends}") for tip in found(drawn(state), "tip")) == players


def tip_of_laid(state: State, owner: int, viewer: int) -> str:
    """The tip of the card that `owner` laid."""
    tag = re.search(rf'<button id="laid-{owner}"[^>]*data-tip="([^"]*)"', drawn(state, viewer))
    assert tag
    return unescape(tag[1])


def test_a_card_that_cannot_be_taken_now_says_why() -> None:
    state = GAME.position("players 3 | city 1 r3 | hand 1 d | hand 2 b4 | hand 3 x2")
    do(state, "1: d>6", "2: b4>2", "3: x2>1")
    no = "yet: as long as a deportation is there, whoever picks has to take it."
    assert tip_of_laid(state, 1, 0).endswith(f"so do three of a colour anywhere. Not blue 4 {no}")
    assert tip_of_laid(state, 2, 0).endswith(f"Not exchange 2 {no}")
    assert tip_of_laid(state, 0, 0).startswith("Deportation: ")
    assert tip_of_laid(state, 0, 1).endswith(" You picks a card.")
    do(state, "take>d")
    assert tip_of_laid(state, 2, 1).endswith("Take blue 4.")


def test_what_is_laid_is_said_to_stay() -> None:
    state = GAME.position(FOUR)
    do(state, "1: r1>6")
    stays = "Laid is laid"
    assert sum(stays in tip for tip in found(drawn(state), "tip")) == 1
    assert not any(stays in tip for tip in found(drawn(state, 1), "tip"))


def test_a_single_game_has_no_running_score() -> None:
    state = GAME.position("match single | city 1 r3 b2 g5 | hand 1 b1 | hand 2 y4")
    assert TABLE.headline(scene(state)) == "Round 1"
    assert counts(state) == ["the collection is worth 10 now"]
    assert TABLE.text_view(scene(state))[3:] == [
        "You: red 3, blue 2 and green 5. Worth now: 10.",
        "Ada: no cities yet. Worth now: 0.",
    ]


def test_what_moves_is_on_the_table_before_and_after() -> None:
    state = at_swap()
    before = drawn(state)
    events = do(state, "b4>y4")
    names = TABLE.moved(events[0].to_json())
    assert names == ("card-b4", "card-y4")
    assert all(f'data-move="{name}"' in html for name in names for html in (before, drawn(state)))
    assert TABLE.moved({"type": "took", "seat": 0, "card": "d"}) is None
    assert TABLE.moved({"type": "laid", "seat": 1, "card": "?", "flight": "?"}) == "hand-1"


def test_the_table_in_sentences() -> None:
    state = GAME.position(FOUR)
    do(state, "1: r1>6", "2: o6>3", "3: g1>4", "4: u>2")
    lines = TABLE.text_view(scene(state))
    assert "On the table: red 1, green 1, orange 6 and universal exchange." in lines
    assert any(line.startswith("You: red 3, blue 2 and green 5.") for line in lines)


def test_drawings_are_our_own_and_silent() -> None:
    cards = [f"{colour}{value}" for colour in art.COLOURS for value in range(1, 7)]
    assert len({art.card(card) for card in cards}) == 36
    for html in (*map(art.card, [*cards, "x3", "u", "d", "?"]), TABLE.cover()):
        assert isinstance(html, Html)
        assert 'aria-hidden="true"' in html
        assert "style=" not in html
        assert "href" not in html


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("first", "First-turn card"),
        ("flight:red3", "Flight 3, red"),
        ("flight:yellow6", "Flight 6, yellow"),
        ("o6", "Orange 6"),
        ("x4", "Exchange 4"),
        ("u", "Universal exchange"),
        ("d", "Deportation"),
    ],
)
def test_what_is_in_the_box_has_a_picture_and_a_name(code: str, name: str) -> None:
    html = TABLE.component(code, Messages("en"))
    assert html is not None
    assert f'role="img" aria-label="{name}"' in html
    assert 'aria-hidden="true"' in html
    assert TABLE.component(code, Messages("uk")) != html


@pytest.mark.parametrize(
    "code", ["", "r7", "z1", "x0", "flight", "flight:", "flight:violet3", "flight:red7", "flight:red", "flight:red12"]
)
def test_nothing_else_is_in_the_box(code: str) -> None:
    assert TABLE.component(code, Messages("en")) is None


@pytest.mark.parametrize("lang", LANGS)
def test_every_sample_of_the_rulebook_can_be_drawn(lang: str) -> None:
    text = (Path(__file__).parents[3] / f"seeds/flights/rulebook.{lang}.md").read_text("utf-8")
    block = text.split("```components flights\n")[1].split("\n```")[0]
    counts = [
        (int(count), codes.split()) for count, codes in re.findall(r"^(\d+) x ([^:]+(?::\w[^:]*)*) : ", block, re.M)
    ]
    assert [count for count, _ in counts] == [1, 24, 36, 6, 2, 3]
    assert [code for _, codes in counts for code in codes if TABLE.component(code, Messages(lang)) is None] == []
