"""The worked tables of the source: mass, crew complement, thrust, first speed and heat."""

import pytest

from adjudicator.games.cosmoforce.ship import FULL
from adjudicator.games.cosmoforce.table.gear import BY_NAME, complement, launched, limits, thrust

FIGHTER, CRUISER, CAPITAL = 1, 2, 3

MASS = """
    1   1   2   3
    2   2   4   6
    3   3   6   9
    4   4   8  12
    5   5  10  15
    6   6  12  18
    7   7  14  21
    8   8  16  24
    9   9  18  27
   10  10  20  30
"""
"""Mounted systems; mass of a fighter, a cruiser, a capital ship."""

COMPLEMENT = """
    0   1   1   1
    1   2   3   4
    2   3   5   7
    3   4   7  10
    4   5   9  13
    5   6  11  16
    6   7  13  19
    7   8  15  22
    8   9  17  25
    9  10  19  28
   10  11  21  31
"""
"""Habitats; crew of a fighter, a cruiser, a capital ship."""


def rows(table: str) -> list[tuple[int, int, int]]:
    """A table as (number of systems, class, value)."""
    found = []
    for line in table.strip().splitlines():
        number, *values = map(int, line.split())
        found += [(number, hull, value) for hull, value in enumerate(values, 1)]
    return found


@pytest.mark.parametrize(("mounted", "hull", "mass"), rows(MASS))
def test_mass(mounted: int, hull: int, mass: int) -> None:
    assert launched(hull, ("armour",) * mounted).mass == mass


@pytest.mark.parametrize(("habitats", "hull", "crew"), rows(COMPLEMENT))
def test_complement(habitats: int, hull: int, crew: int) -> None:
    ship = launched(hull, (*("habitat",) * habitats, "engine"))
    assert complement(ship) == ship.crew == ship.ready == crew


@pytest.mark.parametrize(("kind", "gives"), [("engine", 1), ("afterburner", 2), ("laser", 0)])
def test_thrust(kind: str, gives: int) -> None:
    assert thrust(launched(FIGHTER, ("armour", kind, kind))) == 2 * gives


@pytest.mark.parametrize(("hull", "drives", "speed"), [(FIGHTER, 3, 5), (CRUISER, 3, 4), (CAPITAL, 3, 3)])
def test_first_speed_and_heat(hull: int, drives: int, speed: int) -> None:
    ship = launched(hull, ("engine",) * drives)
    assert (ship.speed, ship.heat) == (speed * FULL, drives)


def test_what_armour_and_the_rest_can_take() -> None:
    for hull in (FIGHTER, CRUISER, CAPITAL):
        assert limits(hull, ("armour", "engine", "missile")) == (hull + 1, 2, 2)


def test_the_chart_of_systems() -> None:
    """The condensed summary of the source: which systems there are, and which class alone can mount them."""
    assert {name: system.only for name, system in BY_NAME.items()} == {
        "afterburner": FIGHTER,
        "armour": None,
        "dissipator": None,
        "engine": None,
        "habitat": None,
        "hangar": CAPITAL,
        "laser": None,
        "missile": None,
        "railgun": CRUISER,
    }
