"""The rosters as a picture show every box of every ship, and nobody's twice."""

from collections import Counter

from adjudicator.engine.text.drawing import Circle, Picture, Polygon, Regular, Text
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoforce.table.gear import SYSTEMS, complement, limits, thrust
from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.told.picture import code

TITLE = title("cosmoforce")
KEY = 14
"""How high the boxes at the foot are that explain colours."""
SHIPS = (
    "Red: fighter with 2 engines, 2 habitats, 3 lasers; speed 5.02; heat 3; 2 ready; 1 hurt",
    "Blue: 1 mark on laser 1; 2 marks on laser 2; 2 at work on laser 1",
    "Green: eliminated",
)


def drawn(*statements: str) -> Picture:
    _, views = TITLE.position("turn 2 phase 2, 3 players", statements, {})
    picture = TITLE.picture(views[0])
    assert picture is not None
    return picture


def _words(picture: Picture) -> Counter[str]:
    return Counter(shape.words for shape in picture.shapes if isinstance(shape, Text))


def test_every_system_has_its_box() -> None:
    words = _words(drawn(*SHIPS))
    # Blue has what everybody has unless it is said otherwise; Green's ship is not shown any more.
    boxes = {"ENG": 2 + 2, "HAB": 2 + 2, "LAS": 3 + 2, "DIS": 2}
    assert {said: count for said, count in words.items() if said in boxes} == boxes


def test_no_two_systems_are_called_alike() -> None:
    assert len({code(system.name) for system in SYSTEMS}) == len(SYSTEMS)


def test_marks_are_drawn_one_by_one_and_what_is_destroyed_is_dark() -> None:
    whole, hit = drawn(*SHIPS[:1]), drawn(*SHIPS[:2])

    def marks(picture: Picture) -> int:
        return sum(isinstance(shape, Polygon) and shape.fill == "ink" for shape in picture.shapes)

    def dark(picture: Picture) -> int:
        boxes = [shape for shape in picture.shapes if isinstance(shape, Polygon) and shape.fill == "grey"]
        return sum(shape.corners[2][1] - shape.corners[0][1] > KEY for shape in boxes)

    assert (marks(whole), dark(whole)) == (0, 0)
    assert (marks(hit), dark(hit)) == (3, 1)


def test_crew_and_heat_are_counted_out() -> None:
    picture = drawn(*SHIPS)
    key = 1  # the line at the foot shows every sign once
    circles = Counter((shape.fill, shape.line) for shape in picture.shapes if isinstance(shape, Circle))
    red_ready, blue_ready, red_hurt = 2, 3, 1
    assert circles["green", "ink"] == red_ready + blue_ready + key
    assert circles[None, "vermilion"] == red_hurt + key
    assert sum(isinstance(shape, Polygon) and shape.fill == "sky" for shape in picture.shapes) == 2 + key
    assert sum(isinstance(shape, Regular) for shape in picture.shapes) == 3 + 2 + key
    words = _words(picture)
    assert (words["crew 3/3"], words["crew 5/5"], words["heat 3"], words["heat 2"]) == (1, 1, 1, 1)


def test_every_number_is_that_of_the_view() -> None:
    """Ship by ship: speed, thrust, mass, crew and heat, and system by system the marks of all that it can bear."""
    _, views = TITLE.position("turn 2 phase 2, 3 players", SHIPS, {})
    picture, view = drawn(*SHIPS), views[0]
    assert isinstance(view, Force)
    lines: list[str] = []
    marks: list[list[str | None]] = []
    for shape in picture.shapes:
        if isinstance(shape, Text):
            lines.append(shape.words)
            marks.append([])
        elif isinstance(shape, Polygon) and shape.corners[1][0] - shape.corners[0][0] == 10:
            marks[-1].append(shape.fill)
    written = iter(zip(lines, marks, strict=True))
    for seat in (0, 1):  # the faster one first
        ship = view.ship(seat)
        assert next(written)[0] == view.seats[seat][0], "the letter of the player's tile"
        assert next(written)[0].startswith(view.seats[seat])
        speed = f"{ship.speed // 100}.{ship.speed % 100:02}".removesuffix(".00")
        assert next(written)[0] == f"speed {speed}, thrust {thrust(ship)}, mass {ship.mass}"
        for kind, hits, most in zip(ship.systems, ship.marks, limits(ship.hull, ship.systems), strict=True):
            assert next(written) == (code(kind), ["ink"] * hits + ["white"] * (most - hits))
        assert next(written)[0] == f"crew {ship.ready + sum(ship.repairs) + ship.hurt}/{complement(ship)}"
        assert next(written)[0] == f"heat {ship.heat}"


def test_a_ship_that_is_eliminated_is_only_named() -> None:
    words = _words(drawn(*SHIPS))
    assert words["Green, cruiser"] == words["eliminated"] == 1
    assert sum("speed" in said for said in words.elements()) == 2


def test_it_is_said_in_words() -> None:
    assert drawn(*SHIPS).alt == (
        "Ship rosters. Red, fighter: 7 of 7 systems work, crew 3 of 3, 1 hurt, heat 3, speed 5.02. "
        "Blue, cruiser: 6 of 8 systems work, laser 1 has 1 of 2 marks, laser 2 destroyed, crew 5 of 5, 2 at work, "
        "heat 2, speed 3. Green is eliminated."
    )


def test_there_is_nothing_to_see_before_the_ships_are_built() -> None:
    assert TITLE.picture(TITLE.empty(3, {})) is None


def test_everybody_sees_the_same() -> None:
    _, views = TITLE.position("turn 2 phase 2, 3 players", SHIPS, {})
    assert len(set(map(TITLE.picture, views))) == 1
