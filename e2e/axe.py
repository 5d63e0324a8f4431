"""axe-core, which finds problems for people with disabilities."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import ROOT

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text("utf-8")

RUN = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.map(v => [v.id, v.nodes.map(n => n.html)]);
}"""
"""Returns the violations; details of rules that pass are left out."""


def no_violations(page: Page) -> None:
    """axe-core finds no violation on the page; its context needs `bypass_csp=True` for the script to run."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
    found = page.evaluate(RUN)
    assert found == [], found
