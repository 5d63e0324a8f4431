"""Games of other kinds than the gallery's, written from `docs/kit.md` alone: dice, grids, melds, stakes, memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.core.events import HIDDEN
from pyengine.core.prng import Prng
from pyengine.kit.check import check
from tests.endure import more_in_endure
from tests.kit.files import opened

_FAR = 0x9E3779B97F4A7C15
"""So far from each other are the states of the stream that are tried."""
FILES = sorted((Path(__file__).parent / "strange").glob("*.md"))


def game(name: str) -> Any:
    return opened(Path(__file__).parent / "strange" / f"{name}.md").game


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_that_has_to_hold_does(path: Path) -> None:
    assert check(opened(path), 6) == []


@pytest.mark.parametrize("turns", more_in_endure(2, 4))
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_bots_that_think_play_it(path: Path, turns: int) -> None:
    found = opened(path).game
    state, chance, player = found.deal(found.contest(), seed=3), Prng(3), bot("2")
    for _ in range(turns):
        if state.outcome:
            break
        seat = state.to_act[0]
        state.apply(seat, player.choose(Knowledge(found, state, seat), chance))


def test_a_card_drawn_from_a_hand_is_known_to_both_seats_alone() -> None:
    found = game("old-maid")
    state = found.position("players 3 | hand 1 3c | hand 2 5h 7s 9d | hand 3 4c 6d")
    events = state.apply(0, found.parse("draw"))
    (drawn,) = [event for event in events if event.type == "moved"]
    (card,) = drawn.cards
    assert card in ("5h", "7s", "9d")
    assert [drawn.seen_by(seat).cards for seat in range(3)] == [(card,), (card,), (HIDDEN,)]
    assert not any(made.seen_by(2).blanks for made in events if made.type == "made")


def test_every_card_of_a_hand_can_be_drawn() -> None:
    found = game("old-maid")
    drawn = set()
    for rng in range(20):
        state = found.position(f"players 3 | hand 1 3c | hand 2 5h 7s 9d | hand 3 4c 6d | rng {rng * _FAR % (1 << 64)}")
        state.apply(0, found.parse("draw"))
        drawn |= {card.code for card in state.hand[0]}
    assert drawn == {"3c", "5h", "7s", "9d"}


def test_a_card_turned_down_again_has_to_be_remembered() -> None:
    found = game("memory")
    assert found.memory
    state = found.position("players 2 | table sun moon sun | deck -")
    state.apply(0, found.parse("1"))
    assert state.view(1)["table"][0] == "sun"
    state.apply(0, found.parse("2"))
    assert state.view(0)["table"][:3] == [HIDDEN] * 3
    worlds = {state.determinize(0, Prng(seed)).table[0].code for seed in range(30)}
    assert worlds == {"sun", "moon"}


def test_sets_of_one_rank_are_actions_of_their_own() -> None:
    found = game("president")
    assert len(found.actions()) == 1 + 13 * 15
    state = found.position("players 3 | hand 1 4c 4d 4h 5h | hand 2 3c | hand 3 5c")
    legal = [found.format(each) for each in state.legal(0)]
    assert legal == ["4c", "4d", "4h", "5h", "4c+4d", "4c+4h", "4d+4h", "4c+4d+4h"]


def test_cards_begin_in_an_open_pile_where_none_is_face_down() -> None:
    assert len(game("tic-tac-toe").deal(2, seed=1).box) == 10


def test_a_secret_choice_is_told_to_nobody_before_all_have_chosen() -> None:
    found = game("rps")
    state = found.deal(2, seed=1)
    events = state.apply(0, found.parse("rock"))
    told = [event.seen_by(1).to_json() for event in events]
    assert {"type": "made", "seat": 0, "move": "choose", "blanks": {"what": HIDDEN}} in told
    assert "rock" not in str(told)
    assert state.view(1)["choice"] == [HIDDEN, ""]
    assert {state.determinize(1, Prng(seed)).choice[0] for seed in range(30)} == {"rock", "paper", "scissors"}


def test_a_card_laid_face_down_is_not_named_to_the_others() -> None:
    found = game("roses")
    state = found.position("players 2 | hand 1 arose askull | hand 2 brose bskull")
    made, *_ = state.apply(0, found.parse("askull"))
    assert made.seen_by(0).to_json()["blanks"] == {"card": "askull"}
    assert made.seen_by(1).to_json()["blanks"] == {"card": HIDDEN}
