"""On paper: no byte of a packet depends on what its reader cannot know."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.games.catalogue import titles
from adjudicator.reports.rendering.paper import Sheet
from adjudicator.service.game.table import Table
from adjudicator.service.games import paper_packets
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Seat
from tests.leaks.house import GAME, House
from tests.leaks.worlds import Opening, Position, openings, positions

PLAYING = 4
PHASE = 4
SECRET = [name for name, title in titles().items() if title.secrets]
"""A title without secrets has nothing to keep between two phases but letters, and there are none here."""


@pytest.fixture(scope="module", params=SECRET)
def opening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Opening:
    """A phase of a game of bots, some phases on."""
    (found,) = openings(tmp_path_factory.mktemp("played"), request.param, PLAYING, [PHASE])
    return found


def _papers(house: House, seat: int) -> list[bytes]:
    """The packets of a seat: of the open phase, and of the one before."""
    name = house.table.seats[seat].name
    found = [paper_packets.packets(house.office, GAME, name, of) for of in (None, "turn 1 phase 1")]
    house.close()
    return [packet.pdf.data for several in found for packet in several]


def _others(opening: Opening, seat: int) -> list[Position]:
    """Positions that a seat cannot tell from the true one, with what the others would know of them."""
    house = opening.opened()
    views = house.table.boundary.views
    states = list(positions(house, seat, [f"paper/{number}".encode() for number in range(2)]))
    house.close()
    assert states
    return [(state, tuple(view if one == seat else state for one, view in enumerate(views))) for state in states]


def _worlds(opening: Opening, seat: int, others: Sequence[Position], folder: Path) -> Iterator[list[bytes]]:
    """What is printed for a seat in the true world, and in those others."""
    yield _papers(opening.opened(), seat)
    for number, other in enumerate(others):
        yield _papers(opening.copied(folder / str(number), other), seat)


@pytest.mark.parametrize("seat", range(2))
def test_what_a_player_cannot_know_changes_no_byte(opening: Opening, seat: int, tmp_path: Path) -> None:
    true, *others = _worlds(opening, seat, _others(opening, seat), tmp_path)
    assert len(true) == 2
    assert all(other == true for other in others)


def test_a_leak_would_be_found(opening: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = paper_packets.sheet

    def leaky(office: Office, unit: Unit, laid: Table, seat: Seat) -> Sheet:
        mark = sha256(codec.encode(laid.boundary.state)).hexdigest()
        return replace(sheet(office, unit, laid, seat), rest=(mark,))

    monkeypatch.setattr(paper_packets, "sheet", leaky)
    true, *others = _worlds(opening, 0, _others(opening, 0), tmp_path)
    assert all(other != true for other in others)
