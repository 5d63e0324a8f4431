from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "permits(rule): shows what the rule lets happen")
    config.addinivalue_line("markers", "forbids(rule): shows what the rule keeps from happening")


settings.register_profile("test", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("endure", settings.get_profile("test"))
settings.load_profile("test")
