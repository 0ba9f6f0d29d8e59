"""Messages to other players within a letter: their words stay as they are, even if mail programs use such words.

Diplomats paste headers, speak of what is confidential, and sign what they write.
"""

import re
from collections.abc import Sequence
from typing import Final

from adjudicator.orders.words.directives import begins, closes

_NAMED: Final = re.compile(r"\W*PRESS\s[^:]{1,80}:", re.I)


def closed(lines: Sequence[tuple[str, int]]) -> frozenset[int]:
    """Which of these lines, given with their depths, belong to messages that their writer has closed."""
    found: set[int] = set()
    start: int | None = None
    for at, (text, depth) in enumerate(lines):
        if depth:
            continue
        if begins(text) or (start is None and _NAMED.match(text)):
            start = at
        if start is not None and closes(text):
            found.update(range(start, at + 1))
            start = None
    return frozenset(found)
