"""What a player whose ship is out is sent while the others play on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.service import master
from tests.service.house import House

BUILT = "BUILD cruiser with 2 engines, 2 lasers, 3 dissipators, 2 habitats"
ANN, BOB, CAT = range(3)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A game whose first ship burns out in round 1: 22 dice against its ten systems, ten against its only crew."""
    house = House(tmp_path)
    house.begun(title="cosmoforce")
    house.reply(ANN, "BUILD fighter with 10 afterburners")
    for seat in (BOB, CAT):
        house.reply(seat, BUILT)
    for _ in range(2):
        house.next_phase()
    assert [house.table().owes(seat) for seat in (ANN, BOB, CAT)] == [False, True, True]
    yield house
    house.store.close()


def test_who_is_out_gets_the_report_without_a_form(house: House) -> None:
    told = " ".join(house.prose(ANN, "report").split())
    assert "You need not write any more; the reports go on coming." in told
    assert "Your orders" not in told
    assert "BEGIN ORDERS" not in told
    assert "BEGIN ORDERS" in house.prose(BOB, "report")


def test_who_is_out_is_not_asked_to_answer_a_corrected_report(house: House) -> None:
    house.next_phase()
    master.command(house.office, "andromeda", "UNDO", "turn 2 phase 2", ())
    told = " ".join(house.prose(ANN, "report").split())
    assert "corrected report" in house.last(ANN, "report").subject
    assert "answer this one" not in told
    assert "you need not answer" in told
    assert "answer this one" in " ".join(house.prose(BOB, "report").split())
