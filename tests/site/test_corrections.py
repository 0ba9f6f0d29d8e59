"""A phase that is taken back is gone from the pages, and once the game is over it is told that it was."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.service import master
from adjudicator.service.game import boundary
from adjudicator.service.publishing import publish
from adjudicator.service.publishing.gathering import gathered
from tests.leaks.house import GAME, House
from tests.site.games import pages

WHERE = f"games/{GAME}"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A public game of three whose first two phases are over."""
    house = House(tmp_path, situations=0)
    house.join("cosmoclasm", 3)
    master.command(house.office, GAME, "PUBLIC", "ON")
    for _ in range(2):
        house.bots()
        house.next_phase()
    yield house
    house.close()


def shown(house: House, www: Path) -> set[str]:
    """The moments that have a page; and the standings of the open phase are those on the pages."""
    publish(house.office, www)
    title, game = titles()["cosmoclasm"], house.game
    if game.status == "running":
        phase = house.table.phase
        state = boundary.opening(title, phase.state, phase.views).state
        assert gathered(house.office, game).summary.standings == title.standings(state)
    found = (name.removeprefix(f"{WHERE}/") for name in pages(www) if name.startswith(f"{WHERE}/t"))
    return {name.removesuffix(".html") for name in found if name.endswith(".html")}


def test_a_phase_taken_back_is_gone_until_it_is_played_again(house: House, tmp_path: Path) -> None:
    www = tmp_path / "www"
    assert shown(house, www) == {"t1p1", "t1p2"}
    master.command(house.office, GAME, "UNDO", "turn 1 phase 2")
    assert shown(house, www) == {"t1p1"}
    assert b"taken back" not in pages(www)[f"{WHERE}/index.html"]
    house.bots()
    house.next_phase()
    assert shown(house, www) == {"t1p1", "t1p2"}
    master.command(house.office, GAME, "END GAME", str(house.table.heading))
    assert shown(house, www) == {"t1p1", "t1p2", "t1p1-all", "t1p2-all"}
    assert b"The game master took back turn 1 phase 2." in pages(www)[f"{WHERE}/index.html"]
