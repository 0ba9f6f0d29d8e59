"""Several orders in one sentence: where it may be cut, and what its parts have in common."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.prose import sequences
from adjudicator.orders.prose.completeness import Completeness
from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.parts import Parting
from adjudicator.orders.prose.told import Meant
from adjudicator.orders.prose.wanting import SMALL, Wanting
from adjudicator.orders.prose.wording import Wording
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, split

_LABEL: Final = "as"
_IN: Final = "IN"
_AGAINST: Final = "against"
_ARTICLES: Final = word_classes.of("before a rank")
_COUNTED: Final = frozenset([".", ")", ":"])
"""What stands behind the number of something that is listed."""


class SeveralOrders:
    """Cuts the sentences of one player; `now` is the present part of a turn that has several, or 0."""

    def __init__(
        self,
        beginnings: Beginnings,
        wanting: Wanting,
        wording: Wording,
        entities: Entities,
        completeness: Completeness,
        now: int,
    ) -> None:
        self._beginnings, self._wanting, self._wording = beginnings, wanting, wording
        self._entities, self._completeness, self._now = entities, completeness, now

    @property
    def sequenced(self) -> bool:
        """Whether a turn has parts that come one after the other."""
        return bool(self._wanting.parts)

    def in_sequence(self, orders: Sequence[str]) -> tuple[str, ...] | None:
        """Orders that are given one after the other, with the numbers of their parts where one turn has several."""
        return sequences.in_sequence(orders, self._wanting.parts)

    def parted(
        self, said: Sequence[Word], of_part: Callable[[Sequence[Word]], Meant], *, freely: bool = False
    ) -> tuple[tuple[str, ...], tuple[Sequence[Word], ...]]:
        """The orders of a sentence that has several; `freely`, if no sign need part them."""
        heads = self._beginnings.heads

        def begins(at: int) -> bool:
            start = at + 2 if said[at].number is not None and said[at + 1].plain in _COUNTED else at
            if self._wanting.heads_challenge(said, at):
                return True
            head = heads.at(said, start)
            return head is not None and head.exact and any(map(self._wanting.kinds, head.words))

        def in_context(part: Sequence[Word]) -> Meant:
            # A name alone goes on with what was said before it: `attack Blue with lasers, railgun`.
            meant = of_part(part)
            alone = bool(part) and part[0] is not said[0] and self._entities.said(part, 0) == len(part)
            return Meant(says=True) if alone and any(map(self._wanting.kinds_of, meant.orders)) else meant

        parting = Parting(
            in_context,
            begins,
            self.in_sequence,
            self._question,
            self._again,
            self._completeness.is_beside,
            free=frozenset(self._counting_anew(said)) | (self._names_begin(said) if freely else frozenset()),
            freely=freely,
            now=self._now,
            sequenced=self._now > 0 or self.sequenced,
        )
        return parting.orders(said)

    def listed(self, said: Sequence[Word]) -> bool:
        """Whether several lines begin with order words: they are orders of their own, and not one breath."""
        lines = [next(line) for _, line in groupby(said, attrgetter("line"))]
        return len(lines) > 1 and any(map(self._wanting.begins, lines[1:]))

    def _names_begin(self, said: Sequence[Word]) -> frozenset[int]:
        """Where names and numbers begin, with the articles before them."""
        found: set[int] = set()
        at = 0
        while at < len(said):
            size = self._entities.said(said, at)
            start = at
            while size and start and said[start - 1].plain in _ARTICLES:
                start -= 1
            if size and start and said[start - 1].plain not in SMALL:
                found.add(start)
            at += max(size, 1)
        return frozenset(found)

    def _counting_anew(self, said: Sequence[Word]) -> Iterator[int]:
        """Where a number begins what is meant for somebody else: `10 against Bob 20 against Carla`."""
        for at in range(2, len(said)):
            begins = said[at].number is not None and said[at - 2].plain == _AGAINST
            if begins and any(word.plain == _AGAINST for word in said[at + 1 : at + 3]):
                yield at

    def _again(self, order: str, words: Sequence[Word]) -> Sequence[Word]:
        """Words without an order word, with that of an order before them: `Bob gets the 12, Eve the 8`."""
        kinds = self._wanting.kinds_of(order)
        plain = self._wording.plain(words)
        if not kinds or not words or self._wanting.named(plain) or not self._wanting.says(plain):
            return ()
        return [*split(kinds[0].word, words[0].line), *words]

    def _question(self, order: str) -> tuple[object, ...]:
        """What an order answers: the questions of its word, its challenge, and its part of a turn."""
        words = order.split()
        part = tuple(words[-3:]) if _LABEL in words[-3:-2] else ()
        abouts = frozenset(kind.about for kind in self._wanting.kinds_of(order))
        return (abouts, *(words[:3] if words[0] == _IN else words[:1]), *part)
