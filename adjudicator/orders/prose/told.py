"""What is told: the sentences of a paragraph, and what they come to."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from adjudicator.orders.words.lexer import Word

_ENDS: Final = frozenset(".!?;")
_SHORT: Final = 4
"""Letters of a word that is likelier an abbreviation before a full stop, if no capital follows."""


_WHOLE: Final = frozenset(["i"])
"""Words of one letter."""


class Meant(NamedTuple):
    """What a sentence comes to: its orders, and whether it says anything that could be part of one.

    `readings` are orders that fit it equally well, where there are several and none is its order.

    `doubtful` means that it leaves open what is wanted, or speaks against something. `bare` means that it has no word
    of orders and could answer any of several questions, or has several orders: these are offered, and never stand
    without a yes.
    """

    orders: tuple[str, ...] = ()
    says: bool = False
    doubtful: bool = False
    bare: bool = False
    readings: tuple[str, ...] = ()
    left: bool = False
    """Whether it is left out of what is offered for the sentences around it, and the answer says so."""

    beside: tuple[Sequence[Word], ...] = ()
    """Parts of it that are left out beside its orders, and the answer says so."""

    @property
    def fine(self) -> bool:
        """Whether everything that it says has been understood, or is told to be left out."""
        return bool(self.orders) or self.left or not (self.says or self.doubtful)


class Told(NamedTuple):
    """Some sentences and what they come to together."""

    words: Sequence[Word]
    meant: Meant
    alone: tuple[str, ...] = ()
    """Their orders as they are if nothing comes before or after them."""

    @property
    def lines(self) -> list[int]:
        """The lines that they stand on."""
        return sorted({word.line for word in self.words})

    @property
    def sure(self) -> tuple[int, ...]:
        """The same if their order is all that they can mean."""
        return () if self.meant.bare else tuple(self.lines)


def sentences(words: Sequence[Word], shortened: Collection[str] = ()) -> Iterator[Sequence[Word]]:
    """The sentences of a paragraph; the sign that ends one is its last word.

    No sentence ends behind a word that is known to be `shortened`.
    """
    start = 0
    for at, word in enumerate(words):
        short = bool(at) and word.plain == "." and words[at - 1].plain in shortened
        if at + 1 == len(words) or (word.plain in _ENDS and not short and not _abbreviates(words, at)):
            yield words[start : at + 1]
            start = at + 1


def _abbreviates(words: Sequence[Word], at: int) -> bool:
    """Whether a full stop stands behind a number, a short word or a single letter, and the sentence goes on."""
    if initial(words, at - 1):
        return True
    before, after = words[at - 1] if at else words[at], words[at + 1]
    short = before.number is not None or len(before.plain) <= _SHORT
    return words[at].plain == "." and short and not after.text[:1].isupper()


def initial(words: Sequence[Word], at: int) -> bool:
    """Whether a word is a single small letter with a full stop behind it, which is short for something."""
    short = 0 <= at < len(words) - 1 and words[at + 1].plain == "." and len(words[at].text) == 1
    return short and words[at].text.islower() and words[at].plain not in _WHOLE
