"""What stands beside the pages and is made from data: figures, by the template of pictures in letters, and a schema."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from adjudicator.data import folder
from adjudicator.engine.text.drawing import Line, Picture, Polygon, Shape, Spot, Text, box
from adjudicator.games.cosmoclasm.table.board import BESIDE, CENTRES, MATS, NAMES, PLACES, PLANETS, POINTS, POINTS_OF
from adjudicator.reports.rendering.render import templates
from adjudicator.reports.values.json_letter import schema
from tests.docs import rooms
from tests.docs.pages import DOCS

_ACROSS, _DOWN, _MARGIN = 80, 46, 40


def _spot(place: tuple[int, int]) -> Spot:
    return (_MARGIN + _ACROSS * place[0], _MARGIN + _DOWN * place[1])


def _board() -> Iterator[Shape]:
    for mat in PLANETS:
        yield Polygon(corners=tuple(_spot(PLACES[point]) for point in POINTS_OF[mat]), fill="white")
        yield Text(_spot(CENTRES[mat]), MATS[mat], 36)
    for point in POINTS:
        yield from (
            Line(_spot(PLACES[point]), _spot(PLACES[other]), "grey", 3) for other in BESIDE[point] if other > point
        )
    for point, name in enumerate(NAMES):
        x, y = _spot(PLACES[point])
        wide = 12 * len(name) + 8
        yield Polygon(corners=box(x - wide // 2, y - 12, wide, 24), fill="paper", line="grey", width=1)
        yield Text((x, y), name, 16)


def board() -> str:
    """The board of Cosmoclasm with the names of its grid points."""
    alt = f"Twelve hexagonal mats, {MATS[0]} to {MATS[-1]}, in rows of 3, 4, 3 and 2, with named grid points."
    picture = Picture(8 * _ACROSS + 2 * _MARGIN, 13 * _DOWN + 2 * _MARGIN, tuple(_board()), alt)
    return templates(folder("templates") / "letters").svg(picture)


FIGURES: Final[dict[Path, Callable[[], str]]] = {
    DOCS / "cosmoclasm-board.svg": board,
    DOCS / "architecture.svg": rooms.drawn,
    DOCS / "letters.schema.json": lambda: f"{json.dumps(schema(), indent=2)}\n",
}
