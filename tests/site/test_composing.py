"""Order pages on a telephone: what they write is read back as exactly those orders, for questions of every title."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from tests.contract.asked import OTHERWISE, recorded
from tests.contract.games import game
from tests.site import composed
from tests.telephone import MISSING, PROGRAM, Telephone, telephone

pytestmark = pytest.mark.skipif(PROGRAM is None, reason=MISSING)
EVERY = pytest.mark.parametrize("name", [*titles()])

SOME = 5
"""So many seats of a title are looked at whenever the tests run; `make browser` looks at all of them."""


@pytest.fixture(scope="module")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telephone]:
    with telephone(tmp_path_factory.mktemp("phone")) as opened:
        yield opened


def seats(name: str, games: int) -> Iterator[tuple[Title[Any], State, Seat]]:
    """Every seat that is asked anything, at every boundary of recorded games; at each boundary another comes first."""
    title = titles()[name]
    for setup in recorded(name)[-games:]:
        for number, (_, views) in enumerate(game(setup).boundaries()):
            for seat in sorted(range(len(views)), key=lambda seat: (seat - number) % len(views)):
                if title.questions(views[seat], seat):
                    yield title, views[seat], seat


def look(phone: Telephone, www: Path, name: str, asked: Iterator[tuple[Title[Any], State, Seat]]) -> None:
    """Tap every answer, and put orders together."""
    amiss: list[tuple[object, ...]] = []
    whole = 0
    for number, (title, view, seat) in enumerate(asked):
        questions = composed.open_page(phone, www, title, view, seat)
        amiss += composed.taps(phone, questions)
        for line in composed.composed(phone, number):
            whole += 1
            found = composed.wrong(title, view, seat, line)
            if found is not None and not expected(name, found):
                amiss.append(found)
    assert amiss == []
    assert phone.complaints == []
    assert {address.partition(":")[0] for address in phone.asked_for} <= {"about", "file"}
    assert whole > 4


def expected(name: str, found: composed.Wrong) -> bool:
    """Whether the rules refuse it, or its words are read in the plural or without what goes without saying."""
    if not found.read:
        return not any(one.startswith("I expected") for one in found.said)
    words = found.line.partition(" ")[2].partition(" ")[2] if found.line.startswith("IN ") else found.line
    return any(words.startswith(word) for word in OTHERWISE.get(name, ())) or "working" in found.line


@EVERY
def test_what_some_pages_write_is_read_as_it_stands(phone: Telephone, folder: Path, name: str) -> None:
    every = list(islice(seats(name, 1), 60))
    look(phone, folder, name, iter(every[:: max(1, len(every) // SOME)][:SOME]))


@pytest.mark.browser
@EVERY
def test_what_every_page_writes_is_read_as_it_stands(phone: Telephone, folder: Path, name: str) -> None:
    look(phone, folder, name, seats(name, 4))
