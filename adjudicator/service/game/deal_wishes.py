"""What players would like to be dealt. It is kept with their seats until the deal, and for the proof of it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from adjudicator.core import codec
from adjudicator.engine.contract.title import Title
from adjudicator.store.tables.values import Seat


def wishable(title: Title[Any], players: int, options: Mapping[str, str]) -> tuple[str, ...]:
    """What players can wish for in a game, by name; empty if everything is drawn."""
    return title.wishes(title.empty(players, options))


def written(wishes: Sequence[str]) -> str | None:
    """Wishes as they are stored, the best first; None if there are none."""
    return codec.encode(tuple(wishes)).decode() if wishes else None


def read(seat: Seat) -> tuple[str, ...]:
    """The wishes of a seat, the best first."""
    return msgspec.json.decode(seat.wishes, type=tuple[str, ...]) if seat.wishes is not None else ()


def of(seats: Sequence[Seat]) -> tuple[tuple[str, ...], ...]:
    """The wishes of all seats of a game, in their order."""
    return tuple(map(read, seats))
