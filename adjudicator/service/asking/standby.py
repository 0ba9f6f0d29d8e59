"""STANDBY: a player would like to wait for a seat in another game."""

from adjudicator.service.asking.said import Asked, Said


def standby(asked: Asked) -> Said:
    """He has one here; a letter that says nothing else is passed on before it is read as his."""
    how = "To wait for one in another game, write a new letter that says only STANDBY and the name of that game."
    return Said((f"You have a seat in {asked.game.name}. {how}",))
