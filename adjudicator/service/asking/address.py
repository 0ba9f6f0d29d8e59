"""ADDRESS: where a player is written to, and from where his letters count."""

from adjudicator.service import addressing
from adjudicator.service.asking.said import Asked, Said


def address(asked: Asked) -> Said:
    """Show his addresses, take one away, or ask at both ends whether another is his."""
    return Said(addressing.wanted(asked.incoming, asked.game, asked.seat, asked.directive.text))
