"""WHO: the players and their seats."""

from adjudicator.engine.contract.report_sections import Section
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say


def who(asked: Asked) -> Said:
    """Who plays which seat."""
    seats = asked.incoming.unit.seats.of(asked.game.id)
    lines = [say("who-plays", seat=seat.name, player=seat.player, left=seat.status == "removed") for seat in seats]
    return Said(sections=(Section(say("heading-who"), tuple(lines)),))
