"""ADDRESS: where a player is written to, and from where his letters count."""

from adjudicator.service.seats import seat_addresses
from adjudicator.service.service_words.answer import Asked, Said


def address(asked: Asked) -> Said:
    """Show his addresses, take one away, or ask at both ends whether another is his."""
    return Said(seat_addresses.wanted(asked.incoming, asked.game, asked.seat, asked.directive.text))
