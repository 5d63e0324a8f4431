"""What a shared game counts as in the statistics of each player's device."""

from __future__ import annotations

from pyengine.sealed.errors import Blame
from tests.web.far_friends import play
from tests.web.test_friends import at_table
from web.sealed.saved_table import result_of


def test_a_lie_takes_a_finished_win_from_nobody_but_its_author() -> None:
    friends = at_table()
    play(friends)
    places: dict[int, int] = {}
    for friend in friends:
        result = result_of(friend.session)
        assert result
        assert result["seat"] is not None
        places[result["seat"]] = result["place"]
    first, last = sorted(places, key=lambda seat: places[seat])
    assert places[first] < places[last]
    for author, counted in ((last, {first}), (first, set())):
        for friend in friends:
            assert friend.controller.table
            friend.controller.table.client.ending.blame = Blame(author, 5, "equivocation")
        found = [result_of(friend.session) for friend in friends]
        assert {result["seat"] for result in found if result} == counted
