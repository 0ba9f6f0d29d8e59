"""Losses: what is said in a sentence and would get lost in the order that is found for its names and numbers."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from adjudicator.orders.prose.fitting import Fitting
from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.parts import LATER
from adjudicator.orders.prose.wanting import Wanting
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, split

_SOMEBODY: Final = word_classes.of("everybody") | word_classes.of("some people")
_RELATIVE: Final = word_classes.of("relative")
"""Begins what says which of several players is meant."""
_SOMEBODY_NAMED: Final = word_classes.of("somebody")
_TERMS: Final = word_classes.of("terms")
"""Begins what a player gives or gets in an order that has several such parts."""
_A: Final = word_classes.of("before a rank") | word_classes.of("any")
_ADDING: Final = frozenset(["with", "+"])


class Losses:
    """Finds them in the sentences of one player."""

    def __init__(self, wanting: Wanting, fitting: Fitting, entities: Entities) -> None:
        self._wanting = wanting
        self._entities = entities
        self._fitting = fitting
        self._players = wanting.beginnings.parser.players
        self._persons = wanting.beginnings.parser.players | _SOMEBODY

    def any(self, plain: Sequence[Word], rest: Sequence[Word]) -> bool:
        """Whether words would lose something; `rest` are those without the number of a part of a turn."""
        lost = self._told_in_turn(rest) or self._limits_somebody(plain) or self._means_one_of(rest)
        return lost or self.shortens(plain)

    def _told_in_turn(self, words: Sequence[Word]) -> bool:
        """Whether words without an order word name one thing after the other where a turn has several parts."""
        turns = self._wanting.asked.get("") and not any(one.kinds for one in self._wanting.named(words))
        return bool(turns) and any(one.plain in LATER for one in words[1:-1])

    def _limits_somebody(self, words: Sequence[Word]) -> bool:
        """Whether a player, or somebody, is one of those only of whom something holds: `anyone who stops me`."""
        return any(one.plain in self._persons and two.plain in _RELATIVE for one, two in pairwise(words))

    def _means_one_of(self, words: Sequence[Word]) -> bool:
        """Whether a word stands for one player where several were named before it: `Eve and Bob wrote. I ask her`."""
        at = next((at for at, word in enumerate(words) if word.plain in _SOMEBODY_NAMED), 0)
        return len({word.plain for word in words[:at] if word.plain in self._players}) > 1

    def shortens(self, words: Sequence[Word]) -> bool:
        """Whether a letter that stands for something unknown belongs to what is named before it: `with w. R.`."""
        kept = [word for word in words if word.plain != "."]
        letters = (at for at, word in enumerate(kept) if at and len(word.plain) == 1 and word.plain.isalpha())
        return any(kept[at - 1].plain in _ADDING and self._fitting.is_strange(kept, at) for at in letters)

    def of_terms(self, words: Sequence[Word], order: str) -> bool:
        """Whether a term of an order is said, and the order has none of it: `he gives me the 8 and I give a card`."""
        said = {word.plain for word in split(order)}
        return any(one.plain in _TERMS and one.plain not in said and two.plain in _A for one, two in pairwise(words))

    def may_be_talk(self, said: Sequence[Word], rest: Sequence[Word]) -> bool:
        """Whether only a name stands for an order, among words that mean nothing: `comp. crashed, writing by phone`."""
        pairs = enumerate(pairwise(said), start=1)
        alone = any(
            one.text.isupper() and place(one) == place(other) and self._entities.said(said, at)
            for at, (one, other) in pairs
        )
        return alone and any(
            self._fitting.is_strange(rest, at) for at, one in enumerate(rest) if not one.text.isupper()
        )


def place(word: Word) -> tuple[int, int]:
    """Where a word stands in its letter."""
    return word.line, word.column
