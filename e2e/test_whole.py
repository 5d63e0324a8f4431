"""A whole game, from the deal to its end, by mouse, in both browsers; and in `make endure` one of each.

The greedy bot says what the person does next, from the record that the page has saved; this makes a game short and
the same every time. How it is done is up to the page: by its DOM protocol.
"""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import MOVING, Site
from e2e.players import act
from e2e.positions import positions
from e2e.table import found, my_turn, open_game, saved
from pyengine.bots import Knowledge, bot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.games import ids
from tests.endure import rest_in_endure

MOST = 200
PERSON = 0
SHORTEST = "nizam"
"""The game that comes to its end with the fewest clicks: 29 actions of the person's, of which Face to Face takes 76."""


def advice(record: Record) -> str:
    """The greedy bot's choice at the person's seat."""
    return choice(find_game(record.game), record.replay(), len(record.steps))


def choice(game: Game, state: State, moment: int) -> str:
    """The same for a state after so many actions."""
    assert PERSON in state.to_act
    return game.format(bot("greedy").choose(Knowledge(game, state, PERSON), Prng(moment)))


def play_out(page: Page) -> list[str]:
    """Play the game on the page to its end; returns the person's actions."""
    done: list[str] = []
    while my_turn(page):
        assert len(done) < MOST
        done.append(advice(saved(page)))
        act(page, done[-1])
    return done


def downloaded(page: Page, control: Locator, path: Path) -> Record:
    """The record that the page downloads."""
    with page.expect_download() as download:
        control.click()
    download.value.save_as(path)
    return Record.parse(path.read_text("utf-8"))


@MOVING
@pytest.mark.parametrize("game", rest_in_endure(sorted(ids(), key=lambda game: game != SHORTEST)))
def test_from_the_deal_to_the_end(clean: Page, site: Site, game: str, tmp_path: Path) -> None:
    setting = positions(game).WHOLE
    open_game(clean, site.url, f"game={game}&lang=en&pace=instant&{setting}")
    done = play_out(clean)
    expect(clean.locator("#end")).to_be_visible()
    record = downloaded(clean, found(clean, "#more [data-do=save]"), tmp_path / "record.txt")
    outcome = record.replay().outcome
    assert outcome
    assert outcome.reason in positions(game).ENDS
    heading = re.compile("^You .*won!$" if PERSON in outcome.winners else "^You lost\\. .* won\\.$")
    expect(clean.locator("#end h2")).to_have_text(heading)
    expect(clean.locator("#end-rule .rule")).to_have_text(outcome.reason)
    expect(clean.locator("#end-rule")).not_to_have_text(outcome.reason)
    assert record == saved(clean)
    assert [step.text for step in record.steps if step.seat == PERSON] == done
    seed = int(parse_qs(setting)["seed"][0])
    assert record.deal == Record.new(find_game(game), record.players, seed, record.options).deal
