"""A counter-example of Cosmoforce is made small, too: shown with a fault that only this test sees."""

from itertools import count
from pathlib import Path

import pytest

from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.title import TITLE
from tests.fuzz.example import Example
from tests.fuzz.games import play
from tests.fuzz.running import again, keep

HOT = 9


def hot(state: Force) -> tuple[str, ...]:
    """Ships with more heat than this test allows."""
    ships = zip(state.seats, state.ships, strict=True)
    return tuple(f"{seat} is hot" for seat, ship in ships if ship is not None and ship.heat > HOT)


def test_only_what_brings_it_about_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TITLE), "faults", staticmethod(hot))
    found = next(game for number in count() if (game := play(TITLE.name, f"hot {number}", 8)).wrong is not None)
    path = keep(found, tmp_path)
    small = Example.read(path.read_text(encoding="utf-8"))
    assert small.title == TITLE.name
    assert len(small.phases) == 1
    assert sum(len(letter.lines or ()) for letter in small.phases[0]) <= 3
    assert again(path) is False
