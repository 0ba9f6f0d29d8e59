"""The rules as played speak of every point and every printed rule, and name cases that show them."""

import re

from tests.docs import pages, rules
from tests.hygiene.sources import CHECKOUT

PAGE = pages.DOCS / "rules" / "postal-cosmic.md"
POINTS = [*(f"T{i}" for i in range(1, 6)), *(f"L{i}" for i in range(1, 6)), *(f"A{i}" for i in range(1, 4))]
POINTS += [*(f"C{i}" for i in range(1, 6)), *(f"D{i}" for i in range(1, 5)), *(f"G{i}" for i in range(1, 11))]


def test_every_point_is_told() -> None:
    told = re.findall(r"^- \*\*([A-Z]\d+)\. ", PAGE.read_text(encoding="utf-8"), re.M)
    assert told == POINTS


def test_cases_cite_only_rules_and_points_that_there_are() -> None:
    known = {rule.number for rule in rules.ROWS} | {rules.whole(rule.number) for rule in rules.ROWS}
    cited = rules.cited()
    strange = [case.case for case in cited if case.points - set(POINTS)]
    strange += [
        case.case for case in cited for rule in case.rules if rule not in known and rules.whole(rule) not in known
    ]
    assert strange == []
    assert len(cited) > 200


def test_every_rule_has_its_row() -> None:
    """A case that was added since the table was made may be missing from it."""
    rows = [line for line in pages.made(PAGE)["rules"] if line.startswith("| ")][2:]
    known = {case.case: case for case in rules.cited()}
    assert len(rows) == len(rules.ROWS)
    for line, rule in zip(rows, rules.ROWS, strict=True):
        shown = line.rstrip("| ").rpartition(" | ")[2]
        cases = re.findall(r"\d+\.\d+", shown)
        assert line == rules.row(rule, cases)
        assert cases or rule.tests, f"rule {rule.number}: no case shows it; `python -m tests.docs.derived` looks again"
        assert [case for case in cases if not rules.shows(known[case], rule)] == []


def test_the_modules_and_tests_named_are_there() -> None:
    assert [name for rule in rules.ROWS for name in rule.modules if not rules.module(name)] == []
    named = [CHECKOUT / "tests" / path for rule in rules.ROWS for path in rule.tests]
    assert [path for path in named if not path.exists()] == []
