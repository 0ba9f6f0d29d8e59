"""NOTE to GM: a few words for the game master."""

from adjudicator.service.asking.said import Asked, Said
from adjudicator.service.speech import say
from adjudicator.service.telling import tell_gm


def note(asked: Asked) -> Said:
    """Pass a note to the game master."""
    incoming, game, seat = asked.incoming, asked.game, asked.seat
    text = (
        f"{seat.name} ({seat.player}) writes in {game.name}:\n{asked.directive.text}\n\n"
        f"To answer him alone, answer this with\n  NOTE TO {seat.name}\n"
        "what you have to say on the lines below it, and a line END."
    )
    tell_gm(incoming.office, incoming.unit, "note", text, at=incoming.at, game=game, letter=incoming.letter)
    return Said((say("note-sent"),))
