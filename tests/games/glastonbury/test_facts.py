"""What a refusal of Glastonbury tells of the case, and what its events say happened: every fact and every field."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.core.errors import Breach
from pyengine.core.events import Event, GameOver, TurnBegan
from pyengine.core.outcome import Outcome
from pyengine.games.glastonbury.events import Filled, Looked, Lost, Moved, MovedByHidden, Passed, Placed, Took, Used
from pyengine.games.glastonbury.pieces import Use
from tests.games.glastonbury.table import GAME, line

ROW = line(
    "ra1",
    "joker",
    "luck",
    "eye",
    "appear",
    "move",
    r1c2="na1",
    r1c3="na2",
    r6c2="nb1",
    r3c1="nb2",
    r3c4="ka4",
    r5c5="oa1",
)
E2 = f"wizard 1 red e2 | wizard 2 yellow e3 | {ROW}"


def with_deck(cards: str) -> str:
    return E2.replace("deck -", f"deck {cards}")


NE = f"wizard 1 red ne | wizard 2 yellow e3 | {ROW}"


@pytest.mark.parametrize(
    ("position", "action", "rule", "facts"),
    [
        ("phase start | wizard 1 red - | wizard 2 yellow se", "start>se", "GLA-6", {"corner": "se"}),
        ("phase start | wizard 1 red - | wizard 2 yellow se", "pass", "GLA-6", {}),
        (E2, "start>nw", "GLA-6", {}),
        (E2, "r3c1>cauldron", "GLA-8", {"place": "r3c1", "stop": "e2"}),
        (E2, "pass", "GLA-8", {"stop": "e2"}),
        (NE, "r2c1>cauldron", "GLA-9", {"stop": "ne"}),
        (E2, "r2c1>spells", "GLA-10", {"place": "r2c1"}),
        (E2, "r2c2>cast", "GLA-10", {"place": "r2c2"}),
        (f"wizard 1 red e3 | {ROW}", "r3c2>cauldron", "GLA-12", {"place": "r3c2"}),
        (E2, "r2c3>cauldron", "GLA-13", {"place": "r2c3"}),
        (E2, "r2c6>cauldron", "GLA-13", {"place": "r2c6"}),
        (E2, "r2c3>spells", "GLA-3", {"place": "r2c3"}),
        (E2, "r2c5>cast", "GLA-3", {"place": "r2c5"}),
        (E2, "r2c1>aside", "GLA-21", {"place": "r2c1"}),
        (E2, "r2c3>aside", "GLA-21", {"place": "r2c3"}),
        (f"{E2} | using appear | spells 1 appear1", "r2c3>cast", "GLA-14", {"place": "r2c3"}),
        (f"{E2} | using move | spells 1 move1", "r2c4>cast", "GLA-16", {"place": "r2c4"}),
        (f"{E2} | using move | spells 1 move1", "move", "GLA-13", {}),
        (f"{E2} | using move | spells 1 move1 appear2", "appear", "GLA-13", {}),
        (E2, "appear", "GLA-14", {"uses": 0}),
        ("wizard 1 red ne | spells 1 appear0 move1 | spells 2 appear2", "appear", "GLA-14", {"uses": 0}),
        ("wizard 1 red ne | spells 1 appear2 move3 appear1", "appear", "GLA-14", {"uses": 3}),
        (
            f"wizard 1 red e2 | spells 1 appear1 | {line('luck', 'eye', r5c5='luck')}",
            "appear",
            "GLA-14",
            {"uses": 1, "cards": 0},
        ),
        ("wizard 1 red e2 | spells 1 move3 appear2 move2 luck | spells 2 eye", "move", "GLA-16", {"uses": 5}),
        ("wizard 1 red ne | spells 1 move0 appear2 | spells 2 move3", "move", "GLA-16", {"uses": 0}),
        (f"{NE} | cauldron 1 va1 joker", "r2c1>cauldron", "GLA-19", {"stop": "ne"}),
        (f"{NE} | cauldron 1 va1 joker va2", "walk", "GLA-19", {"stop": "ne", "top": "va2"}),
        (f"{E2} | cauldron 1 va1 joker", "walk", "GLA-19", {"stop": "e2", "top": "joker"}),
        (NE, "walk", "GLA-19", {"stop": "ne", "top": "empty"}),
    ],
)
def test_a_refusal_tells_the_case(position: str, action: str, rule: str, facts: dict[str, Any]) -> None:
    breach = GAME.position(position).why_not(0, GAME.parse(action))
    assert breach is not None
    assert (breach.rule, breach.facts) == (rule, facts)


def test_out_of_turn_and_after_the_end() -> None:
    breach = GAME.position(f"players 4 | seat 3 | {E2}").why_not(1, GAME.parse("pass"))
    assert breach is not None
    assert (breach.rule, breach.facts) == ("GLA-6", {"seat": 2, "to_act": 3})
    breach = GAME.position(f"{E2} | ended 2 | end GLA-22").why_not(0, GAME.parse("r2c1>cauldron"))
    assert breach is not None
    assert (breach.rule, breach.facts) == ("GLA-22", {})
    assert GAME.position(f"{E2} | seat 2").legal(0) == []


def test_what_is_no_action_of_the_game_is_refused() -> None:
    assert GAME.position(E2).why_not(0, object()) == Breach("GLA-8")
    assert GAME.position(E2).why_not(0, Use("luck")) == Breach("GLA-8")
    assert GAME.position("phase start").why_not(0, object()) == Breach("GLA-6")


EVENTS: list[tuple[str, str, list[Event]]] = [
    (
        "players 3 | seat 2 | phase start | wizard 1 red nw | wizard 3 green se",
        "start>ne",
        [Placed(1, "ne"), TurnBegan(2), Moved(2, 2, "s4")],
    ),
    (
        "players 3 | seat 3 | phase start | wizard 1 red nw | wizard 2 yellow -",
        "start>ne",
        [Placed(2, "ne"), TurnBegan(0)],
    ),
    (
        f"{with_deck('va1 va2')} | cauldron 2 va3",
        "r2c1>cauldron",
        [Took(0, "r2c1", "ra1", "cauldron"), Filled("r2c1", "va1"), TurnBegan(1), Moved(1, 3, "se")],
    ),
    (
        f"{E2} | cauldron 2 joker",
        "r2c2>cauldron",
        [Took(0, "r2c2", "joker", "cauldron"), TurnBegan(1), Moved(1, 0, "e3")],
    ),
    (
        f"{E2} | cauldron 2 ra2 joker",
        "r2c6>spells",
        [Took(0, "r2c6", "move", "spells"), TurnBegan(1), Moved(1, 0, "e3")],
    ),
    (f"{NE} | seat 1", "pass", [Passed(0), TurnBegan(1), Moved(1, 2, "e5")]),
    (
        f"{E2} | cauldron 1 va1 joker va2",
        "r2c4>cast",
        [Took(0, "r2c4", "eye", "cast"), Looked(0, ("va1", "joker", "va2")), TurnBegan(1), Moved(1, 2, "e5")],
    ),
    (
        f"{with_deck('ka1')} | players 4 | wizard 3 green s4 | wizard 4 blue sw | cauldron 2 va1 va2 | cauldron 4 va3",
        "r2c3>cast",
        [
            *(Took(0, "r2c3", "luck", "cast"), Lost(1, "va2", "deck"), Lost(3, "va3", "deck")),
            *(Filled("r2c3", "ka1"), TurnBegan(1), Moved(1, 1, "e4")),
        ],
    ),
    (
        f"{E2} | cauldron 2 va1 va2",
        "r2c3>cast",
        [Took(0, "r2c3", "luck", "cast"), Lost(1, "va2", "aside"), TurnBegan(1), Moved(1, 1, "e4")],
    ),
    (f"{E2} | spells 1 appear1 move2", "appear", [Used(0, "appear", 0)]),
    (f"{NE} | spells 1 move1 appear2 | cauldron 1 va3", "move", [Used(0, "move", 0), Moved(0, 3, "e4")]),
    (f"{NE} | cauldron 1 va3 joker", "walk", [MovedByHidden(0, 3, "e4")]),
    (f"{NE} | cauldron 1 va3 va4 joker", "walk", [MovedByHidden(0, 4, "e5")]),
    (f"{NE} | cauldron 1 joker", "walk", [Moved(0, 2, "e3")]),
    (
        "wizard 1 red ne | spells 1 move3 | cauldron 1 va1 joker joker",
        "move",
        [Used(0, "move", 2), MovedByHidden(0, 1, "e2")],
    ),
    (
        f"{E2.replace('yellow e3', 'yellow se')} | cauldron 2 va1 joker",
        "r2c5>spells",
        [Took(0, "r2c5", "appear", "spells"), TurnBegan(1)],
    ),
    (
        f"wizard 1 red e2 | cauldron 1 wa1 | {line('ra4', r5c5='oa1')}",
        "r2c1>aside",
        [Took(0, "r2c1", "ra4", "aside"), GameOver(Outcome("GLA-20", ((1,), (0,)), (-1, 0)))],
    ),
    (
        f"seat 2 | wizard 2 yellow ne | spells 2 move2 | cauldron 2 wa1 | {line('luck', r5c5='oa1')}",
        "move",
        [Used(1, "move", 1), Moved(1, 1, "e2"), GameOver(Outcome("GLA-22", ((0,), (1,)), (0, -1)))],
    ),
]


@pytest.mark.parametrize(("position", "action", "events"), EVENTS)
def test_the_events_of_an_action(position: str, action: str, events: list[Event]) -> None:
    state = GAME.position(position)
    assert state.apply(state.to_act[0], GAME.parse(action)) == events


ALL_BUT_ROW_2 = (
    "deck - | grid # oa1 oa2 oa3 oa4 # ra4 . . . . . ob1 ob2 ob3 ob4 wa1 wa2 wa3 wa4 wb1 wb2 wb3 wb4"
    " ka1 ka2 ka3 ka4 kb1 kb2 # kb3 kb4 va1 va2 #"
)
"""One line with a single card, and none without any."""


@pytest.mark.parametrize(
    ("position", "legal"),
    [
        ("phase start | wizard 1 red - | wizard 2 yellow se", "start>nw start>ne start>sw"),
        (E2, "r2c1>cauldron r2c2>cauldron r2c3>cast r2c4>cast r2c5>spells r2c6>spells"),
        (f"wizard 1 red e2 | {line('ra1', r5c5='oa1')}", "r2c1>cauldron r2c1>aside"),
        (f"wizard 1 red e2 | {line('joker', r5c5='oa1')}", "r2c1>cauldron r2c1>aside"),
        (f"wizard 1 red e2 | {ALL_BUT_ROW_2}", "r2c1>cauldron r2c1>aside"),
        (f"wizard 1 red e2 | spells 1 appear1 | {line('luck', r5c5='ra1')}", "r2c1>cast appear"),
        (f"wizard 1 red e2 | spells 1 appear2 | {line(r5c5='oa1', r5c4='oa2')}", "appear pass"),
        (f"{E2} | using move | spells 1 appear1 move2", "r2c1>cauldron r2c2>cauldron r2c5>spells r2c6>spells"),
        (NE, "pass"),
        (f"{NE} | spells 1 move1 appear2", "move pass"),
        (f"{NE} | spells 1 move1 | cauldron 1 joker", "walk move pass"),
        (f"{NE} | spells 1 move0 appear2 | cauldron 1 va1 joker", "walk pass"),
        (f"{E2} | ended 1", ""),
    ],
)
def test_what_is_legal_in_its_order(position: str, legal: str) -> None:
    state = GAME.position(position)
    assert [GAME.format(action) for action in state.legal(0)] == legal.split()
    assert {text for text in map(GAME.format, GAME.actions()) if state.why_not(0, GAME.parse(text)) is None} == set(
        legal.split()
    )


def test_the_first_spell_with_a_use_left_is_used() -> None:
    state = GAME.position("wizard 1 red e2 | spells 1 eye appear0 move3 appear2")
    state.apply(0, GAME.parse("appear"))
    assert GAME.facts(state, 0)["spells 1"] == "eye appear0 move3 appear1"


def test_a_joker_goes_where_four_players_get_two_points_a_card() -> None:
    """Three orange cards bring 3 and the recipe; alone, the recipe brings 3 to two players and 6 to four (GLA-28)."""
    rivals = "recipes on | recipes 1 orange end | recipes 2 white fours"
    lone = "cauldron 1 ra4 oa1 oa2 joker | cauldron 2 ob1 ob2"
    more = "players 4 | recipes 3 black spells | recipes 4 violet ones"
    assert GAME.facts(GAME.position(f"{rivals} | {lone}"), 0)["jokers 1"] == "ra"
    assert GAME.facts(GAME.position(f"{more} | {rivals} | {lone}"), 0)["jokers 1"] == "oa"
