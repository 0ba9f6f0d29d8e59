"""The lines of a letter that were not read as orders, and why."""

from typing import Final

from adjudicator.engine.text.sayings import phrase_of
from adjudicator.mail.quotation.own_lines import ATTRIBUTION, COMMENT, FENCE, QUOTED, SIGNATURE, UNCHANGED, Sifted
from adjudicator.orders.lines.letter_reading import Ignored, LetterReading
from adjudicator.orders.lines.line_kinds import NO_WORDS
from adjudicator.orders.words.directives import END_OF_MESSAGE
from adjudicator.reports.values.document import Unused
from adjudicator.service.game import doubtful_words
from adjudicator.service.settings.phrases import say

_NOT_WORTH_SAYING: Final = frozenset((UNCHANGED, FENCE, COMMENT, ATTRIBUTION, END_OF_MESSAGE))
_REASONS: Final = {SIGNATURE: "reason-signature", QUOTED: "reason-quoted", NO_WORDS: "reason-no-words"}
_REASONS[doubtful_words.DOUBTFUL] = "reason-doubtful"

_COURTESY: Final = frozenset(("unused-greeting", "unused-closing", "unused-signature", SIGNATURE))
_FEW: Final = 5
"""Words of a line that says nothing but courtesy."""


def unused_lines(reading: LetterReading, sifted: Sifted) -> list[Unused]:
    """The lines that were not read as orders, once each; lines that nobody expects to be read are left out."""
    told = (one for one in reading.ignored if one.reason not in _NOT_WORTH_SAYING and not _courteous(one))
    found = {one.line: Unused(one.line, one.text, _reason(one.reason)) for one in told}
    for ignored in sifted.ignored:
        if ignored.reason not in _NOT_WORTH_SAYING and ignored.line.depth == 0 and ignored.reason != SIGNATURE:
            line = ignored.line
            found[line.number] = Unused(line.number, line.text, _reason(ignored.reason))
    return [found[number] for number in sorted(found)]


def _courteous(one: Ignored) -> bool:
    """Whether a line is nothing but a few words of courtesy, or a name below them."""
    named = phrase_of(one.reason) or one.reason
    return named in _COURTESY and len(one.text.split()) <= _FEW


def _reason(said: str) -> str:
    """Why a line was skipped, for any language."""
    name = _REASONS.get(said)
    return said if name is None else say(name)
