"""WHO: the players and their seats."""

from adjudicator.engine.section import Section
from adjudicator.service.asking.said import Asked, Said


def who(asked: Asked) -> Said:
    """Who plays which seat."""
    seats = asked.incoming.unit.seats.of(asked.game.id)
    lines = [f"{seat.name}: {seat.player}{' (has left)' if seat.status == 'removed' else ''}" for seat in seats]
    return Said(sections=(Section("Who plays", tuple(lines)),))
