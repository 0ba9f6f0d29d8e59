"""Bytes that are long and repeat themselves, as the database keeps them: deflated."""

import zlib
from typing import Final

from sqlalchemy import LargeBinary
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

LEVEL: Final = 1
"""The quickest: the best takes twice as long for a tenth less."""
MOST: Final = 64 << 20
"""Bytes that a position, its events and the like come to at most."""
MARK: Final = b"\0"
"""What begins otherwise is kept as it is: it is short, or was there before anything was deflated."""


def shorter(data: bytes, kept: bytes) -> bytes:
    """The shorter one of bytes as they are and as they could be `kept`, whose mark no others may begin with."""
    return data if len(data) <= len(kept) and not data.startswith(MARK) else kept


def deflated(data: bytes) -> bytes:
    """Bytes as they are kept: as they are, if that is shorter."""
    return shorter(data, MARK + zlib.compress(data, LEVEL))


def inflated(kept: bytes) -> bytes:
    """The bytes that are kept so."""
    return bounded(kept[len(MARK) :], MOST) if kept.startswith(MARK) else kept


def bounded(kept: bytes, most: int) -> bytes:
    """Bytes that were deflated; raises zlib.error for what is not whole, or comes to more than so many.

    A database may be one that somebody else has given.
    """
    machine = zlib.decompressobj()
    found = machine.decompress(kept, most)
    if not machine.eof:
        raise zlib.error("incomplete, or too large to be ours")
    return found


class Deflated(TypeDecorator[bytes]):
    """Bytes that are deflated on their way into the database, and come out as they were."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> bytes | None:
        return None if value is None else deflated(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> bytes | None:
        return None if value is None else inflated(value)
