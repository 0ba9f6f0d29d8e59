"""STANDBY: a player would like to wait for a seat in another game."""

from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say


def standby(asked: Asked) -> Said:
    """The player has a seat here; a letter that says nothing else is passed on before it is read as theirs."""
    return Said((say("standby-here", game=asked.game.name),))
