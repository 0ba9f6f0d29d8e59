"""ADDRESS: where a player receives letters, and from which addresses theirs count."""

from adjudicator.service.seats import seat_addresses
from adjudicator.service.service_words.answer import Asked, Said


def address(asked: Asked) -> Said:
    """Show the player's addresses, remove one, or ask at both whether another one is theirs."""
    return Said(seat_addresses.wanted(asked.incoming, asked.game, asked.seat, asked.directive.text))
