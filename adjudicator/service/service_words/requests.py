"""The requests in a letter: equal ones are answered once, and only a limited number per letter.

Each brings a page or a whole report, so a letter of many lines would come back a hundred thousand times as long.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.orders.values.directive import Directive

WORDS: Final = frozenset(
    (
        *("STATUS", "SHOW ORDERS", "SHOW PRESS", "RESEND", "REPORT", "HISTORY", "FORM", "HELP", "RULES", "WHO", "WHY"),
        "PICTURE",
    )
)
"""Words that are answered and change nothing."""
MOST: Final = 20
MOST_LARGE: Final = 2
"""How many pictures a letter brings at most: they are large, and take long to make."""
LARGE: Final = frozenset(("PICTURE",))


class Answered(NamedTuple):
    """The service words of a letter that are answered, and the first one over the limit."""

    directives: Sequence[Directive]
    beyond: Directive | None


def answered(directives: Sequence[Directive]) -> Answered:
    """Which service words of a letter are answered; those that change something always are."""
    asked: set[tuple[str, str]] = set()
    kept: list[Directive] = []
    beyond: Directive | None = None
    for one in directives:
        same = one.word, " ".join(one.text.split()).casefold()
        if one.word not in WORDS:
            kept.append(one)
        elif same not in asked and len(asked) < MOST:
            asked.add(same)
            kept.append(one)
        elif same not in asked:
            beyond = beyond or one
    return Answered(kept, beyond)
