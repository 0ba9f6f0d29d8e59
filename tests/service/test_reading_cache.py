"""What was read is remembered by all that it was read from, and no more of it than was agreed on."""

import pytest

from adjudicator.core.chance import Chance
from adjudicator.games.catalogue import title
from adjudicator.orders.grammar.player_names import Person
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.service.game.orders_on_file import language_of
from adjudicator.service.game.reading_cache import Lines, Readings
from adjudicator.service.game.resolution import dealt
from tests.service.readings import before_each_reading

COSMIC = title("postal-cosmic")
VIEWS = dealt(COSMIC, 4, {}, Chance(b"a seed for tests")).boundary.views
TONGUE = language_of(COSMIC)
NAMES = COSMIC.vocabulary(VIEWS[0], 0)
HEADING = COSMIC.where(VIEWS[0])


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The first line of whatever is read."""
    found: list[str] = []
    before_each_reading(monkeypatch, lambda lines: found.append(lines[0].text))
    return found


def of(readings: Readings, text: str, seat: int = 0, number: int = 1, person: str = "") -> LetterReading:
    people = (Person(person, COSMIC.seats[1]),) if person else ()
    names = COSMIC.vocabulary(VIEWS[seat], seat)
    return readings.of(Lines(TONGUE, (Line(number, text),), names, HEADING, COSMIC.phases, people))


def test_the_same_is_read_once(runs: list[str]) -> None:
    readings = Readings()
    assert of(readings, "ZAP Red") is of(readings, "ZAP Red")
    assert runs == ["ZAP Red"]


def test_what_differs_in_anything_is_read(runs: list[str]) -> None:
    readings = Readings()
    for _ in range(2):
        of(readings, "ZAP Red")
        of(readings, "ZAP Bob")
        of(readings, "ZAP Bob", person="Bob")
        of(readings, "ZAP Red", seat=1)
        of(readings, "ZAP Red", number=2)
    assert len(runs) == 5


def test_what_was_longest_out_of_use_is_forgotten(runs: list[str]) -> None:
    readings = Readings(most=700)
    of(readings, "ZAP Red")
    of(readings, "ZAP Blue")
    of(readings, "ZAP Red")
    of(readings, "ZAP Green")
    runs.clear()
    of(readings, "ZAP Red")
    assert runs == []
    of(readings, "ZAP Blue")
    assert runs == ["ZAP Blue"]


def test_what_is_too_long_is_read_each_time(runs: list[str]) -> None:
    readings = Readings(most=700)
    of(readings, "ZAP Red" + " " * 700)
    of(readings, "ZAP Red" + " " * 700)
    assert len(runs) == 2
    of(readings, "ZAP Red")
    of(readings, "ZAP Red")
    assert len(runs) == 3
