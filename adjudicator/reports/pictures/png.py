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

LEVEL: Final = 2
"""The compression level: one fifteenth less would take half as much time again."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_DEPTH: Final = 8
_BY_NUMBER: Final = 3
"""The colour type: one byte as an index into a palette of up to 256."""


def png(pixels: "Pixels.Image") -> bytes:
    """A picture of mode P, with nothing but its pixels and palette."""
    from PIL import Image as Pixels

    wide, high = pixels.size
    # Each row begins with its filter type: 0, no filter.
    rows = Pixels.new("P", (wide + 1, high), 0)
    rows.paste(pixels, (1, 0))
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", pack(">IIBBBBB", wide, high, _DEPTH, _BY_NUMBER, 0, 0, 0)),
            _chunk(b"PLTE", bytes(pixels.getpalette("RGB") or ())),
            _chunk(b"IDAT", zlib_ng.compress(rows.tobytes(), LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))
