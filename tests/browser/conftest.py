"""Pages in Chromium, only with `-m browser` (`make browser`): every page is opened four times, which takes minutes."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: looks at pages in Chromium")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "browser" not in config.getoption("markexpr"):
        apart = [item for item in items if item.get_closest_marker("browser")]
        config.hook.pytest_deselected(items=apart)
        items[:] = [item for item in items if item not in apart]
