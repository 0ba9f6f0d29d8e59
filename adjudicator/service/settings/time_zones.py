"""The time zones that exist.

Python lists them by opening every file, which takes longer than most of what a command does.
"""

from functools import cache
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


@cache
def _called() -> dict[str, tuple[str, ...]]:
    """The zones by what people may write for them: the full name, and the city at its end."""
    found: dict[str, list[str]] = {}
    for zone in sorted(listed()):
        if zone.startswith(("posix/", "right/", "SystemV/")) or zone in ("localtime", "Factory", "posixrules"):
            continue
        for name in {plain(zone), plain(zone.rpartition("/")[2])}:
            found.setdefault(name, []).append(zone)
    return {name: tuple(zones) for name, zones in found.items()}


def plain(said: str) -> str:
    """The name of a zone as people write it, without capitals."""
    return said.casefold().replace("_", " ").strip(" .")


def called(said: str) -> tuple[str, ...]:
    """The zones that a name or a city stands for: none, one, or several to choose from."""
    wanted = plain(said)
    found = _called().get(wanted, ())
    # A full name wins, even if another zone ends with it: `Jamaica` and `America/Jamaica` are one place.
    return tuple(zone for zone in found if plain(zone) == wanted) or found


def nearest(said: str) -> tuple[str, ...]:
    """The zones of the name that is most like this one."""
    meant = like(plain(said), _called())
    return _called()[meant] if meant else ()
