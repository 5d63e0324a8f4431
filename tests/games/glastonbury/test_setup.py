"""How Glastonbury is set up: who plays which wizard, which colour stays out, and what older records meant."""

from __future__ import annotations

import re
from itertools import permutations, product

import pytest

import pyengine
from pyengine.core.colours import settled_colours
from pyengine.core.record import Record
from pyengine.games.glastonbury.pieces import WIZARDS
from tests.games.glastonbury.cards import cards
from tests.games.glastonbury.table import GAME, fact, grid


def wizards(players: int, **options: str) -> list[str]:
    return [player["wizard"] for player in GAME.deal(players, 1, **options).view(None)["players"]]


def refused(players: int, **options: str) -> tuple[str, object, tuple[object, ...]]:
    with pytest.raises(pyengine.OptionError) as caught:
        GAME.deal(players, 1, **options)
    return caught.value.name, caught.value.value, caught.value.allowed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_colours_go_by_seat_unless_they_are_chosen(players: int) -> None:
    assert wizards(players) == list(WIZARDS[:players])
    for chosen in permutations(WIZARDS, players):
        named = {f"wizard_{seat}": colour for seat, colour in enumerate(chosen, 1)}
        assert wizards(players, **named) == list(chosen)


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ((-1, -1), [0, 1]),
        ((1, -1), [1, 0]),
        ((-1, 0), [1, 0]),
        ((3, -1), [3, 1]),
        ((-1, -1, -1, 0), [3, 1, 2, 0]),
        ((-1, 0, -1, -1), [1, 0, 2, 3]),
        ((2, -1, -1), [2, 1, 0]),
        ((3, 2, -1, -1), [3, 2, 0, 1]),
    ],
)
def test_who_chooses_none_keeps_the_own_one_or_gets_the_first_left(chosen: tuple[int, ...], found: list[int]) -> None:
    assert settled_colours(chosen, len(WIZARDS)) == found
    named = " | ".join(f"wizard {at} {WIZARDS[colour]} n3" for at, colour in enumerate(chosen, 1) if colour >= 0)
    players = GAME.position(f"players {len(chosen)} | {named}").view(None)["players"]
    assert [player["wizard"] for player in players] == [WIZARDS[colour] for colour in found]


def test_the_colours_score_for_their_players() -> None:
    state = GAME.deal(2, 1, wizard_1="blue", wizard_2="green")
    text = re.sub(r"cauldron 1 - \| cauldron 2 -", "cauldron 1 ba4 | cauldron 2 ga3", GAME.write(state))
    text = re.sub(r" \| grid .*? \| known", f" | {grid(r2c2='oa1')} | known", text)
    again = GAME.position(text)
    assert (fact(again, "score 1"), fact(again, "score 2")) == ("-8", "-6")


@pytest.mark.parametrize(("first", "second"), [*product(WIZARDS[:3], range(2, 5))])
def test_nobody_chooses_the_wizard_of_another(first: str, second: int) -> None:
    name, value, allowed = refused(4, **{"wizard_1": first, f"wizard_{second}": first})
    assert (name, value) == (f"wizard_{second}", first)
    assert allowed == ("by_seat", *(colour for colour in WIZARDS if colour != first))


def test_seats_that_nobody_has_choose_nothing() -> None:
    assert wizards(2, wizard_3="red", wizard_4="red") == ["red", "yellow"]
    assert wizards(3, wizard_4="yellow", out="red") == ["red", "yellow", "green"]


@pytest.mark.parametrize("seed", range(4))
def test_the_colour_that_stays_out_is_chosen_or_drawn(seed: int) -> None:
    for colour in ("green", "blue"):
        state = GAME.deal(2, seed, out=colour)
        assert state.view(1)["out"] == colour
        assert not [card for card in cards(GAME.write(state)) if re.fullmatch(f"{colour[0]}[ab][1-4]", card)]
        assert len(cards(GAME.write(state))) == 76
    state = GAME.deal(2, seed, wizard_1="green", wizard_2="blue")
    assert state.view(0)["out"] in ("red", "yellow")
    assert GAME.deal(2, seed, wizard_1="green", wizard_2="blue", out="yellow").view(0)["out"] == "yellow"


def test_by_chance_each_colour_not_in_play_stays_out_at_times() -> None:
    found = {GAME.deal(2, seed, wizard_1="blue").view(None)["out"] for seed in range(20)}
    assert found == {"red", "green"}


@pytest.mark.parametrize(("options", "colour"), [({}, "red"), ({"wizard_2": "blue"}, "blue")])
def test_no_colour_in_play_stays_out(options: dict[str, str], colour: str) -> None:
    in_play = {"red", options.get("wizard_2", "yellow")}
    left = tuple(wizard for wizard in WIZARDS if wizard not in in_play)
    assert refused(2, out=colour, **options) == ("out", colour, ("random", *left))


def test_options_say_whom_they_concern() -> None:
    concerned = {option.name: [n for n in (2, 3, 4) if option.matters(n)] for option in GAME.options}
    every = [2, 3, 4]
    assert concerned == {
        **dict.fromkeys(("corners", "outer_lines", "recipes", "wizard_1", "wizard_2"), every),
        "wizard_3": [3, 4],
        "wizard_4": [4],
        "out": [2],
    }
    assert {option.name: set(option.choices[1:]) for option in GAME.options if option.name.startswith("wizard")} == {
        f"wizard_{seat}": set(WIZARDS) for seat in (1, 2, 3, 4)
    }
    assert {option.rule for option in GAME.options} == {"GLA-5", "GLA-6", "GLA-20", "GLA-27"}


@pytest.mark.parametrize(("value", "seen"), [("off", False), ("on", True)])
def test_a_deal_is_as_its_options_say(value: str, seen: bool) -> None:
    view = GAME.deal(2, 1, outer_lines=value, recipes=value).view(0)
    assert view["outer_lines"] is seen
    assert [player["recipes"] is None for player in view["players"]] == [not seen] * 2
    assert (GAME.deal(2, 1).view(0)["phase"], GAME.deal(2, 1, corners="by_seat").view(0)["phase"]) == ("start", "turn")


COLUMN_1 = f"wizard 1 red e2 | wizard 2 yellow ne | {grid(r2c1='oa1', r2c3='oa2', r5c5='ob1')}"
"""The last card of an outer line can be taken."""
FEW = grid(r2c1="oa1", r2c3="oa2", r3c1="oa3")


@pytest.mark.parametrize(("engine", "over"), [("0.1.0", "GLA-20"), ("0.2.0", "-")])
def test_a_record_without_the_option_means_what_its_engine_did(engine: str, over: str) -> None:
    text = f"record 1\nengine {engine}\ngame glastonbury\nplayers 2\ndeal {COLUMN_1}\n1: r2c1>cauldron\n"
    record = Record.parse(text)
    assert record.options["outer_lines"] == ("on" if over == "GLA-20" else "off")
    assert fact(record.replay(), "over") == over


def test_a_record_of_a_walk_that_was_no_choice_is_refused_where_it_stands() -> None:
    deal = f"seat 2 | wizard 1 red ne | wizard 2 yellow e2 | cauldron 1 va1 joker | {FEW}"
    text = f"record 1\nengine 0.1.0\ngame glastonbury\nplayers 2\ndeal {deal}\n2: r2c1>cauldron\n1: r2c3>cauldron\n"
    with pytest.raises(pyengine.IllegalAction) as caught:
        Record.parse(text).replay()
    assert (caught.value.breach.rule, caught.value.where) == ("GLA-19", (7, 4))
    assert "'stop': 'ne'" in str(caught.value)
    walked = text.replace("1: r2c3", "1: walk r2c3")
    assert fact(Record.parse(walked).replay(), "over") == "GLA-20"
