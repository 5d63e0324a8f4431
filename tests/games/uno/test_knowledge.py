"""What a challenge shows stays known while it is held; everything else in other hands stays hidden."""

from __future__ import annotations

from collections import Counter

from pyengine.core.prng import Prng
from pyengine.core.state import State
from tests.games.uno.table import GAME, act, fact, played

ACCUSED = "players 3 | hand 1 b2 b3 wild wild+2 r4 | hand 2 g1 g2 g3 | hand 3 y1 y2 y3 | discard b7 | deck r1 r2 r3 r5"


def hand(state: State, holder: int, seat: int | None) -> list[str]:
    cards: list[str] = state.view(None if seat is None else seat - 1)["players"][holder - 1]["hand"]
    return cards


def test_only_the_challenger_sees_the_hand() -> None:
    state = GAME.position(ACCUSED)
    act(state, "wild+2>green")
    challenged = act(state, "challenge")[0]
    assert challenged.seen_by(1).to_json()["hand"] == ["b2", "b3", "r4", "wild"]
    assert challenged.seen_by(2).to_json()["hand"] == challenged.seen_by(None).to_json()["hand"] == ["?"] * 4
    assert challenged.seen_by(2).to_json()["guilty"] is True
    assert hand(state, 1, 2) == ["b2", "b3", "r4", "wild", "?", "?"]
    assert hand(state, 1, 3) == hand(state, 1, None) == ["?"] * 6


def test_determinize_keeps_what_was_shown() -> None:
    state = played(ACCUSED, "wild+2>green", "challenge")
    hands = Counter[str]()
    for seed in range(200):
        other = state.determinize(1, Prng(seed))
        held = fact(other, "hand 1").split()
        assert {"b2", "b3", "r4", "wild"} <= set(held)
        assert len(held) == 6
        hands.update(held)
    assert set(hands) == {"b2", "b3", "r4", "wild", "y1", "y2", "y3", "r1", "r2", "r3", "r5"}
    assert {fact(state.determinize(2, Prng(seed)), "hand 1") for seed in range(9)} != {fact(state, "hand 1")}


def test_a_card_shown_is_forgotten_when_it_is_laid() -> None:
    state = played(ACCUSED, "wild+2>red", "challenge", "draw", "keep", "draw", "keep", "r4>discard")
    assert fact(state, "knows 2 1") == "b2 b3 wild"
    for text in ("draw", "keep", "draw", "wild>blue"):
        if text == "keep" and fact(state, "phase") != "drawn":
            continue
        act(state, text)
    assert "knows 2 1" in GAME.facts(state, 0)


def test_a_wild_just_drawn_is_not_the_one_that_was_shown() -> None:
    position = "hand 1 b2 wild | hand 2 g1 g2 | discard b7 | knows 2 1 wild | deck wild r1 r2"
    assert fact(played(position, "draw", "wild>red"), "knows 2 1") == "wild"
    assert "knows 2 1" not in GAME.facts(played(position, "wild>red"), 0)


def test_a_drawn_card_that_waits_is_known_to_be_playable() -> None:
    state = played("hand 1 r1 r2 | hand 2 g1 g2 | discard b7", "draw")
    assert [state.view(seat)["drawn"] for seat in (0, 1, None)] == ["b0", "?", "?"]
    drawn = {fact(state.determinize(1, Prng(seed)), "drawn") for seed in range(100)}
    assert len(drawn) > 8
    assert all(card[0] == "b" or card.endswith("7") or card.startswith("wild") for card in drawn)


def test_late_cards_are_hidden_from_the_challenger_until_shown() -> None:
    table = "players 3 | hand 1 wild+2 r7 | hand 2 g1 g2 | hand 3 y1 y2 | discard b7 | deck b1 b2 r3 r4"
    state = played(table, "wild+2>red", "3:catch>1")
    views = {str(state.determinize(1, Prng(seed)).view(1)) for seed in range(5)}
    late = {fact(state.determinize(1, Prng(seed)), "late") for seed in range(20)}
    assert views == {str(state.view(1))}
    assert len(late) > 5


def test_others_knowledge_of_hidden_hands_is_drawn_anew() -> None:
    state = played(ACCUSED, "wild+2>green", "challenge")
    for seed in range(20):
        other = state.determinize(2, Prng(seed))
        shown, held = Counter(fact(other, "knows 2 1").split()), Counter(fact(other, "hand 1").split())
        assert shown <= held
        assert shown.total() == 4
        assert GAME.position(GAME.write(other)) == other
