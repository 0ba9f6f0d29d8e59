"""Games that were restored from a backup: their open phase ends only once their game master has looked.

It may have ended before the files were lost, and then players already know the outcome.
"""

import re
from datetime import datetime
from typing import Final

from adjudicator.engine.text.sayings import Saying, Together
from adjudicator.service.games import phase_end
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game

_SINCE: Final = "it was put back from a backup of "
_HELD: Final = re.compile(rf"{_SINCE}\d\d \w+ \d{{4}} \d\d:\d\d UTC\Z")


def moment(saved_at: datetime) -> str:
    """When a backup was made, in words for game masters."""
    return f"{saved_at:%d %B %Y %H:%M} UTC"


def told(office: Office, saved_at: datetime) -> Saying:
    """What players are told of it."""
    day = say("day", day=f"{saved_at:%d}", month=saved_at.month, year=saved_at.year)
    return say("files-put-back", when=Together((day, f"{saved_at:%H:%M}", "UTC")), fetched=office.fetched)


def hold(office: Office, unit: Unit, game: Game, saved_at: datetime, now: datetime) -> bool:
    """Hold the open phase of a game, and tell its game masters and players; False if it is held already."""
    return phase_end.hold(office, unit, game.id, f"{_SINCE}{moment(saved_at)}", now, more=told(office, saved_at))


def hold_begun(office: Office, unit: Unit, game: Game, now: datetime) -> None:
    """Hold the first phase of a game that had not begun in the latest restored backup: it may have begun since."""
    if office.restores and office.restores[-1].get(game.name) == 0:
        hold(office, unit, game, unit.restores.all()[-1].saved_at, now)


def held_by_it(why: str) -> bool:
    """Whether a phase is held for the reason that a restore gives, and for no other."""
    return _HELD.match(why) is not None
