from __future__ import annotations

import pytest

from pyengine.core.prng import Dice, Prng, anew
from pyengine.core.prng_batch import INCREMENT, LONGEST, M64, MULTIPLIER, SHORTEST
from tests.endure import rest_in_endure


def test_first_numbers_never_change() -> None:
    stream = Prng(7)
    assert [stream.below(1000) for _ in range(6)] == [47, 492, 922, 712, 892, 979]


def test_agrees_with_the_reference_step() -> None:
    """One PCG32 step written out from the paper, from a state and with our increment."""
    state = 0x853C49E6748FEA9B
    word = (((state >> 18) ^ state) >> 27) & 0xFFFFFFFF
    turn = state >> 59
    bits = f"{word:032b}"
    assert Prng.resume(state).below(1 << 32) == int(bits[32 - turn :] + bits[: 32 - turn], 2)


def test_every_value_is_about_equally_likely() -> None:
    stream = Prng(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[stream.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi², 5 degrees, p = 0.001


def test_orders_are_about_equally_likely() -> None:
    stream, counts = Prng(2), dict[tuple[int, ...], int]()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.8  # chi², 23 degrees, p = 0.001


def test_copies_and_resumed_streams_go_on_alike_and_seeds_differ() -> None:
    stream = Prng(3)
    stream.below(10)
    copies = [stream.copy(), Prng.resume(stream.state)]
    wanted = [stream.below(1 << 32) for _ in range(5)]
    assert all([copy.below(1 << 32) for _ in range(5)] == wanted for copy in copies)
    assert len({Prng(seed).below(1 << 32) for seed in range(100)}) == 100


def one_by_one(stream: Prng, items: list[int]) -> None:
    """The shuffle as it is defined, a number for each place from the end."""
    for last in range(len(items) - 1, 0, -1):
        other = stream.below(last + 1)
        items[last], items[other] = items[other], items[last]


@pytest.mark.parametrize("size", [0, 1, 2, SHORTEST, SHORTEST + 1, 56, LONGEST, LONGEST + 1])
def test_a_leap_shuffles_as_single_steps_do(size: int) -> None:
    for seed in range(20):
        quick, slow = Prng(seed), Prng(seed)
        found, wanted = list(range(size)), list(range(size))
        for _ in range(3):
            quick.shuffle(found)
            one_by_one(slow, wanted)
        assert (found, quick.state) == (wanted, slow.state)


def rejected() -> int:
    """A state whose word is 2³² - 1, which all bounds reject but powers of two."""
    state: int = sum(1 << bit for bit in (*range(41, 45), *range(45, 59)))
    assert Prng.resume(state).below(1 << 32) == (1 << 32) - 1
    return state


@pytest.mark.parametrize("before", range(12))
def test_a_rejected_word_is_drawn_again_within_a_leap(before: int) -> None:
    state, back = rejected(), int(pow(MULTIPLIER, -1, 1 << 64))
    for _ in range(before):
        state = (state - INCREMENT) * back & M64
    quick, slow = Prng.resume(state), Prng.resume(state)
    found, wanted = list(range(20)), list(range(20))
    quick.shuffle(found)
    one_by_one(slow, wanted)
    assert (found, quick.state) == (wanted, slow.state)


@pytest.mark.parametrize("size", rest_in_endure([4, SHORTEST, 40, LONGEST + 1, LONGEST], 4))
def test_dice_put_every_item_everywhere_about_as_often(size: int) -> None:
    dice, times = Dice(5), 200 * size
    first = [0] * size
    for _ in range(times):
        items = list(range(size))
        dice.shuffle(items)
        first[items[0]] += 1
        assert sorted(items) == list(range(size))
    chi = sum((count - 200) ** 2 / 200 for count in first)
    assert chi < size - 1 + 4 * (2 * (size - 1)) ** 0.5


def test_a_copy_of_dice_goes_on_alike_and_by_itself() -> None:
    dice = Dice(9)
    dice.below(6)
    twin = dice.copy()
    assert twin == dice
    assert [twin.below(100) for _ in range(5)] == [dice.below(100) for _ in range(5)]
    assert twin.below(7) >= 0
    assert twin != dice


def test_states_drawn_with_dice_go_on_with_dice() -> None:
    assert isinstance(anew(Dice(1)), Dice)
    assert isinstance(anew(Prng(1)), Prng)
    assert anew(Prng(1)) == anew(Prng(1))
    assert anew(Prng(1)) != anew(Prng(2))
