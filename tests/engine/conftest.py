"""What the engine's tests share: the marker that says which clauses a test holds, and patience."""

import pytest
from hypothesis import settings

settings.register_profile("engine", deadline=None)  # a busy machine is no fault
settings.load_profile("engine")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*rules): the clauses of the rules that the test holds")
