"""REMIND ME and DIGEST among other words: at what hours a player likes their letters to come."""

from adjudicator.reports.values.document import Misread
from adjudicator.service.seats import own_hours
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.language_names import ENGLISH


def hours(asked: Asked) -> Said:
    """From now on, send letters to this player's address at the hours that they choose, in all their games."""
    word, seat = asked.directive.word, asked.seat
    said, done = own_hours.wished(
        asked.incoming,
        word,
        asked.directive.text,
        [seat.address],
        zone=own_hours.usual_zone(asked.incoming, [(seat.zone, asked.game.zone)]),
        language=seat.language or ENGLISH,
    )
    if done:
        return Said((said,), acted=True)
    return Said(misread=(Misread(asked.directive.line, f"{word} {asked.directive.text}", said),))
