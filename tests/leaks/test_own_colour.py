"""Where somebody means to attack in his own system is told to nobody before he does: neither he nor destiny says it."""

from pathlib import Path

import pytest

from adjudicator.core.event import OUTSIDER
from adjudicator.core.piles import HIDDEN
from adjudicator.games.cosmic.events.destiny import DestinyDrawn
from adjudicator.games.cosmic.table.state import Cosmic
from tests.fuzz.example import Example, Letter
from tests.fuzz.table import Table
from tests.leaks.asking import Pair, Rooms, World, compared

RED, GREEN, BLUE = "Red", "Green", "Blue"
ASKED = (
    "ATTACK planet 1 with 3\n",
    "ATTACK planet 2 with 4 from home 1\nTUBES IF Red attacks me\nPLAGUE Red\n",
    "REPLACE ALL\nATTACK planet 5 with 1\nPASS\n",
)


def named(planet: int) -> Table:
    """A turn for which Red has said where it will attack Green, who has bases on two of its planets."""
    head, said = "turn 2 phase 1", f"Red: attacks Green in its own system on home {planet}"
    return Table(Example("postal-cosmic", "own colour", {}, head, (said, "Green: 2 on Red 2; 2 on Red 4")))


@pytest.mark.parametrize("watcher", [GREEN, BLUE])
def test_no_letter_depends_on_the_planet(watcher: str, tmp_path: Path) -> None:
    tables = [named(2), named(4)]
    seat = tables[0].state.seats.index(watcher)
    worlds = [World(table.state, tuple(table.views), ()) for table in tables]
    assert worlds[0].state != worlds[1].state
    assert worlds[0].views[seat] == worlds[1].views[seat]
    answered, difference = compared(Pair(tables[0], seat, (worlds[0], worlds[1]), ASKED), Rooms(tmp_path), watcher)
    assert difference is None
    assert answered >= len(ASKED)


def test_who_named_it_knows_and_nobody_else_does() -> None:
    head = "turn 1 phase 3"
    table = Table(Example("postal-cosmic", "case", {}, head, ("Green: 2 on Red 4", "destiny: Red")))
    red = table.state.seats.index(RED)
    out = table.play([Letter(RED, ("OWN COLOUR attack Green on home 4",))])
    (drawn,) = (event for event in out.events if isinstance(event, DestinyDrawn) and event.seat == red)
    state: Cosmic = table.state
    assert state.instructed[red] == drawn.planet == state.home(red)[3]
    for seat in (OUTSIDER, *range(len(state.seats))):
        heard = drawn.told(seat)
        assert heard.planet == (drawn.planet if seat == red else HIDDEN)
        assert (heard.system, heard.defender) == (drawn.system, drawn.defender)
    for seat, view in enumerate(table.views):
        assert isinstance(view, Cosmic)
        assert view.instructed[red] == (drawn.planet if seat == red else HIDDEN)


def test_another_deal_has_other_planets() -> None:
    """So every test of what somebody cannot know is one of this, too."""
    table = named(2)
    watcher = table.state.seats.index(BLUE)
    found = {
        table.title.redeal(table.state, table.views[watcher], watcher, dice).instructed[0]
        for dice in (type(table.chance)(b"%d" % number) for number in range(12))
    }
    assert found == {1, 3}
