"""Completeness: whether some orders say everything that the words of a paragraph say, or of a sentence beside them."""

from collections.abc import Collection, Sequence
from typing import Final

from adjudicator.orders.prose.fitting import Fitting
from adjudicator.orders.prose.sayings import served, spelled
from adjudicator.orders.prose.wanting import Wanting
from adjudicator.orders.prose.wording import Wording
from adjudicator.orders.words import doubts, word_classes
from adjudicator.orders.words.lexer import QUOTE, Word, key, split
from adjudicator.orders.words.segments import CONDITIONAL, IF

_REFUSING: Final = word_classes.of("refusing")
"""What says that something is not to be done."""
_NARROWING: Final = word_classes.of("narrowing") | CONDITIONAL
"""What says more of an order than that it is not done."""


_INTERJECTIONS: Final = word_classes.of("interjection")
"""What may stand before whom a sentence is about."""
_ONWARD: Final = word_classes.of("going on") | word_classes.of("however") | word_classes.of("narrowing") | CONDITIONAL
"""What begins a sentence that says more of what stands before it."""
_THANKING: Final = word_classes.of("thanking")
_SAYING: Final = 3
"""Words without a meaning in orders that a sentence has at least which only tells something."""


class Completeness:
    """Compares what one player writes with orders; some questions are asked of them, and some are `owed` an answer."""

    def __init__(self, wanting: Wanting, wording: Wording, fitting: Fitting, owed: Collection[str]) -> None:
        self._seats = wanting.beginnings.parser.players
        self._entities = wanting.entities
        self._wanting = wanting
        self._wording = wording
        self._fitting = fitting
        self._asked = wanting.asked
        self._owed = owed

    def carries(self, words: Sequence[Word], orders: Sequence[str]) -> bool:
        """Whether some orders say everything that a paragraph says: its order words, numbers, places and quotations.

        Players may stand for something else.
        """
        meant = self._wording.worded(words)
        plain = self._wording.plain(meant)
        if any(served(word) and word.text not in orders for word in meant):
            return False
        said = {_stem(word) for order in orders for word in split(order)}
        abouts = self._abouts(orders)
        # A hint for another phase, which no yes takes, may read an order word as part of a name: `CARD Attack 4`.
        hint = bool(abouts) and abouts.isdisjoint(self._asked)
        named = self._wanting.answered(plain)
        if any(word.plain == QUOTE for word in words) and not any(QUOTE in order for order in orders):
            return False
        if not hint and any(answers and answers.isdisjoint(abouts) for answers in named.values()):
            return False
        places = [
            at for at in range(len(plain)) if self._entities.said(plain, at) and plain[at].plain not in self._seats
        ]
        if not hint and (len(self._entities.counted(plain)) != 1 or (not named and self._rivalled(plain, abouts))):
            return False
        return all(_stem(plain[at]) in said for at in places)

    def _rivalled(self, plain: Sequence[Word], abouts: Collection[str]) -> bool:
        """Whether words without an order word can answer something else than what some orders are about."""
        where, rest = self._wanting.placed(plain)
        return any(
            kind.about not in abouts for one in self._fitting.unnamed(rest, where, self._asked) for kind in one.kinds
        )

    def is_talk(self, words: Sequence[Word]) -> bool:
        """Whether a sentence beside orders asks something, or names only players, and takes nothing back."""
        plain = self._wording.plain(self._wording.worded(words))
        said = [word.plain for at, word in enumerate(plain) if self._entities.said(plain, at)]
        asks = any(word.plain == "?" for word in words[-2:])
        if not asks and said and _has_condition(plain):
            return False
        talk = asks or (not self._wanting.ordering(plain) and all(word in self._seats for word in said))
        return talk and not doubts.ours().undoes(words)

    def is_aside(self, words: Sequence[Word]) -> bool:
        """Whether a sentence beside orders only tells something: of others, or with numbers that count nothing here."""
        if _begins_onward(words) or doubts.ours().undoes(words):
            return False
        if words[0].plain in _THANKING:
            return not self.ordering(words)
        return self._tells(self._wording.worded(words))

    def is_beside(self, words: Sequence[Word]) -> bool:
        """Whether a part of a sentence, which has been worded, only tells something beside the orders in others."""
        plain = self._wording.plain(words)
        strange = sum(self._fitting.is_strange(plain, at) for at in range(len(plain)))
        if strange < _SAYING or _begins_onward(words) or doubts.ours().undoes(words) or _has_condition(plain):
            return False
        if self._entities.has_parts(plain) or any(map(self._fitting.is_keyword, plain)):
            return False  # `and Innovation on top so that the missile is hidden`
        if any(word.plain in _NARROWING for word in words) or any(map(served, words)) or self._answered(plain):
            return False
        return all(
            plain[at].plain in self._seats or spelled(plain[at])
            for at in range(len(plain))
            if self._entities.said(plain, at)
        )

    def only_counts(self, words: Sequence[Word]) -> bool:
        """Whether a sentence names nothing but numbers, among words that mean nothing: `strike order 2`."""
        plain = self._wording.plain(self._wording.worded(words))
        named = [plain[at] for at in range(len(plain)) if self._entities.said(plain, at)]
        bare = [one for one in plain if one.number is not None]
        strange = any(self._fitting.is_strange(plain, at) for at in range(len(plain)))
        if not (bare and strange) or self._answered(plain) or not CONDITIONAL.isdisjoint(one.plain for one in plain):
            return False
        return all(one.number is not None for one in named)

    def ordering(self, words: Sequence[Word]) -> bool:
        """Whether a sentence has an order word that answers something now."""
        return bool(self._answered(self._wording.plain(self._wording.worded(words))))

    def speaks_of_orders(self, words: Sequence[Word]) -> bool:
        """Whether talk has an order word that answers nothing now: it is no order here, but may be meant as one."""
        if any(word.plain == "?" for word in words[-2:]):
            return False
        plain = self._wording.plain(self._wording.worded(words))
        return any(not answers for answers in self._wanting.answered(plain).values())

    def _tells(self, said: Sequence[Word]) -> bool:
        """Whether words that have no order word are about somebody else, or name only numbers, by words for them."""
        plain = self._wording.plain(said)
        named = [at for at in range(len(plain)) if self._entities.said(plain, at)]
        if any(map(served, said)) or self._answered(plain) or (named and _has_condition(plain)):
            return False
        strange = [at for at, word in enumerate(plain) if self._fitting.is_strange(plain, at)]
        whom = next((at for at, word in enumerate(plain) if word.plain in self._seats), len(plain))
        before = [word for word in plain[:whom] if word.plain not in _INTERJECTIONS and word.plain[0].isalnum()]
        if whom + 1 in strange and not before:
            return True
        counting = all(spelled(plain[at]) for at in named)
        return counting and len(strange) >= _SAYING

    def is_apart(self, words: Sequence[Word], orders: Sequence[str]) -> bool:
        """Whether a sentence is about another question than some orders, and says nothing of these."""
        if _begins_onward(words) or doubts.ours().undoes(words):
            return False
        said = self._wording.worded(words)
        named = self._answered(self._wording.plain(said))
        abouts = self._abouts(orders)
        return bool(named) and bool(abouts) and named.isdisjoint(abouts) and not any(map(served, said))

    def _answered(self, plain: Sequence[Word]) -> set[str]:
        """What the order words among some words answer now."""
        return {about for answers in self._wanting.answered(plain).values() for about in answers}

    def _abouts(self, orders: Sequence[str]) -> set[str]:
        """What some orders answer."""
        return {kind.about for order in orders for kind in self._wanting.kinds_of(order)}

    def declines(self, words: Sequence[Word], orders: Sequence[str]) -> bool:
        """Whether a sentence beside orders only says that something is not done which none of these does.

        Nothing is left to say then, unless it is an answer that the player owes: `Leave Bob alone`.
        """
        said = self._wording.worded(words)
        plain = self._wording.plain(said)
        free = [word.plain for word in self._wording.free(said)]
        if self._wanting.placed(plain)[0] or _REFUSING.isdisjoint(free):
            return False
        if not _NARROWING.isdisjoint((*free, *(word.plain for word in plain))):
            return False
        abouts = self._abouts(orders)
        named = self._answered(plain)
        ordered = {_stem(word) for order in orders for word in split(order)}
        saying = [at for at, word in enumerate(plain) if self._entities.said(plain, at) and not word.text.isupper()]
        things = {_stem(plain[at]) for at in saying} - {"planet"}
        return bool(things or named) and things.isdisjoint(ordered) and not named & {*self._owed} - abouts


def _stem(word: Word) -> str | int:
    """A word as it is compared, whether there is one of something or several."""
    return key(word) if word.number is not None else word.plain.removesuffix("s")


def _begins_onward(words: Sequence[Word]) -> bool:
    """Whether a sentence goes on with what stands before it."""
    return bool(words) and words[0].plain in _ONWARD


def _has_condition(plain: Sequence[Word]) -> bool:
    return not IF.isdisjoint(word.plain for word in plain)
