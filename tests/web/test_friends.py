"""Shared tables by links: whole games of all six, and what may go wrong on the way."""

from __future__ import annotations

import pytest

from pyengine.games import game as find_game
from pyengine.games import ids
from tests.web.far_friends import Friend, play, sit_down


def query(name: str, players: int) -> str:
    return f"?game={name}&seats={','.join(['human'] + ['friend'] * (players - 1))}"


@pytest.mark.parametrize("name", ids())
def test_a_whole_game_by_links(name: str) -> None:
    players = max(2, find_game(name).seats[0])
    friends = [Friend(each) for each in ("Ann", "Bo", "Cy")[:players]]
    sit_down(friends[0], friends[1:], query(name, players))
    play(friends)
    for friend in friends:
        assert friend.session.checked, friend.answer["html"]
        assert "nobody could have looked" in friend.answer["html"]
    records = {friend.session.timeline.record.format() for friend in friends}
    assert len(records) == 1
