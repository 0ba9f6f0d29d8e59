"""Which powers the pages tell of: on file those of pools that have names, in pages that are built every one.

So a power that is added changes no page on file, and `python -m tests.docs.derived FOLDER` writes pages that have it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.title import OptionSpec, Title
from adjudicator.games.cosmic.pieces import FLARES, POWERS
from adjudicator.games.cosmic.table.power_pools import POOLS

_NAMED = frozenset(name for pool in POOLS.values() for name in pool)
_EVERY: ContextVar[bool] = ContextVar("every power", default=False)


@contextmanager
def every_power() -> Iterator[None]:
    """Tell of every power within."""
    before = _EVERY.set(True)
    try:
        yield
    finally:
        _EVERY.reset(before)


def everything() -> bool:
    """Whether pages are built that tell of everything, also of what changes with every piece."""
    return _EVERY.get()


def power_of(piece: Piece) -> str:
    """The power of a piece that comes with one; empty for an edict and whatever else."""
    if piece in POWERS:
        return piece.name
    return piece.name.partition(" ")[2] if piece in FLARES else ""


def told(piece: Piece) -> bool:
    """Whether the pages tell of a piece."""
    return everything() or power_of(piece) in ("", *_NAMED)


def of_a_pool(spec: OptionSpec) -> bool:
    """Whether the pages tell of a rulebook value."""
    return everything() or spec.where is None


def words(title: Title[Any]) -> tuple[type[Choice], ...]:
    """The order words of a title that the pages tell of."""
    there = {*title.own_choices, *(word for piece in title.pieces if told(piece) for word in piece.words)}
    return tuple(word for word in title.choices if word in there)
