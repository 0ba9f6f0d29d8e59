"""One player reads German among others who read English: every kind of letter he gets, held word for word."""

from pathlib import Path
from typing import Final

import pytest

from adjudicator.games import catalogue
from adjudicator.reports.rendering.render import render
from adjudicator.reports.values.document import Invitation
from adjudicator.service import master
from adjudicator.service.games import paper_packets
from adjudicator.service.proofreading.specimens import specimens
from tests import golden
from tests.service.house import House

GOLDEN: Final = Path(__file__).parent / "german"
ANN, BOB = 0, 1
ENGLISH_ONLY: Final = ("You are", "What happened to you", "Your hand", "If you say nothing", "The planets")


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The letters of a short game by name: Ann reads German, Bob English."""
    house = House(tmp_path_factory.mktemp("german"))
    house.begun()
    house.reply(ANN, "LANGUAGE Deutsch")
    house.remind()
    found = {"reminder": house.prose(ANN, "reminder")}
    house.reply(ANN, f"{house.bot(ANN)}\nATACK Green 4 with 2")
    found["acknowledgement"] = house.prose(ANN, "answer/")
    for _ in range(3):
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
        if house.table().heading.phase == 3:
            laid, seats = house.table(), house.seats()
            with house.store.unit() as unit:
                asked = paper_packets.sheet(house.office, unit, laid, seats[ANN]).groups
            found["sheet"] = "\n".join(group.heading for group in asked)
    found |= {f"report-{name}": house.prose(seat, "report") for name, seat in (("ann", ANN), ("bob", BOB))}
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    found["final"] = house.prose(ANN, "final")
    invitation = next(one for one in specimens(catalogue.title("postal-cosmic")) if isinstance(one, Invitation))
    found["invitation"] = render(invitation, house.office.words_in("de")).text
    house.store.close()
    return found


@pytest.mark.parametrize("name", ["report-ann", "reminder", "acknowledgement", "final", "invitation"])
def test_a_letter_says_in_german_what_it_said_when_it_was_last_read(name: str, letters: dict[str, str]) -> None:
    assert letters[name] == golden.held(GOLDEN / f"{name}.txt", letters[name])


def test_others_read_english(letters: dict[str, str]) -> None:
    assert [said for said in ENGLISH_ONLY if said not in letters["report-bob"]] == []
    assert [said for said in ENGLISH_ONLY if said in letters["report-ann"]] == []


def test_orders_are_shown_as_they_are_written(letters: dict[str, str]) -> None:
    lines = [line for line in letters["report-ann"].splitlines() if line.startswith(("BEGIN", "TURN", "END"))]
    assert lines == ["BEGIN ORDERS", "TURN 1 PHASE 4", "END ORDERS"]


def test_a_sheet_on_paper_calls_challenges_by_their_german_name(letters: dict[str, str]) -> None:
    assert "Kampf 1" in letters["sheet"].splitlines()
    assert "Challenge" not in letters["sheet"]
