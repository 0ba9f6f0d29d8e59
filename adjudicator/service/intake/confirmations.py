"""Whether a letter confirms what its writer was asked: CONFIRM, or a yes in any language."""

import re
from typing import Final

from adjudicator.mail.parsing.letter import Letter, Line
from adjudicator.mail.quotation.own_lines import typed
from adjudicator.orders.words import answers

_CONFIRM: Final = re.compile(r"\W*CONFIRM\W*\Z", re.I)


def given(letter: Letter, repeated: "re.Pattern[str] | None" = None) -> bool:
    """Whether a line that is certainly its writer's own says so, or says again what they asked for (`repeated`)."""
    return any(_says_so(line, repeated) for line in typed(letter) if not line.doubtful)


def _says_so(line: Line, repeated: "re.Pattern[str] | None") -> bool:
    if _CONFIRM.match(line.text) or (repeated is not None and repeated.match(line.text)):
        return True
    said = answers.ours().read(line.text)
    return said is not None and said.agreed and said.worded and not (said.declined or said.chosen or said.but)
