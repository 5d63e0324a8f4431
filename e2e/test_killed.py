"""Tabs are killed at random moments, a hundred times: a game goes on after the last action that the page has shown."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import BrowserContext

from e2e.conftest import Site
from e2e.processes import kill, renderers
from e2e.table import ready, saved
from tests.endure import rest_in_endure

pytestmark = pytest.mark.only_browser("chromium")  # its protocol names a tab's process

UNO = "game=uno&lang=en&pace=instant&seats=human,bot:1&seed={seed}"
WITNESS = """document.addEventListener("DOMContentLoaded", () => {
  const { send } = nastilkaEngine;
  let record = "";
  nastilkaEngine.send = async (command) => {
    const answer = await send(command);
    record = JSON.parse(answer).save?.text ?? record;
    return answer;
  };
  const attributeFilter = ["data-answers"];
  new MutationObserver(() => witness(record)).observe(document.documentElement, { attributeFilter });
});"""
"""Sends the test each record that the page has shown."""
RESTLESS = """seed => {
  const next = () => (seed = (seed * 48271) % 2147483647);
  const one = (list) => list[next() % list.length];
  window.begun = new Promise((done) => {
    new MutationObserver(done).observe(document.documentElement, { attributeFilter: ["data-answers"] });
    if (document.querySelector("#table[data-state=over]")) done();
  });
  setInterval(() => {
    const some = (selector) => [...document.querySelectorAll(`#table ${selector}:not([disabled])`)];
    one([some("[data-action]"), some("[data-source]")].filter((list) => list.length) || [])?.at(next() % 3)?.click();
  }, 4);
}"""
"""Clicks random controls; `begun` resolves at the first answer, if there is one."""


class Tab:
    """A game that is played in one tab after another; `shown` is the last record that the page has shown."""

    def __init__(self, deal: int, tabs: int) -> None:
        self.deal, self.tabs = deal, tabs
        self.shown = ""

    def open(self, context: BrowserContext, url: str) -> None:
        self.page = context.new_page()
        self.page.expose_binding("witness", lambda _, text: setattr(self, "shown", text))
        self.page.goto(f"{url}play/?{UNO.format(seed=self.deal)}", wait_until="commit")

    def check(self) -> int:
        """Check that the save continues the record last shown; returns how many actions it has."""
        before = self.shown.rstrip("\n")
        ready(self.page)
        record = saved(self.page)
        assert record.format().startswith(before)
        if record.replay().outcome:
            self.deal, self.shown = self.deal + self.tabs, ""
        return len(record.steps)


@pytest.mark.parametrize(("at_once", "kills", "least"), rest_in_endure([(2, 4, 0), (4, 100, 100)]))
def test_a_killed_tab_goes_on_from_what_was_done_last(
    context: BrowserContext, site: Site, at_once: int, kills: int, least: int
) -> None:
    assert context.browser
    protocol, chance = context.browser.new_browser_cdp_session(), random.Random(7)
    others = renderers(protocol)
    context.add_init_script(WITNESS)
    tabs = [Tab(deal, at_once) for deal in range(1, at_once + 1)]
    done = 0
    for _ in range(kills // at_once):
        for tab in tabs:
            tab.open(context, site.url)
        done += sum(tab.check() for tab in tabs)
        for tab in tabs:
            tab.page.evaluate(RESTLESS, chance.randrange(1, 2**31 - 1))
        for tab in tabs:
            tab.page.evaluate("begun.then(() => null)")
        tabs[0].page.wait_for_timeout(chance.uniform(0, 200))  # the moment of the kill
        kill([tab.page for tab in tabs], renderers(protocol) - others)
    assert done > least, "the tabs were killed before anything was done"
