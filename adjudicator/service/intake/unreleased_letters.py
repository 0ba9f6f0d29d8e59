"""Held letters that nobody has released for long: asked of the files alone, at every look at what is due."""

from datetime import datetime, timedelta
from typing import Final

from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Held

LONGEST: Final = timedelta(hours=24)
"""The game master is told after this time at most, and always before half of the time that was left is over."""


def untold(unit: Unit, now: datetime, game_id: int | None = None) -> list[Held]:
    """Letters that nobody has released for long and no game master was told of; in all games, or in one."""
    late = [one for one in unit.game_letters.held(game_id) if tell_at(one) <= now]
    return [one for one in late if not unit.outbox.queued(key_of_notice(one))]


def tell_at(waiting: Held) -> datetime:
    """When the game master is told that nothing has happened."""
    return waiting.since + min(LONGEST, max((waiting.deadline - waiting.since) / 2, timedelta()))


def key_of_notice(waiting: Held) -> str:
    """The key of the notice about a letter, by which it is told of once."""
    return f"notice/held/{waiting.letter_id}"
