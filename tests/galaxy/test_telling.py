"""Planets and tokens in speech, tables and pictures, for systems of four planets."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import dist
from typing import ClassVar

import pytest

from adjudicator.engine.contract.report_sections import Table
from adjudicator.engine.text.drawing import Arrow, Circle, Picture, Placed, Polygon, Star, Text
from adjudicator.engine.text.looks import LOOKS
from adjudicator.engine.text.phrase_files import Source
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.galaxy import board, picture
from adjudicator.galaxy.picture import Attack, Chart
from adjudicator.galaxy.shores import MEDALLION, SHORES, WIDTH, Way
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


ATTACK = (Attack(3, Way(1, 0, 0)),)


def drawn(chart: Chart, attacks: Sequence[Attack] = ATTACK) -> Picture:
    """The systems and the marks of a chart."""
    plan = picture.plan(chart, attacks)
    parts = [*plan.parts, *picture.explained(chart, WORDS, plan.row(0))]
    told = (*picture.said_there(chart, WORDS, [("Warp", (0, 2))]), *picture.said_changes(chart, WORDS))
    return Picture(WIDTH, plan.foot(1), tuple(parts), " ".join(told))


def discs(drawing: Picture) -> list[Circle]:
    """The planets."""
    return [shape for shape in drawing.shapes if isinstance(shape, Circle) and shape.fill == "paper"]


def chart(size: int, players: int) -> Chart:
    """Everybody has four tokens on each home planet, and the first seat one on the last planet of all."""
    planets = [[4 * (seat == place // size) for seat in range(players)] for place in range(size * players)]
    planets[-1][0] += 1
    names = tuple([*LOOKS][:players])
    return Chart(size, names, (False,) * players, tuple(map(tuple, planets)), (size * players - 1,))


@pytest.mark.parametrize("size", [4, 5])
@pytest.mark.parametrize("players", range(2, 9))
def test_every_token_is_drawn_once_on_its_planet(size: int, players: int) -> None:
    one = chart(size, players)
    tiles: Counter[str] = Counter()
    for shape in drawn(one).shapes:
        if isinstance(shape, Text) and shape.words[:1].isalpha() and shape.words[1:].isdigit():
            tiles[shape.words[0]] += int(shape.words[1:])
    letters = [LOOKS[name].letter for name in one.seats]
    assert tiles == {letter: 4 * size + (letter == letters[0]) for letter in letters}


@pytest.mark.parametrize("size", [4, 5])
@pytest.mark.parametrize("players", range(2, 9))
def test_every_planet_has_a_place_of_its_own(size: int, players: int) -> None:
    one = drawn(chart(size, players))
    found = discs(one)
    assert len(found) == len({ring.centre for ring in found}) == size * players
    assert {ring.centre[0] for ring in found} == set(SHORES)
    assert max(ring.centre[1] for ring in found) < one.height - picture.ROW


def test_systems_go_round_clockwise_from_the_top_on_the_left() -> None:
    shapes = drawn(chart(4, 6)).shapes
    names = {shape.words: shape.at for shape in shapes if isinstance(shape, Text) and shape.words in LOOKS}
    left, right = ([name for name, (x, _) in names.items() if (x > WIDTH // 2) == far] for far in (False, True))
    assert sorted(left, key=lambda name: names[name][1]) == ["Red", "Orange", "Purple"]
    assert sorted(right, key=lambda name: names[name][1]) == ["Blue", "Green", "Yellow"]


def test_what_has_changed_has_a_star_and_what_is_attacked_a_red_ring() -> None:
    one = drawn(chart(4, 4))
    stars = [shape for shape in one.shapes if isinstance(shape, Star)]
    attacked = [number for number, ring in enumerate(discs(one)) if ring.line == "vermilion"]
    assert len(stars) == 2
    assert attacked == [0]
    tinted = [shape for shape in one.shapes if isinstance(shape, Polygon) and shape.fill == "tint"]
    assert len(tinted) == 1


def test_the_tokens_of_a_system_lie_next_to_its_planet() -> None:
    one = chart(4, 2)
    assert one.there(7) == [(1, 4), (0, 1)]
    assert one._replace(marks=((0, 7), (1, 2))).there(7) == [(1, 4), (0, 1), (0, 0)]


def test_a_picture_is_said_in_words() -> None:
    assert drawn(chart(4, 2)).alt == (
        "Red's system: 1: 4 Red; 2: 4 Red; 3: 4 Red; 4: 4 Red."
        " Blue's system: 1: 4 Blue; 2: 4 Blue; 3: 4 Blue; 4: 1 Red, 4 Blue."
        " Warp: 2 Blue. Changed: Blue 4."
    )


@pytest.mark.parametrize("place", [5, 9, 13, 2, None])
def test_an_arrow_goes_from_a_medallion_to_the_edge_of_its_aim(place: int | None) -> None:
    """To the other shore, along its own one, within its own system, and to a system as a whole."""
    one = drawn(chart(4, 4), [Attack(1, Way(0, 1 if place is None else place // 4, place))])
    (arrow,) = [shape for shape in one.shapes if isinstance(shape, Arrow)]
    medallions = [shape.centre for shape in one.shapes if isinstance(shape, Circle) and shape.radius == MEDALLION]
    aim, radius = (medallions[1], MEDALLION) if place is None else (discs(one)[place].centre, discs(one)[place].radius)
    assert arrow.fill == "vermilion"
    assert dist(arrow.start, medallions[0]) == MEDALLION + 3
    assert dist(arrow.end, aim) == radius + 3
    steps = [arrow.start, *arrow.via, arrow.end]
    assert all(0 in (x - to_x, y - to_y) for (x, y), (to_x, to_y) in pairwise(steps))


def test_arrows_along_one_stretch_have_lanes_of_their_own() -> None:
    ways = [Attack(seat + 1, Way(seat, 2, 8)) for seat in (0, 1, 3)]
    arrows = [shape for shape in drawn(chart(4, 4), ways).shapes if isinstance(shape, Arrow)]
    assert len({arrow.via[0][0] for arrow in arrows if arrow.via}) == len([arrow for arrow in arrows if arrow.via])
    assert len({arrow.end for arrow in arrows}) == 3


def test_an_emblem_takes_the_place_of_a_letter() -> None:
    strokes = (("disc", (0, 0, 5)),)
    shapes = drawn(chart(4, 2)._replace(emblems=(strokes, ()), powers=(("Void",), ()))).shapes
    words = [shape.words for shape in shapes if isinstance(shape, Text)]
    assert ("R" in words, "B" in words, "Void" in words) == (False, True, True)


def test_forces_and_other_places_stand_in_rows_below() -> None:
    one = chart(4, 4)
    plan = picture.plan(one, ())
    parts = [*picture.force(one, 2, 1, [(1, 4), (0, 2)], "Red 3", [(3, 1)], plan.row(0))]
    parts += picture.elsewhere(one, [("Warp", (0, 3, 0, 0))], plan, 1)
    shapes = Picture(WIDTH, plan.foot(2), tuple(parts), "").shapes
    said = [shape.words for shape in shapes if isinstance(shape, Text)]
    assert said == ["2", "B4", "R2", "Red 3", "Y1", "Warp", "B3"]
    assert sum(isinstance(part, Placed) for part in parts) == 5


def test_planets_are_compared_one_by_one() -> None:
    assert picture.changed(NOW, BEFORE) == (0, 5)
    assert picture.changed(NOW, None) == ()
