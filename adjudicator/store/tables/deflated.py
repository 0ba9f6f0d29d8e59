"""Long, repetitive bytes as the database stores them: deflated."""

import zlib
from typing import Final

from sqlalchemy import LargeBinary
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

LEVEL: Final = 1
"""The fastest level: the best takes twice as long for a tenth less."""
MOST: Final = 64 << 20
"""How many bytes a position, its events and the like may have."""
MARK: Final = b"\0"
"""Values with another beginning are stored unchanged: they are short, or older than this format."""


def shorter(data: bytes, kept: bytes) -> bytes:
    """The shorter of the original bytes and the encoded ones in `kept`, whose mark nothing else may begin with."""
    return data if len(data) <= len(kept) and not data.startswith(MARK) else kept


def deflated(data: bytes) -> bytes:
    """Bytes as they are stored: unchanged if that is shorter."""
    return shorter(data, MARK + zlib.compress(data, LEVEL))


def inflated(kept: bytes) -> bytes:
    """The bytes that are stored in this way."""
    return bounded(kept[len(MARK) :], MOST) if kept.startswith(MARK) else kept


def bounded(kept: bytes, most: int) -> bytes:
    """Inflate bytes; raises zlib.error for incomplete ones, and for more than the limit.

    The database may come from somebody else.
    """
    machine = zlib.decompressobj()
    found = machine.decompress(kept, most)
    if not machine.eof:
        raise zlib.error("incomplete, or too large to be ours")
    return found


class Deflated(TypeDecorator[bytes]):
    """Bytes that are deflated on the way into the database, and restored on the way out."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> bytes | None:
        return None if value is None else deflated(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> bytes | None:
        return None if value is None else inflated(value)
