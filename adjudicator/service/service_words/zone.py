"""ZONE: the time zone in which a player lives."""

from functools import cache
from typing import Final

from adjudicator.engine.text.sayings import Several
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.nearest_word import like
from adjudicator.service.settings.phrases import say
from adjudicator.service.settings.time_zones import listed

_MOST: Final = 5
_GAME: Final = frozenset(("game", "none", "off", "default"))


@cache
def _zones() -> dict[str, tuple[str, ...]]:
    """The zones by what people may write for them: the full name, and the city at its end."""
    found: dict[str, list[str]] = {}
    for zone in sorted(listed()):
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
    # A full name wins, even if another zone ends with it: `Jamaica` and `America/Jamaica` are one place.
    return tuple(zone for zone in found if _plain(zone) == wanted) or found


def zone(asked: Asked) -> Said:
    """From now on, give times in this player's letters by their own clock as well as the game's."""
    said, game = asked.directive.text, asked.game
    if _plain(said) in _GAME:
        asked.incoming.unit.seats.wish(game.id, asked.seat.number, zone=None)
        return Said((say("zone-game", zone=game.zone),))
    found = zones(said)
    if len(found) == 1:
        asked.incoming.unit.seats.wish(game.id, asked.seat.number, zone=found[0])
        return Said((say("zone-own", zone=found[0]),))
    if found:
        guess = say("zone-several", zones=Several([f"ZONE {one}" for one in found[:_MOST]], "or"))
    else:
        meant = like(_plain(said), _zones())
        names = _zones()[meant][:_MOST] if meant else ()
        zones_meant = Several([f"ZONE {one}" for one in names], "or")
        guess = say("zone-meant", zones=zones_meant) if names else say("zone-example")
    return Said((say("zone-unknown", words=said, guess=guess),))
