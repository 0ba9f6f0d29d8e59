"""Letters of Cosmoclasm to somebody who reads German, word for word. They are prose: read what has changed."""

from pathlib import Path
from typing import Final

import pytest

from adjudicator.service import master
from tests import golden
from tests.service.house import House

GOLDEN: Final = Path(__file__).parent / "german"
ANN: Final = 0
WRONG: Final = "LAP 1\nPLAY sun drone/mech\nLAP 2\nSTATION on A12\nSWITCH 1 with 12\nNO take\nHELP abilities"


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The letters of a short game with all that it can have, by name: two players, and the cards of the factions."""
    house = House(tmp_path_factory.mktemp("german"))
    house.create(title="cosmoclasm", players=2, options={"abilities": "yes", "start": "last"})
    house.reply(ANN, "JOIN\nLANGUAGE Deutsch", "invitation")
    house.reply(1, "JOIN", "invitation")
    found = {"report-1": house.prose(ANN, "report")}
    for _ in range(3):
        for seat in (ANN, 1):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    found["report-4"] = house.prose(ANN, "report")
    house.remind()
    found["reminder"] = house.prose(ANN, "reminder")
    house.reply(ANN, WRONG)
    found["acknowledgement"] = house.prose(ANN, "answer/")
    house.next_phase()
    found["report-5"] = house.prose(ANN, "report")
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    found["final"] = house.prose(ANN, "final")
    house.store.close()
    return found


@pytest.mark.parametrize("name", ["report-1", "report-4", "reminder", "acknowledgement", "report-5", "final"])
def test_a_letter_says_what_it_said_when_it_was_last_read(name: str, letters: dict[str, str]) -> None:
    assert letters[name] == golden.held(GOLDEN / f"{name}.txt", letters[name])
