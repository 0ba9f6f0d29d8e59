"""READY and WAIT: whether a phase may end early."""

from adjudicator.service.game import table
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import schedule


def ready(asked: Asked) -> Said:
    """The acknowledgement reports the effect; in a game without an early end it says that there is none."""
    word = asked.directive.word
    if schedule.read(asked.game.schedule).repent is not None:
        # The letter is not on file yet: these are the orders before it.
        if word == "WAIT" and not table.orders(asked.incoming.unit, asked.table, asked.seat.number).ready:
            return Said((say("wait-not-ready"),))
        return Said()
    return Said((say("ready-not-here", word=word),))
