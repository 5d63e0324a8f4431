"""The tutorial as a notebook: all of it runs in the browser, and nothing comes from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from e2e.conftest import CHROMIUM_IS_ENOUGH, OFFLINE, Site
from release.notebook import TUTORIAL, build

SECONDS = 240
RAN = (
    "() => [...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')].every((each) => /[0-9]/.test(each.innerText))"
)


@pytest.mark.endure
@CHROMIUM_IS_ENOUGH
@OFFLINE
def test_the_whole_tutorial_runs_without_another_origin(page: Page, tmp_path: Path) -> None:
    build(tmp_path / "notebook")
    with Site(tmp_path) as site:
        asked, errors = list[str](), list[str]()

        def own_only(route: Route) -> None:
            if route.request.url.startswith(site.url):
                route.continue_()
            else:
                asked.append(route.request.url)
                route.abort()

        page.context.route("**/*", own_only)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{site.url}notebook/notebooks/index.html?path={TUTORIAL}")
        page.locator(".jp-CodeCell").first.wait_for(timeout=SECONDS * 1000)
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()
        page.wait_for_function(RAN, timeout=SECONDS * 1000)
        assert page.locator(".jp-OutputArea iframe").count() >= 4
        table = page.frame_locator(".jp-OutputArea iframe").first
        table.locator(".table.face-to-face").wait_for()
        for kind in ("error", "stderr"):
            assert page.locator(f"[data-mime-type='application/vnd.jupyter.{kind}']").all_inner_texts() == []
        assert (asked, errors) == ([], [])
