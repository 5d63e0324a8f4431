"""Each page in browsers that lack, deny or break something: it starts, one act works, and nothing fails unheard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.odd_browsers import FAULTS, PAGES, WORKER
from tests.endure import ENDURE

QUICK = {
    ("local storage is full", "play"),
    ("the clock gives NaN", "lobby"),
    ("databases never answer", "friends"),
    ("nothing can be stored", "puzzle"),
}
"""What `make test` tries, in Chromium: one fault for each way in which a page once did not start."""


def cases() -> list[object]:
    every = [(fault, page) for fault in FAULTS for page in PAGES]
    marks = {True: [CHROMIUM_IS_ENOUGH], False: [ENDURE]}
    return [pytest.param(*case, marks=marks[case in QUICK], id=f"{case[1]}: {case[0]}") for case in every]


@pytest.mark.parametrize(("fault", "page_name"), cases())
def test_a_page_starts_and_works_in_an_odd_browser(clean: Page, site: Site, fault: str, page_name: str) -> None:
    clean.add_init_script(f"{{ {FAULTS[fault]} }}")
    PAGES[page_name](clean, site.url)


@ENDURE
@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("page_name", PAGES)
@pytest.mark.parametrize("fault", WORKER)
def test_a_page_works_where_its_worker_is_odd(clean: Page, site: Site, fault: str, page_name: str) -> None:
    clean.route(
        "**/*worker*.mjs",
        lambda route: route.fulfill(response=(found := route.fetch()), body=f"{WORKER[fault]}\n{found.text()}"),
    )
    PAGES[page_name](clean, site.url)
