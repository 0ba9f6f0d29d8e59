"""PNG (ISO/IEC 15948) of pictures with a palette, the same to the byte on every machine.

Pillow compresses with any zlib it finds, and these differ. A letter names its picture by its content, so two machines
would have written two letters. zlib-ng comes with its wheel, and compresses alike on every processor.
"""

from struct import pack
from typing import TYPE_CHECKING, Final
from zlib import crc32

from zlib_ng import zlib_ng

if TYPE_CHECKING:
    from PIL import Image as Pixels

LEVEL: Final = 6
"""The compression level: the next ones take many times as long for a fortieth less."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_BY_NUMBER: Final = 3
"""The colour type: an index into a palette."""
_FEW: Final = 16
"""So many colours have numbers of four bits: two dots are a byte."""


def png(pixels: "Pixels.Image") -> bytes:
    """A picture of mode P, with nothing but its pixels and palette."""
    (wide, high), palette = pixels.size, bytes(pixels.getpalette("RGB") or ())
    few = len(palette) <= 3 * _FEW
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", pack(">IIBBBBB", wide, high, 4 if few else 8, _BY_NUMBER, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", zlib_ng.compress(_halved(pixels) if few else _rows(pixels, wide + 1, 1).tobytes(), LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _rows(pixels: "Pixels.Image", wide: int, first: int) -> "Pixels.Image":
    """The dots with each row so wide and its own dots from the `first` on: what is before it is 0, no filter."""
    from PIL import Image as Pixels

    rows = Pixels.new("P", (wide, pixels.height), 0)
    rows.paste(pixels, (first, 0))
    return rows


def _halved(pixels: "Pixels.Image") -> bytes:
    """The rows with two dots in a byte, the first in its upper half."""
    return _rows(pixels, 2 + pixels.width + pixels.width % 2, 2).tobytes("raw", "P;4")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))
