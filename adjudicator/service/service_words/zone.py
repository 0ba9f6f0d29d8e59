"""ZONE: the time zone in which a player lives."""

from typing import Final

from adjudicator.engine.text.sayings import Several
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say
from adjudicator.service.settings.time_zones import called, nearest, plain

_MOST: Final = 5
_GAME: Final = frozenset(("game", "none", "off", "default"))


def zone(asked: Asked) -> Said:
    """From now on, give times in this player's letters by their own clock as well as the game's."""
    said, game = asked.directive.text, asked.game
    if plain(said) in _GAME:
        asked.incoming.unit.seats.wish(game.id, asked.seat.number, zone=None)
        return Said((say("zone-game", zone=game.zone),))
    found = called(said)
    if len(found) == 1:
        asked.incoming.unit.seats.wish(game.id, asked.seat.number, zone=found[0])
        return Said((say("zone-own", zone=found[0]),))
    if found:
        guess = say("zone-several", zones=Several([f"ZONE {one}" for one in found[:_MOST]], "or"))
    else:
        names = nearest(said)[:_MOST]
        zones_meant = Several([f"ZONE {one}" for one in names], "or")
        guess = say("zone-meant", zones=zones_meant) if names else say("zone-example")
    return Said((say("zone-unknown", words=said, guess=guess),))
