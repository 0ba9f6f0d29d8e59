"""Gathering: the orders that take all names and numbers of a sentence, whatever is said around them.

It starts from what can be ordered now, and not from how the sentence is built: of the questions that its order words
answer, or that must be answered, one has to take everything that is named, in one way.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

from adjudicator.engine.contract.order_words import Choice
from adjudicator.orders.prose.choices import Choices
from adjudicator.orders.prose.fitting import Fitting
from adjudicator.orders.prose.parts import THERE
from adjudicator.orders.prose.references.mentions import Mentioned, Mentions
from adjudicator.orders.prose.sayings import served, spelled
from adjudicator.orders.prose.wanting import Wanting
from adjudicator.orders.prose.wording import Wording
from adjudicator.orders.words import doubts, synonyms, word_classes
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.segments import ELSE, IF

_LIMITING: Final = IF | ELSE | word_classes.of("limiting") | word_classes.of("everybody") | word_classes.of("nothing")
"""What says more of names and numbers than that they belong to an order."""
_GREATEST: Final = word_classes.of("greatest")
_LEAST: Final = word_classes.of("least")
_MINE: Final = word_classes.of("before a rank")
"""What may stand before one of these: somebody else's greatest card is not theirs."""

_PLACE: Final = "PLACE"
"""A planet in the grammar of an order."""
_WORDS: Final = frozenset(synonyms.SENTENCES) | {""}
"""What a line can mean besides a word of the service that has a meaning of its own, such as RESIGN."""

Kinds = Mapping[str, Sequence[type[Choice]]]


class Gathering:
    """Gathers what the sentences of one player name."""

    def __init__(
        self,
        wanting: Wanting,
        wording: Wording,
        mentions: Mentions,
        choices: Choices,
        fitting: Fitting,
        possible: Callable[[str], bool],
        owed: Collection[str],
    ) -> None:
        beginnings = wanting.beginnings
        self._beginnings = beginnings
        self._entities = wanting.entities
        self._wanting = wanting
        self._wording = wording
        self._mentions = mentions
        self._choices = choices
        self._fitting = fitting
        self._possible = possible
        words = [word for word in beginnings.heads.offered() if any(one.about in owed for one in wanting.kinds(word))]
        self._owed: Kinds = {word: [one for one in wanting.kinds(word) if one.about in owed] for word in words}
        """What answers a question that must be answered."""
        left = {
            word: [one for one in wanting.kinds(word) if one.about not in owed] for word in beginnings.heads.offered()
        }
        self._others: Kinds = {word: kinds for word, kinds in left.items() if kinds}
        """What answers another one."""
        self._seats = beginnings.parser.players

    def orders(self, said: Sequence[Word], whom: Mentioned) -> tuple[str, ...]:
        """The only orders that can take all names and numbers of a sentence; none if anything in it is doubtful."""
        if doubts.ours().against(self._wording.free(said)) or any(map(served, said)):
            return ()
        lines = [tuple(line) for _, line in groupby(said, attrgetter("line"))]
        if not all(self._wanting.says(self._wording.plain(line)) for line in lines) or any(map(_served, lines)):
            return ()
        found: dict[tuple[str, ...], None] = {}
        for one in (said, *self._mentions.named(said, whom)):
            where, rest = self._wanting.placed(self._wording.plain(one))
            named = self._wanting.named(rest)
            idle = all(each.kinds or self._wanting.noun(each.word) for each in named)
            if not idle or not _LIMITING.isdisjoint(word.plain for word in rest):
                return ()
            wanted = {each.word: each.kinds for each in named if each.kinds}
            if not wanted and self._wording.strange(said):
                return ()
            words = self._wanting.unordered(rest)
            if any(
                word.plain in self._wanting.special and not self._entities.said(words, at)
                for at, word in enumerate(words)
            ):
                return ()
            found.update(dict.fromkeys(self._of(wanted, words, where)))
        return next(iter(found)) if len(found) == 1 else ()

    def _of(self, wanted: Kinds, words: Sequence[Word], where: int) -> Iterator[tuple[str, ...]]:
        """The ways to order everything that is named: as one order, or as two that must both be given."""
        abouts = {kind.about for kinds in wanted.values() for kind in kinds}
        if len(abouts) > 1:
            return
        single = self._alone(wanted or self._owed, words, where)
        if single:
            rivals = () if wanted else self._alone(self._others, words, where)
            yield from ((order,) for order in single if not rivals)
            return
        owed = {kind.about for kinds in self._owed.values() for kind in kinds}
        if abouts <= owed:
            yield from self._both(self._entities.gathered(words), where)

    def _alone(self, wanted: Kinds, words: Sequence[Word], where: int) -> Sequence[str]:
        """The orders that take everything that is named; a player alone may be meant for anything."""
        bag = self._entities.gathered(words)
        return [] if self._seats.issuperset(word.plain for word in bag) else list(self._taking(wanted, bag, where))

    def _both(self, bag: Sequence[Word], where: int) -> Iterator[tuple[str, ...]]:
        """Two orders that must be given, one of which takes the only player, and the other one everything else."""
        alone = [
            at
            for at, word in enumerate(bag)
            if word.plain in self._seats and not (at + 1 < len(bag) and bag[at + 1].number is not None)
        ]
        if len(alone) != 1:
            return
        rest = [*bag[: alone[0]], *bag[alone[0] + 1 :]]
        for first in self._taking(self._owed, [bag[alone[0]]], where):
            about = {kind.about for kind in self._wanting.kinds_of(first)}
            others = {
                word: left
                for word, kinds in self._owed.items()
                if (left := [kind for kind in kinds if kind.about not in about])
            }
            for second in self._taking(others, rest, where, f"{first}. "):
                yield first, second

    def _taking(self, wanted: Kinds, bag: Sequence[Word], where: int, first: str = "") -> Iterator[str]:
        """The orders that take all of some names and numbers, and are possible beside a `first` one."""
        for word, kinds in wanted.items() if bag else ():
            for kind in kinds:
                if all(map(spelled, bag)) and _PLACE in kind.grammar + "".join(kind.rules):
                    continue  # `for three days`
                for place, said in self._choices.of(kind, bag, where):
                    lead = self._fitting.lead(kind.about, place)
                    order = f"{word} {said}"
                    if (
                        lead != THERE
                        and self._beginnings.whole(split(order, 1))
                        and self._possible(f"{first}{lead}{order}")
                    ):
                        yield f"{lead}{order}"

    def ranked(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words with the number of a thing in place of its rank among those that can be ordered: `my best card`."""
        ranks = [at for at, word in enumerate(words) if word.plain in _GREATEST | _LEAST]
        if len(ranks) != 1 or not all(word.plain in _MINE for word in words[max(ranks[0] - 1, 0) : ranks[0]]):
            return words
        at = ranks[0]
        numbers = [number for number, name in self._entities.numbered() if self._can_be(name)]
        if not numbers:
            return words
        number = max(numbers) if words[at].plain in _GREATEST else min(numbers)
        noun = at + 1 < len(words) and words[at + 1].plain in word_classes.of("ranked")
        meant = words[at]._replace(text=str(number), plain=str(number), number=number, end=words[at + noun].end)
        return [*words[:at], meant, *words[at + 1 + noun :]]

    def _can_be(self, name: str) -> bool:
        """Whether something with a name can be ordered where something has to be."""
        for word, kinds in self._owed.items():
            for kind in kinds:
                lead = self._fitting.lead(kind.about, 0)
                order = f"{'' if lead == THERE else lead}{word} {name}"
                if self._beginnings.whole(split(order, 1)) and self._possible(order):
                    return True
        return False


def _served(line: Sequence[Word]) -> bool:
    """Whether a line wants something else than orders: `I give up`."""
    return synonyms.instead(line) not in _WORDS
