"""How a game is open to anybody: when it begins, and who can join it."""

import re
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from adjudicator.store.tables.values import Game

Starts = Literal["full", "by", "on"]
"""When it begins: as soon as all seats are taken; then, or at a date with those who are there; at a date alone."""

MOST_GAMES: Final = 1000
_START: Final = re.compile(r"\s*(full|by|on)(?:\s+(\S.*?))?\s*\Z", re.I)
_WANTED: Final = (
    "{said!r} is no time to begin: write full, or by 2027-06-01 18:00 (then at the latest), or on 2027-06-01 18:00"
)


class Opening(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The conditions on which anybody can take a seat of a game before it begins.

    `word` is the word of an invitation that has to be known, empty for none. `most` is in how many games somebody may
    play at a time, this one among them; 0: in any number. `missed` is how many phases they may have missed here; None:
    any number. `house` lets programs of the house play the seats that are free when it begins. In a `tutorial` one
    person plays against them, and is told what happens.
    """

    starts: Starts = "full"
    word: str = ""
    most: int = 0
    missed: int | None = None
    house: bool = False
    tutorial: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.most <= MOST_GAMES:
            raise ValueError(f"somebody plays in 1 to {MOST_GAMES} games at a time, 0 for any number, not {self.most}")
        if self.missed is not None and self.missed < 0:
            raise ValueError(f"somebody has missed 0 phases or more, not {self.missed}")


@lru_cache(64)
def _read(text: str) -> Opening:
    return msgspec.json.decode(text, type=Opening)


def of(game: Game) -> Opening | None:
    """How a game is open; None if its players are invited by its master."""
    return _read(game.opening) if game.opening is not None else None


def tutorial(game: Game) -> bool:
    """Whether somebody learns to play in a game."""
    plan = of(game)
    return plan is not None and plan.tutorial


def joinable(game: Game) -> bool:
    """Whether anybody can join a game now."""
    return game.opening is not None and game.status == "forming"


def start(said: str, zone: str) -> tuple[Starts, datetime | None]:
    """When a game shall begin: `full`, `by 2026-06-01 18:00` or `on 2026-06-01 18:00`, by the clock of a zone.

    Raises ValueError, which says what would work.
    """
    match = _START.match(said)
    how = match[1].lower() if match is not None else ""
    if match is None or (how == "full") == bool(match[2]):
        raise ValueError(_WANTED.format(said=said))
    if not match[2]:
        return "full", None
    try:
        at = datetime.fromisoformat(match[2])
    except ValueError:
        raise ValueError(_WANTED.format(said=said)) from None
    local = at if at.tzinfo is not None else at.replace(tzinfo=ZoneInfo(zone))
    return ("by" if how == "by" else "on"), local.astimezone(UTC)


def written(opening: Opening | None) -> str | None:
    """The JSON of an opening."""
    return msgspec.json.encode(opening).decode() if opening is not None else None
