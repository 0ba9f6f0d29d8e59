"""Readings: the orders that exclude each other, and any one of which a sentence may mean.

They are what `planet 2 or planet 3` leaves open, what several things have (`a moon card`), or what a sentence leaves
out of which there are few (`I take part in challenge 2 with 3 from home 1`). All are told, and none is offered.
"""

from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.engine.contract.order_words import ORDER_WORD
from adjudicator.orders.prose.choices import Choices
from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.parts import THERE, either, one_of
from adjudicator.orders.prose.told import Meant
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.names import SEAT, Names

_MOST: Final = 4
"""Orders of which one is chosen by its number."""
_ANY: Final = word_classes.of("any")
"""Stands before what several things have."""
_FEW: Final = 3
"""Things of a kind of which one may be left out."""


class Readings:
    """Finds the readings of sentences for one player.

    `understood` says what a part comes to, and `anew` the same without a look at what it came to before.
    """

    def __init__(
        self,
        names: Names,
        entities: Entities,
        choices: Choices,
        possible: Callable[[str], bool],
        understood: Callable[[Sequence[Word]], Meant],
        anew: Callable[[Sequence[Word]], Meant],
    ) -> None:
        self._names = names
        self._entities = entities
        self._choices = choices
        self._possible = possible
        self._understood = understood
        self._anew = anew

    def of(self, said: Sequence[Word], plain: Sequence[Word]) -> tuple[str, ...]:
        """The readings of a sentence, which is also given as orders have it; none if it has no such."""
        split_up = either(self._one_of(plain), self._entities.said)
        if split_up:
            found = [self._understood(one).orders for one in split_up]
            orders = [one[0] for one in found if len(one) == 1]
            whole = len(orders) == len(split_up) and not any(one.startswith(THERE) for one in orders)
            several = tuple(dict.fromkeys(orders)) if whole else ()
        else:
            several = self._understood(said).readings or self.vaguely(said) or self._lacking(said)
        return several if 1 < len(several) <= _MOST else ()

    def vaguely(self, said: Sequence[Word]) -> tuple[str, ...]:
        """The orders that a sentence may mean which names things by what several of them have: `a moon card`."""
        if self._choices.vague:
            return ()
        self._choices.vague = True
        try:
            meant = self._anew([word for word in self._one_of(said) if word.plain not in _ANY])
        finally:
            self._choices.vague = False
        return meant.readings

    def _lacking(self, said: Sequence[Word]) -> tuple[str, ...]:
        """The orders that a sentence may mean which lacks one thing of few: `I take part in challenge 2 with 3`.

        It is a player only if it speaks of one of several.
        """
        rest = self._one_of(said)
        bare = [word for word in rest if word.plain[0].isalnum()]
        kinds = [kind for kind in self._names.vocabulary.kinds if kind != ORDER_WORD]
        for few in (self._names.spellings(kind) for kind in kinds if kind != SEAT or len(rest) < len(said)):
            if not 1 < len(few) <= _FEW or few[0].isdigit():
                continue
            found = [self._understood([*bare, *split(one, said[0].line)]).orders for one in few]
            orders = dict.fromkeys(one[0] for one in found if len(one) == 1 and not one[0].startswith(THERE))
            possible = tuple([one for one in orders if self._possible(one)])
            if len(possible) > 1:
                return possible
        return ()

    def _one_of(self, words: Sequence[Word]) -> Sequence[Word]:
        return one_of(words, self._entities.said)
