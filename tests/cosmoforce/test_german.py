"""Letters of Cosmoforce to somebody who reads German, word for word. They are prose: read what has changed."""

from pathlib import Path
from typing import Final

import pytest

from adjudicator.service import master
from tests import golden
from tests.service.house import House

GOLDEN: Final = Path(__file__).parent / "german"
ANN, BOB = 0, 1
PLAYED: Final = (
    (
        "BUILD fighter with 2 afterburners, 2 missiles, 1 laser, 2 armour, 2 dissipators, 1 habitat\n"
        'CREW "Ripley" as "pilot", "Ash"',
        "BUILD cruiser with 2 engines, 2 lasers, railgun, 2 armour, 2 habitats",
    ),
    (
        "ATTACK Blue with missiles as action 1\nBURN up 2 as action 2\nEVADE up to 2\nDAMAGE laser, habitat",
        "RAM Red as action 1\nBURN down 1 as action 2",
    ),
    (
        'ACT Ripley: "freezes the coolant" as action 1\nREPAIR anything as action 2\nHARM Ash',
        "ATTACK Red with 2 lasers as action 1\nREPAIR damaged as action 2\nDAMAGE laser",
    ),
)
"""What two of them order, phase by phase."""
WRONG: Final = (
    "BUILD fighter with 2 hangars\nATTACK Red with lasers\nHEAL 0\nBURN up 1 as action 3\nCONSERVE UNLESS round < 1\n"
    "EVADE IF hit would kill crew\nNO action\nHELP laser"
)


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The letters of a short game among characters, by name."""
    house = House(tmp_path_factory.mktemp("german"))
    house.create(title="cosmoforce", players=2, options={"crew": "named", "last_round": "25"})
    house.reply(ANN, "JOIN\nLANGUAGE Deutsch", "invitation")
    house.reply(BOB, "JOIN", "invitation")
    found = {"report-1": house.prose(ANN, "report")}
    for number, orders in enumerate(PLAYED, 2):
        for seat, said in enumerate(orders):
            house.reply(seat, said)
        house.next_phase()
        found[f"report-{number}"] = house.prose(ANN, "report")
    house.remind()
    found["reminder"] = house.prose(ANN, "reminder")
    house.reply(ANN, WRONG)
    found["acknowledgement"] = house.prose(ANN, "answer/")
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    found["final"] = house.prose(ANN, "final")
    house.store.close()
    return found


@pytest.mark.parametrize("name", ["report-1", "report-3", "report-4", "reminder", "acknowledgement", "final"])
def test_a_letter_says_what_it_said_when_it_was_last_read(name: str, letters: dict[str, str]) -> None:
    assert letters[name] == golden.held(GOLDEN / f"{name}.txt", letters[name])
