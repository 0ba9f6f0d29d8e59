"""How every test is run: the same examples each time, and under `make fuzz` new ones; the longest files first."""

import gc
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import none

from adjudicator.disk_cache import shelf
from adjudicator.orders.grammar import parser_tables
from tests import connections, kept
from tests.postgres import PostgresServer, at_work

FEWEST: Final = 40
"""How many examples are tried in every run of the suite."""

# Machines that run several things at once are slow at random, which says nothing about an example.
_UNHURRIED = (HealthCheck.too_slow,)

# The examples are the same in every run, so that more of them find nothing that they have not found before.
settings.register_profile(
    "repeatable",
    max_examples=FEWEST,
    derandomize=True,
    deadline=None,
    print_blob=True,
    suppress_health_check=_UNHURRIED,
)
settings.register_profile("fuzz", max_examples=2000, deadline=None, print_blob=True, suppress_health_check=_UNHURRIED)
settings.register_profile("changed", settings.get_profile("fuzz"), max_examples=3 * FEWEST)
settings.register_profile("quick", settings.get_profile("repeatable"), max_examples=8)
settings.load_profile("repeatable")


def closely() -> settings:
    """For what is quick to try and easily wrong in a corner: many more examples than elsewhere; not in `make quick`."""
    usual = settings.default.max_examples if settings.default is not None else 0
    return settings(max_examples=max(25 * FEWEST, usual) if usual >= FEWEST else usual)


LONG: Final = (
    "leaks/test_reports",
    "leaks/test_whole_game",
    "leaks/test_letters",
    "contract/test_games",
    "contract/test_secrets",
    "kills/test_kills",
    "playthroughs/test_blutooth_matches",
    "playthroughs/test_other_titles",
    "leaks/test_asking",
    "postal_cosmic/test_differences",
    "tests/test_cases",
    "playthroughs/test_blutooth",
    "postal_cosmic/test_pairs",
    "understanding/test_understanding",
    "service/test_quotations",
    "service/test_crash",
    "store/test_store_together",
    "cli/test_demo",
    "service/test_serve",
    "docs/test_adding",
    "playthroughs/test_whole_game",
    "service/test_proofreading",
    "cli/test_rehearse",
    "rehearsal/test_faults",
    "machine/test_machine",
    "slowest/test_climbing",
    "tests/test_wheel",
)
"""Files of tests that take long. Each file runs in one process, for what its tests share; the longest come first."""

APART: Final = ("booted", "browser", "planted", "postgres", "search", "servers", "systemd")
"""Marks of tests that need much time, or what not every machine has: they are run only where the mark is asked for."""


SELDOM: Final = 50_000
"""How many new objects trigger the collector: what a test reads of the whole project has many that stay."""
MEMORY: Final = Path("/dev/shm")
"""Files that are kept in memory: tests make and throw away tens of thousands, and no plug is pulled on them."""
ROOM: Final = 4 << 30
"""Bytes that must be free there."""


def _in_memory() -> None:
    """Have temporary files made in memory, where there is room, unless somebody has said where they belong.

    Programs that tests install there must be allowed to run.
    """
    there = "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ROOM
    if there and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def _compiled_once() -> None:
    """Keep what Python compiles, even where somebody has said not to.

    Tests start hundreds of programs, and each would compile all that it loads.
    """
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


_in_memory()
_compiled_once()


def pytest_configure(config: pytest.Config) -> None:
    """Keep what is kept for all processes of this run, and for no other; watch for connections left open."""
    if not hasattr(config, "workerinput"):
        folder = TemporaryDirectory(prefix="adjudicator-kept-")
        config.add_cleanup(folder.cleanup)
        for what in (kept.CACHE, kept.GAMES):
            os.environ[what] = str(Path(folder.name) / what.casefold())
    parser_tables.keep_in(shelf)
    gc.set_threshold(SELDOM)
    connections.watch()


def pytest_unconfigure() -> None:
    """Watch no longer."""
    connections.unwatch()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Where files are handed out to several processes, those of some folders stay together."""
    if config.getoption("dist") != "loadfile":
        return None
    from tests.handing_out import ByFile

    return ByFile(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the longest files, so that no process is left with one of them while the others have nothing to do."""
    unasked = {mark for mark in APART if mark not in config.getoption("markexpr")}
    apart = {item for item in items if any(mark.name in unasked for mark in item.iter_markers())}
    config.hook.pytest_deselected(items=[item for item in items if item in apart])
    first = {name: place for place, name in enumerate(LONG)}
    places = {path: first.get(f"{path.parent.name}/{path.stem}", len(LONG)) for path in {item.path for item in items}}
    items[:] = sorted([item for item in items if item not in apart], key=lambda item: places[item.path])


def pytest_collection_finish() -> None:
    """Everything imported stays; what is looked through for garbage after each module is its own.

    Hypothesis looks among the objects that are not frozen whether anybody holds its own source of chance, once, with
    its first example. On Python 3.14 it finds nobody later, and takes that for a mistake.
    """
    given(none())(lambda _: None)()
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def _no_garbage_left() -> Iterator[None]:
    """A connection that a module leaves open is told of in that module, not in whichever comes to be tidied up in.

    What lives on after it is kept for others, and need not be looked through after each of them.
    """
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    """A PostgreSQL server that lives as long as the tests do."""
    with at_work() as server:
        yield server


@pytest.fixture(autouse=True)
def _log_as_it_was() -> Iterator[None]:
    """A service that a test has run writes the log to a stream that is closed afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("adjudicator")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    for handler in root.handlers[:]:
        if handler not in handlers:
            root.removeHandler(handler)
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
