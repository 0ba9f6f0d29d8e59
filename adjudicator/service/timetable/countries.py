"""Public holidays of a country or a part of it, such as `DE` and `DE-BY`, from the library `holidays`.

The library says what it knew when a game is made, and its days are kept with the game: a later version moves nothing.
"""

import re
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from adjudicator.service.settings.nearest_word import meant
from adjudicator.service.timetable.days import Once
from adjudicator.service.timetable.holidays import YEARS

_WORD: Final = re.compile(r"([A-Z]{2})(?:-([A-Z0-9]{1,4}))?", re.I)
EXTRA: Final = "adjudicator[holidays]"


def named(word: str) -> bool:
    """Whether a word looks like a country or a part of one, and not like a file."""
    return _WORD.fullmatch(word) is not None


def read(word: str, zone: str, now: datetime) -> tuple[Once, ...]:
    """The public holidays of a country or of a part of it, for as many years as a calendar file is looked at.

    Raises ValueError, with what would work, for a place that there is not, and where the library is missing.
    """
    try:
        import holidays
    except ModuleNotFoundError as fault:
        raise ValueError(
            f"holidays by country need something that is not installed: pip install '{EXTRA}'; or name a calendar file "
            "(.ics)"
        ) from fault
    found = _WORD.fullmatch(word)
    country, part = (found[1].upper(), (found[2] or "").upper()) if found is not None else (word, "")
    known = holidays.list_supported_countries()
    if country not in known:
        raise ValueError(f"there are no holidays of {country}; {meant(country, known)}, or name a calendar file (.ics)")
    if part and part not in known[country]:
        wanted = meant(part, known[country]) if known[country] else "leave it out"
        raise ValueError(f"{country} has no part {part}; {wanted}")
    today = now.astimezone(ZoneInfo(zone)).date()
    years = range(today.year, today.year + YEARS + 1)
    days = holidays.country_holidays(country, subdiv=part or None, years=years)
    return tuple(Once(one, one) for one in sorted(days) if one >= today)
