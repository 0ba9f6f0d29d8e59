"""STATEMENT: a player's closing words, which nobody sees before the game is over."""

from typing import Final

from adjudicator.reports.values.document import Misread
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say

LONGEST: Final = 2000
"""Characters of a statement at most."""
_NONE: Final = frozenset(("none", "nothing", "nichts", "keins"))


def statement(asked: Asked) -> Said:
    """Keep closing words in place of those before; STATEMENT none takes them back."""
    words, unit, game, at = asked.directive.text.strip(), asked.incoming.unit, asked.game, asked.incoming.at
    if len(words) > LONGEST:
        why = say("statement-too-long", characters=len(words), most=LONGEST)
        return Said(misread=(Misread(asked.directive.line, asked.directive.word, why),))
    there = words.casefold().strip(" .!") not in _NONE
    unit.statements.say(game.id, asked.seat.number, words if there else "", at)
    if not there:
        return Said((say("statement-gone"),), acted=True)
    return Said((say("statement-kept", over=game.status == "finished"),), acted=True)
