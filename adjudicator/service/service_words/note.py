"""NOTE to GM: a few words for the game master."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.orders.values.directive import Directive
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say

WORD: Final = "NOTE"


def together(directives: Sequence[Directive]) -> Sequence[Directive]:
    """The service words of a letter with all its notes joined into the first: the GM gets one mail, not many."""
    notes = [one for one in directives if one.word == WORD]
    if len(notes) < 2:
        return directives
    every = replace(notes[0], text="\n".join([one.text for one in notes]))
    return [every if one is notes[0] else one for one in directives if one.word != WORD or one is notes[0]]


def note(asked: Asked) -> Said:
    """Pass a note to the game master."""
    incoming, game, seat = asked.incoming, asked.game, asked.seat
    text = (
        f"{seat.name} ({seat.player}) writes in {game.name}:\n{asked.directive.text}\n\n"
        f"To answer them alone, answer this with\n  NOTE TO {seat.name}\n"
        "what you have to say on the lines below it, and a line END."
    )
    tell_gm(incoming.office, incoming.unit, "note", text, at=incoming.at, game=game, letter=incoming.letter)
    return Said((say("note-sent"),))
