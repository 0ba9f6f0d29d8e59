"""Readings: the orders that exclude each other, and any one of which a sentence may mean.

They are what `planet 2 or planet 3` leaves open, what several things have (`a moon card`), or what a sentence leaves
out of which there are few (`I take part in challenge 2 with 3 from home 1`). All are told, and none is offered.
"""

from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.engine.contract.order_words import ORDER_WORD
from adjudicator.orders.prose.choices import Choices
from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.parts import THERE
from adjudicator.orders.prose.told import Meant
from adjudicator.orders.prose.wanting import SMALL
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.names import SEAT, Names

_MOST: Final = 4
"""Orders of which one is chosen by its number."""
_ANY: Final = word_classes.of("any")
"""Stands before what several things have."""
_OR: Final = word_classes.of("or")
_PERHAPS: Final = word_classes.of("hesitating")
"""What may stand between that and the second thing."""
_UNDECIDED: Final = word_classes.of("undecided")
_LONGEST_NAMED: Final = 3
"""Words of the longest name of a thing."""
_FEW: Final = 3
"""Things of a kind of which one may be left out."""


class Readings:
    """Finds the readings of sentences for one player.

    `understood` says what a part comes to, and `anew` the same without a look at what it came to before; `places` are
    the challenges in which an order can answer something.
    """

    def __init__(
        self,
        names: Names,
        entities: Entities,
        choices: Choices,
        possible: Callable[[str], bool],
        understood: Callable[[Sequence[Word]], Meant],
        anew: Callable[[Sequence[Word]], Meant],
        places: Callable[[str], Sequence[int]],
    ) -> None:
        self._names = names
        self._seats = frozenset(seat.casefold() for seat in names.spellings(SEAT))
        self._entities = entities
        self._choices = choices
        self._possible = possible
        self._understood = understood
        self._anew = anew
        self._places = places

    def of(self, said: Sequence[Word], plain: Sequence[Word]) -> tuple[str, ...]:
        """The readings of a sentence, which is also given as orders have it; none if it has no such."""
        split_up = self._either(self._one_of(plain))
        if split_up:
            found = [self._understood(one).orders for one in split_up]
            orders = [one[0] for one in found if len(one) == 1]
            whole = len(orders) == len(split_up) and not any(one.startswith(THERE) for one in orders)
            several = tuple(dict.fromkeys(orders)) if whole else ()
        else:
            meant = self._understood(said)
            several = meant.readings or self._placed(said, meant.orders) or self.vaguely(said) or self._lacking(said)
        if any(one.startswith(THERE) for one in several):
            return ()  # nobody could choose one of them, as none has its challenge
        return several if 1 < len(several) <= _MOST else ()

    def _placed(self, said: Sequence[Word], orders: Sequence[str]) -> tuple[str, ...]:
        """One order in each of the challenges in which it can be carried out, if only a name stands there: `Attack 12`.

        Whoever says more gives an order for any of them.
        """
        bare = [word for word in said if word.plain not in SMALL and word.plain[0].isalnum()]
        named = bool(bare) and self._entities.said(bare, 0) == len(bare)
        if not named or len(orders) != 1 or not orders[0].startswith(THERE):
            return ()
        order = orders[0].removeprefix(THERE)
        several = tuple([f"IN {place} {order}" for place in self._places(order)])
        return tuple([one for one in several if self._possible(one)])

    def vaguely(self, said: Sequence[Word]) -> tuple[str, ...]:
        """The orders that a sentence may mean which names things by what several of them have: `a moon card`."""
        if self._choices.vague:
            return ()
        self._choices.vague = True
        try:
            meant = self._anew([word for word in self._one_of(said) if word.plain not in _ANY])
        finally:
            self._choices.vague = False
        return meant.readings or meant.orders

    def _lacking(self, said: Sequence[Word]) -> tuple[str, ...]:
        """The orders that a sentence may mean which lacks one thing of few: `I take part in challenge 2 with 3`.

        It is a player only if it speaks of one of several.
        """
        rest = self._one_of(said)
        if all(word.plain in SMALL or word.plain in self._seats for word in rest if word.plain[0].isalnum()):
            return ()  # a player alone may be meant for anything
        bare = [word for word in rest if word.plain[0].isalnum()]
        if {word.plain for word in bare if word.number is None} <= {self._names.vocabulary.numbered}:
            return ()  # a heading
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

    def _either(self, words: Sequence[Word]) -> list[Sequence[Word]]:
        """The words with one, and with the other, of two things between which they leave the choice; else empty.

        What stands behind a comma, and names nothing, is about it: `planet 2 or maybe planet 3, I can't decide`.
        """
        places = [at for at, word in enumerate(words) if word.plain in _OR and 0 < at < len(words) - 1]
        if len(places) != 1:
            return []
        at, after = places[0], places[0] + 1
        while after < len(words) and words[after].plain in _PERHAPS:
            after += 1
        said = self._entities.said
        first = next((size for size in range(min(_LONGEST_NAMED, at), 0, -1) if said(words, at - size) == size), 0)
        second = said(words, after) if after < len(words) else 0
        if not first or not second:
            return []
        rest = words[after + second :]
        ends = (end for end, word in enumerate(rest) if word.plain == ",")
        rest = rest[: next((end for end in ends if not self._entities.names_anything(rest[end:])), len(rest))]
        before = words[: at - first]
        return [[*before, *words[at - first : at], *rest], [*before, *words[after : after + second], *rest]]

    def _one_of(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words without `one of`, and without what says behind a comma that this is left open."""
        comma = next((at for at in range(len(words) - 1, 0, -1) if words[at].plain == ","), len(words))
        behind = words[comma:]
        if any(word.plain in _UNDECIDED for word in behind) and not self._entities.names_anything(behind):
            words = words[:comma]
        for at in range(len(words) - 2):
            if words[at].plain == "one" and words[at + 1].plain == "of":
                return [*words[:at], *words[at + 2 :]]
        return words
