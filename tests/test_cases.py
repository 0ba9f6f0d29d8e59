"""The case law holds: every numbered case is a test of its own."""

from pathlib import Path

import pytest

from adjudicator.cases.case import Case
from adjudicator.cases.run import Verdict, judged, read

FOLDER = Path(__file__).parent / "cases"

CASES = [case for path in sorted(FOLDER.glob("*.md")) for case in read(path)]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.number} {case.name}" for case in CASES])
def test_case(case: Case) -> None:
    result = judged(case)
    assert result.verdict is Verdict.PASSED, result.why


def test_numbers_are_given_once() -> None:
    numbers = [case.number for case in CASES]
    assert len(numbers) == len(set(numbers))
