"""RESIGN: a player wants to leave."""

from adjudicator.service.asking.said import Asked, Said
from adjudicator.service.telling import tell_gm


def resign(asked: Asked) -> Said:
    """Tell the games master, who decides."""
    incoming, game, seat = asked.incoming, asked.game, asked.seat
    text = f"{seat.name} ({seat.player}) wants to resign from {game.name}."
    tell_gm(incoming.office, incoming.unit, "resign", text, at=incoming.at, game=game, letter=incoming.letter)
    return Said(("The games master has been told that you want to resign; until he acts, you are in the game.",))
