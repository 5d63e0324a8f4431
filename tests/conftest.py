from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "permits(rule): shows what the rule lets happen")
    config.addinivalue_line("markers", "forbids(rule): shows what the rule keeps from happening")
