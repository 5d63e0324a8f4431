"""Nothing hidden is in the page: not in elements, names, motion or log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.players import by_mouse, element, player
from e2e.positions import EYE, GRID, middle
from e2e.table import dealt, my_turn, press, put, saved
from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from pyengine.games import ids
from web.games.flights.say import card_name as flights_name
from web.games.glastonbury.parts import card_name as glastonbury_name
from web.games.uno.say import card_name as uno_name
from web.parts.messages import Messages

pytestmark = pytest.mark.only_browser("chromium")

ONE = f"cauldron 1 wa2 vb3 ka1 | cauldron 2 na4 joker vb2 | deck na1 na2 na3 | {GRID}"
OTHER = f"cauldron 1 na3 na4 ka1 | cauldron 2 wa2 na2 vb2 | deck vb3 na1 joker | {GRID}"
NAMED = {"uno": uno_name, "flights": flights_name, "glastonbury": glastonbury_name}


def shown(table: Page) -> str:
    """All that the page has to tell; the templates are openings that are the same for everybody."""
    return str(table.evaluate(_SHOWN))


_SHOWN = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const part of page.querySelectorAll("template, script")) part.remove();
  page.removeAttribute("data-answers");
  page.removeAttribute("data-offline"); // it comes whenever the service worker is done
  return page.outerHTML;
}"""


def page_of(table: Page, game: str, position: str) -> str:
    """All that the page has for a position; what is in memory to save the game is not in it."""
    put(table, dealt(game, position))
    assert my_turn(table)
    return shown(table)


@pytest.mark.parametrize("game", [game for game in ids() if game != "glastonbury"])
def test_what_cannot_be_known_changes_nothing(table: Page, game: str) -> None:
    rules = find_game(game)
    for seed in (1, 2):
        state = rules.position(middle(game, seed, 10 * seed))
        other = state.determinize(0, Prng(99))
        assert rules.write(other) != rules.write(state)
        assert page_of(table, game, rules.write(state)) == page_of(table, game, rules.write(other))


def test_what_lies_in_a_cauldron_changes_nothing(table: Page) -> None:
    assert page_of(table, "glastonbury", ONE) == page_of(table, "glastonbury", OTHER)


@pytest.mark.parametrize("game", ["face-to-face", "flights", "uno"])
def test_the_hands_of_others_stay_hidden_as_a_game_goes_on(table: Page, game: str) -> None:
    put(table, dealt(game, middle(game, 12, 0)))
    someone = player(table, by_mouse, 4)
    for _ in range(3):
        someone.play()
        assert my_turn(table)
        _hidden_hand(table, game)


def _hidden_hand(table: Page, game: str) -> None:
    """No code and no name of a card that the first seat may not know of."""
    state = saved(table).replay()
    mine, theirs = state.view(0), state.view(1)
    known = set(re.findall(r"[\w+]+", str(mine)))
    hidden = {str(card) for card in theirs["players"][1]["hand"]} - known
    assert hidden
    html = shown(table)
    for code in hidden:
        name = NAMED[game](code, Messages("en")) if game in NAMED else None
        found = r'(?:card-\d-|hand-|source="){}\b' if name is None else r"[\"'-]{}[\"'-]"
        assert not re.search(found.format(re.escape(code)), html), code
        assert name is None or f">{name}<" not in html, name


def test_a_cauldron_stays_shut_in_the_log(table: Page) -> None:
    put(table, dealt("glastonbury", f"cauldron 1 wa2 vb3 ka1 | cauldron 2 na4 vb2 | deck - | {GRID}"))
    someone = player(table, by_mouse, 5)
    for _ in range(6):
        if not (someone.play() and my_turn(table)):
            break
        html, record = shown(table), saved(table).replay()
        facts = find_game("glastonbury").facts(record, 0)
        shut = [card for seat in (1, 2) for card in facts[f"cauldron {seat}"].split()[:-1]]
        assert shut
        assert [card for card in shut if card != "joker" and f"card-{card}" in html] == []
        names = [glastonbury_name(card, Messages("en")) for card in shut if card != "joker"]
        assert [name for name in names if name in table.locator("#app").inner_text()] == []
        assert table.locator("[data-do=jump]").count() == 0


def test_the_eyeball_is_seen_until_that_is_enough(table: Page) -> None:
    put(table, dealt("glastonbury", EYE))
    shut = [glastonbury_name(card, Messages("en")) for card in ("wa2", "vb3")]
    content = shown(table)
    assert [name for name in shut if name in content] == []
    press(table, '[data-action="r3c3>cast"]')
    look = table.locator("#look")
    for name in shut:
        expect(look).to_contain_text(name)
    expect(table.locator("#table [data-action]")).to_have_count(0)
    assert len(saved(table).steps) == 1
    by_mouse(table.locator("[data-do=seen]"))
    expect(look).to_have_count(0)
    assert my_turn(table)
    assert len(saved(table).steps) > 1
    content = shown(table)
    assert [name for name in shut if name in content] == []


def test_three_at_one_device_behind_the_curtain(table: Page) -> None:
    seats = "human=Ann human=Bea human=Cy"
    put(table, dealt("flights", middle("flights", 3, 0, players=3), seats))
    facts = find_game("flights").facts(saved(table).replay(), 0)
    hands = {name: facts[f"hand {seat}"].split() for seat, name in enumerate(("Ann", "Bea", "Cy"), 1)}
    someone = player(table, by_mouse, 6)
    laid = []
    for _ in range(3):
        curtain = table.locator("#curtain")
        name = next(name for name in hands if name in curtain.inner_text())
        assert table.locator("[data-source]").count() == 0
        for card in {card for hand in hands.values() for card in hand}:
            assert element(table, f"hand-{card}-0").count() == 0
        press(table, "[data-do=reveal]")
        shown = table.locator("#table .hand [data-source]").evaluate_all("all => all.map(one => one.dataset.source)")
        assert sorted(shown) == sorted(hands[name])
        laid.append(name)
        assert someone.play()
    assert sorted(laid) == sorted(hands)
    expect(table.locator(".fl-middle.pick")).to_be_visible()
    for _ in range(3):
        if table.locator("#curtain").count():
            press(table, "[data-do=reveal]")
        press(table, '[data-action^="take>"]')
    assert len(saved(table).steps) == 6
