"""PNG (ISO/IEC 15948) of pictures whose colours have numbers, the same to the byte on every machine.

Pillow packs with whichever zlib it finds, and each packs otherwise: a letter calls its picture by what it is made of,
so two machines would have written two letters. zlib-ng comes with its wheel, and packs alike on every processor.
"""

from struct import pack
from typing import TYPE_CHECKING, Final
from zlib import crc32

from zlib_ng import zlib_ng

if TYPE_CHECKING:
    from PIL import Image as Pixels

LEVEL: Final = 2
"""How hard it is packed: a fifteenth less would take half the time more."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_DEPTH: Final = 8
_BY_NUMBER: Final = 3
"""The kind of colour: a byte that is the number of one of up to 256."""


def png(pixels: "Pixels.Image") -> bytes:
    """A picture of mode P, without what it may have beside dots and colours."""
    from PIL import Image as Pixels

    wide, high = pixels.size
    # Each row begins with how it was foretold from its neighbours: by nothing, which is 0.
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
