"""The colours of pictures: players can be told apart whatever somebody's eyes see, and what is written can be read."""

from functools import cache
from itertools import combinations
from typing import Final

import pytest
from coloraide import Color
from coloraide.everything import ColorAll

from adjudicator.core.chance import Chance
from adjudicator.engine.text.drawing import Arrow, Circle, Line, Picture, Shape, Spot, Text
from adjudicator.games.catalogue import titles
from adjudicator.reports.pictures.picture import corners
from adjudicator.reports.rendering.render import templates
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import dealt, resolve
from tests.reports.samples import LETTERS

HUES: Final = ("orange", "sky", "green", "yellow", "blue", "vermilion", "purple")
"""The colours that players have. White, grey and the like are also told by their lines and letters."""
EYES: Final = ("", "protan", "deutan", "tritan")
"""Which of the three kinds of cones is missing (filters after Brettel, Viénot and Machado, as the library has them)."""
APART: Final = 7.0
"""How far two colours are apart at least, by CIEDE2000: 2.3 can just be told apart side by side."""
PHASES: Final = 2
"""How many phases are played before a picture is looked at."""
READABLE: Final = 4.5
"""The least contrast of words with what is below them (WCAG 2, AA)."""


@cache
def meant(name: str) -> Color:
    """A colour as the template has it."""
    sheet = templates(LETTERS).svg(Picture(10, 10, (Circle(centre=(5, 5), radius=4, fill=name),), "a dot"))  # type: ignore[arg-type]
    return ColorAll(sheet.partition("<circle ")[2].partition('fill="')[2].partition('"')[0])


@pytest.mark.parametrize("eyes", EYES)
def test_players_colours_can_be_told_apart(eyes: str) -> None:
    seen = {name: meant(name).filter(eyes) if eyes else meant(name) for name in HUES}
    apart = {pair: seen[pair[0]].delta_e(seen[pair[1]], method="2000") for pair in combinations(HUES, 2)}
    assert {pair: far for pair, far in apart.items() if far < APART} == {}


def _within(spot: Spot, shape: Shape) -> bool:
    """Whether a spot lies on the inside of an area."""
    if isinstance(shape, Line | Text | Arrow):
        return False
    if isinstance(shape, Circle):
        (x, y), (to_x, to_y) = spot, shape.centre
        return (x - to_x) ** 2 + (y - to_y) ** 2 <= shape.radius**2
    x, y = spot
    inside = False
    around = corners(shape)
    for (ax, ay), (bx, by) in zip(around, (*around[1:], around[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def below(picture: Picture, at: int) -> str:
    """The colour of the uppermost filled area under the middle of the words that are its shape number `at`."""
    words = picture.shapes[at]
    assert isinstance(words, Text)
    under = "paper"
    for shape in picture.shapes[:at]:
        fill = getattr(shape, "fill", None)
        if fill is not None and _within(words.at, shape):
            under = fill
    return under


@pytest.mark.parametrize("name", titles())
def test_words_can_be_read_on_what_is_below_them(name: str) -> None:
    title = titles()[name]
    chance = Chance(b"palette")
    before = table = dealt(title, len(title.seats), {}, chance).boundary
    for _ in range(PHASES):
        orders = [Orders(tuple(title.bot(view, seat, chance)), heard=True) for seat, view in enumerate(table.views)]
        before, table = table, resolve(title, table, orders, chance).boundary
    picture = title.picture(table.views[0], before.views[0])
    assert picture is not None
    contrasts = {
        (shape.words, shape.colour, under): round(meant(shape.colour).contrast(meant(under)), 2)
        for at, shape in enumerate(picture.shapes)
        if isinstance(shape, Text) and (under := below(picture, at))
    }
    assert contrasts
    assert {words: contrast for words, contrast in contrasts.items() if contrast < READABLE} == {}
