"""The state of UNO: copies, a fresh match, what hands are worth, lots and verdicts."""

from __future__ import annotations

from collections import Counter

import pytest

from pyengine.core.outcome import Outcome
from pyengine.core.prng import Prng
from pyengine.core.state import attributes
from pyengine.games.uno.game import Uno
from pyengine.games.uno.pieces import BIT, CARD_OF, DECK, WILD_TWO, cards_in
from pyengine.games.uno.rules import catchers, draw_lots, fresh, highest
from pyengine.games.uno.scoring import add_round, points, verdict
from pyengine.games.uno.state import Options
from tests.games.uno.cards import ALL
from tests.games.uno.table import GAME, act, fact, played

LATER = (
    "players 4 | seat 3 | dealer 4 | direction right | round 3 | phase challenge | colour red | was blue | "
    "discard b7 wild+2 | hand 1 r3 b1 | hand 2 g1 | hand 3 y1 y2 | scores 1 2 3 4 | lots b1 g2 r3 y4 | "
    "last 1 b1 | last 2 b2 | last 3 - | last 4 b4 | knows 1 2 g1 | knows 3 1 b1 | hand 4 b4"
)
WINDOW, LATE = LATER + " | open 4 | let 2", LATER + " b5 | late b4"


def hand(*codes: str) -> int:
    return sum([BIT[CARD_OF[code]] for code in codes])


def test_a_fresh_state_is_before_the_first_deal() -> None:
    state = Uno(3, Options(), Prng(1))
    assert (state.players, state.dealer, state.stage, state.face) == (3, 2, 1, 0)
    assert (state.hands, state.scores, state.deck, state.discard) == ([0] * 3, [0] * 3, [], [])
    assert (state.lots, state.last, state.knows, state.outcome) == ((), (), {}, None)
    assert (state.phase, state.drawn, state.open, state.let, state.was, state.late) == (0, -1, -1, 0, 4, 0)
    assert (state.to_act, state.direction, state.order) == ((0,), 0, ((1,), (2,), (0,)))


def test_the_options_are_read_from_their_texts() -> None:
    defaults = {option.name: option.default for option in GAME.options}
    assert Options.of(defaults) == Options() == Options(250, False, True, False, False)
    others = {"target": "7", "scoring": "caught", "bluff": "off", "two_player_reverse": "plain", "last_draw_one": "on"}
    assert Options.of(others) == Options(7, True, False, True, True)
    assert len({Options(), Options(), Options(7)}) == 2
    assert not hasattr(Options(), "__dict__")


def test_only_two_players_choose_what_a_reverse_does() -> None:
    concerned = {option.name: [option.matters(players) for players in (2, 3, 10)] for option in GAME.options}
    assert concerned.pop("two_player_reverse") == [True, False, False]
    assert set(map(tuple, concerned.values())) == {(True, True, True)}


@pytest.mark.parametrize("position", [WINDOW, LATE, "hand 1 b1 b2 | hand 2 g1 | phase drawn | drawn b2 | discard b7"])
def test_a_copy_is_equal_and_keeps_nothing_of_the_state_it_is_made_from(position: str) -> None:
    state = GAME.position(position)
    twin = state.copy()
    assert twin == state
    for name in attributes(type(state)):
        value = getattr(state, name)
        if name == "chance" or isinstance(value, list | dict):
            assert getattr(twin, name) is not value, name
    seat = state.to_act[-1]
    state.apply(seat, state.legal(seat)[0])
    assert twin == GAME.position(position)
    assert GAME.write(twin) == GAME.write(GAME.position(position))


def test_what_was_shown_is_copied_too() -> None:
    state = GAME.position("players 3 | hand 1 b1 b2 b3 | hand 2 g1 | hand 3 y1 | discard b7 | knows 2 1 b1 b2")
    twin = state.copy()
    act(twin, "b1>discard")
    assert (fact(state, "knows 2 1"), fact(twin, "knows 2 1")) == ("b1 b2", "b2")


def test_what_was_shown_stands_by_the_knower_and_then_the_holder() -> None:
    state = GAME.position(
        "players 3 | hand 1 b1 b2 | hand 2 g1 | hand 3 y1 | knows 3 1 b1 | knows 2 1 b2 | knows 1 3 y1 | knows 2 3 y1"
    )
    assert isinstance(state, Uno)
    assert [(knower, holder) for knower, holder, _ in state.shown()] == [(0, 2), (1, 0), (1, 2), (2, 0)]


@pytest.mark.parametrize(("direction", "accused"), [("left", 1), ("right", 3)])
def test_the_accused_sits_before_the_seat_that_is_hit(direction: str, accused: int) -> None:
    state = GAME.position(LATER.replace("direction right", f"direction {direction}"))
    assert state.view(None)["accused"] == accused
    assert state.awaited == (2,)


def test_who_may_catch_besides_the_awaited() -> None:
    state = GAME.position(WINDOW)
    assert isinstance(state, Uno)
    assert (catchers(state, 2), catchers(state, 0)) == ([0], [2])
    assert (state.to_act, state.awaited) == ((0, 2), (2,))


@pytest.mark.parametrize("code", ALL)
def test_each_card_has_its_worth(code: str) -> None:
    """UNO-19."""
    worth = 50 if code.startswith("wild") else int(code[1:]) if code[1:].isdigit() else 20
    assert points(hand(code)) == worth


def test_all_cards_together() -> None:
    assert points(hand(*ALL)) == 4 * (45 + 60) + 4 * 50
    assert points(0) == 0


def test_rounds_are_added() -> None:
    scores = [1, 2, 3]
    add_round(scores, [10, 0, 20], 1, caught=False)
    assert scores == [1, 32, 3]
    add_round(scores, [10, 0, 20], 1, caught=True)
    assert scores == [11, 32, 23]


def test_verdicts() -> None:
    """UNO-20, UNO-21."""
    assert verdict([249, 0], 250, caught=False) is verdict([249, 0], 250, caught=True) is None
    assert verdict([250, 0, 9], 250, caught=False) == Outcome("UNO-20", ((0,), (2,), (1,)), (250, 0, 9))
    assert verdict([251, 9, 9], 250, caught=True) == Outcome("UNO-21", ((1, 2), (0,)), (251, 9, 9))


@pytest.mark.parametrize(
    ("lots", "best"),
    [
        ("b1 g9 r3", [1]),
        ("b0 g+1 rrev yskip wild wild+2", [0, 1, 2, 3, 4, 5]),
        ("b1 gskip wild wild+2", [0]),
        ("b9 g9 r8", [0, 1]),
    ],
)
def test_the_highest_number_and_symbols_count_nothing(lots: str, best: list[int]) -> None:
    """UNO-3."""
    cards = [CARD_OF[code] for code in lots.split()]
    assert highest(list(range(len(cards))), cards) == best
    assert highest([seat + 2 for seat in range(len(cards))], cards) == [seat + 2 for seat in best]


def test_lots_come_from_a_whole_deck_each_time_until_one_is_left() -> None:
    rounds = Counter[int]()
    for seed in range(60):
        lots, dealer = draw_lots(3, Prng(seed))
        assert dealer in highest([0, 1, 2], list(lots))
        rounds[len(lots)] += 1
        assert Counter(lots[:3]) <= Counter(DECK)
        assert draw_lots(3, Prng(seed)) == (lots, dealer)
    assert set(rounds) > {3, 5}


def test_fresh_hands_and_a_deck_without_a_wild_draw_two_on_top() -> None:
    """UNO-4, UNO-13."""
    turned = 0
    for seed in range(80):
        hands, deck = fresh(10, Prng(seed))
        assert [len(cards_in(each)) for each in hands] == [5] * 10
        assert sorted([card for each in hands for card in cards_in(each)] + deck) == sorted(DECK)
        assert deck[-1] != WILD_TWO
        turned += WILD_TWO in deck
    assert turned
    whole = list(DECK)
    Prng(3).shuffle(whole)
    hands, _ = fresh(2, Prng(3))
    assert cards_in(hands[0]) == sorted(whole[-5:])


def test_a_played_match_writes_and_reads_alike() -> None:
    state = played(WINDOW, "1:catch>4", "challenge")
    assert GAME.position(GAME.write(state)) == state
