"""Timetables whose words this version would read differently from when they were written."""

from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from adjudicator.service import timetable
from adjudicator.service.timetable import schedule
from adjudicator.store.tables.values import Game

_SHOWN: Final = 3
"""How many of the next deadlines are named."""


def otherwise(game: Game, now: datetime) -> str | None:
    """A remark on the timetable of a game if its words are read differently now; None if they are not.

    Its deadlines do not change because of that.
    """
    plan = schedule.read(game.schedule)
    kept = plan.deadlines
    if kept is None or game.status == "finished":
        return None
    try:
        if timetable.read(kept.words) == kept:
            return None
        reads = "reads otherwise"
    except ValueError as fault:
        reads = f"refuses ({fault})"
    clock = ZoneInfo(game.zone)
    coming = list[str]()
    at = now
    while len(coming) < _SHOWN and (following := replace(plan, least=0).ends(at, game.zone)) > at:
        coming.append(f"{following.astimezone(clock):%a %-d %B %H:%M}")
        at = following
    return (
        f"its timetable is written {plan.words!r}, which this version {reads}. It goes on as it was understood before: "
        f"{', '.join(coming)}, and so on, by the clock of {game.zone}. If that is not meant, set another with "
        f"`adjudicator game timetable {game.name} --deadlines`"
    )
