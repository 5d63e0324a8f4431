"""Games of the gallery beside OpenSpiel's: along random lines as many legal actions, and the same returns."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.kit.check import check
from pyengine.kit.document import read
from tests.endure import more_in_endure
from tests.kit.peers import PEERS, line


@pytest.mark.parametrize("lines", more_in_endure(40, 2_000))
@pytest.mark.parametrize("name", PEERS)
def test_as_many_actions_and_the_same_returns_as_in_openspiel(name: str, lines: int) -> None:
    peer = PEERS[name]
    fewest, most = peer.game.seats
    seats = range(fewest, min(most, peer.most) + 1)
    for seed in range(lines):
        assert line(peer, seats[seed % len(seats)], seed) > 1


@pytest.mark.parametrize("name", ["crazy-eights-peer", "kuhn", "leduc"])
def test_the_files_of_these_tests_are_whole(name: str) -> None:
    document = read((Path(__file__).parent / f"{name}.md").read_text("utf-8"))
    assert check(document, 30) == []
