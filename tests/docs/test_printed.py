"""Every sentence of a print that has a table has a module that plays it and cases, and cases cite what there is."""

import re

import pytest

from tests.docs.clasm import CLASM
from tests.docs.force import FORCE
from tests.docs.printed import Print
from tests.hygiene.sources import CHECKOUT

_CASE = re.compile(r"## (\d+\.\d+) ")
_OURS = re.compile(r"rules as played|option |decision|\btempo = |\badjacent = |the checks of orders|the order language")
"""What a case can cite beside the print."""

UNCITED = {FORCE.title: {"Mass"}, CLASM.title: {"3. Objective"}}
"""Headings that no case cites: a table, which a test shows, and what is told again further down."""

every_print = pytest.mark.parametrize("print_", [FORCE, CLASM], ids=lambda one: one.title)


def sources(print_: Print) -> dict[str, str]:
    """The source of every case of the title by its number."""
    found = {}
    for path in sorted((CHECKOUT / "tests" / "cases").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        if f"\nTitle: {print_.title}\n" in text:
            number = ""
            for line in text.splitlines():
                case = _CASE.match(line)
                number = case[1] if case else number
                if line.startswith("Source:"):
                    found[number] = line.removeprefix("Source:").strip()
    return found


def headings(print_: Print, source: str) -> set[str]:
    """The headings of the print that a source cites."""
    return {name for name in print_.headings.values() if re.search(rf"(^|; ){re.escape(name)}($|[;,( ])", source)}


@every_print
def test_every_sentence_has_modules_and_is_shown(print_: Print) -> None:
    assert [one.number for one in print_.sentences if not (one.modules and one.shown)] == []
    home = CHECKOUT / "adjudicator" / print_.home
    assert [(one.number, name) for one in print_.sentences for name in one.modules if not (home / name).exists()] == []
    tests = [(one.number, name) for one in print_.sentences for name in one.shown if "/" in name]
    assert [(number, name) for number, name in tests if not (CHECKOUT / "tests" / name).exists()] == []


@every_print
def test_every_case_named_is_there(print_: Print) -> None:
    known = sources(print_)
    named = [(one.number, case) for one in print_.sentences for case in one.shown if "/" not in case]
    assert [(number, case) for number, case in named if case not in known] == []


@every_print
def test_every_heading_has_sentences_and_a_case_that_cites_it(print_: Print) -> None:
    numbers = {re.sub(r"\d+$", "", one.number) for one in print_.sentences}
    assert numbers == set(print_.headings)
    cited = set().union(*(headings(print_, source) for source in sources(print_).values()))
    assert set(print_.headings.values()) - cited == UNCITED[print_.title]


@every_print
def test_cases_cite_a_heading_or_what_is_ours(print_: Print) -> None:
    cited = sources(print_).items()
    assert [number for number, source in cited if not headings(print_, source) and not _OURS.search(source)] == []


@every_print
def test_every_case_that_cites_the_print_shows_a_sentence(print_: Print) -> None:
    shown = {case for one in print_.sentences for case in one.shown}
    cited = sources(print_).items()
    showing = {number for number, source in cited if headings(print_, source) and not _OURS.search(source)}
    assert sorted(showing - shown) == []
