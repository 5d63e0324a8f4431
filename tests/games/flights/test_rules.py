"""Every rule of a round of Flights from both sides: what it permits, and what it forbids."""

from __future__ import annotations

import itertools

import pytest

import pyengine
from pyengine.core.prng import Prng
from pyengine.games.flights.pieces import CODE, KIND
from pyengine.games.flights.position import position, write
from tests.games.flights import test_scoring
from tests.games.flights.cards import cards
from tests.games.flights.table import events, fact, lines, picks, played, refusal

GAME = pyengine.game("flights")
HANDS = "hand 1 r3 x4 d | hand 2 b4 g1 u"
SWAPPING = "players 3 | city 1 r4 b2 | city 2 g4 y4 v2 | city 3 v4 | laid 1 {}>1 | laid 2 b3>5 | laid 3 g3>6"


def swapping(exchange: str = "x4") -> str:
    """Seat 1 has taken the exchange last, and has to swap."""
    return f"{SWAPPING.format(exchange)} | phase swap | swap {exchange} | table -"


@pytest.mark.permits("FLI-1")
def test_the_whole_deck_for_four() -> None:
    found = cards(write(GAME.deal(4, 1)))
    assert len(found) == 47
    assert [found.count(card) for card in ("r1", "o6", "x6", "u", "d")] == [1, 1, 1, 2, 3]


@pytest.mark.forbids("FLI-1")
@pytest.mark.parametrize("hand", ["r7", "z1", "x0", "r3 r3", "u u u", "d d d d", "x4 x4"])
def test_no_other_cards_and_none_too_often(hand: str) -> None:
    with pytest.raises(pyengine.NotationError):
        position(f"players 4 | hand 1 {hand}")


@pytest.mark.permits("FLI-2")
@pytest.mark.parametrize(("players", "size", "out"), [(2, 35, 2), (3, 41, 1), (4, 47, 0)])
def test_e1_colours_are_left_out_by_chance(players: int, size: int, out: int) -> None:
    deals = [GAME.deal(players, seed) for seed in range(40)]
    assert {len(cards(write(state))) - 6 * out for state in deals} == {size}
    shown = [state.view(None)["out"] for state in deals]
    assert {len(colours) for colours in shown} == {out}
    assert {colour for colours in shown for colour in colours} == (set("rbgyvo") if out else set())


@pytest.mark.forbids("FLI-2")
@pytest.mark.parametrize("text", ["out r | hand 1 b1", "players 3 | out r | hand 1 r1", "out r r | hand 1 b1"])
def test_no_other_number_of_colours_and_none_of_their_cards(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        position(text)


@pytest.mark.permits("FLI-3")
def test_three_cards_each_and_a_first_player_by_lot() -> None:
    deals = [GAME.deal(3, seed) for seed in range(30)]
    assert {fact(state, "first") for state in deals} == {"1", "2", "3"}
    assert lines(deals[0], "hand-size") == ["3", "3", "3"]
    assert all(state.to_act[0] == int(fact(state, "first")) - 1 for state in deals)


@pytest.mark.forbids("FLI-3")
def test_nobody_sees_another_hand_or_the_deck() -> None:
    view = GAME.deal(3, 7).view(1)
    assert [player["hand"] for player in view["players"]][0::2] == [["?"] * 3, ["?"] * 3]
    assert "?" not in view["players"][1]["hand"]
    assert view["deck"] == 32


@pytest.mark.permits("FLI-4")
def test_all_lay_in_any_order_and_then_it_is_turned_up() -> None:
    state = played(HANDS, "2:b4>3")
    assert state.to_act == (0,)
    assert state.view(1)["players"][1]["laid"] == {"card": "b4", "flight": 3}
    assert events(state, "r3>5")[1] == {"type": "turned", "laid": [(0, "r3", 5), (1, "b4", 3)]}
    played(state, "r3>5")
    assert state.view(None)["players"][1]["laid"] == {"card": "b4", "flight": 3}
    assert (fact(state, "phase"), fact(state, "table"), fact(state, "hand 1")) == ("pick", "r3 b4", "x4 d")


@pytest.mark.forbids("FLI-4")
def test_nobody_sees_what_is_laid_before_all_have() -> None:
    state = played(HANDS, "2:b4>3")
    for viewer in (None, 0):
        assert state.view(viewer)["players"][1]["laid"] == {"card": "?", "flight": "?"}
        assert state.view(viewer)["players"][1]["hand"] == ["?", "?"]
        assert events(HANDS, "2:b4>3", viewer) == [{"type": "laid", "seat": 1, "card": "?", "flight": "?"}]
    assert state.view(0)["players"][0]["laid"] is None


@pytest.mark.forbids("FLI-4")
def test_one_card_of_the_own_hand_with_one_flight() -> None:
    assert refusal(HANDS, "1:b4>3") == "FLI-4"
    assert refusal(played(HANDS, "2:b4>3"), "2:g1>4") == "FLI-4"
    assert refusal(HANDS, "take>r3") == "FLI-4"


@pytest.mark.permits("FLI-5")
@pytest.mark.parametrize(
    ("first", "flights", "order"),
    [(1, "1 5 3", "2 3 1"), (1, "4 4 4", "1 2 3"), (3, "4 4 4", "3 1 2"), (2, "5 4 5", "3 1 2"), (2, "6 6 1", "2 1 3")],
)
def test_the_highest_flight_first_and_equal_ones_clockwise(first: int, flights: str, order: str) -> None:
    cards = [f"{card}>{flight}" for card, flight in zip(("r1", "b1", "g1"), flights.split(), strict=True)]
    hands = "hand 1 r1 | hand 2 b1 | hand 3 g1"
    state = played(f"players 3 | first {first} | {hands}", *(f"{seat}:{card}" for seat, card in enumerate(cards, 1)))
    assert fact(state, "order") == order


@pytest.mark.forbids("FLI-5")
def test_nobody_picks_before_the_turn_or_what_is_not_there() -> None:
    state = position("laid 1 r3>5 | laid 2 b4>3")
    assert refusal(state, "2:take>b4") == "FLI-5"
    assert refusal(state, "take>g1") == "FLI-5"
    assert refusal(state, "b1>6") == "FLI-5"
    assert refusal(played(state, "take>b4"), "take>b4") == "FLI-5"
    assert fact(state, "city 1") == "b4"


@pytest.mark.permits("FLI-6")
def test_a_card_is_resolved_before_the_next_pick() -> None:
    state = played("players 3 | city 1 b2 | laid 1 d>6 | laid 2 r1>4 | laid 3 r2>2", "take>d")
    assert (fact(state, "city 1"), fact(state, "order")) == ("-", "2 3")


@pytest.mark.forbids("FLI-6")
def test_nobody_goes_on_while_a_swap_is_due() -> None:
    state = position("city 1 r4 | city 2 b4 | laid 1 x4>6 | laid 2 u>1 | phase swap | swap x4")
    assert refusal(state, "take>u") == "FLI-6"
    assert refusal(state, "2:take>u") == "FLI-6"
    assert fact(played(state, "r4>b4"), "order") == "2"


@pytest.mark.permits("FLI-7")
def test_everyone_draws_one_and_the_first_turn_card_passes() -> None:
    text = "players 3 | first 2 | hand 1 r1 | hand 2 b1 | hand 3 g1 | deck r2 b2 g2 x1"
    state = played(text, "1:r1>1", "2:b1>2", "3:g1>3", "take>r1", "take>b1", "take>g1")
    assert lines(state, "hand") == ["g2", "r2", "b2"]
    assert [fact(state, name) for name in ("first", "round", "phase", "deck-size")] == ["3", "2", "lay", "1"]
    assert state.to_act == (2, 0, 1)


@pytest.mark.forbids("FLI-7")
def test_the_others_do_not_see_what_is_drawn() -> None:
    text = "laid 1 r1>6 | laid 2 b1>5 | table b1 | city 1 r1 | order 2 | deck r2 b2 g2"
    drawn = [event for event in events(text, "take>b1", 0) if event["type"] == "drew"]
    assert drawn == [{"type": "drew", "seat": 0, "cards": ["r2"]}, {"type": "drew", "seat": 1, "cards": ["?"]}]


@pytest.mark.permits("FLI-8")
def test_after_six_all_flights_come_back() -> None:
    text = "hand 1 r1 | hand 2 b1 | used 1 1 2 3 4 5 | used 2 1 2"
    state = played(text, "r1>6", "b1>3", "take>r1")
    assert lines(state, "used") == ["1 2 3 4 5", "1 2"]
    played(state, "take>b1")
    assert lines(state, "used") == ["-", "1 2 3"]
    assert [player["used"] for player in state.view(None)["players"]] == [[], [1, 2, 3]]


@pytest.mark.forbids("FLI-8")
def test_a_used_flight_is_not_used_again_before() -> None:
    text = "hand 1 r1 | hand 2 b1 | used 1 1 2 3 4 5"
    assert refusal(text, "r1>5") == "FLI-8"
    assert refusal(text, "r1>6") is None
    assert refusal(text, "2:b1>5") is None
    assert [GAME.format(action) for action in position(text).legal(0)] == ["r1>6"]


@pytest.mark.permits("FLI-9")
def test_the_discard_becomes_the_deck() -> None:
    text = "laid 1 r1>6 | laid 2 d>5 | table r1 | order 2 | discard x1 | deck r2"
    state = position(text)
    spent = int(fact(state, "discard-size"))
    made = [event for event in events(state, "take>r1") if event["type"] == "reshuffled"]
    assert made == [{"type": "reshuffled", "cards": spent}]
    played(state, "take>r1")
    assert (fact(state, "discard-size"), fact(state, "deck-size")) == ("0", str(spent - 1))
    assert {fact(played(f"{text} | rng {n << 59}", "take>r1"), "hand 2") for n in range(9)} != {fact(state, "hand 2")}


@pytest.mark.permits("FLI-9")
def test_a_player_without_cards_sits_out() -> None:
    state = played("players 3 | hand 1 r1 | hand 3 g1 | deck r2 b2 g2", "3:g1>2", "1:r1>2")
    assert fact(state, "order") == "1 3"
    played(state, "take>g1", "take>r1")
    assert lines(state, "hand") == ["r2", "b2", "g2"]
    assert lines(state, "used") == ["2", "-", "2"]


@pytest.mark.forbids("FLI-9")
def test_without_cards_nothing_is_laid_or_picked() -> None:
    state = position("players 3 | hand 1 r1 | hand 3 g1")
    assert refusal(state, "2:r1>1") == "FLI-9"
    played(state, "1:r1>1", "3:g1>2")
    assert refusal(state, "2:take>r1") == "FLI-9"
    assert state.view(None)["players"][1]["laid"] is None


@pytest.mark.forbids("FLI-9")
def test_with_nothing_anywhere_a_hand_stays_smaller() -> None:
    rest = "hand 1 " + " ".join(card for card in CODE if card not in "r1b1" and card[0] not in "vo" and card != "d")
    state = played(f"{rest} u d d d | laid 1 r1>2 | laid 2 b1>1 | deck - | discard -", "take>b1", "take>r1")
    assert [fact(state, name) for name in ("deck-size", "discard-size", "hand-size 2")] == ["0", "0", "0"]
    assert state.to_act == (0,)


@pytest.mark.permits("FLI-10")
@pytest.mark.parametrize(("table", "found"), [("d r1 b1", ["d", "r1 b1", "b1"]), ("d d r1", ["d", "d", "r1"])])
def test_deportations_go_to_the_first_pickers(table: str, found: list[str]) -> None:
    assert picks(table) == found


@pytest.mark.forbids("FLI-10")
@pytest.mark.parametrize("other", ["r1", "x4", "u"])
def test_nothing_else_is_taken_before(other: str) -> None:
    assert refusal(f"laid 1 d>3 | laid 2 {other}>2", f"take>{other}") == "FLI-10"


@pytest.mark.permits("FLI-11")
@pytest.mark.parametrize(
    ("table", "found"),
    [
        ("x4 r1 b1", ["r1 b1", "b1", "x4"]),
        ("x4 r1 x2 b1", ["r1 b1", "b1", "x2 x4", "x4"]),
        ("x4 x6 x5 r1", ["r1", "x4 x5 x6", "x5 x6", "x6"]),
    ],
)
def test_exchanges_go_to_the_last_pickers_who_choose_among_them(table: str, found: list[str]) -> None:
    assert picks(table) == found


@pytest.mark.forbids("FLI-11")
def test_no_exchange_while_there_are_cities() -> None:
    assert refusal("players 3 | laid 1 x4>3 | laid 2 r1>2 | laid 3 u>1", "take>x4") == "FLI-11"


@pytest.mark.permits("FLI-12")
def test_d1_deportation_city_exchange_universal() -> None:
    assert picks("d x4 u r1") == ["d", "r1", "x4", "u"]
    assert picks("u r1 u x1") == ["r1", "x1", "u", "u"]


@pytest.mark.forbids("FLI-12")
@pytest.mark.parametrize("other", ["r1", "x4"])
def test_no_universal_while_there_is_anything_else(other: str) -> None:
    assert refusal(f"laid 1 u>3 | laid 2 {other}>2", "take>u") == "FLI-12"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_mixture_goes_in_the_order_of_kinds(count: int) -> None:
    """All choices of so many cards out of every kind, however they are laid."""
    for table in itertools.combinations(["d", "d", "r1", "b3", "g5", "x2", "x4", "u", "u"], count):
        words = list(table)
        Prng(len(words)).shuffle(words)
        if count == 1:
            assert picks(f"{words[0]} y6")
            continue
        found = [turn.split() for turn in picks(" ".join(words))]
        kinds = sorted(KIND[CODE[card]] for card in table)
        assert [{KIND[CODE[card]] for card in turn} for turn in found] == [{kind} for kind in kinds]
        assert [len(turn) for turn in found] == _choices(words)


def _choices(table: list[str]) -> list[int]:
    """Equal cards are one choice; of different ones of a kind each turn has one less."""
    left, sizes = sorted(table, key=CODE.__getitem__), []
    left.sort(key=lambda card: KIND[CODE[card]])
    while left:
        sizes.append(len({card for card in left if KIND[CODE[card]] == KIND[CODE[left[0]]]}))
        del left[0]
    return sizes


@pytest.mark.permits("FLI-13")
def test_a_city_goes_to_the_end() -> None:
    state = played("city 1 b2 g5 | laid 1 r1>6 | laid 2 d>5", "take>d", "take>r1")
    assert (fact(state, "city 1"), fact(state, "city 2")) == ("b2", "r1")
    assert fact(played("city 1 b2 g5 | laid 1 r1>6 | laid 2 y1>5", "take>r1"), "city 1") == "b2 g5 r1"


@pytest.mark.forbids("FLI-13")
def test_nothing_but_cities_goes_there() -> None:
    for hand in ("x4", "u", "d"):
        state = played(f"laid 1 {hand}>6 | laid 2 {hand if hand != 'x4' else 'x5'}>5", f"take>{hand}")
        assert lines(state, "city") == ["-", "-"]
    with pytest.raises(pyengine.NotationError):
        position("city 1 r1 x4 | hand 1 b1")


@pytest.mark.permits("FLI-14")
def test_the_last_city_is_discarded_with_the_card() -> None:
    state = played("city 1 r3 b5 | laid 1 d>6 | laid 2 y1>1", "take>d")
    assert [fact(state, name) for name in ("city 1", "discard", "order")] == ["r3", "b5 d", "2"]


@pytest.mark.forbids("FLI-14")
def test_without_a_city_nothing_goes_and_nobody_else_loses_one() -> None:
    text = "city 2 r3 | laid 1 d>6 | laid 2 y1>1"
    assert events(text, "take>d")[1] == {"type": "deported", "seat": 0, "city": None}
    state = played(text, "take>d")
    assert [fact(state, name) for name in ("city 1", "city 2", "discard")] == ["-", "r3", "d"]


@pytest.mark.permits("FLI-15")
def test_e4_exchange_4_swaps_fours_with_any_partner() -> None:
    text = (
        "players 3 | city 1 r4 b2 | city 2 g4 y4 v2 | city 3 v4 y1 | laid 1 x4>1 | laid 2 b3>5 | laid 3 g3>6 | table x4"
    )
    assert events(text, "take>x4") == [{"type": "took", "seat": 0, "card": "x4"}]
    state = played(text, "take>x4")
    assert [GAME.format(action) for action in state.legal(0)] == ["r4>g4", "r4>y4", "r4>v4"]
    assert state.view(None)["swaps"] == [["r4", "g4"], ["r4", "y4"], ["r4", "v4"]]
    assert fact(played(state, "r4>v4"), "city 3") == "r4 y1"


@pytest.mark.forbids("FLI-15")
@pytest.mark.parametrize("action", ["b2>v2", "r4>v2", "r4>b2", "r4>y6", "y6>g4"])
def test_no_other_value_and_only_cities_that_lie_there(action: str) -> None:
    assert refusal(swapping(), action) == "FLI-15"


@pytest.mark.forbids("FLI-15")
@pytest.mark.parametrize("city", ["city 1 r3 | city 2 b4", "city 1 r4 | city 2 b3", "city 2 b4"])
def test_without_a_legal_swap_nothing_happens(city: str) -> None:
    text = f"{city} | laid 1 x4>1 | laid 2 u>1 | table x4 u"
    assert events(text, "take>x4")[1] == {"type": "unused", "seat": 0, "card": "x4"}
    state = played(text, "take>x4")
    assert (fact(state, "discard"), fact(state, "order")) == ("x4", "2")
    assert f"city 1 {fact(state, 'city 1')} | city 2 {fact(state, 'city 2')}".removeprefix("city 1 - | ") == city


@pytest.mark.permits("FLI-16")
def test_a_universal_exchange_swaps_any_value_of_the_own_collection() -> None:
    state = position(swapping("u"))
    assert [GAME.format(action) for action in state.legal(0)] == ["r4>g4", "r4>y4", "b2>v2"]
    assert lines(played(state, "b2>v2"), "city")[:2] == ["r4 v2", "g4 y4 b2"]


@pytest.mark.forbids("FLI-16")
@pytest.mark.parametrize(("action", "rule"), [("b4>g4", "FLI-16"), ("b2>g2", "FLI-16"), ("r4>v4", "FLI-18")])
def test_not_a_value_without_a_legal_swap_while_there_is_one(action: str, rule: str) -> None:
    assert refusal(swapping("u"), action) == rule


@pytest.mark.permits("FLI-17")
def test_cities_change_places_exactly() -> None:
    text = "city 1 r1 b4 g2 | city 2 g3 y4 r2 b1 | laid 1 x4>1 | laid 2 g6>2 | phase swap | swap x4 | table -"
    assert lines(played(text, "b4>y4"), "city") == ["r1 y4 g2", "g3 b4 r2 b1"]


@pytest.mark.forbids("FLI-17")
def test_not_to_the_end_and_no_third_collection_changes() -> None:
    state = played(swapping(), "r4>g4")
    assert lines(state, "city") == ["g4 b2", "r4 y4 v2", "v4"]
    assert "x4" in fact(state, "discard").split()


@pytest.mark.permits("FLI-18")
def test_a_partner_with_as_many_or_more() -> None:
    assert refusal(swapping(), "r4>y4") is None
    text = "city 1 r4 b2 | city 2 y1 g4 | laid 1 x4>1 | laid 2 g6>2 | phase swap | swap x4 | table -"
    assert refusal(text, "r4>g4") is None


@pytest.mark.forbids("FLI-18")
def test_no_partner_with_fewer() -> None:
    assert refusal(swapping(), "r4>v4") == "FLI-18"
    state = played("city 1 r4 b2 | city 2 g4 | laid 1 x4>1 | laid 2 u>1 | table x4 u", "take>x4")
    assert lines(state, "city") == ["r4 b2", "g4"]


def test_every_rule_is_shown_from_both_sides() -> None:
    shown: dict[str, set[str]] = {"permits": set(), "forbids": set()}
    for test in (*globals().values(), *vars(test_scoring).values()):
        for mark in getattr(test, "pytestmark", []):
            if mark.name in shown:
                shown[mark.name].add(mark.args[0])
    rules = {f"FLI-{number}" for number in range(1, 23)}
    assert shown == {"permits": rules, "forbids": rules}
