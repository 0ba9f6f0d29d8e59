"""FORMAT: text, html, both, and json with any of them."""

from adjudicator.reports.values import letter_format as parts
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.nearest_word import like
from adjudicator.service.settings.phrases import say


def formats(asked: Asked) -> Said:
    """Set the parts of this player's letters from now on, this answer included."""
    try:
        wanted = parts.read(asked.directive.text)
    except ValueError as fault:
        meant = like(str(fault), parts.WORDS)
        words = ", ".join(parts.WORDS)
        return Said((say("format-unknown", words=str(fault), guess=bool(meant), meant=meant, there=words),))
    asked.incoming.unit.seats.wish(asked.game.id, asked.seat.number, format=str(wanted))
    body, _, json = str(wanted).partition(" ")
    return Said((say("format-now", body=body, json=bool(json)),))
