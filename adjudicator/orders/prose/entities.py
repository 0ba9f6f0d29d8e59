"""Entities: the names and numbers of a sentence, put together as the language of orders writes them.

`the third planet of Bob` and `Blue's planet number 3` are both `Blue 3`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from adjudicator.engine.contract.order_words import ORDER_WORD, Vocabulary
from adjudicator.orders.prose import enumerations
from adjudicator.orders.prose.sayings import ORDINAL
from adjudicator.orders.prose.sharing import counted, listed, spread
from adjudicator.orders.prose.turned_names import tails, turned
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, pattern, split
from adjudicator.orders.words.names import SEAT, Likeness, Match, Names, seated

_SIGNS: Final = frozenset(",.:")
_NUMBERING: Final = frozenset(["number", "no", "nr", "#"])
_BETWEEN: Final = frozenset("planet the of from 's s system own lonely".split()) | _SIGNS | _NUMBERING
"""Words between the parts of one name."""
_SLASHES: Final = frozenset(["/", "(", "x", "@"])
_OWN: Final = frozenset(["home"])
_ONES: Final = frozenset("token tokens from each of to card cards apiece with".split())
"""What stands behind a `one` that counts something."""
_THEIRS: Final = word_classes.of("theirs")
_NOUN: Final = "planet"
_PLACE: Final = "place"
_FROM: Final = frozenset(["from"])
_SELF: Final = frozenset(["i", "my", "me", "mine"])
_AFTER_PLACE: Final = frozenset(["with"])
"""What may stand behind the number of a planet that is attacked."""
_FAR: Final = 4
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
        self._pairs: dict[tuple[str, int], tuple[str, object]] = {}
        for kind, known in names.vocabulary.kinds.items():
            if kind != ORDER_WORD:
                for name, value in known.items():
                    said = pattern(name)
                    if len(said) == 2 and isinstance(said[0], str) and isinstance(said[1], int):
                        self._pairs.setdefault((said[0], said[1]), (kind, value))
        self._tails = tails(names.vocabulary)
        self.owners = {word for word, _ in self._pairs}
        """The words of names in two parts."""
        self._things = {word for (word, _), (kind, _) in self._pairs.items() if kind != _PLACE}
        """Those of what has no planets: in `attack planet 4`, nobody names the card Attack 4."""
        owners = sorted(self.owners)
        initials = [word[0] for word in owners]
        seats = [seat.casefold() for seat in names.vocabulary.kinds.get(SEAT, ())]
        firsts = [seat[0] for seat in seats]
        self._initials = {
            seat[0].upper(): seat for seat in seats if firsts.count(seat[0]) == 1 and seat[0] not in ("a", "i")
        }
        """The seats by their first letter, as a capital, where only one has it."""
        self._seats_of = {value: owner for (owner, _), (_, value) in self._pairs.items() if owner in seats}
        """The seats that the places belong to which can be named by them."""
        self._powers = {said.casefold(): seat for said, seat in names.vocabulary.owners().items()}
        self._me = names.vocabulary.me
        self._by_letter = {word[0]: word for word in owners if initials.count(word[0]) == 1}
        """The names in two parts by their first letter, where only one has it."""

    def joined(self, words: Sequence[Word]) -> list[Word]:
        """The words, with the parts of a name side by side and players as their seats."""
        written_out = turned(self._written_out(words), self._tails)
        joined = spread(self._sourced(self._paired(written_out)), self._is)
        return enumerations.parted(joined, self._named)

    def counted(self, words: Sequence[Word]) -> tuple[list[Word], ...]:
        """The words, with a number for each name that is counted, in each way in which they can be counted."""
        return counted(words, self._is)

    def _written_out(self, words: Sequence[Word]) -> list[Word]:
        """The words, with the whole word for the first letter of a name that has a number: `H5`, `2xH1`."""
        out: list[Word] = []
        for at, word in enumerate(words):
            after = words[at + 1] if at + 1 < len(words) else None
            beside = after is not None and after.number is not None and after.column == word.end
            letter = word.plain.removeprefix("x") if beside else ""
            owner = self._by_letter.get(letter, "")
            whole = word._replace(text=owner, plain=owner)
            if owner and after is not None and self._is(whole, after):
                out.append(whole)
            else:
                seat = self._initials.get(word.text, "")
                out.append(word._replace(text=seat, plain=seat) if seat else word)
        return out

    def _sourced(self, words: Sequence[Word]) -> list[Word]:
        """The words, with `from` between a number of things and the place they are taken from: `3/H2`, `3 (H2)`."""
        out: list[Word] = []
        for at, word in enumerate(words):
            place = at + 2 < len(words) and self._is(words[at + 1], words[at + 2])
            counted = bool(out) and out[-1].number is not None and not (len(out) > 1 and self._is(out[-2], out[-1]))
            if counted and place and word.plain in _SLASHES and words[at + 1].plain in _OWN:
                out.append(word._replace(text="from", plain="from"))
            else:
                out.append(word)
        return out

    def _paired(self, words: Sequence[Word]) -> list[Word]:
        seats = seated(words, self._names)
        said = [word for at, word in enumerate(seats) if not self._ranks(seats, at)]
        out: list[Word] = []
        at = 0
        while at < len(said):
            found = self._pair(said, at)
            if found is None:
                out.append(said[at])
                at += 1
            else:
                owner, number, size = found
                out += [owner, _cardinal(number)]
                at += size
        return out

    def _ranks(self, words: Sequence[Word], at: int) -> bool:
        """Whether a word ranks the things before it, and is no number of theirs: `the habitats first`."""
        ranks = at > 0 and _ordinal(words[at]) and words[at - 1].plain in self._things
        return ranks and (at + 1 == len(words) or not words[at + 1].plain[0].isalnum())

    def _pair(self, words: Sequence[Word], at: int) -> tuple[Word, Word, int] | None:
        """A name in two parts that begins at a place, and how many words it takes."""
        first = words[at]
        if first.plain in self.owners:
            end = self._over(words, at + 1, first.plain)
            if end < len(words) and self._is(first, words[end]):
                last = end + 1
                nouns = last < len(words) and words[last].plain == _NOUN
                return first, words[end], last + nouns - at
        if first.number is None and first.plain != _NOUN:
            return None
        return self._numbered(words, at)

    def _numbered(self, words: Sequence[Word], at: int) -> tuple[Word, Word, int] | None:
        """`planet 3 of Blue`, `3 planet of Blue` (the third), `the third of Blue`, and without an owner `3 planet`."""
        end = self._over(words, at + 1)
        around = words[at : end + 1]
        number = next((word for word in around if word.number is not None), None)
        noun = next((word for word in around if word.plain == _NOUN), None)
        if number is None:
            return None
        last = words.index(number, at)
        if noun is not None:
            last = max(last, words.index(noun, at))
        elif not _ordinal(number):
            return None
        owner = self._over(words, last + 1)
        if owner < len(words) and owner > last + 1 - _ordinal(number) and self._is(words[owner], number):
            after = words[owner + 1] if owner + 1 < len(words) else None
            if after is None or after.number is None or after.number == number.number:
                return words[owner], _cardinal(number), owner + 1 - at
        if noun is not None and self._is(noun, number) and last > at:
            return noun, _cardinal(number), last + 1 - at
        if noun is None and at and words[at - 1].plain in _THEIRS:
            said = number._replace(text=_NOUN, plain=_NOUN, number=None)
            return (said, _cardinal(number), 1) if self._is(said, number) else None
        return None

    def _over(self, words: Sequence[Word], at: int, owner: str = "") -> int:
        """The next place with something else than a word between the parts of a name.

        Signs part names, unless the noun or the owner is said again behind them.
        """
        end = at
        while end < min(len(words), at + _FAR) and (words[end].plain in _BETWEEN or words[end].plain == owner):
            end += 1
        between = [word.plain for word in words[at:end]]
        if owner in self._things and _NOUN in between:
            return at
        parted = any(one in _SIGNS for one in between) and not {_NOUN, *_NUMBERING, owner}.intersection(between)
        return at if parted else end

    def _is(self, owner: Word, number: Word) -> bool:
        return number.number is not None and (owner.plain, number.number) in self._pairs

    def _named(self, words: Sequence[Word], at: int) -> int:
        """How many words from a place on name something that has no number of its own."""
        return 0 if words[at].plain in self.owners else self.said(words, at)

    def named(self, kind: str, words: Sequence[Word], at: int) -> Match | None:
        """The best match among the names of a kind."""
        return self._named_by(kind, words, at, self._run(words, at))

    def placed(self, words: Sequence[Word]) -> list[Word]:
        """Words that begin with the bare number of a planet, with the noun before it: `4 with 3 from home 1`."""
        numbered = bool(words) and words[0].number is not None and (len(words) == 1 or words[1].plain in _AFTER_PLACE)
        noun = words[0]._replace(text=_NOUN, plain=_NOUN, number=None) if numbered else None
        return [noun, *words] if noun is not None and self._is(noun, words[0]) else []

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
        if size or words[at].number is None or _ordinal(words[at]):
            return size
        after = words[at + 1].plain if at + 1 < len(words) else ""
        return int(words[at].number != 1 or words[at].text.isdigit() or after in _ONES)

    def numbered(self) -> Iterator[tuple[int, str]]:
        """Everything with a number in its name that is no place, with that number: `Attack 8`."""
        for (_, number), (kind, value) in self._pairs.items():
            if kind != _PLACE:
                yield number, self.name(kind, value)

    def gathered(self, words: Sequence[Word]) -> Iterator[tuple[Word, ...]]:
        """Only the words that name or count something: with those that say where something comes from, and without.

        None if a number is among the others.
        """
        bare: list[Word] = []
        sourced: list[Word] = []
        at = 0
        while at < len(words):
            size = self.said(words, at) if words[at].plain not in _SELF else 0
            bare += words[at : at + size]
            sourced += words[at : at + max(size, int(words[at].plain in _FROM))]
            at += max(size, 1)
        if sum(word.number is not None for word in words) > sum(word.number is not None for word in bare):
            return
        yield tuple(bare)
        if sourced != bare:
            yield tuple(sourced)

    def begins(self, match: Match, words: Sequence[Word], at: int) -> bool:
        """Whether what was found for words at a place are several names that begin with just these words."""
        said = tuple(word.plain for word in words[at : at + match.fit.size])
        return len(match.values) > 1 and all(pattern(one)[: len(said)] == said for one in match.spellings)

    def begun(self, words: Sequence[Word], at: int) -> int:
        """How many words at a place begin several names of a kind, and are none."""
        found = (self.named(kind, words, at) for kind in self._names.vocabulary.kinds if kind != ORDER_WORD)
        return max((one.fit.size for one in found if one is not None and self.begins(one, words, at)), default=0)

    def spare(self, words: Sequence[Word]) -> frozenset[int]:
        """The places of names that say nothing new: the owner of a planet that is named, and one's own power."""
        pairs = [self._pairs.get((one.plain, other.number or 0)) for one, other in pairwise(words)]
        owners = {self._owner(pair[1]) for pair in pairs if pair is not None and pair[0] == _PLACE}
        found: set[int] = set()
        for at, word in enumerate(words):
            paired = pairs[at] if at < len(pairs) else None
            inside = at and pairs[at - 1] is not None
            if paired is None and not inside and (word.plain in owners or self._powers.get(word.plain) == self._me):
                found.add(at)
        return frozenset(found)

    def alike(self, words: Sequence[Word]) -> bool:
        """Whether all names in two parts belong to the same, and stand in one list without a source."""
        names = [one.plain for one, other in pairwise(words) if self._is(one, other)]
        sizes = [len(one) for one in listed(words, self._is)]
        apart = any(word.plain in _FROM for word in words)
        return len(names) > 1 and len(set(names)) == 1 and sizes == [len(names)] and not apart

    def _owner(self, place: object) -> str:
        return self._seats_of.get(place, "")

    def glued(self, words: Sequence[Word]) -> frozenset[int]:
        """The places of words that belong to the word before them: `from home 1` to the number of its tokens."""
        found: set[int] = set()
        for at in range(2, len(words) - 1):
            before, word = words[at - 2], words[at - 1]
            if before.number is not None and word.plain in _FROM and self._is(words[at], words[at + 1]):
                found |= {at - 1, at}
        return frozenset(found)


@lru_cache(maxsize=64)
def _longest(vocabulary: Vocabulary) -> int:
    """Words of the longest name in a vocabulary."""
    return max((len(pattern(name)) for known in vocabulary.kinds.values() for name in known), default=0)


def _ordinal(word: Word) -> bool:
    """Whether a word is no number of things, but the first, second and so on of them."""
    return word.number is not None and word.plain.endswith(ORDINAL)


def _cardinal(word: Word) -> Word:
    return word._replace(text=str(word.number), plain=str(word.number))
