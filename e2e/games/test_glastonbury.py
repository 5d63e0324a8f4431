"""Glastonbury on the page: what a cauldron and an Eyeball show, and to whom."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.players import by_mouse, player
from e2e.table import dealt, my_turn, page_html, press, put, saved
from pyengine.games import game as find_game
from tests.games.glastonbury.positions import EYE, GRID, LATE
from web.games.glastonbury.parts import card_name as glastonbury_name
from web.games.glastonbury.parts import the_card
from web.parts.messages import Messages

pytestmark = pytest.mark.only_browser("chromium")


def test_memory_is_the_players_own(table: Page) -> None:
    """No looking back while the game goes on; once it is over, everything may be looked at."""
    put(table, dealt("glastonbury", LATE))
    someone = player(table, by_mouse)
    while someone.play() and my_turn(table):
        expect(table.locator("[data-do=jump]")).to_have_count(0)
    expect(table.locator("#end")).to_be_visible()
    press(table, "#end [data-do=jump]")
    expect(table.locator("#walk")).to_be_visible()


def test_a_cauldron_stays_shut_in_the_log(table: Page) -> None:
    put(table, dealt("glastonbury", f"cauldron 1 wa2 vb3 ka1 | cauldron 2 na4 vb2 | deck - | {GRID}"))
    someone = player(table, by_mouse, 5)
    for _ in range(6):
        if not (someone.play() and my_turn(table)):
            break
        html, record = page_html(table), saved(table).replay()
        facts = find_game("glastonbury").facts(record, 0)
        shut = [card for seat in (1, 2) for card in facts[f"cauldron {seat}"].split()[:-1]]
        assert shut
        assert [card for card in shut if card != "joker" and f"card-{card}" in html] == []
        t, said = Messages("en"), table.locator("#app").inner_text()
        names = [name(card, t) for card in shut if card != "joker" for name in (glastonbury_name, the_card)]
        assert [name for name in names if name in said] == []
        open_cards = [facts[f"cauldron {seat}"].split()[-1] for seat in (1, 2)]
        assert any(the_card(card, t) in said for card in open_cards), "the story names what lies on top"
        assert table.locator("[data-do=jump]").count() == 0


def test_the_eyeball_is_seen_until_that_is_enough(table: Page) -> None:
    put(table, dealt("glastonbury", EYE))
    shut = [glastonbury_name(card, Messages("en")) for card in ("wa2", "vb3")]
    content = page_html(table)
    assert [name for name in shut if name in content] == []
    press(table, '[data-action="r3c3>cast"]')
    look = table.locator("#look")
    assert beside(table, "#notice", "#look")
    for name in shut:
        expect(look).to_contain_text(name)
    expect(table.locator("#table [data-action]")).to_have_count(0)
    assert len(saved(table).steps) == 1
    by_mouse(table.locator("[data-do=seen]"))
    expect(look).to_have_count(0)
    assert my_turn(table)
    assert len(saved(table).steps) > 1
    content = page_html(table)
    assert [name for name in shut if name in content] == []


def test_take_nothing_never_moves(table: Page) -> None:
    """The button stays where it is, whether it is possible or not, through turns, refusals and hints."""
    put(table, dealt("glastonbury", f"cauldron 1 ka2 | {GRID}"))
    where = place(table, "#do-pass")
    expect(table.locator("#do-pass")).to_have_attribute("aria-disabled", "true")
    press(table, "#do-pass")
    expect(table.locator("#notice")).to_contain_text("There is a card to take in the lit column")
    expect(table.locator("#do-pass")).to_have_css("animation-name", "none")
    assert place(table, "#do-pass") == where
    press(table, "[data-do=dismiss]")
    press(table, '[data-action="r1c3>cauldron"]')
    assert my_turn(table)
    assert place(table, "#do-pass") == where
    expect(table.locator("#story .log")).to_contain_text("You threw the 2 of toadstools into your cauldron.")


@pytest.mark.parametrize("size", [(390, 844), (1280, 720), (1920, 1080)])
def test_nothing_moves_when_a_place_fills_and_taking_nothing_becomes_possible(
    table: Page, size: tuple[int, int]
) -> None:
    """Spells, recipes, two digits, an empty deck, other words in the prompt: the buttons stay where they are."""
    table.set_viewport_size({"width": size[0], "height": size[1]})
    names = ("#do-pass", "#cauldron", "#aside", ".market", ".player.own .name")
    put(table, dealt("glastonbury", f"cauldron 1 ka2 | {GRID}"))
    before = {name: place(table, name) for name in names}
    expect(table.locator("#do-pass")).to_have_attribute("aria-disabled", "true")
    grid = GRID.replace("wizard 1 red n3", "wizard 1 red ne").replace("luck", ".").replace("move", ".")
    full = "cauldron 1 ka2 ka1 ka3 ka4 kb1 kb2 kb3 kb4 va1 va2 va3 va4 | spells 1 move2 luck | deck -"
    put(table, dealt("glastonbury", f"{full} | {grid}"))
    expect(table.locator("#do-pass")).not_to_have_attribute("aria-disabled", "true")
    expect(table.locator("#do-move")).to_be_visible()
    assert {name: place(table, name) for name in names} == before


def test_a_taken_corner_is_refused_in_words(table: Page) -> None:
    put(table, dealt("glastonbury", "phase start | wizard 1 red - | wizard 2 yellow ne"))
    expect(table.locator("#prompt")).to_contain_text("Place your red wizard at a corner.")
    press(table, "#start-ne")
    notice = table.locator("#notice")
    expect(notice).to_contain_text("wizard already stands there. Choose another corner.")
    expect(notice).not_to_contain_text("GLA-")
    press(table, "#start-sw")
    expect(notice).to_have_count(0)


def test_a_card_explains_itself(table: Page) -> None:
    put(table, dealt("glastonbury", GRID))
    table.locator("#at-r1c3").hover()
    expect(table.get_by_role("tooltip")).to_contain_text("your colour counts double")


def test_everything_is_in_sight_on_every_screen(table: Page) -> None:
    """Four players and recipes, and nothing to scroll: neither the page, nor the market, nor one's own place."""
    kept = "spells 1 move2 | spells 2 luck | spells 3 eye"
    recipes = " | ".join(f"recipes {seat} {pair}" for seat, pair in enumerate(_RECIPES, 1))
    position = f"players 4 | wizard 3 green s2 | wizard 4 blue w2 | recipes on | {recipes} | {kept} | {GRID}"
    position = position.replace("out blue | ", "").replace("luck ya3", "joker ya3").replace("move rb2", "wb1 rb2")
    put(table, dealt("glastonbury", position, "human bot:greedy bot:greedy bot:greedy"))
    assert my_turn(table)
    for width, height in ((360, 640), (844, 390), (1280, 720), (1920, 1080)):
        table.set_viewport_size({"width": width, "height": height})
        assert table.evaluate(_HIDDEN) == [], (width, height)


_RECIPES = ("orange end", "white spells", "black fours", "violet ones")
_HIDDEN = """() => {
  const wide = document.documentElement.clientWidth, high = window.innerHeight;
  const inside = (box) => box.left >= 0 && box.top >= 0 && box.right <= wide && box.bottom <= high;
  const market = document.querySelectorAll(".spot, .corner-card"), own = "#do-pass, #do-move, #cauldron, #aside";
  const shown = [...market, ...document.querySelectorAll(`.player, #prompt, ${own}`)];
  const out = shown.filter((part) => !inside(part.getBoundingClientRect())).map((part) => part.id || part.className);
  const scrolls = [document.documentElement, ...document.querySelectorAll(".middle, .lower")];
  return out.concat(scrolls.filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.className));
}"""


def place(page: Page, selector: str) -> dict[str, int]:
    """Where a part is, in whole pixels."""
    found = page.locator(selector).bounding_box()
    assert found
    return {"x": round(found["x"]), "y": round(found["y"]), "height": round(found["height"])}


def beside(page: Page, one: str, other: str) -> bool:
    """True if one part is near another, and covers none of it."""
    first, second = place(page, one), place(page, other)
    above = first["y"] + first["height"] <= second["y"]
    return above and second["y"] - first["y"] - first["height"] < 240
