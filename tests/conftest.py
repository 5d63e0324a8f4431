from __future__ import annotations

import gc
import shutil
import sys
from collections.abc import Generator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parents[1]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "permits(rule): shows what the rule lets happen")
    config.addinivalue_line("markers", "forbids(rule): shows what the rule keeps from happening")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end, so the garbage collector need not look through it, now or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Tests under Node are skipped only where nobody can expect it: in an unpacked sdist."""
    if item.get_closest_marker("node") and not (shutil.which("node") and (ROOT / "node_modules/pyodide").exists()):
        missing = "Node or npm's packages are missing: run `npm ci`"
        if (ROOT / "PKG-INFO").exists():
            pytest.skip(missing)
        pytest.fail(missing)


@pytest.fixture(autouse=True)
def _deals_that_come_again(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal without a seed is random for players and the same in every run of a test: it fails always or never."""
    if "web.engine.setup" in sys.modules:
        drawn = Random(request.node.nodeid)
        monkeypatch.setattr("web.engine.setup.secrets", SimpleNamespace(randbelow=drawn.randrange))


# `make test` tries the same examples in every run; `endure` looks for new ones.
settings.register_profile("test", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("endure", settings.get_profile("test"), derandomize=False)
settings.load_profile("test")
