"""Inverted orders: an order in another word order, `attack with 3 from home 1 at Blue 2` for ATTACK Blue 2 with 3.

Nothing is read by this: the corrected line is only offered.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words.lexer import Word, quoted, split, written
from adjudicator.orders.words.segments import ELSE, IF, placed

_TO: Final = frozenset("to at on onto against into towards toward @".split())
_WITH: Final = frozenset(["with", "w"])
_BESIDE: Final = frozenset("help support join assist aid attack hit the on in".split())
"""Words that may stand before the target: `send 3 to help Green`."""
_ALL: Final = frozenset("all everything rest".split())

_LONGEST: Final = 20
"""Words after an order word that are searched: a hostile line is longer."""


def turned(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The words with `with` and the number of tokens moved behind their target, if they stand before it."""
    begun = beginnings.begun(words)
    if begun is None or len(begun.head.words) != 1 or len(begun.words) > _LONGEST:
        return
    end = next((i for i, word in enumerate(begun.words) if word.plain in IF | ELSE), len(begun.words))
    said, behind = begun.words[:end], begun.words[end:]
    lead = f"{placed(begun.before)}{begun.head.words[0]}"
    for at in range(1, len(said) - 1):
        many, rest = said[:at], [*said[at + 1 :]]
        if many[0].plain in _WITH:
            many = many[1:]
        if said[at].plain not in _TO or not any(one.number is not None or one.plain in _ALL for one in many):
            continue
        while len(rest) > 1 and rest[0].plain in _BESIDE:
            del rest[0]
        source = next((i for i, word in enumerate(rest) if word.plain == "from"), len(rest))
        parts = (rest[:source], split("with"), many, rest[source:], behind)
        yield " ".join([lead, *(quoted(map(written, part)) for part in parts if part)])
