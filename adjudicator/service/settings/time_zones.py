"""The time zones that exist.

Python lists them by opening every file, which takes longer than most of what a command does.
"""

from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from adjudicator.service.settings.nearest_word import like

_NOT_LISTED: Final = ("posix", "posixrules", "right")
"""The same zones once more, with leap seconds and without; Python leaves them out of the list."""


def known(zone: str) -> bool:
    """Whether there is such a zone, by its listed name."""
    if zone.partition("/")[0] in _NOT_LISTED:
        return False
    try:
        ZoneInfo(zone)
    # Not found, no name at all, or a folder of zones.
    except (KeyError, ValueError, OSError):
        return False
    return True


def guess(zone: str) -> str:
    """Zones that may be meant by an unknown name."""
    near = like(zone, sorted(listed()))
    return f"did you mean {near}?" if near else "name one such as Europe/London or America/New_York"


def listed() -> set[str]:
    """The names of all."""
    return available_timezones()
