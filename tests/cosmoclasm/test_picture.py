"""The board as a picture shows every station once, where the board has its points."""

from collections import Counter
from itertools import pairwise
from math import dist

import pytest
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.engine.text.drawing import Circle, Line, Picture, Polygon, Regular, Shape, Spot, Star, Text
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoclasm.table.board import BESIDE, MATS, NAMES, PLACES, POINTS
from adjudicator.games.cosmoclasm.table.picture import _FOOT, SIGNS, _spot
from adjudicator.games.cosmoclasm.table.state import Solar

TITLE = title("cosmoclasm")
HEAD = "turn 3 phase 1, 5 players"
KEY = 1
"""The line at the foot shows the sign of everybody once."""


def table(*statements: str) -> tuple[Solar, tuple[Solar, ...]]:
    state, views = TITLE.position(HEAD, statements, {})
    assert isinstance(state, Solar)
    return state, tuple(view for view in views if isinstance(view, Solar))


def drawn(*statements: str) -> Picture:
    """What all are sent."""
    _, views = table(*statements)
    (picture,) = set(map(TITLE.picture, views))
    assert picture is not None
    return picture


def sign(shape: Shape) -> tuple[type, str | None] | None:
    """What tells a sign from others: what shape it has, and its colour."""
    colour = getattr(shape, "fill", None)
    return (type(shape), colour) if colour in ("vermilion", "blue", "green", "orange", "purple") else None


def signs(picture: Picture) -> Counter[str]:
    """How many signs there are of each faction."""
    known = {sign(draw((0, 0), 9)): name for draw, name in zip(SIGNS, TITLE.seats, strict=True)}
    found = [sign(shape) for shape in picture.shapes]
    return Counter(known[one] for one in found if one is not None)


def test_every_faction_has_a_sign_of_its_own() -> None:
    shapes = [draw((0, 0), 9) for draw in SIGNS]
    assert len({sign(shape) for shape in shapes}) == len(TITLE.seats)
    forms = {(type(shape), getattr(shape, "corners", None) if isinstance(shape, Regular) else None) for shape in shapes}
    assert len(forms) == len(TITLE.seats), "told apart without colours too"
    assert {type(shape) for shape in shapes} == {Circle, Polygon, Regular, Star}


def test_every_station_is_drawn_once() -> None:
    picture = drawn("Martians: stations on ABE, AB, ABE", "Humans: stations on ABE", "Radiants: stations on K8")
    assert signs(picture) == {
        "Martians": 3 + KEY,
        "Humans": 1 + KEY,
        "Cyborgs": KEY,
        "Hiveminds": KEY,
        "Radiants": 1 + KEY,
    }


@pytest.mark.parametrize("stations", range(13))
def test_stacked_stations_do_not_cover_each_other(stations: int) -> None:
    board = TITLE.empty(2, {})
    stacks = tuple((0,) * stations if NAMES[point] == "EFI" else () for point in POINTS)
    picture = TITLE.picture(replace(board, stations=stacks))
    assert picture is not None
    places = [shape.centre for shape in picture.shapes if isinstance(shape, Regular) and shape.fill == "vermilion"]
    assert len(places) == stations + KEY
    assert all(max(abs(x - u), abs(y - v)) >= 10 for (x, y) in places for (u, v) in places if (x, y) != (u, v))
    assert len(set(places)) == len(places)


def _place(shape: Shape) -> tuple[Spot, int]:
    """Where a sign is, and how far it reaches."""
    if isinstance(shape, Polygon):
        (left, top), (right, _), *_ = shape.corners
        return ((left + right) // 2, top), (right - left) // 2
    return (shape.centre, shape.radius) if isinstance(shape, Circle | Regular | Star) else ((0, 0), 0)


def test_every_number_is_that_of_the_view() -> None:
    """Mat by mat the planet, point by point the stations, and what everybody has at the foot."""
    stations = ("Martians: stations on ABE, AB, ABE", "Humans: stations on ABE", "Radiants: stations on K8")
    claimed = ("Cyborgs: claimed planet 1", "Humans: claimed planet 2")
    view, picture = table(*stations, *claimed)[0], drawn(*stations, *claimed)
    words = [shape.words for shape in picture.shapes if isinstance(shape, Text)]
    numbers = {letter: number for letter, number in pairwise(words) if letter in MATS}
    assert numbers == {MATS[mat]: str(number) for number, mat in enumerate(view.counters, 1)}
    spots = [_spot(PLACES[point]) for point in POINTS]
    known = {sign(draw((0, 0), 9)): seat for seat, draw in enumerate(SIGNS)}
    found: dict[int, Counter[int]] = {}
    for shape in picture.shapes:
        seat, (x, y), size = known.get(sign(shape)), *_place(shape)
        if seat is not None and size <= 12 and y < _FOOT - 20:
            near = min(range(len(spots)), key=lambda one: dist(spots[one], (x, y)))
            found.setdefault(near, Counter())[seat] += 1
    assert found == {number: Counter(stack) for number, stack in enumerate(view.stations) if stack}
    for seat, name in enumerate(view.seats):
        planets, placed = view.owners.count(seat), sum(stack.count(seat) for stack in view.stations)
        line = f"{name} {planets} planet{'s' * (planets != 1)}, {placed} station{'s' * (placed != 1)}"
        assert words.count(line) == 1


def test_the_board_is_drawn_from_its_data() -> None:
    picture = drawn()
    lines = [shape for shape in picture.shapes if isinstance(shape, Line)]
    assert len(lines) == sum(map(len, BESIDE)) // 2
    ends = Counter(end for line in lines for end in (line.start, line.end))
    assert sorted(ends.values()) == sorted(map(len, BESIDE))
    letters = Counter(shape.words for shape in picture.shapes if isinstance(shape, Text))
    assert [letters[mat] for mat in MATS] == [1] * len(MATS)
    assert [letters[str(number)] for number in range(1, 13)] == [1] * 12


def test_the_contested_mat_alone_is_marked() -> None:
    state, _ = table()
    picture = drawn()
    mats = [shape for shape in picture.shapes if isinstance(shape, Polygon) and len(shape.corners) == 6]
    assert [MATS[at] for at, mat in enumerate(mats) if mat.fill == "yellow"] == [MATS[state.counters[2]]]
    assert f"Contested: planet 3 on {MATS[state.counters[2]]}." in picture.alt


def test_a_claimed_planet_bears_the_sign_of_its_owner() -> None:
    claimed = drawn("Cyborgs: claimed planet 1")
    assert signs(claimed)["Cyborgs"] == 1 + KEY
    assert "Cyborgs 1 planet, 0 stations" in {shape.words for shape in claimed.shapes if isinstance(shape, Text)}


def test_it_is_said_in_words() -> None:
    said = drawn("Martians: stations on ABE, AB; claimed planet 1", "placed this round: AB").alt
    assert "Martians: claimed A, stations on AB and ABE." in said
    assert "Humans: no planet, no station." in said
    assert said.endswith("Placed this round on AB.")


def test_what_is_hidden_is_not_drawn() -> None:
    """Another deal of the hands and the deck gives the same picture."""
    state, views = table(
        "Martians: stations on ABE",
        "Humans: hand sun drone/drone",
        "Cyborgs: hand moon mech/mech",
        "deck: 2 x eclipse drone",
    )
    others = [(TITLE.redeal(state, view, seat, Chance(b"another deal")), view, seat) for seat, view in enumerate(views)]
    assert any(other != state for other, _, _ in others)
    assert [seat for other, view, seat in others if TITLE.picture(other) != TITLE.picture(view)] == []
