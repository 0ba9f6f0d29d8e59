"""JOIN and LUCK in a game that has begun."""

from adjudicator.service.asking.said import Asked, Said


def joined(asked: Asked) -> Said:
    """Whoever has a seat needs no other."""
    said = f"{asked.directive.word}: the game has begun, and you are {asked.seat.name} in it; nothing was changed."
    return Said((said,))
