from __future__ import annotations

from pyengine.core.prng import Prng


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
