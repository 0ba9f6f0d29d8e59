"""The search for letters that take long climbs, stays within what is read of a letter, and leaves nothing behind."""

from pathlib import Path
from random import Random

from adjudicator.mail.intake import length
from adjudicator.mail.parsing.letter import Line
from tests.slowest.climbing import changed, climb, cut
from tests.slowest.reading import SEAT, Reading

SEEDS = ("ZAP Blue IF I lose", "CARD Attack 8\nELSE Attack 20", "")


def test_it_climbs_towards_what_costs_more() -> None:
    def cost(letter: str) -> float:
        return letter.count("IF") + letter.count("ELSE")

    found = list(climb(cost, SEEDS, 200, Random(1)))
    assert found == sorted(found)
    assert found[-1].cost > 2 * length.MOST
    again = list(climb(cost, SEEDS, 30, Random(1)))
    assert again == found[: len(again)]
    assert all(cost(one.letter) == one.cost for one in found)


def test_every_letter_is_one_that_is_read() -> None:
    chance = Random(2)
    letter = SEEDS[0]
    for _ in range(100):
        letter = changed(letter, SEEDS, ("Blue", "with"), chance)
        lines = [Line(number, text) for number, text in enumerate(letter.splitlines(), start=1)]
        assert length.within(lines) == lines
    assert cut(["x"] * 1000) == ["x"] * length.MOST


def test_a_letter_is_read_and_nothing_of_it_stays(tmp_path: Path) -> None:
    reading = Reading(tmp_path, "postal-cosmic", 3)
    before = len(reading.house.mails(SEAT))
    letter = reading.house.bot(SEAT)
    assert reading.calls(letter) > 1000
    assert reading.seconds(f"{letter}\nfrobnicate") > 0
    assert len(reading.house.mails(SEAT)) == before
    assert set(reading.said()) > {"Red", "Blue"}
    reading.close()
