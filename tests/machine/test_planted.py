"""The machine notices what is wrong: every planted fault makes it come to something that must not be."""

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from adjudicator.store.tables.errors import StoreError
from tests.machine.examples import machine_settings
from tests.machine.planted import FAULTS
from tests.machine.play import Play
from tests.machine.world import TITLES, begun

GAMES, STEPS = 12, 40
"""In so many games of so many steps a fault must be noticed: far fewer than `make machine` plays."""

pytestmark = pytest.mark.planted


@pytest.fixture(scope="module", autouse=True)
def sound() -> None:
    """The games begin before anything is wrong."""
    for title in TITLES:
        for replaces in (False, True):
            begun(title, replaces)


def noticed() -> Exception | None:
    """What the machine comes to that must not be, if anything."""
    found = settings(machine_settings(GAMES, STEPS), phases=(Phase.generate,), report_multiple_bugs=False)
    try:
        run_state_machine_as_test(Play, settings=found)
    except (AssertionError, StoreError) as wrong:
        return wrong
    return None


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_noticed(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS[fault](monkeypatch)
    assert noticed() is not None


def test_without_a_fault_nothing_is_noticed() -> None:
    assert noticed() is None
