"""Letters of Cosmoclasm to somebody who reads German, word for word. They are prose: read what has changed."""

import os
from pathlib import Path
from typing import Final

import pytest

from adjudicator.service import master
from tests import flowed
from tests.due import remind_due
from tests.service.house import House

GOLDEN: Final = Path(__file__).parent / "german"
RENEW: Final = os.environ.get("GOLDEN") == "renew"
ANN: Final = 0
WRONG: Final = "LAP 1\nPLAY sun drone/mech\nLAP 2\nSTATION on A12\nSWITCH 1 with 12\nNO take\nHELP abilities"


def text(house: House, kind: str) -> str:
    """The text of her latest letter of a kind."""
    return flowed.seen(flowed.content_of(house.mails(ANN, kind)[-1].raw))


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The letters of a short game with all that it can have, by name: two players, and the cards of the factions."""
    house = House(tmp_path_factory.mktemp("german"))
    house.create(title="cosmoclasm", players=2, options={"abilities": "yes", "start": "last"})
    house.reply(ANN, "JOIN\nLANGUAGE Deutsch", "invitation")
    house.reply(1, "JOIN", "invitation")
    found = {"report-1": text(house, "report")}
    for _ in range(3):
        for seat in (ANN, 1):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    found["report-4"] = text(house, "report")
    remind_at = house.table().phase.remind_at
    assert remind_at is not None
    house.clock.move(remind_at)
    remind_due(house.office)
    found["reminder"] = text(house, "reminder")
    house.reply(ANN, WRONG)
    found["acknowledgement"] = text(house, "answer/")
    house.next_phase()
    found["report-5"] = text(house, "report")
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    found["final"] = text(house, "final")
    house.store.close()
    return found


@pytest.mark.parametrize("name", ["report-1", "report-4", "reminder", "acknowledgement", "report-5", "final"])
def test_a_letter_says_what_it_said_when_it_was_last_read(name: str, letters: dict[str, str]) -> None:
    file = GOLDEN / f"{name}.txt"
    if RENEW:
        file.write_text(letters[name], "utf-8")
    assert letters[name] == file.read_text("utf-8")
