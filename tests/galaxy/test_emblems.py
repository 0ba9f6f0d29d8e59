"""Emblems: strokes in files, each within its square, and one for every power of both galaxies."""

from itertools import combinations
from pathlib import Path

import pytest

from adjudicator.engine.text.drawing import Circle, Line, Polygon, Star
from adjudicator.galaxy.emblems.strokes import emblem, emblem_shapes, power_emblem
from adjudicator.games.blutooth.pieces import POWERS as POWERS_OF_BLUTOOTH
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.pieces import POWERS
from adjudicator.games.cosmic.table.power_pools import POOLS


def test_a_file_has_a_stroke_on_every_line(tmp_path: Path) -> None:
    file = tmp_path / "emblem.txt"
    file.write_text(
        "# A face.\ndisc 0 0 12\n-disc -4 -3 2  # an eye\n-line -4 5 0 7 4 5\n\nstar 0 0 3 5\narea 0 0 1 1 1 0\n"
    )
    face, eye, *mouth, nose, chin = emblem_shapes(emblem(file), "ink", "green")
    assert (face, eye) == (
        Circle(centre=(0, 0), radius=12, fill="ink"),
        Circle(centre=(-4, -3), radius=2, fill="green"),
    )
    assert mouth == [Line((-4, 5), (0, 7), "green", 3), Line((0, 7), (4, 5), "green", 3)]
    assert (type(nose), type(chin)) == (Star, Polygon)


def test_without_a_file_there_is_none(tmp_path: Path) -> None:
    assert emblem(tmp_path / "none.txt") == ()


@pytest.mark.parametrize("line", ["blob 0 0 3", "disc 0 0 13", "disc 0 0", "line 1 1", "area 0 0 5 5", "disc x y z"])
def test_what_is_no_stroke_is_refused(line: str, tmp_path: Path) -> None:
    file = tmp_path / "emblem.txt"
    file.write_text(line)
    with pytest.raises(ValueError, match=r"."):
        emblem(file)


def test_every_power_that_can_be_dealt_has_an_emblem_of_its_own() -> None:
    signs = {power.name: power_emblem(power.name) for power in (*POWERS, *POWERS_OF_BLUTOOTH)}
    assert [power for power, strokes in signs.items() if not strokes] == []
    assert [(one, other) for one, other in combinations(signs, 2) if signs[one] == signs[other]] == []


def test_a_power_has_a_sign_or_its_letter() -> None:
    pieces = {piece.name for piece in title("postal-cosmic").pieces}
    assert set(POOLS["all_31"]) <= pieces
    assert power_emblem("") == power_emblem("Nobody") == ()
