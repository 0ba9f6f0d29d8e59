"""Entities: the names and numbers of a sentence, put together as the language of orders writes them.

`the third planet of Bob` and `Blue's planet number 3` are both `Blue 3`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from adjudicator.engine.contract.order_words import ORDER_WORD, Vocabulary
from adjudicator.orders.prose.names import enumerations, partial_names
from adjudicator.orders.prose.names.parted_names import NOUN, PLACE, PartedNames, ordinal
from adjudicator.orders.prose.names.sharing import counted, listed, spread
from adjudicator.orders.words.lexer import Word, pattern, split
from adjudicator.orders.words.names import SEAT, Likeness, Match, Names

_ONES: Final = frozenset("token tokens ship ships cell cells from each of to card cards apiece with".split())
"""What stands behind a `one` that counts something."""
REACHED: Final = "to"
"""Before a number that is reached, and not by how much something changes: `slow down to 1`."""
_FROM: Final = frozenset(["from"])
_SUBJECT: Final = frozenset(["i"])
_SELF: Final = frozenset(["i", "my", "me", "mine"])
_AFTER_PLACE: Final = frozenset(["with"])
"""What may stand behind the number of a planet that is attacked."""
Run = tuple[tuple[str, str, int | None], ...]
"""Words as they are compared."""


class Entities:
    """The names that one player can use, as pairs of a word and a number, and whole."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._longest = (
            1 + max([len(split(name)) for name in names.nicknames()], default=0) + _longest(names.vocabulary)
        )
        """Words of the longest name, with one of a player in it."""
        self._known: dict[tuple[str, Run], Match | None] = {}
        """What was named by words before: the parts of a sentence are looked at many times."""
        self._said: dict[Run, int] = {}
        """In how many words."""
        self._joined: dict[tuple[Word, ...], list[Word]] = {}
        self._begun: dict[tuple[tuple[Word, ...], int], int] = {}
        self._parted = PartedNames(names)
        self.owners = self._parted.owners
        """The words of names in two parts."""
        seats = [seat.casefold() for seat in names.vocabulary.kinds.get(SEAT, ())]
        pairs = self._parted.pairs.items()
        self._seats_of = {value: owner for (owner, _), (_, value) in pairs if owner in seats}
        """The seats that the places belong to which can be named by them."""
        self._powers = {said.casefold(): seat for said, seat in names.vocabulary.owners().items()}
        self._me = names.vocabulary.me

    def joined(self, words: Sequence[Word]) -> list[Word]:
        """The words, with the parts of a name side by side and players as their seats."""
        key = tuple(words)
        if key not in self._joined:
            joined = spread(self._parted.joined(words), self._parted.is_name)
            self._joined[key] = enumerations.parted(joined, self._named)
        return self._joined[key]

    def counted(self, words: Sequence[Word]) -> tuple[list[Word], ...]:
        """The words, with a number for each name that is counted, in each way in which they can be counted."""
        return counted(words, self._parted.is_name)

    def _named(self, words: Sequence[Word], at: int) -> int:
        """How many words from a place on name something that has no number of its own."""
        return 0 if words[at].plain in self.owners else self.said(words, at)

    def named(self, kind: str, words: Sequence[Word], at: int) -> Match | None:
        """The best match among the names of a kind."""
        return self._named_by(kind, words, at, self._run(words, at))

    def placed(self, words: Sequence[Word]) -> list[Word]:
        """Words that begin with the bare number of a planet, with the noun before it: `4 with 3 from home 1`."""
        numbered = bool(words) and words[0].number is not None and (len(words) == 1 or words[1].plain in _AFTER_PLACE)
        noun = words[0]._replace(text=NOUN, plain=NOUN, number=None) if numbered else None
        return [noun, *words] if noun is not None and self._parted.is_name(noun, words[0]) else []

    def name(self, kind: str, value: object) -> str:
        """The canonical name of a value."""
        return self._names.vocabulary.name(kind, value)

    def _named_by(self, kind: str, words: Sequence[Word], at: int, run: Run) -> Match | None:
        key = kind, run
        if key not in self._known:
            self._known[key] = self._names.match(kind, words, at)
        return self._known[key]

    def _run(self, words: Sequence[Word], at: int) -> Run:
        """The words from a place on of which a name can consist, as they are compared."""
        return tuple([(word.plain, word.text, word.number) for word in words[at : at + self._longest]])

    def said(self, words: Sequence[Word], at: int) -> int:
        """How many words at a place have to be used: a number, or the whole name of something."""
        run = self._run(words, at)
        if run not in self._said:
            self._said[run] = self._must(words, at, run)
        return self._said[run]

    def names_anything(self, words: Sequence[Word]) -> bool:
        """Whether words name anything, or count it; who says `I` need not be what is spoken of."""
        return any(self.said(words, at) for at, word in enumerate(words) if word.plain not in _SUBJECT)

    def _must(self, words: Sequence[Word], at: int, run: Run) -> int:
        size = max(
            (
                one.fit.size
                for kind in self._names.vocabulary.kinds
                if self._names.spellings(kind)
                if kind != ORDER_WORD and (one := self._named_by(kind, words, at, run)) is not None
                if one.fit.likeness > Likeness.NUMBER and not self._names.vocabulary.lacks(kind, one.spellings[0])
            ),
            default=0,
        )
        if size or words[at].number is None or ordinal(words[at]):
            return size
        after = words[at + 1].plain if at + 1 < len(words) else ""
        return int(words[at].number != 1 or words[at].text.isdigit() or after in _ONES)

    def numbered(self) -> Iterator[tuple[int, str]]:
        """Everything with a number in its name that is no place, with that number: `Attack 8`."""
        for (_, number), (kind, value) in self._parted.pairs.items():
            if kind != PLACE:
                yield number, self.name(kind, value)

    def gathered(self, words: Sequence[Word]) -> tuple[Word, ...]:
        """Only the words that name or count something.

        None if a number is among the others, or is what something is to be: `slow down to 1`; or if it only counts
        something that is not named: `with 3`.
        """
        reached = any(two.number is not None and one.plain == REACHED for one, two in pairwise(words))
        if reached or not self._names_more(words):
            return ()
        bare: list[Word] = []
        at = 0
        while at < len(words):
            size = self.said(words, at) if words[at].plain not in _SELF else 0
            bare += words[at : at + size]
            at += max(size, 1)
        lost = sum(one.number is not None for one in words) > sum(one.number is not None for one in bare)
        return () if lost else tuple(bare)

    def _names_more(self, words: Sequence[Word]) -> bool:
        """Whether words name more than numbers of which one counts something."""
        counts = any(two.number is not None and one.plain in _AFTER_PLACE for one, two in pairwise(words))
        return not counts or any(word.number is None and self.said(words, at) for at, word in enumerate(words))

    def begins(self, match: Match, words: Sequence[Word], at: int) -> bool:
        """Whether what was found for words at a place are several names that begin with just these words."""
        said = tuple(word.plain for word in words[at : at + match.fit.size])
        return len(match.values) > 1 and all(pattern(one)[: len(said)] == said for one in match.spellings)

    def partial(self, kind: str, words: Sequence[Word], at: int) -> tuple[tuple[object, ...], int]:
        """The things of a kind that have all the parts which are named at a place, and in how many words."""
        return partial_names.partial(kind, words, at, self._names.vocabulary)

    def has_parts(self, words: Sequence[Word]) -> bool:
        """Whether words name parts of things."""
        return partial_names.named(words, self._names.vocabulary)

    def begun(self, words: Sequence[Word], at: int) -> int:
        """How many words at a place begin several names of a kind, and are none."""
        key = tuple(words), at
        if key not in self._begun:
            self._begun[key] = self._beginning(words, at)
        return self._begun[key]

    def _beginning(self, words: Sequence[Word], at: int) -> int:
        found = (self.named(kind, words, at) for kind in self._names.vocabulary.kinds if kind != ORDER_WORD)
        begun = max((one.fit.size for one in found if one is not None and self.begins(one, words, at)), default=0)
        known = partial_names.parts(self._names.vocabulary)
        return max([begun, *(self.partial(kind, words, at)[1] for kind in known)])

    def spare(self, words: Sequence[Word]) -> frozenset[int]:
        """The places of names that say nothing new: the owner of a planet that is named, and one's own power."""
        pairs = [self._parted.pairs.get((one.plain, other.number or 0)) for one, other in pairwise(words)]
        owners = {self._seats_of.get(pair[1], "") for pair in pairs if pair is not None and pair[0] == PLACE}
        found: set[int] = set()
        for at, word in enumerate(words):
            paired = pairs[at] if at < len(pairs) else None
            inside = at and pairs[at - 1] is not None
            if paired is None and not inside and (word.plain in owners or self._powers.get(word.plain) == self._me):
                found.add(at)
        return frozenset(found)

    def alike(self, words: Sequence[Word]) -> bool:
        """Whether all names in two parts belong to the same, and stand in one list without a source."""
        names = [one.plain for one, other in pairwise(words) if self._parted.is_name(one, other)]
        sizes = [len(one) for one in listed(words, self._parted.is_name)]
        apart = any(word.plain in _FROM for word in words)
        return len(names) > 1 and len(set(names)) == 1 and sizes == [len(names)] and not apart

    def glued(self, words: Sequence[Word]) -> frozenset[int]:
        """The places of words that belong to the word before them: `from home 1` to the number of its tokens.

        So does the number of a place that was said before its owner: `the third planet of Blue`.
        """
        found = {
            at + 1
            for at, (one, other) in enumerate(pairwise(words))
            if self._parted.is_name(one, other) and (other.line, other.column) < (one.line, one.column)
        }
        for at in range(2, len(words) - 1):
            before, word = words[at - 2], words[at - 1]
            if before.number is not None and word.plain in _FROM and self._parted.is_name(words[at], words[at + 1]):
                found |= {at - 1, at}
        return frozenset(found)


@lru_cache(maxsize=64)
def _longest(vocabulary: Vocabulary) -> int:
    """Words of the longest name in a vocabulary."""
    return max((len(pattern(name)) for known in vocabulary.kinds.values() for name in known), default=0)
