"""Requests to the service, in a letter before the game, that cannot be read, or cannot be met yet.

Everything else in it may be talk, and nothing is said about that.
"""

from collections.abc import Iterator
from typing import Final

from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import typed
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.words import courtesy, synonyms
from adjudicator.orders.words.lexer import split
from adjudicator.service.settings.phrases import say

_EXAMPLES: Final = {"LANGUAGE": "LANGUAGE German", "FORMAT": "FORMAT text", "ZONE": "ZONE Europe/Berlin"}


def told(letter: Letter, reading: LetterReading) -> Iterator[str]:
    """What is said about each such line, and what would have worked."""
    read = {directive.line: directive.word for directive in reading.directives}
    for line in typed(letter):
        text = line.text.strip()
        words = split(text)
        wanted = read.get(line.number) or (synonyms.instead(courtesy.ours().bare(words)) if words else "")
        if wanted == synonyms.ABSENT:
            yield say("joins-absent", words=text, example=synonyms.ABSENT_EXAMPLE)
        elif wanted in _EXAMPLES and line.number not in read:
            yield say("joins-unread", words=text, example=_EXAMPLES[wanted])
