"""The lines of a letter that are read: what its player typed, and the form that he left as it was."""

import re
from typing import Final

from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import COMMENT, FENCE, UNCHANGED, Sifted
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.words.directives import END_PRESS

_PRESS: Final = re.compile(r"\W*press\b", re.I)


def lines_of(letter: Letter, sifted: Sifted) -> tuple[Line, ...]:
    """The lines of a letter as orders are read from: typed ones, and those of the form that were left as they were.

    Comments are passed over; any other line that is no order leaves an empty one behind, so that what stands on either
    side of it is not taken for one order. A message to another player ends where an order form begins, or its writer
    would send him his orders.
    """
    typed = {line.number: line.text for line in sifted.typed}
    ignored = {one.line.number: one for one in sifted.ignored}
    lines: list[Line] = []
    pressing = False
    for line in letter.lines:
        out = ignored.get(line.number)
        reason = out.reason if out is not None else ""
        if out is not None and reason == UNCHANGED:
            lines.append(Line(line.number, out.line.text, context=True))
            pressing = pressing or _PRESS.match(line.text) is not None
        elif line.number in typed:
            lines.append(Line(line.number, typed[line.number]))
            pressing = pressing or _PRESS.match(line.text) is not None
        elif reason == FENCE and pressing:
            lines.append(Line(line.number, END_PRESS))
            pressing = False
        elif reason != COMMENT:
            lines.append(Line(line.number, ""))
    return tuple(lines)
