"""axe-core, which looks for what is in the way of people with disabilities."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import ROOT

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text("utf-8")

RUN = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.map(v => [v.id, v.nodes.map(n => n.html)]);
}"""
"""Of what passes nothing is wanted but that it does."""


def no_violations(page: Page) -> None:
    """axe-core finds nothing on the page, whose own policy must not forbid that it is put there."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
    found = page.evaluate(RUN)
    assert found == []
