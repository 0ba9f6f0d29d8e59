"""The case law holds: every numbered case is a test of its own."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from adjudicator.cases.case import Case, Part
from adjudicator.cases.checks import matches
from adjudicator.cases.playing import Played, Table
from adjudicator.cases.run import Verdict, judged, read
from adjudicator.core.event import Event, told
from adjudicator.games.catalogue import title

FOLDERS = (Path(__file__).parent / "cases", Path(__file__).parent / "scenarios")
"""The case law by conflict, and the scenarios of each power and its flares."""

CASES = [case for folder in FOLDERS for path in sorted(folder.glob("*.md")) for case in read(path)]

OF_THE_DEAL = {
    ("postal-cosmic", "powers_by", "wish"),
    ("blutooth", "aliens", "all"),
    ("blutooth", "moons_per_system", "1"),
    ("blutooth", "moons_per_system", "5"),
}
"""What concerns the deal alone no position shows: `tests/cosmic/test_deal.py` and `tests/blutooth/test_deal.py` do."""

_SEATS = re.compile(r"\b(Red|Blue|Green|Yellow|Purple)\b")
_NUMBERS = re.compile(r"\d+")


def _any(text: str) -> str:
    """A sentence as it could be said of anybody and any number."""
    return _NUMBERS.sub("0", _SEATS.sub("X", text))


def _said(case: Case) -> Iterator[str]:
    """Every sentence of a case, as everybody reads it and as each seat does."""
    of = title(case.title)
    for seats, events in _happened(case):
        for seat in (None, *range(len(seats))):
            heard = events if seat is None else told(events, seat)
            yield from (of.sentence(event, seats, seat) or "" for event in heard)


Happened = tuple[Sequence[str], Sequence[Event[Any]]]
"""Who plays, and what happens in one phase."""

_HAPPENED: dict[str, list[Happened]] = {}
"""What happens in each case, phase by phase: all of them are played here, once."""


def _happened(case: Case) -> list[Happened]:
    if case.number not in _HAPPENED:
        table = Table(title(case.title), case)
        _keep(case, [table.play(step) for step in case.steps])
    return _HAPPENED[case.number]


def _keep(case: Case, steps: Sequence[Played]) -> None:
    _HAPPENED[case.number] = [(played.before.seats, played.events) for played in steps]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.number} {case.name}" for case in CASES])
def test_case(case: Case) -> None:
    steps: list[Played] = []
    result = judged(case, steps)
    _keep(case, steps)
    assert result.verdict is Verdict.PASSED, result.why


def test_numbers_are_given_once() -> None:
    numbers = [case.number for case in CASES]
    assert len(numbers) == len(set(numbers))


def test_what_must_not_happen_could() -> None:
    """A sentence that nothing ever says proves nothing by being absent."""
    said = {_any(sentence) for case in CASES for sentence in _said(case)}
    idle = [
        f"{case.number} line {item.line}: {item.text}"
        for case in CASES
        for step in case.steps
        for check in step.checks
        if check.part in (Part.NEVER, Part.NOT_TOLD)
        for item in check.items
        for pattern in [_any(item.text)]
        if not any(matches(pattern, sentence) for sentence in said)
    ]
    assert idle == []


def test_every_option_is_played_every_way() -> None:
    """Each choice of each rulebook value that is no default has a case; the defaults have all the others."""
    chosen = {(case.title, name, value) for case in CASES for name, value in case.options.items()}
    wanted = {
        (name, spec.name, value)
        for name in sorted({case.title for case in CASES})
        for spec in title(name).options
        for value in spec.choices[1:]
    }
    assert sorted(wanted - chosen - OF_THE_DEAL) == []
