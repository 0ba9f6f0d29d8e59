"""Pages are looked at wherever that can be done; with `-m browser` it must be possible."""

import pytest

from tests.browser.looking import missing


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: looks at pages in Chromium; with -m browser it fails without one")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if missing() and "browser" not in config.getoption("markexpr"):
        apart = [item for item in items if item.get_closest_marker("browser")]
        config.hook.pytest_deselected(items=apart)
        items[:] = [item for item in items if item not in apart]
