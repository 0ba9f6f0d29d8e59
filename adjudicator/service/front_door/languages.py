"""In which language somebody at the door is answered: the one that their letter asks for, or that of their games."""

import re
from typing import Final

from adjudicator.mail.quotation.own_lines import typed
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.settings.language_names import ENGLISH, named, own_name
from adjudicator.service.settings.phrases import say

_WANTED: Final = re.compile(r"\s*LANGUAGE\s+(\S{1,40})\s*[.!]?\s*\Z", re.I)


def of(incoming: Incoming) -> str:
    """The language of the answer to a letter."""
    there = incoming.office.languages
    for line in typed(incoming.letter):
        match = _WANTED.match(line.text)
        code = named(match[1]) if match is not None else None
        if code in there:
            return str(code)
    known = incoming.language
    return known if known in there else ENGLISH


def others(incoming: Incoming, language: str) -> list[str]:
    """How to be answered in each other language, said in that language."""
    office = incoming.office
    return [
        say("door-in", language=own_name(code)).again(office.house_tongue(code))
        for code in office.languages
        if code != language
    ]
