"""Reading takes as long as the letter is: twice the lines, twice the work, whatever stands on them.

Work is counted in calls, so that the machine and its other business make no difference.
"""

from collections.abc import Iterator
from cProfile import Profile
from itertools import count

import pytest

from tests.orders.sample import LANGUAGE, NAMES

SIZES = (40, 80)
LINES = [
    *(
        "CARD Attack 8",
        "ELSE Attack 8",
        "IF I lose",
        "PRESS to Blue:\n",
        "PRESS to Blue: x",
        "NOTE to GM: x",
        "- home 1",
    ),
    *("cards or more", "CHALLENGE x", "2. Attack 8", "If I lose: ZAP Blue", "PLAY x", "ATACK planet 4", "2 to home 1,"),
    *(
        "Attack 8; IF I lose:",
        "DEAL\ngive any card,\n",
        "I attack planet 4. RELEASE to home 1",
        "give any card,",
        "PASS",
    ),
    *("ELSE DEAL\nget any card", "> x", "and ZAP Blue", "OR", "the 4th planet", "OWN COLOUR\n1. attack Blue on home 4"),
    *(";", ", ", "(", "NOT", "IF I lose, ZAP"),
]
FIRST = ["CARD Attack 8"]


def work(letter: str) -> int:
    """How many calls it takes to read a letter."""
    profile = Profile()
    profile.enable()
    LANGUAGE.read(letter, NAMES)
    profile.disable()
    return sum(entry.callcount for entry in profile.getstats())


def slow(first: str, parting: str) -> Iterator[str]:
    """The lines that take more than their share if there are many of them."""
    for line in LINES:
        letters = ["\n".join([first, parting.join([line] * size)]) for size in SIZES]
        LANGUAGE.read(letters[-1], NAMES)  # what is looked up once and cached does not count
        few, many = map(work, letters)
        if many > 2.2 * few + 200:
            yield f"{line!r}: {few}, {many}"


@pytest.mark.parametrize("first", FIRST)
def test_the_work_grows_with_the_lines(first: str) -> None:
    assert list(slow(first, "\n")) == []


@pytest.mark.parametrize("parting", [" ", "\n\n"])
def test_the_work_grows_with_a_line_and_with_paragraphs(parting: str) -> None:
    assert list(slow("", parting)) == []


NUMBERS = count(100)
UNREADABLE = [
    "frobnicate the {} widget",
    "--b{}",
    "Content-Type: multipart/mixed; boundary=b{}",
    "I play the {} or so on Blue please attack",
    "CHALLENGE x{}: CARD foo",
    "Friends, I pass {}",
    "RELEASE to nowhere{}",
    "IF I am hungry {}, ZAP Blue",
]


def further(line: str) -> int:
    """How many calls it takes to read a hundred such lines below a few, none of which was read before."""
    few, many = (work("\n\n".join(line.format(next(NUMBERS)) for _ in range(size))) for size in (30, 130))
    return many - few


@pytest.mark.parametrize("line", UNREADABLE)
def test_a_line_that_cannot_be_read_takes_hardly_longer_than_an_order_that_can(line: str) -> None:
    """Only the first lines are searched for what was meant, as a hostile letter is long."""
    for one in ("LIMBO {} to home 1.", line):
        LANGUAGE.read(one.format(1), NAMES)
    assert further(line) < 2 * further("LIMBO {} to home 1.")


def test_every_line_that_cannot_be_read_is_a_problem_however_many_there_are() -> None:
    reading = LANGUAGE.read("\n\n".join(["frobnicate"] * 300), NAMES)
    assert [problem.line for problem in reading.problems] == list(range(1, 600, 2))


def test_of_many_alternatives_that_cannot_be_read_the_others_are_counted() -> None:
    """Every line is reported: no alternative is silently missing from what stands."""
    reading = LANGUAGE.read("LIMBO 1 to home 1" + " ELSE wug" * 25 + "\nELSE frob" + " ELSE wug" * 2, NAMES)
    assert reading.clauses == ()
    told = [(problem.line, str(problem.sentence)) for problem in reading.problems]
    assert len(told) == 22
    assert all(line == 1 and "more alternative" not in sentence for line, sentence in told[:20])
    assert told[20:] == [
        (1, "from here on 5 more alternatives could not be read"),
        (2, "from here on 3 more alternatives could not be read"),
    ]
