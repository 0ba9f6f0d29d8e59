"""What players look like in pictures and beside their names: a colour, a shape and a letter. Each is enough."""

from functools import lru_cache
from typing import Final, NamedTuple

from adjudicator.engine.text.drawing import Colour, Figure, Polygon, Text

HIGH: Final = 24
"""The height of a tile."""
_WIDE: Final = (28, 28, 38, 48)
"""The width of a tile with so many letters and digits."""
_SIZE: Final = 19
_CUT: Final = 5
"""How much of a tile is cut off if its shape is no rectangle."""

Outline = tuple[tuple[int, int, int], ...]
"""The corners of a tile: from the left edge or, if the first number is 1, from the right one; and from the top."""
_H: Final = HIGH
RECTANGLE: Final[Outline] = ((0, 0, 0), (1, 0, 0), (1, 0, _H), (0, 0, _H))
OCTAGON: Final[Outline] = (
    *((0, _CUT, 0), (1, -_CUT, 0), (1, 0, _CUT), (1, 0, _H - _CUT)),
    *((1, -_CUT, _H), (0, _CUT, _H), (0, 0, _H - _CUT), (0, 0, _CUT)),
)
HEXAGON: Final[Outline] = (
    *((0, _CUT, 0), (1, -_CUT, 0), (1, 0, _H // 2), (1, -_CUT, _H), (0, _CUT, _H), (0, 0, _H // 2)),
)
LEANING: Final[Outline] = ((0, _CUT, 0), (1, 0, 0), (1, -_CUT, _H), (0, 0, _H))
ROOF: Final[Outline] = ((0, _CUT, 0), (1, -_CUT, 0), (1, 0, _H), (0, 0, _H))
TAG: Final[Outline] = ((0, 0, 0), (1, -_CUT, 0), (1, 0, _H // 2), (1, -_CUT, _H), (0, 0, _H))
BOWL: Final[Outline] = ((0, 0, 0), (1, 0, 0), (1, -_CUT, _H), (0, _CUT, _H))
FLAG: Final[Outline] = ((0, 0, 0), (1, 0, 0), (1, 0, _H), (0, 0, _H), (0, _CUT, _H // 2))


class Look(NamedTuple):
    """The look of a player's tokens: colour, shape, letter, and the colour of writing on them."""

    colour: Colour
    shape: Outline
    letter: str
    ink: Colour = "ink"


LOOKS: Final = {
    "Red": Look("vermilion", RECTANGLE, "R"),
    "Blue": Look("blue", OCTAGON, "B", "white"),
    "Green": Look("green", HEXAGON, "G"),
    "Yellow": Look("yellow", LEANING, "Y"),
    "Purple": Look("purple", ROOF, "P"),
    "Orange": Look("orange", TAG, "O"),
    "White": Look("white", BOWL, "W"),
    "Black": Look("ink", FLAG, "K", "white"),
}


def tile_width(tokens: int) -> int:
    """The width of a tile with so many tokens; one with 0 has a letter alone."""
    return _WIDE[1 + len(str(tokens or ""))]


@lru_cache(512)
def token(name: str, tokens: int = 0, *, filled: bool = False) -> Figure:
    """A number of tokens of the player of this name; without a number their letter, `filled` or only an outline."""
    look, wide = LOOKS[name], tile_width(tokens)
    corners = tuple([(end * wide + x, y) for end, x, y in look.shape])
    inside = tokens or filled
    said = Text((wide // 2, HIGH // 2), f"{look.letter}{tokens or ''}", _SIZE, look.ink if inside else "ink")
    return Figure((Polygon(corners=corners, fill=look.colour if inside else "paper", line="ink", width=1), said))
