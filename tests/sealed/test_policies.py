"""`pyengine sealed --policy`: odd players are named by nobody."""

from __future__ import annotations

import pytest

from pyengine.cli.sealed.policies import POLICIES, policy_names
from pyengine.core.errors import OptionError
from tests.endure import rest_in_endure
from tests.sealed.relayed import relayed
from tests.sealed.test_conformance import SETUPS, options

GAMES = [(game, players, policy) for game, players in SETUPS if players <= 5 for policy in POLICIES]
FEW = [("uno", 3, "hoard"), ("nizam", 3, "undo"), ("flights", 2, "restart"), ("pearl", 2, "pass")]


@pytest.mark.parametrize(
    ("game", "players", "policy"), rest_in_endure(sorted(GAMES, key=lambda game: game not in FEW), len(FEW))
)
def test_the_audit_is_clean_and_everybody_sees_one_end(game: str, players: int, policy: str) -> None:
    report, local = relayed(game, players, 5, options(game, 5), policy=policy, most=60)
    assert report["audit"] == "clean"
    assert report["outcome"] or report["ended"]["word"] == "abandon"
    assert len({repr(player.client.outcome) for player in local.players}) == 1
    assert all(player.client.blame is None for player in local.players)


def test_a_policy_serves_those_who_are_left_and_an_unknown_one_is_refused() -> None:
    assert policy_names("hoard,undo", 3) == ["hoard", "undo", "undo"]
    for wrong in ("cheat", "hoard,undo,pass"):
        with pytest.raises(OptionError):
            policy_names(wrong, 2)
