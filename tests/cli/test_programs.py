"""Programs that play among themselves deal with options of their own, unless they are told otherwise."""

from __future__ import annotations

import json

import pytest

from pyengine.cli import main


@pytest.mark.parametrize(("option", "reason"), [([], "PRL-14"), (["--option", "bound=none"], "PRL-13")])
def test_simulations_have_a_bound(option: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Five players who play at random need about 1000 turns."""
    assert main(["simulate", "pearl", "--players", "5", "--games", "1", "--seed", "3", "--json", *option]) == 0
    assert json.loads(capsys.readouterr().out)["reasons"] == {reason: 1}


@pytest.mark.parametrize(("option", "bound"), [([], "500"), (["--option", "bound=none"], "none")])
def test_arenas_have_a_bound(option: list[str], bound: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "pearl", "--bots", "greedy,greedy", "--games", "1", "--workers", "1"]
    assert main([*command, *option]) == 0
    assert f"completing=choice bound={bound}" in capsys.readouterr().out
