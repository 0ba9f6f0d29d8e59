"""PNGs, read by somebody else, and the same to the byte wherever they are made."""

from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image

from adjudicator.reports.pictures.png import png


def board(wide: int, high: int, colours: int) -> Image.Image:
    """A picture with areas, stripes and noise, made of numbers alone."""
    areas = [(x // 40 + y // 11) % 3 * (x // 7 + y // 9) % colours for y in range(high) for x in range(wide)]
    dots = [spot * spot % 31 % colours if spot % 5 == 0 else area for spot, area in enumerate(areas)]
    pixels = Image.frombytes("P", (wide, high), bytes(dots))
    pixels.putpalette([part for colour in range(colours) for part in (colour, 255 - colour, 7 * colour % 256)])
    return pixels


@pytest.mark.parametrize(
    ("wide", "high", "colours"), [(1, 1, 1), (3, 5, 2), (257, 9, 16), (640, 480, 64), (257, 2, 256)]
)
def test_whoever_reads_it_sees_the_same(wide: int, high: int, colours: int) -> None:
    pixels = board(wide, high, colours)
    with Image.open(BytesIO(png(pixels))) as seen:
        seen.load()
        assert (seen.format, seen.size) == ("PNG", (wide, high))
        assert seen.convert("RGB").tobytes() == pixels.convert("RGB").tobytes()


@pytest.mark.parametrize(
    ("colours", "digest"),
    [
        (64, "60e0da1e76788043de049cbbf93e90540c42e7fc0ff3e2c02b1d531facdcca98"),
        (16, "af2976b18486750880f789059b10b8a4324bd5aae1e11381ab4718ffb3cad8f6"),
    ],
)
def test_it_is_the_same_on_every_machine(colours: int, digest: str) -> None:
    assert sha256(png(board(640, 480, colours))).hexdigest() == digest


def test_two_dots_of_few_colours_are_a_byte() -> None:
    assert [png(board(8, 8, colours))[24] for colours in (2, 16, 17)] == [4, 4, 8]
