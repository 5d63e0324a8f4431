"""A game of a file on a page of another site: `<tabletop-game src="game.md">`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.game_files import Spy, crazy
from e2e.host_site import HostSite, call, events, inside, press, wait_for
from e2e.table import READY

TABLE = '<tabletop-game id="table" src="{src}" seats="human,bot:random" seed="1" pace="instant" lang="en">'


@pytest.fixture
def around(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostSite]:
    """A host page's site, on which lie the games' files."""
    folder = tmp_path_factory.mktemp("around")
    (folder / "mine.md").write_text(crazy("mine"), "utf-8")
    (folder / "more.md").write_text("---\ngame: more\ntitle: More\nextends: mine\n---\n# More\n\nAs mine.\n", "utf-8")
    (folder / "wrong.md").write_text(crazy("wrong", first="1 / 0"), "utf-8")
    with Site(folder) as served:
        yield HostSite(site, served)


@pytest.mark.parametrize("src", ["mine.md", pytest.param("more.md", marks=pytest.mark.only_browser("chromium"))])
def test_a_file_beside_the_page_is_played_as_any_table(page: Page, around: HostSite, src: str) -> None:
    page.goto(around.page(TABLE.format(src=src)))
    press(page, inside(page).locator("#app"))
    [ready] = wait_for(page, "ready")
    assert (ready["game"], ready["players"]) == (src.removesuffix(".md"), 2)
    legal = call(page, "table.legal()")
    call(page, f"table.act({legal[0]!r})")
    moves = wait_for(page, "move", 2)
    assert moves[0]["action"] == legal[0]
    assert f"game {ready['game']}" in call(page, "table.getRecord()")
    assert events(page, "error") == []


@CHROMIUM_IS_ENOUGH
def test_a_file_that_cannot_be_played_is_told(page: Page, around: HostSite) -> None:
    page.goto(around.page(TABLE.format(src="nowhere.md")))
    expect(inside(page).locator("#game-fault-text")).to_contain_text("src", timeout=READY)
    [error] = wait_for(page, "error")
    assert error["reason"] == "file"


@CHROMIUM_IS_ENOUGH
def test_a_mistake_in_its_python_is_told_by_its_line(page: Page, around: HostSite) -> None:
    page.goto(around.page(TABLE.format(src="wrong.md")))
    expect(inside(page).locator("#game-fault-text")).to_contain_text("ZeroDivisionError", timeout=READY)


@LONG_IN_FIREFOX
def test_nothing_of_it_reaches_a_server(page: Page, around: HostSite) -> None:
    with Spy() as spy:
        first = f'import js\njs.fetch("{spy.url}fetch").catch(lambda *_: None)\n'
        (around.site.folder / "out.md").write_text(crazy("out", first=first), "utf-8")
        page.goto(around.page(TABLE.format(src="out.md")))
        press(page, inside(page).locator("#app"))
        wait_for(page, "ready")
        assert spy.asked == []
