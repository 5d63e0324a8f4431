"""Points of Glastonbury: GLA-23 to GLA-29, by positions and by the bare functions."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from pyengine.core.prng import Prng
from pyengine.games.glastonbury.pieces import CARD_INDEX, JOKER
from pyengine.games.glastonbury.scoring import best_jokers, kind_points, most_points, of_colour, worth
from tests.games.glastonbury.table import GAME, fact, stated

RED, BLUE, ORANGE = 0, 3, 4
E2 = "ba1 ba2 ba3 ba4 bb4 oa1 oa3 oa4 ga3 ga4"


def codes(text: str) -> list[int]:
    return [CARD_INDEX[word] for word in text.split()]


def score(cauldron: str, more: str = "") -> str:
    return stated(f"cauldron 1 {cauldron}{more}", "score 1")


@pytest.mark.permits("GLA-23")
@pytest.mark.parametrize(("cards", "points"), [("wa3", "-3"), ("wa3 wa4", "0"), ("wa1 wa3 wa4", "8"), ("-", "0")])
def test_one_two_and_three(cards: str, points: str) -> None:
    assert score(cards) == points
    assert score("wa1 wa2 wa3 wa4 wb1") == "14"
    assert stated(f"cauldron 1 {cards}", "worth 1 wa") == points


@pytest.mark.forbids("GLA-23")
def test_no_points_across_kinds_of_a_colour() -> None:
    assert score("wa1 wb2 wb3") == "-1"
    assert score("wa1 wa2 wb3") == "-3"


@pytest.mark.permits("GLA-24")
def test_e1_the_own_colour_counts_double() -> None:
    assert score("ra1 ra2 ra3 ra4") == "25"
    assert score("ra1 ra2 ra3") == "12"
    assert score("ra4") == "-8"


@pytest.mark.forbids("GLA-24")
def test_not_the_bonus_nor_another_colour() -> None:
    assert score("ya1 ya2 ya3 ya4") == "15"
    assert worth(4, 10, True) == 25
    assert max(worth(count, total, True) for count in range(7) for total in range(11)) == 25


@pytest.mark.permits("GLA-25")
@pytest.mark.parametrize(("kind", "total"), [("oa", 30), ("ga", 32), ("bb", 33)])
def test_e2_the_blue_wizard_and_where_a_joker_may_go(kind: str, total: int) -> None:
    cards = codes(E2)
    assert sum(kind_points(cards, BLUE)) == 25
    assert sum(kind_points(cards, BLUE, (CARD_INDEX[kind + "1"] >> 2,))) == total


@pytest.mark.permits("GLA-25")
def test_e2_the_best_is_found() -> None:
    position = "players 3 | wizard 1 blue nw | wizard 2 red ne | cauldron 1 " + E2
    assert (stated(position, "score 1"), stated(position, "jokers 1")) == ("25", "-")
    position += " joker"
    assert (stated(position, "score 1"), stated(position, "jokers 1")) == ("33", "bb")
    position += " joker"
    assert (stated(position, "score 1"), stated(position, "jokers 1")) == ("41", "bb bb")


@pytest.mark.permits("GLA-25")
def test_two_jokers_to_one_kind() -> None:
    assert (score("ra3 ra4 joker joker"), stated("cauldron 1 ra3 ra4 joker joker", "jokers 1")) == ("19", "ra ra")
    assert stated("cauldron 1 ra4 joker joker", "score 1") == "8"
    assert stated("cauldron 1 oa2 oa4 wa3 wa4 joker joker", "jokers 1") == "oa wa"


@pytest.mark.forbids("GLA-25")
def test_nothing_for_a_full_four_nor_for_no_card() -> None:
    assert (score("ra1 ra2 ra3 ra4 joker"), stated("cauldron 1 ra1 ra2 ra3 ra4 joker", "jokers 1")) == ("25", "-")
    assert (score("joker joker"), stated("cauldron 1 joker joker", "jokers 1")) == ("0", "-")


def by_trying(cards: list[int], colour: int, wanted: int, rivals: int, rate: int) -> int:
    """The best total over every way to add the jokers, tried one by one."""
    held = sorted({card >> 2 for card in cards if card != JOKER}) or [0]
    totals = []
    for jokers in product(held, repeat=cards.count(JOKER)):
        points = sum(kind_points(cards, colour, jokers))
        usable = [kind for kind in jokers if any(card >> 2 == kind and card != JOKER for card in cards)]
        totals.append(points + (most_points(of_colour(cards, wanted, usable), rivals, rate) if wanted >= 0 else 0))
    return max(totals)


@given(
    st.lists(st.integers(0, 71), unique=True, max_size=14),
    st.integers(0, 2),
    st.sampled_from([-1, 4, 5, 8]),
    st.integers(0, 5),
    st.sampled_from([1, 2]),
)
def test_no_way_to_add_the_jokers_is_better(cards: list[int], jokers: int, wanted: int, rivals: int, rate: int) -> None:
    cards = cards + [JOKER] * jokers
    placed = best_jokers(cards, RED, wanted, rivals, rate)
    assert len(placed) <= jokers
    total = sum(kind_points(cards, RED, placed))
    total += most_points(of_colour(cards, wanted, placed), rivals, rate) if wanted >= 0 else 0
    assert total == by_trying(cards, RED, wanted, rivals, rate)


OVER = "ended 1 | cauldron 1 {} | cauldron 2 {}"


@pytest.mark.permits("GLA-26")
def test_most_points_win_and_equal_ones_share() -> None:
    state = GAME.position(OVER.format("wa1 wa2", "wb1"))
    assert state.outcome == pyengine.Outcome("GLA-20", ((0,), (1,)), (0, -1))
    state = GAME.position(OVER.format("wa1 wa2", "wb1 wb4"))
    assert state.outcome == pyengine.Outcome("GLA-20", ((0, 1),), (0, 0))
    state = GAME.position("players 3 | cauldron 1 wa1 | cauldron 2 wb1 | ended 3 | end GLA-22")
    assert state.outcome == pyengine.Outcome("GLA-22", ((2,), (0, 1)), (-1, -1, 0))


@pytest.mark.forbids("GLA-26")
def test_spells_do_not_score() -> None:
    assert score("wa1 wa2", " | spells 1 appear2 move0 luck eye") == "0"


@pytest.mark.permits("GLA-27")
def test_everybody_has_one_of_each_stack() -> None:
    view = GAME.deal(4, 7, recipes="on").view(2)
    colour, look = view["players"][2]["recipes"]
    assert colour in ("orange", "white", "black", "violet", "brown")
    assert look in ("fewest", "fours", "spells", "ones", "end")
    deals = {GAME.write(GAME.deal(2, seed, recipes="on")).split(" | recipes 1 ")[1][:12] for seed in range(30)}
    assert len(deals) > 10


@pytest.mark.forbids("GLA-27")
def test_they_are_secret_and_each_is_there_once() -> None:
    state = GAME.position("recipes 1 orange fewest | recipes 2 brown ones")
    assert [player["recipes"] for player in state.view(0)["players"]] == [["orange", "fewest"], ["?", "?"]]
    assert [player["recipes"] for player in state.view(None)["players"]] == [["?", "?"]] * 2
    assert GAME.deal(2, 1).view(0)["players"][0]["recipes"] is None
    texts = {GAME.write(state.determinize(1, Prng(seed))).split(" | recipes ")[2] for seed in range(200)}
    assert len(texts) == 16
    assert not any("brown" in text or "ones" in text for text in texts)
    for text in (
        "recipes 1 orange ones | recipes 2 orange end",
        "recipes off | recipes 1 red end",
        "recipes 1 red end",
    ):
        with pytest.raises(pyengine.NotationError):
            GAME.position(text)


@pytest.mark.permits("GLA-28")
@pytest.mark.parametrize(("players", "points"), [(2, "3"), (3, "3"), (4, "6")])
def test_the_most_of_a_colour_brings_a_point_a_card(players: int, points: str) -> None:
    position = f"players {players} | recipes 1 orange - | cauldron 1 oa1 oa2 ob3 | cauldron 2 oa3 oa4"
    assert stated(position, "recipe-points 1") == points


@pytest.mark.permits("GLA-28")
def test_a_joker_counts_where_it_is_placed_and_is_placed_where_it_brings_most() -> None:
    position = "recipes 1 orange - | cauldron 2 oa3 oa4 | cauldron 1 "
    assert stated(position + "oa1 oa2 joker", "recipe-points 1") == "3"
    assert stated(position + "oa1 oa2 joker ra4", "jokers 1") == "ra"
    assert stated(position + "oa1 oa2 joker ra4", "recipe-points 1") == "0"
    full = "recipes 1 orange - | cauldron 1 oa1 oa2 oa3 oa4 joker"
    assert [stated(full, name) for name in ("jokers 1", "recipe-points 1", "score 1")] == ["oa", "5", "20"]


@pytest.mark.forbids("GLA-28")
def test_a_tie_gives_nothing_and_the_others_jokers_do_not_count() -> None:
    position = "recipes 1 orange - | cauldron 1 oa1 oa2 wa1 wa2 | cauldron 2 "
    assert stated(position + "oa3 ob1", "recipe-points 1") == "0"
    assert stated(position + "oa3 joker joker", "recipe-points 1") == "2"
    assert stated("recipes 1 orange - | cauldron 1 joker | cauldron 2 -", "recipe-points 1") == "0"
    assert best_jokers(codes("oa1 oa2 joker"), RED, ORANGE, 3, 1) == (CARD_INDEX["oa1"] >> 2,)


B = "players 3 | cauldron 1 {} | cauldron 2 {} | cauldron 3 {} | recipes 1 - {}"


@pytest.mark.permits("GLA-29")
@pytest.mark.parametrize(
    ("look", "cauldrons", "more"),
    [
        ("fewest", ("-", "wa1", "wa2"), ""),
        ("fewest", ("wa1 joker", "wa2 wa3 wa4", "wb1 wb2 wb3"), ""),
        ("fours", ("wa1 wa2 wa3", "wa4", "wb4 oa4"), ""),
        ("spells", ("-", "-", "-"), " | spells 2 luck | spells 3 appear0"),
        ("spells", ("-", "-", "-"), " | spells 1 luck | spells 2 eye eye | spells 3 appear0 luck"),
        ("ones", ("wa1 wb1", "oa1", "-"), ""),
        ("end", ("-", "-", "-"), " | ended 1"),
        ("end", ("-", "-", "-"), " | ended 1 | end GLA-22"),
    ],
)
def test_ten_points_for_it(look: str, cauldrons: tuple[str, ...], more: str) -> None:
    assert stated(B.format(*cauldrons, look) + more, "recipe-points 1") == "10"


@pytest.mark.permits("GLA-29")
def test_declining_the_last_card_still_ends_the_game() -> None:
    places = ["#" if at in (0, 5, 30, 35) else "." for at in range(36)]
    places[6], places[20] = "ra4", "oa1"
    state = GAME.position(f"wizard 1 red e2 | recipes 1 - end | deck - | grid {' '.join(places)}")
    state.apply(0, GAME.parse("r2c1>aside"))
    assert fact(state, "score 1") == "10"


@pytest.mark.forbids("GLA-29")
@pytest.mark.parametrize(
    ("look", "cauldrons", "more"),
    [
        ("fewest", ("wa1 joker", "wa2 wa3", "wb1 wb2 wb3"), ""),
        ("fours", ("wa1", "wa2", "wb4"), ""),
        ("fours", ("wa4", "wa2", "wb4"), ""),
        ("spells", ("-", "-", "-"), " | spells 2 luck"),
        ("ones", ("wa1", "oa1", "-"), ""),
        ("ones", ("joker", "-", "-"), ""),
        ("end", ("-", "-", "-"), " | ended 2"),
        ("end", ("-", "-", "-"), ""),
    ],
)
def test_a_tie_gives_none(look: str, cauldrons: tuple[str, ...], more: str) -> None:
    assert stated(B.format(*cauldrons, look) + more, "recipe-points 1") == "0"
