"""What every title draws stays on its sheet, can be read on a telephone, and is said in words."""

from collections.abc import Iterator

import pytest

from adjudicator.data import folder
from adjudicator.engine.text.drawing import Circle, Picture, Polygon, Regular, Shape, Spot, Star, Text
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.games.catalogue import titles
from adjudicator.reports.pictures.shape_cache import Sheets
from adjudicator.reports.rendering.render import PICTURE, templates
from tests.contract.games import Setup, game, setups

WIDEST = 600
SMALLEST = 16
"""The letters, where the sheet may be shown at half its size."""
LETTER = 0.5
"""How wide a letter is as a part of its size, on the average."""


def _looked_at() -> Iterator[Setup]:
    """The fullest table of each title, with all that is unusual, and its smallest one."""
    for name, title in titles().items():
        of_title = [setup for setup in setups() if setup.title == name]
        yield max(of_title, key=lambda setup: (setup.players, len(setup.options)))
        yield next(setup for setup in of_title if (setup.players, setup.author) == (title.fewest, "bots"))


LOOKED_AT = pytest.mark.parametrize("setup", list(_looked_at()), ids=str)


def _pictures(setup: Setup) -> list[Picture]:
    """As they stand in reports: with marks at what is different, in English and in German."""
    played = game(setup)
    seen = [views for _, views in played.boundaries()]
    drawn = (
        played.title.speaking(Tongue(code)).picture(view, old)
        for code in ("en", "de")
        for before, views in zip([(None,) * setup.players, *seen], seen, strict=False)
        for view, old in zip(views, before, strict=True)
    )
    pictures = list(dict.fromkeys(picture for picture in drawn if picture is not None))
    assert pictures
    return pictures


def _reaches(shape: Shape) -> Iterator[Spot]:
    """How far a shape goes."""
    if isinstance(shape, Circle | Regular | Star):
        (x, y), far = shape.centre, shape.radius
        yield from ((x - far, y - far), (x + far, y + far))
    elif isinstance(shape, Polygon):
        yield from shape.corners
    elif isinstance(shape, Text):
        (x, y), wide = shape.at, round(LETTER * shape.size * len(shape.words))
        left = x - {"start": 0, "middle": wide // 2, "end": wide}[shape.anchor]
        yield from ((left, y - shape.size // 2), (left + wide, y + shape.size // 2))
    else:
        yield from (shape.start, shape.end)


@LOOKED_AT
def test_nothing_is_drawn_beside_the_sheet(setup: Setup) -> None:
    for picture in _pictures(setup):
        for shape in picture.shapes:
            for x, y in _reaches(shape):
                assert 0 <= x <= picture.width, shape
                assert 0 <= y <= picture.height, shape


@LOOKED_AT
def test_a_picture_can_be_read_on_a_telephone(setup: Setup) -> None:
    for picture in _pictures(setup):
        assert picture.width <= WIDEST
        assert min(shape.size for shape in picture.shapes if isinstance(shape, Text)) >= SMALLEST


@LOOKED_AT
def test_every_picture_says_in_words_what_it_shows(setup: Setup) -> None:
    """Different pictures have different words, and all seats are named."""
    pictures = _pictures(setup)
    assert len({picture.alt for picture in pictures}) == len(pictures)
    for picture in pictures:
        unnamed = [name for name in titles()[setup.title].seats[: setup.players] if name not in picture.alt]
        assert not unnamed, f"not in the picture's words, {picture.alt!r}: {', '.join(unnamed)}"
        assert "\n" not in picture.alt


@LOOKED_AT
def test_pictures_are_put_together_from_shapes_that_were_drawn_before(setup: Setup) -> None:
    """A shape that is larger than it is said to be would have every picture drawn in one piece, ten times as slowly."""
    using = templates(folder("templates") / "letters")
    sheets = Sheets(lambda sheet: using.rendered(PICTURE, sheet))
    for picture in _pictures(setup)[-3:]:
        sheets.drawn(picture)
        assert sheets._apart


def test_a_title_draws() -> None:
    assert any(_pictures(setup) for setup in _looked_at())
