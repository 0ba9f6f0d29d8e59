"""JOIN and LUCK in a game that has begun."""

from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say


def joined(asked: Asked) -> Said:
    """A player with a seat needs no other."""
    return Said((say("joined-before", word=asked.directive.word, seat=asked.seat.name),))
