"""The reckoning of Glastonbury seat by seat: jokers, recipes and spells counted out, and what the end shows of them."""

from __future__ import annotations

import pytest

from pyengine.core.prng import Prng
from pyengine.games.glastonbury.pieces import CARD_INDEX, NONE
from pyengine.games.glastonbury.scoring import best_jokers, kind_points, most_points, of_colour, tally, worth
from tests.games.glastonbury.table import GAME, fact, played, stated

RED, YELLOW, GREEN, ORANGE, BROWN = 0, 1, 2, 4, 8


def codes(text: str) -> list[int]:
    return [CARD_INDEX[word] for word in text.split()]


def kind(text: str) -> int:
    return CARD_INDEX[f"{text}1"] >> 2


@pytest.mark.parametrize(
    ("count", "total", "own", "points"),
    [
        *((0, 3, False, 0), (0, 0, True, 0), (1, 3, False, -3), (1, 3, True, -6), (2, 5, False, 0), (2, 5, True, 0)),
        *((3, 6, False, 6), (3, 6, True, 12), (4, 10, False, 15), (4, 10, True, 25)),
        *((4, 6, False, 11), (5, 10, False, 15), (6, 10, True, 25)),
    ],
)
def test_what_a_kind_is_worth(count: int, total: int, own: bool, points: int) -> None:
    assert worth(count, total, own) == points


def test_a_joker_is_of_no_kind_and_of_no_colour() -> None:
    counts, totals = tally(codes("ra4 joker nb2 nb3 joker"))
    assert {at: (counts[at], totals[at]) for at in range(18) if counts[at]} == {0: (1, 4), 17: (2, 5)}
    assert sum(totals) == 9
    cards = codes("oa1 ob2 joker wa1 joker")
    assert of_colour(cards, ORANGE) == 2
    assert of_colour(cards, ORANGE, (kind("ob"),)) == 3
    assert of_colour(cards, ORANGE, (kind("oa"), kind("wa"))) == 3


def test_jokers_count_where_they_are_added_and_a_kind_without_a_card_takes_none() -> None:
    cards = codes("ga2 wa1 wa3 joker")
    plain = kind_points(cards, GREEN)
    assert (plain[kind("ga")], plain[kind("wa")], sum(plain)) == (-4, 0, -4)
    with_ga, with_wa = (kind_points(cards, GREEN, (kind(at),)) for at in ("ga", "wa"))
    assert (with_ga[kind("ga")], sum(with_ga)) == (0, 0)
    assert (with_wa[kind("wa")], sum(with_wa)) == (4, 0)
    assert kind_points(cards, GREEN, (kind("ga"), kind("ga")))[kind("ga")] == 4
    assert kind_points(cards, GREEN, (kind("rb"),)) == plain


@pytest.mark.parametrize(
    ("cards", "colour", "placed"),
    [
        ("wa3 wa4 joker", RED, "wa"),
        ("wa1 wa2 wa3 joker", RED, "wa"),
        ("wa1 wa2 ra4 joker", RED, "ra"),
        ("wa1 wa2 ra4 joker", YELLOW, "ra"),
        ("wa3 wa4 ra1 ra2 joker", RED, "wa"),
        ("wa2 wa4 ra1 ra3 joker", RED, "ra"),
        ("wa1 wa2 wa3 wa4 joker joker", RED, ""),
        ("wa1 wa2 wa3 joker joker", RED, "wa"),
        ("wa1 wa2 joker joker", RED, "wa wa"),
        ("joker joker", RED, ""),
        ("wa3 wa4 ka3 ka4 joker joker", RED, "wa ka"),
        ("wa3 ka4 joker joker", RED, "ka ka"),
        ("", RED, ""),
    ],
)
def test_where_jokers_bring_most(cards: str, colour: int, placed: str) -> None:
    assert best_jokers(codes(cards), colour, NONE, 0, 1) == tuple(kind(text) for text in placed.split())


def test_a_recipe_may_draw_the_joker_by_its_rate_and_against_its_rivals() -> None:
    cards = codes("wa1 oa4 oa1 ob1 ob2 joker")
    assert best_jokers(cards, RED, NONE, 0, 1) == (kind("oa"),)
    cards = codes("wa4 na1 na2 nb1 nb2 joker")
    assert best_jokers(cards, RED, NONE, 0, 1) == (kind("wa"),)
    assert best_jokers(cards, RED, BROWN, 3, 1) == (kind("wa"),)
    assert best_jokers(cards, RED, BROWN, 4, 1) == (kind("na"),)
    assert best_jokers(cards, RED, BROWN, 5, 1) == (kind("wa"),)
    fours = codes("wa4 ka4 na1 na2 na3 na4 joker")
    assert best_jokers(fours, RED, BROWN, 4, 1) == (kind("na"),)
    assert best_jokers(fours, RED, BROWN, 3, 1) == (kind("wa"),)
    assert best_jokers(codes("wa4 na1 na2 na3 na4 joker"), RED, BROWN, 4, 2) == (kind("na"),)


def test_jokers_are_placed_with_an_eye_to_the_rivals() -> None:
    position = "players 3 | recipes 2 orange - | cauldron 2 wa4 oa1 oa2 oa3 oa4 joker | cauldron 3 {}"
    assert stated(position.format("ob1 ob2 ob3 ob4"), "jokers 2") == "oa"
    assert stated(position.format("ob1 ob2 ob3"), "jokers 2") == "wa"
    assert stated(position.format("ob1 ob2 ob3").replace("players 3", "players 4"), "recipe-points 2") == "8"


@pytest.mark.parametrize(("held", "rivals", "rate", "points"), [(3, 2, 1, 3), (3, 2, 2, 6), (3, 3, 2, 0), (2, 3, 1, 0)])
def test_more_than_every_rival(held: int, rivals: int, rate: int, points: int) -> None:
    assert most_points(held, rivals, rate) == points


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_each_seat_has_its_own_recipes(seat: int) -> None:
    position = f"players 3 | recipes {seat} white ones | cauldron {seat} wa1 wb1 wb2"
    found = [stated(position, f"recipe-points {at}") for at in (1, 2, 3)]
    assert found == ["13" if at == seat else "0" for at in (1, 2, 3)]
    rival = f" | cauldron {seat % 3 + 1} wb3 wb4 wa2"
    assert stated(position + rival, f"recipe-points {seat}") == "10"
    assert stated(position.replace("white ones", "- end") + f" | ended {seat}", f"recipe-points {seat}") == "10"
    assert stated(position.replace("white ones", "- end") + f" | ended {seat % 3 + 1}", f"recipe-points {seat}") == "0"


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_fewest_ingredients_jokers_included(seat: int) -> None:
    lots = ["wa1 joker", "wb1 wb2 joker", "ka1 ka2 ka3", "va1 va2 va3 va4"]
    lots.insert(seat - 1, lots.pop(0))
    cauldrons = " | ".join(f"cauldron {at} {lot}" for at, lot in enumerate(lots, 1))
    assert stated(f"players 4 | recipes {seat} - fewest | {cauldrons}", f"recipe-points {seat}") == "10"
    more = cauldrons.replace("wa1 joker", "wa1 wa2 joker")
    assert stated(f"players 4 | recipes {seat} - fewest | {more}", f"recipe-points {seat}") == "0"


def test_jokers_are_no_ones_and_no_fours_and_spells_are_counted_whatever_is_left_of_them() -> None:
    ones = "recipes 1 - ones | cauldron 2 wb1 | cauldron 1 wa1"
    assert (stated(f"{ones} joker joker", "recipe-points 1"), stated(f"{ones} ka1", "recipe-points 1")) == ("0", "10")
    fours = "recipes 1 - fours | cauldron 2 wb4 | cauldron 1 joker joker"
    assert (stated(fours, "recipe-points 1"), stated(f"{fours} ka4", "recipe-points 1")) == ("10", "0")
    spells = "recipes 1 - spells | cauldron 1 wa1 wa2 wa3 | spells 1 move0"
    assert stated(f"{spells} | spells 2 luck luck", "recipe-points 1") == "10"
    assert stated(f"{spells} | spells 2 luck", "recipe-points 1") == "0"


def test_the_end_shows_how_points_come_about() -> None:
    state = GAME.position(
        "players 3 | ended 2 | recipes 1 orange end | recipes 2 white fewest | recipes 3 - -"
        " | cauldron 1 oa1 oa2 oa3 joker ya4 | cauldron 2 wa2 | cauldron 3 ga1 ga2 wa1 wa3"
    )
    shown = [
        (seat["cauldron"], seat["kinds"], seat["jokers"], seat["recipes"], seat["recipe_points"])
        for seat in state.view(None)["players"]
    ]
    assert shown == [
        (["oa1", "oa2", "oa3", "joker", "ya4"], {"ya": -4, "oa": 11}, ["oa"], ["orange", "end"], [4, 0]),
        (["wa2"], {"wa": -2}, [], ["white", "fewest"], [0, 10]),
        (["ga1", "ga2", "wa1", "wa3"], {"ga": 0, "wa": 0}, [], ["-", "-"], [0, 0]),
    ]
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranking) == ((11, 8, 0), ((0,), (1,), (2,)))
    assert (state.view(0)["ended"], fact(state, "worth 1 oa"), fact(state, "jokers 1")) == (1, "11", "oa")


def test_with_the_game_over_no_recipe_is_dealt_anew() -> None:
    state = GAME.position("ended 1 | recipes 1 orange end | recipes 2 white ones")
    for seed in range(8):
        assert "recipes 2 white ones" in GAME.write(state.determinize(0, Prng(seed)))


def test_what_is_dealt_anew_has_a_chance_of_its_own() -> None:
    state = GAME.deal(2, 1)
    found = {GAME.write(state.determinize(0, Prng(seed))).rpartition("| rng ")[2] for seed in range(5)}
    assert len(found | {GAME.write(state).rpartition("| rng ")[2]}) == 6


def test_the_cards_known_to_lie_below_come_up_one_by_one() -> None:
    place = "wizard 1 red e2 | wizard 2 yellow e3 | deck va1 va2 | known 2"
    state = played(place, "r2c1>cauldron")
    assert " | known 1 |" in GAME.write(state)
    state = played(place.replace("known 2", "known 1"), "r2c1>cauldron")
    assert " | known 1 |" in GAME.write(state)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_copy_stays_as_it_is_and_lines_are_counted_right(players: int, seed: int) -> None:
    state, chance = GAME.deal(players, seed, recipes="on", outer_lines="on", corners="by_seat"), Prng(seed)
    while state.to_act:
        before, twin = GAME.write(state), state.copy()
        assert (GAME.write(twin), twin.to_act, twin.players) == (before, state.to_act, players)
        seat = state.to_act[0]
        action = chance.choice(state.legal(seat))
        state.apply(seat, action)
        assert GAME.write(twin) == before
        twin.play(seat, action)
        assert GAME.write(twin) == GAME.write(state)
        assert GAME.position(GAME.write(state)) == state
