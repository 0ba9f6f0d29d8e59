"""Wording: the words of a sentence in words of orders, without slips, sayings and words of other languages."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.names.parted_names import NOUN
from adjudicator.orders.prose.references.opponents import Opponents
from adjudicator.orders.prose.sayings import Sayings, has_name
from adjudicator.orders.prose.slips import slips
from adjudicator.orders.prose.told import Meant
from adjudicator.orders.words import idioms, synonyms, word_classes
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.segments import ELSE

_ASKING: Final = word_classes.of("asking")
_STANDING: Final = word_classes.of("pronoun") | word_classes.of("theirs")
"""Words in whose place a player has been put."""
_CARRIED: Final = word_classes.of("carried")
"""What may stand between an order word and another one."""
_OR: Final = ELSE | {"or"}
_EITHER: Final = "either"
_AROUND: Final = frozenset(["(", ")", _EITHER])
"""What may stand around alternatives."""
_ARTICLES: Final = word_classes.of("article")


class Wording:
    """Says in words of orders what one player writes in any words.

    `usable` says whether the words of orders that a saying stands for can be used now.
    """

    def __init__(
        self, beginnings: Beginnings, entities: Entities, sayings: Sayings, own: str, usable: Callable[[str], bool]
    ) -> None:
        self._beginnings = beginnings
        self._entities = entities
        self._sayings = sayings
        self._own = own.casefold()
        self._usable = usable
        people = tuple(beginnings.names.nicknames())
        self._opponents = Opponents(beginnings.names.vocabulary, beginnings.parser.seats)
        self._seats = beginnings.parser.players
        self._naming_me = False
        """Whether the writer's own seat may be what an order is about."""
        self._players = frozenset(word.plain for name in people for word in split(name))
        self._slips = slips(sayings, beginnings.names.vocabulary, people)
        self._order_words = [word.casefold() for word in beginnings.heads.offered() if usable(word)]
        """What a slip at the beginning of a sentence is likeliest to be."""
        self._foreign: dict[tuple[str, str, int | None], list[Word]] = {}
        """What words stand for that were looked up before."""
        self._outside: set[tuple[int, int]] = set()
        """Where the words of the sentence stand that are in no saying."""
        self._written: Sequence[Word] = ()
        """The words of the sentence as they are written, without slips."""

    def mended(self, words: Sequence[Word]) -> list[Word]:
        """The words without slips; a player's name may have the `s` of what is theirs."""
        plain = _alternatives(idioms.plainly(list(words)), self._seats)
        return [
            word
            if word.plain.removesuffix("s") in self._players
            else self._slips.mended(word, () if at else self._order_words)
            for at, word in enumerate(plain)
        ]

    def strange(self, words: Sequence[Word]) -> bool:
        """Whether most of the words are in no list: whoever writes them may mean anything."""
        bare = [word for word in words if word.number is None and word.plain[0].isalnum()]
        return 2 * sum(not self._slips.knows(word) for word in bare) > len(bare)

    def said(self, words: Sequence[Word]) -> Sequence[Word]:
        """Mended words of a sentence with its sayings in words of orders; notes which of them are in no saying."""
        self._outside = self._sayings.outside(words, self._usable)
        self._written = words
        return self._sayings.plainly(words, self._usable)

    def worded(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words of a sentence without slips, and with its sayings in words of orders."""
        return self.said(self.mended(words))

    def free(self, words: Sequence[Word]) -> list[Word]:
        """The words that are part of no saying."""
        return [word for word in words if (word.line, word.column) in self._outside]

    def plain(self, said: Sequence[Word], *, ordering: bool = True) -> list[Word]:
        """The words of a sentence in words of orders, with its names as orders have them.

        If they are not `ordering`, none of them stands for an order word.
        """
        english = [one for word in self._without_verbs(said) for one in self._english(word, ordering=ordering)]
        joined = [word for word in self._entities.joined(english) if self._naming_me or word.plain != self._own]
        return self._opponents.between(joined, self._beginnings.parser.numbered)

    def about_me(self, said: Sequence[Word], understood: Callable[[Sequence[Word]], Meant]) -> tuple[str, ...]:
        """The only order that a sentence means if its writer is named as whom it is about: `let the Martians start`."""
        if not any(word.plain == self._own for word in said):
            return ()
        self._naming_me = True
        try:
            found = understood(said).orders
        finally:
            self._naming_me = False
        return found if len(found) == 1 and any(word.plain == self._own for word in split(found[0])) else ()

    def _without_verbs(self, said: Sequence[Word]) -> list[Word]:
        """The words without an order word that only leads to another one beside it, or says the same: `use the zap`."""
        out: list[Word] = []
        for word in said:
            last = len(out) - 1
            while last >= 0 and out[last].plain in _CARRIED and not out[last].text.isupper():
                last -= 1
            if last >= 0 and self._sayings.carries(out[last].text, word.plain) and word.text.isupper():
                del out[last:]
            before = next((one.text for one in reversed(out) if one.plain != ","), "")
            if before != word.text or not word.text.isupper() or len(word.text) == 1:  # `ich führe mit Angriff 10`
                out.append(word)
        return out

    def _english(self, word: Word, *, ordering: bool) -> list[Word]:
        """A word of another language as the word of orders that it stands for; a name stays as it is."""
        key = word.plain, word.text, word.number
        if key not in self._foreign:
            self._foreign[key] = self._translated(word)
        if not ordering and any(_orders(one.text) for one in self._foreign[key]):
            return [word]
        return [one._replace(line=word.line, column=word.column, end=word.end) for one in self._foreign[key]]

    def _translated(self, word: Word) -> list[Word]:
        if word.number is not None or word.plain in _ARTICLES or self._beginnings.names.whole([word]):
            return [word]
        if word.plain.endswith("s") and word.plain[:-1] in self._players:
            return [word._replace(text=word.plain[:-1], plain=word.plain[:-1])]
        meant = synonyms.meanings(word)
        whole = [one._replace(line=word.line, column=word.column, end=word.end) for one in meant]
        if len(whole) == 1 and whole[0].number is not None:
            return [whole[0]._replace(text=word.text)]
        return whole if len(whole) == 1 else [word]

    def written(self, words: Sequence[Word]) -> list[Word]:
        """Words of the sentence as they were written, without slips."""
        start, end = (words[0].line, words[0].column), (words[-1].line, words[-1].end)
        return [one for one in self._written if start <= (one.line, one.column) and (one.line, one.end) <= end]

    def asks(self, word: Word) -> bool:
        """Whether a word was written as a verb with which a condition begins."""
        return any(one.plain in _ASKING for one in self.written([word])[:1])

    def unnamed(self, words: Sequence[Word]) -> list[Word]:
        """The same without the players that are named, and without signs."""
        return [one for one in self.written(words) if one.plain not in self._players and one.plain[0].isalnum()]

    def in_conditions(self, words: Sequence[Word]) -> Iterator[list[Word]]:
        """Words of the sentence, without the sayings for order words: what is said in a condition is no order.

        Of a saying for an order word and a name, the name is left. What is only said in conditions is looked for in the
        words as they were written, too; and no sayings may be meant at all.
        """
        players = {(one.line, one.column): one for one in words if one.plain in self._seats}
        here = [
            players.get((one.line, one.column), one) if one.plain in _STANDING else one for one in self.written(words)
        ]
        for said in (here, self._sayings.conditionally(here)):
            named = self._sayings.naming(said, lambda key: self._usable(key) and (not _orders(key) or has_name(key)))
            yield self.plain(named, ordering=False)
        yield self.plain(here, ordering=False)


def _alternatives(words: Sequence[Word], seats: Collection[str]) -> Iterator[Word]:
    """The words with OR for a stroke between two planets or players, without EITHER, and without brackets around OR."""
    inside = any(word.plain in _OR and at and words[at - 1].plain == "(" for at, word in enumerate(words))
    for at, word in enumerate(words):
        beside = words[at - 1 : at + 2 : 2] if at else ()
        numbered = at > 1 and words[at - 2].plain == NOUN and all(one.number is not None for one in beside)
        if word.plain == "/" and (numbered or (beside and all(one.plain in seats for one in beside))):
            yield word._replace(text="or", plain="or")
        elif not (word.plain in _AROUND and (inside or word.plain == _EITHER)):
            yield word


def _orders(key: str) -> bool:
    """Whether a key of sayings has an order word."""
    return any(word.isupper() and len(word) > 1 for word in key.split())
