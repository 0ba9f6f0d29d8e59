"""The rules as played speak of every point, and every sentence of the print has a module and cases that show it."""

import re

import pytest

from tests.docs import pages, rules
from tests.docs.sentences import DEALT, FLARES, HIDDEN_ALLIANCES, POINTS, RULES
from tests.hygiene.sources import CHECKOUT

PLAYED = pages.DOCS / "rules" / "postal-cosmic.md"
PAGE = pages.DOCS / "rules" / "source-table.md"
LOOK_AGAIN = "`python -m tests.docs.derived` looks again"
"""What helps where a case was added or its source changed."""


def test_every_point_is_told() -> None:
    told = re.findall(r"^- \*\*([A-Z]\d+)\. ", PLAYED.read_text(encoding="utf-8"), re.M)
    assert told == list(POINTS)


def test_cases_cite_only_what_there_is() -> None:
    known = {part for rule in (*RULES, *FLARES, *HIDDEN_ALLIANCES) for part in rules.parts(rule.number)}
    cited = rules.cited()
    assert [case.case for case in cited if case.points - POINTS.keys()] == []
    assert [(case.case, rule) for case in cited for rule in case.rules if rule not in known] == []
    assert [(case.case, choice) for case in cited for choice in case.choices if choice not in rules.choices()] == []
    assert len(cited) > 250


@pytest.mark.parametrize("what", rules.TABLES)
def test_the_tables_are_right(what: str) -> None:
    """A case that was added since a table was made may be missing from it; all else must be so."""
    head, lines = rules.TABLES[what]
    found = rules.written(pages.made(PAGE)[what])
    known = {case.case: case for case in rules.cited()}
    assert [line.text.split(" ", 2)[1] for line in found] == [cells[0].split()[0] for cells, _ in lines], LOOK_AGAIN
    for line, (cells, shown) in zip(found, lines, strict=True):
        assert line.text == rules.row(len(head), cells, line.cases, more=line.more), LOOK_AGAIN
        assert [case for case in line.cases if case not in known or not shown(known[case])] == [], LOOK_AGAIN


@pytest.mark.parametrize("what", rules.TABLES)
def test_everything_has_a_case(what: str) -> None:
    head, lines = rules.TABLES[what]
    missing = [cells[0] for cells, shown in lines if len(cells) < len(head) and not any(map(shown, rules.cited()))]
    assert missing == [], "write a case, and name them on its `Source:` line"


def test_every_sentence_has_a_module_and_the_tests_named_are_there() -> None:
    every = (*RULES, *FLARES, *HIDDEN_ALLIANCES)
    assert [rule.number for rule in every if not rule.modules] == []
    assert [(rule.number, name) for rule in every for name in rule.modules if not rules.module(name)] == []
    named = [CHECKOUT / "tests" / path for path in (*(test for rule in every for test in rule.tests), *DEALT.values())]
    assert [path for path in named if not path.exists()] == []


def test_a_number_belongs_to_its_letter_and_its_rule() -> None:
    assert rules.parts("20a1") == ("20a1", "20a", "20")
    assert rules.parts("7a") == ("7a", "7")
    assert rules.parts("F12") == ("F12",)
