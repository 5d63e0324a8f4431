"""Sheets to cut: every card is there, at its true size, and every back lies behind its front."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from pyengine.core.game import Game
from pyengine.rulebook import components, load
from tests.languages import WHOLE as LANGS
from web.games import games, table_of
from web.paper.drawings import Drawings
from web.paper.sheets import MARGIN, PAPERS, Side, grid, sheets_page, sides
from web.parts.messages import Messages

GAMES = {game.id: game for game in games()}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
papers = pytest.mark.parametrize("paper", PAPERS)


def cards(side: Side) -> Counter[str]:
    return Counter(code for code in side.codes if code)


@each_game
@papers
def test_the_fronts_are_the_whole_deck(game: Game, paper: str) -> None:
    deck = table_of(game.id).info.deck
    fronts = sum((cards(side) for side in sides(deck, paper) if side.front), Counter[str]())
    assert fronts == Counter({code: count for stack in deck for count, code in stack.cards})


@each_game
def test_the_deck_has_as_many_of_each_card_as_the_rulebook_says(game: Game) -> None:
    printed = Counter({code: count for stack in table_of(game.id).info.deck for count, code in stack.cards})
    [box] = components(load(game.id, LANGS[0]).text)
    entries = [entry for entry in box.entries if any(code in printed for code in entry.codes)]
    assert sum(entry.count for entry in entries) == sum(printed.values())


@each_game
@papers
def test_cards_leave_the_margins_free(game: Game, paper: str) -> None:
    for stack in table_of(game.id).info.deck:
        laid = grid(stack, paper)
        assert laid.columns * laid.rows > 1
        assert min(laid.left, laid.top) >= MARGIN


@each_game
@papers
def test_a_back_lies_behind_every_front(game: Game, paper: str) -> None:
    found = [*sides(table_of(game.id).info.deck, paper)]
    for front, back in pairwise(found):
        if back.front:
            continue
        for at, code in enumerate(front.codes):
            row, column = divmod(at, front.grid.columns)
            behind = back.codes[row * front.grid.columns + front.grid.columns - 1 - column]
            assert (code is None) == (behind is None)


@each_game
@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_name_and_its_true_size(game: Game, lang: str) -> None:
    drawings = Drawings()
    page = sheets_page(game, "a4", drawings, Messages(lang))
    images = re.findall(r'<img style="width:([\d.]+)mm;height:([\d.]+)mm" src="drawing:(\w+)" alt="([^"]+)"', page)
    assert len(images) == page.count("<img ")
    sizes = {(f"{stack.wide - 5:.2f}", f"{stack.high - 5:.2f}") for stack in table_of(game.id).info.deck}
    assert {image[:2] for image in images} == sizes


def test_a_game_with_points_has_a_sheet_to_write_them_on() -> None:
    with_lines = {game_id for game_id in GAMES if table_of(game_id).score_lines(Messages("en"))}
    assert with_lines == {"uno", "flights", "glastonbury", "nizam"}
