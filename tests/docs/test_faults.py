"""The page of faults names tests that there are, and all that the tests of faults bring about."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.docs import pages
from tests.hygiene.sources import CHECKOUT

PAGE = pages.DOCS / "faults.md"
_NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
SECTIONS = PAGE.read_text(encoding="utf-8").split("\n## ")[1:]


def functions(file: str) -> set[str]:
    """The tests in a file."""
    tree = ast.parse((CHECKOUT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def missing(text: str) -> Iterator[str]:
    """The tests that are named and are not there."""
    for file, name in _NAMED.findall(text):
        if not (CHECKOUT / file).is_file() or name not in functions(file):
            yield f"{file}::{name}"


def test_every_fault_is_shown_by_tests_that_there_are() -> None:
    assert list(missing(PAGE.read_text(encoding="utf-8"))) == []
    assert list(missing("`tests/docs/test_faults.py::test_that_there_is_not`")) != []


@pytest.mark.parametrize("section", SECTIONS, ids=[section.partition("\n")[0] for section in SECTIONS])
def test_every_fault_says_what_is_told_and_what_shows_it(section: str) -> None:
    before, told, rest = section.partition("- **You are told:**")
    assert before.strip()
    assert told
    _, shown, tests = rest.partition("- **Shown by:**")
    assert shown
    assert _NAMED.search(tests)


def test_no_test_of_a_fault_is_left_out() -> None:
    """Each file of them is named; what a file shows beside that is for whoever reads it."""
    named = {file for file, _ in _NAMED.findall(PAGE.read_text(encoding="utf-8"))}
    there = {path.relative_to(CHECKOUT).as_posix() for path in (CHECKOUT / "tests" / "faults").glob("test_*.py")}
    assert there <= named
