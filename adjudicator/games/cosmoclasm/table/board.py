"""The board: twelve planet mats, the grid points at their corners, and the grid lines along their edges.

Everything is read from `board.toml`; docs/decisions/cosmoclasm-board.md says how that was derived. Mats have letters,
because the numbers of the planets lie on them at random and can be switched.
"""

import tomllib
from importlib.resources import files
from itertools import permutations
from typing import Any, Final

HOURS: Final = (12, 2, 4, 6, 8, 10)
"""The places of a mat's points, as on the face of a clock, in the order of `POINTS_OF`."""

_BOARD: Final[dict[str, Any]] = tomllib.loads(
    files("adjudicator.games.cosmoclasm").joinpath("board.toml").read_text(encoding="utf-8")
)

MATS: Final[tuple[str, ...]] = tuple(_BOARD["mats"])
"""The letters of the mats."""
NAMES: Final[tuple[str, ...]] = tuple(_BOARD["points"])
"""The name of a grid point: the letters of the mats it borders, or its one mat and the hour."""

PLANETS: Final = tuple(range(len(MATS)))
POINTS: Final = tuple(range(len(NAMES)))

_NUMBER: Final = {name: point for point, name in enumerate(NAMES)}

POINTS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_NUMBER[name] for name in mat["points"]) for mat in _BOARD["mats"].values()
)
"""The six grid points of each mat, clockwise from twelve o'clock."""
PLANETS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(planet for planet in PLANETS if point in POINTS_OF[planet]) for point in POINTS
)
"""The mats that each grid point borders: one, two or three."""
BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_NUMBER[name] for name in point["beside"]) for point in _BOARD["points"].values()
)
"""The grid points at the other ends of each point's grid lines."""

PLACES: Final[tuple[tuple[int, int], ...]] = tuple((*point["at"],) for point in _BOARD["points"].values())
"""The place of each grid point: half widths of a mat to the right, half sides down."""
CENTRES: Final[tuple[tuple[int, int], ...]] = tuple((*mat["at"],) for mat in _BOARD["mats"].values())
"""The centre of each mat, measured in the same way."""


def _synonyms(point: int) -> tuple[str, ...]:
    """All names of a point: its own, each mat with the hour, and its letters in any order."""
    letters = [MATS[planet] for planet in PLANETS_OF[point]]
    shuffled = ["".join(order) for order in permutations(letters)] if len(letters) > 1 else []
    hours = [f"{MATS[planet]}{HOURS[POINTS_OF[planet].index(point)]}" for planet in PLANETS_OF[point]]
    return tuple(dict.fromkeys((NAMES[point], *hours, *shuffled)))


SYNONYMS: Final = tuple(_synonyms(point) for point in POINTS)
"""All names of each point, the canonical one first."""
