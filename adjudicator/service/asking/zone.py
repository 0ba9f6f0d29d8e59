"""ZONE: by whose clock a player lives."""

from functools import cache
from typing import Final
from zoneinfo import available_timezones

from adjudicator.service.asking.said import Asked, Said
from adjudicator.service.meant import like

_MOST: Final = 5
_GAME: Final = frozenset(("game", "none", "off", "default"))


@cache
def _zones() -> dict[str, tuple[str, ...]]:
    """The zones by what people may write for them: their whole name, and the city at its end."""
    found: dict[str, list[str]] = {}
    for zone in sorted(available_timezones()):
        if zone.startswith(("posix/", "right/", "SystemV/")) or zone in ("localtime", "Factory", "posixrules"):
            continue
        for name in {_plain(zone), _plain(zone.rpartition("/")[2])}:
            found.setdefault(name, []).append(zone)
    return {name: tuple(zones) for name, zones in found.items()}


def _plain(said: str) -> str:
    return said.casefold().replace("_", " ").strip(" .")


def zones(said: str) -> tuple[str, ...]:
    """The zones that a name or a city stands for: none, one, or several to choose from."""
    wanted = _plain(said)
    found = _zones().get(wanted, ())
    # A name written whole is meant, though another zone ends with it: `Jamaica` and `America/Jamaica` are one place.
    return tuple(zone for zone in found if _plain(zone) == wanted) or found


def zone(asked: Asked) -> Said:
    """From now on, times in letters to this player are by his own clock as well as the game's."""
    said, game = asked.directive.text, asked.game
    if _plain(said) in _GAME:
        asked.incoming.unit.seats.wish(game.id, asked.seat.number, zone=None)
        return Said((f"Times in your letters are those of the game from now on ({game.zone}).",))
    found = zones(said)
    if len(found) == 1:
        asked.incoming.unit.seats.wish(game.id, asked.seat.number, zone=found[0])
        return Said((f"Times in your letters are by the clock of {found[0]} too from now on.",))
    if found:
        guess = f"There is more than one; write ZONE {' or ZONE '.join(found[:_MOST])}."
    else:
        meant = like(_plain(said), _zones())
        names = _zones()[meant][:_MOST] if meant else ()
        guess = f"Did you mean ZONE {' or ZONE '.join(names)}?" if names else "Write one such as ZONE Europe/Berlin."
    return Said((f'ZONE: I know no zone called "{said}", and nothing was changed. {guess}',))
