"""Planets and tokens in speech, tables and pictures, for systems of four planets."""

from collections import Counter
from typing import ClassVar

import pytest

from adjudicator.engine.contract.report_sections import Table
from adjudicator.engine.text.drawing import Circle, Picture, Placed, Star, Text
from adjudicator.engine.text.phrase_files import Source
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.galaxy import board, picture
from adjudicator.galaxy.picture import Chart
from adjudicator.galaxy.speech import Speech

ENGLISH = """
list-next = { $first }, { $last }
list-last = { $first } and { $last }
head-system = System
head-planet = Planet { $number }
planets-had = { $place } had { $tokens }
planets-were = Before: { $places }.
batch-to = { $tokens } to { $place }
picture-mark = changed
picture-system = { $seat }'s system: { $planets }.
picture-changed = Changed: { $places }.
"""
WORDS = Phrasebook("en", (Source("en/ours.ftl", "en", ENGLISH, ours=True),))
SEATS = ("Red", "Blue", "Green", "Yellow")
BEFORE = tuple(tuple(4 if seat == place // 4 else 0 for seat in range(4)) for place in range(16))
NOW = ((3, 1, 0, 0), *BEFORE[1:5], (0, 0, 0, 0), *BEFORE[6:])


class Ours(Speech):
    """Systems of four planets; the warp is at -1."""

    __slots__ = ()

    size = 4
    elsewhere: ClassVar = {-1: "warp"}


TO = Ours(SEATS, None, WORDS)


def test_places_are_called_by_the_systems_of_the_title() -> None:
    assert [TO.place(place) for place in (0, 4, 15, -1)] == ["Red 1", "Blue 1", "Yellow 4", "warp"]
    assert TO.batches(((7, 2), (-1, 1)), "to") == "2 to Blue 4 and 1 to warp"


def test_the_number_of_a_part_is_not_said_twice() -> None:
    inside = TO.inside(3)
    assert isinstance(inside, Ours)
    assert [inside.number(number) for number in (2, 3)] == [2, 0]
    assert TO.number(3) == 3


def test_a_table_has_a_row_for_every_system_and_marks_what_changed() -> None:
    (table, was) = board.planets(SEATS, NOW, BEFORE, TO)
    assert isinstance(table, Table)
    assert table.head == ("System", "Planet 1", "Planet 2", "Planet 3", "Planet 4")
    assert table.rows[:2] == (
        ("Red", "3 Red, 1 Blue*", "4 Red", "4 Red", "4 Red"),
        ("Blue", "4 Blue", "-*", "4 Blue", "4 Blue"),
    )
    assert table.changed == ((0, 1), (1, 2))
    assert was == "Before: Red 1 had 4 Red; Blue 2 had 4 Blue."


def test_without_an_earlier_report_nothing_is_marked() -> None:
    (table,) = board.planets(SEATS, NOW, None, TO)
    assert isinstance(table, Table)
    assert table.changed == ()


def test_numbers_by_seat_say_how_much_they_have_changed() -> None:
    table = board.by_seat(("player", "warp", "gone"), SEATS[:2], [((3, 0), (1, 0)), ((0, 2), None)])
    assert table.rows == (("Red", "3 (+2)", "0"), ("Blue", "0", "2"))


def drawn(chart: Chart) -> Picture:
    """The systems and the marks of a chart."""
    parts = [*picture.orbits(chart), *picture.systems(chart, {0}), *picture.marks(chart, WORDS, chart.row(0))]
    return Picture(picture.WIDTH, chart.row(1), tuple(parts), " ".join(picture.said(chart, WORDS, [("Warp", (0, 2))])))


def chart(size: int, players: int) -> Chart:
    """Everybody has four tokens on each home planet, and the first seat one on the last planet of all."""
    planets = [[4 * (seat == place // size) for seat in range(players)] for place in range(size * players)]
    planets[-1][0] += 1
    names = tuple([*picture.LOOKS][:players])
    return Chart(size, names, (False,) * players, tuple(map(tuple, planets)), (size * players - 1,))


@pytest.mark.parametrize("size", [4, 5])
@pytest.mark.parametrize("players", range(2, 9))
def test_every_token_is_drawn_once_on_its_planet(size: int, players: int) -> None:
    one = chart(size, players)
    tiles: Counter[str] = Counter()
    for shape in drawn(one).shapes:
        if isinstance(shape, Text) and shape.words[:1].isalpha() and shape.words[1:].isdigit():
            tiles[shape.words[0]] += int(shape.words[1:])
    letters = [picture.LOOKS[name].letter for name in one.seats]
    assert tiles == {letter: 4 * size + (letter == letters[0]) for letter in letters}


@pytest.mark.parametrize("size", [4, 5])
@pytest.mark.parametrize("players", range(2, 9))
def test_planets_neither_touch_nor_leave_the_picture(size: int, players: int) -> None:
    one = chart(size, players)
    spots = [one.spot(place) for place in range(size * players)]
    for number, (x, y) in enumerate(spots):
        assert 25 <= x <= picture.WIDTH - 25
        assert 25 <= y <= one.row(0) - picture.ROW
        for right, down in spots[:number]:
            assert (x - right) ** 2 + (y - down) ** 2 >= 50**2


def test_what_has_changed_has_a_star_and_what_is_attacked_a_red_ring() -> None:
    shapes = drawn(chart(4, 4)).shapes
    stars = [shape for shape in shapes if isinstance(shape, Star)]
    red = [shape for shape in shapes if isinstance(shape, Circle) and shape.line == "vermilion"]
    assert len(stars) == 2
    assert [ring.centre for ring in red] == [chart(4, 4).spot(0)]


def test_a_picture_is_said_in_words() -> None:
    assert drawn(chart(4, 2)).alt == (
        "Red's system: 1: 4 Red; 2: 4 Red; 3: 4 Red; 4: 4 Red."
        " Blue's system: 1: 4 Blue; 2: 4 Blue; 3: 4 Blue; 4: 1 Red, 4 Blue."
        " Warp: 2 Blue. Changed: Blue 4."
    )


def test_an_arrow_goes_from_a_system_to_the_edge_of_its_aim() -> None:
    one = chart(4, 2)
    start, end = picture.way_to_planet(one, 0, 5)
    x, y = one.spot(5)
    assert 23 <= ((end[0] - x) ** 2 + (end[1] - y) ** 2) ** 0.5 <= 27
    assert picture.way_to_system(one, 0, 1)[0] == (300, 114)
    assert picture.arrow(one, 0, (start, end), 7).fill == "vermilion"


def test_forces_and_other_places_stand_in_rows_below() -> None:
    one = chart(4, 4)
    parts = [*picture.force(one, 2, 1, [(1, 4), (0, 2)], "Red 3", [(3, 1)], one.row(0))]
    parts += picture.elsewhere(one, "Warp", (0, 3, 0, 0), one.row(1))
    shapes = Picture(picture.WIDTH, one.row(2), tuple(parts), "").shapes
    said = [shape.words for shape in shapes if isinstance(shape, Text)]
    assert said == ["2", "B4", "R2", "Red 3", "Y1", "Warp", "B3"]
    assert sum(isinstance(part, Placed) for part in parts) == 5


def test_planets_are_compared_one_by_one() -> None:
    assert picture.changed(NOW, BEFORE) == (0, 5)
    assert picture.changed(NOW, None) == ()
