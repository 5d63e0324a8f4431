"""Who knows which card: it goes with a card that can be followed, and is lost where it cannot."""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.kit.document import read
from tests.kit.files import HEAD, LAY, small

GAME = small().game


def after(position: str, *actions: str) -> State:
    state = GAME.position(position)
    for action in actions:
        state.apply(state.to_act[0], GAME.parse(action))
    return state


def hand(state: State, owner: int, viewer: int) -> list[str]:
    found: list[str] = state.view(viewer)["hand"][owner]
    return found


def test_a_card_given_openly_is_known_in_its_new_hand() -> None:
    state = after("players 3 | hand 1 r1 r2 | hand 2 b1 | hand 3 b2", "give:r1>2")
    assert hand(state, 1, 0) == hand(state, 1, 2) == ["r1", HIDDEN]
    assert hand(state, 1, 1) == ["r1", "b1"]


def test_a_card_that_leaves_a_hand_unseen_leaves_the_others_unsure() -> None:
    state = after("players 3 | hand 1 r1 r2 | hand 2 b1 b3 | hand 3 b2", "give:r1>2", "hide:b1")
    assert hand(state, 1, 0) == [HIDDEN, HIDDEN]
    assert hand(state, 1, 1) == ["r1", "b3"]
    assert state.view(1)["secret"] == ["b1"]
    assert state.view(0)["secret"] == [HIDDEN]


def test_a_card_laid_openly_leaves_the_rest_known() -> None:
    state = after("players 3 | hand 1 r1 r2 | hand 2 b1 b3 | hand 3 b2", "give:r1>2", "b3")
    assert hand(state, 1, 0) == ["r1", HIDDEN]


def test_of_two_alike_each_seat_takes_the_one_it_knew_for_the_one_that_goes() -> None:
    twins = HEAD.replace('"n": n}', '"n": n, "count": 2}')
    game = read(twins + LAY).game
    state = game.position("players 3 | hand 1 r3 | hand 2 r3 b1 | hand 3 b2")
    state.apply(0, game.parse("give:r3>2"))
    state = game.position(game.write(state).replace("seat 1", "seat 2").split(" | over")[0])
    assert state.view(0)["hand"][1] == ["r3", HIDDEN, HIDDEN]
    state.apply(1, game.parse("r3"))
    assert state.view(0)["hand"][1] == [HIDDEN, HIDDEN]
    assert state.view(1)["hand"][1] == ["r3", "b1"]


def test_worlds_agree_with_what_a_seat_sees_and_differ_in_the_rest() -> None:
    state = after("players 3 | hand 1 r1 r2 | hand 2 b1 b3 | hand 3 b2", "give:r1>2")
    worlds = [state.determinize(2, Prng(seed)) for seed in range(40)]
    assert all(world.view(2) == state.view(2) for world in worlds)
    assert len({GAME.write(world) for world in worlds}) > 10


def test_a_sealed_value_is_its_owners() -> None:
    state = GAME.position("players 2 | bid 2 3 | hand 1 r1 | hand 2 r2")
    assert state.view(0)["bid"] == [2, HIDDEN]
    assert state.view(None)["bid"] == [HIDDEN, HIDDEN]
    assert GAME.position("players 2 | bid 2 3 open | hand 1 r1 | hand 2 r2").view(None)["bid"] == [2, 3]


def test_events_tell_each_seat_what_it_sees() -> None:
    state = GAME.position("players 3 | hand 1 r1 r2 | hand 2 b1 | hand 3 b2")
    made, moved, *_ = state.apply(0, GAME.parse("hide:r1"))
    assert moved.seen_by(0).to_json()["cards"] == ["r1"]
    assert moved.seen_by(1).to_json()["cards"] == moved.seen_by(None).to_json()["cards"] == [HIDDEN]
    assert made.seen_by(0).to_json() == {"type": "made", "seat": 0, "move": "hide", "blanks": {"card": "r1"}}
    assert made.seen_by(1).to_json()["blanks"] == made.seen_by(None).to_json()["blanks"] == {"card": HIDDEN}


def test_cards_that_begin_in_order_are_known_until_they_are_shuffled() -> None:
    in_order = HEAD.replace("deck = Pile(face_down)", "deck = Pile(face_down, shuffled=False)")
    begun = in_order.replace("    for seat in game.seats:", "    game.deck.shuffle()\n    for seat in game.seats:", 1)
    state = read(in_order + LAY).game.deal(2, 5)
    assert hand(state, 0, 1) == ["b4", "b5", "b6"]
    assert state.view(None)["deck"] == ["r1", "r2", "r3", "r4", "r5", "r6"]
    assert state.determinize(0, Prng(1)).view(1) == state.view(1)
    deals = {str(read(begun + LAY).game.deal(2, seed).view(1)) for seed in range(5)}
    assert len(deals) == 5
    assert hand(read(begun + LAY).game.deal(2, 5), 0, 1) == [HIDDEN] * 3
