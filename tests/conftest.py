from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parents[1]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "permits(rule): shows what the rule lets happen")
    config.addinivalue_line("markers", "forbids(rule): shows what the rule keeps from happening")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Tests under Node are skipped only where nobody can expect it: in an unpacked sdist."""
    if item.get_closest_marker("node") and not (shutil.which("node") and (ROOT / "node_modules/pyodide").exists()):
        missing = "Node or npm's packages are missing: run `npm ci`"
        if (ROOT / "PKG-INFO").exists():
            pytest.skip(missing)
        pytest.fail(missing)


settings.register_profile("test", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("endure", settings.get_profile("test"))
settings.load_profile("test")
