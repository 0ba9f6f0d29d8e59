"""Whoever asks by orders what he cannot know learns nothing: conditions, cards of others, words of every day.

`python -m tests.leaks.asking` asks for longer.
"""

from functools import cache
from itertools import count, islice

import pytest

from adjudicator.core.event import State
from adjudicator.games.catalogue import titles
from adjudicator.service.game.table import Table
from tests.leaks.asking import Pair, Rooms, compared, pair

PAIRS = 2


@pytest.fixture(scope="module")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Rooms:
    return Rooms(tmp_path_factory.mktemp("asking"))


@cache
def some(title: str) -> list[tuple[str, Pair]]:
    """Phases of a title, in which others hold other cards wherever there are secrets."""
    labels = (f"{title} {number}" for number in count())
    found = ((label, pair(title, label)) for label in labels)
    told_apart = (
        (label, one)
        for label, one in found
        if one is not None and (one.worlds[0].state != one.worlds[1].state) is titles()[title].secrets
    )
    return list(islice(told_apart, PAIRS))


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
    assert any(compared(asked, rooms, label)[1] is not None for label, asked in some(title))
