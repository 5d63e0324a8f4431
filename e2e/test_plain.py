"""The plain site (`make build PLAIN=1`), which uses only documented API of Pyodide and PyScript: a game is played."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import LONG_IN_FIREFOX, ROOT, Site, made_once
from e2e.positions import positions
from e2e.table import open_game
from e2e.test_whole import play_out
from pyengine.games import ids
from tests.endure import ENDURE

pytestmark = ENDURE


def build(folder: Path) -> None:
    command = [sys.executable, str(ROOT / "build"), "site", "--plain", str(folder / "dist")]
    subprocess.run(command, cwd=ROOT, check=True)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(made_once(tmp_path_factory, "plain", build) / "dist") as served:
        yield served


@LONG_IN_FIREFOX
def test_it_starts_and_a_whole_game_is_played(clean: Page, plain: Site) -> None:
    """Python starts without a memory snapshot, from npm's own files and the wheel."""
    asked: list[str] = []
    clean.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    game = ids()[0]
    open_game(clean, plain.url, f"game={game}&lang=en&pace=instant&{positions(game).WHOLE}")
    assert clean.locator("html").get_attribute("data-start") == "plain"
    assert not [name for name in asked if name in ("snapshot.bin", "engine.bin", "stdlib.bin", "words-en.gz")]
    assert {"python_stdlib.zip", "pyodide.asm.wasm", "web.zip"} <= set(asked)
    assert [name for name in asked if name.startswith("nastilka-") and name.endswith(".whl")]
    play_out(clean)
    expect(clean.locator("#end")).to_be_visible()


@LONG_IN_FIREFOX
def test_other_pages_start_too(clean: Page, plain: Site) -> None:
    """A rulebook finds a rule, a lesson shows its first step."""
    game = ids()[0]
    clean.goto(f"{plain.url}learn/{game}/")
    expect(clean.locator("html")).to_have_attribute("data-ready", "yes", timeout=60_000)
    clean.goto(f"{plain.url}rules/{game}/")
    clean.locator("#find").click()
    expect(clean.locator("html")).to_have_attribute("data-ready", "yes", timeout=60_000)
    clean.locator("#find").fill("deck")
    expect(clean.locator("#found li").first).to_be_visible()
