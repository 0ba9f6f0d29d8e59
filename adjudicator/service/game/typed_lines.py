"""The lines of a letter that are read: what the player typed, and the form where it was left unchanged."""

import re
from typing import Final

from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import COMMENT, FENCE, UNCHANGED, Sifted
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.words.directives import END_PRESS

_PRESS: Final = re.compile(r"\W*press\b", re.I)


def lines_of(letter: Letter, sifted: Sifted) -> tuple[Line, ...]:
    """The lines of a letter from which orders are read: typed lines, and unchanged lines of the form.

    Comments are skipped. Any other line that is no order becomes an empty one, so that what stands above and below it
    is not read as one order. A message to another player ends where an order form begins; otherwise the writer would
    send that player their orders.
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
