"""Whoever asks by orders what he cannot know learns nothing: conditions, cards of others, words of every day.

`python -m tests.leaks.asking` asks for longer.
"""

from collections.abc import Iterator
from functools import cache
from itertools import count, islice

import pytest

from adjudicator.core.event import State
from adjudicator.games.catalogue import titles
from adjudicator.service.game.table import Table
from tests.leaks.asking import Pair, Rooms, compared, pair
from tests.sampling import EVERYTHING

PAIRS = 2 if EVERYTHING else 1
FIRST, MOST = 17, 12
"""The number from which pairs are looked through for a leak that is there, and how many at most."""
FIRST_OF = {"blutooth": 229}
"""The same number for titles in which letters seldom ask what their writer cannot know."""


@pytest.fixture(scope="module")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Rooms:
    return Rooms(tmp_path_factory.mktemp("asking"))


def every(title: str, first: int = 0) -> Iterator[tuple[str, Pair]]:
    """Phases of a title without an end, in which others hold other cards wherever there are secrets."""
    labels = (f"{title} {number}" for number in count(first))
    found = ((label, pair(title, label)) for label in labels)
    for label, one in found:
        if one is not None and (one.worlds[0].state != one.worlds[1].state) is titles()[title].secrets:
            yield label, one


@cache
def some(title: str) -> list[tuple[str, Pair]]:
    """The first of them."""
    return list(islice(every(title), PAIRS))


@pytest.mark.parametrize("title", titles())
def test_no_answer_tells_what_its_reader_cannot_know(title: str, rooms: Rooms) -> None:
    for label, asked in some(title):
        answered, difference = compared(asked, rooms, label)
        assert difference is None
        assert answered >= len(asked.mine)


def _true(laid: Table, seat: int) -> State:
    """What somebody sees at whose table all hands lie open."""
    return laid.boundary.state


@pytest.mark.parametrize("title", [name for name, title in titles().items() if title.secrets])
def test_a_leak_is_found(title: str, rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where letters are answered from the position as it is, the worlds differ."""
    monkeypatch.setattr(Table, "view", _true)
    assert any(
        compared(asked, rooms, label)[1] is not None
        for label, asked in islice(every(title, FIRST_OF.get(title, FIRST)), MOST)
    )
