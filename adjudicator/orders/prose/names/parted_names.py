"""Parted names: names whose parts stand otherwise than orders have them, such as `the third planet of Bob` for Blue 3.

So does the first word of a name behind its rest, `the mech/mech of the moon`.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from adjudicator.engine.contract.order_words import ORDER_WORD, Vocabulary
from adjudicator.orders.prose.sayings import ORDINAL
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, pattern
from adjudicator.orders.words.names import SEAT, Names, seated

_SIGNS: Final = frozenset(",.:")
_NUMBERING: Final = frozenset(["number", "no", "nr", "#"])
_BETWEEN: Final = frozenset("planet the of from 's s system own lonely".split()) | _SIGNS | _NUMBERING
"""Words between the parts of one name."""
_SLASHES: Final = frozenset(["/", "(", "x", "@"])
_HOME: Final = "home"
_OWN: Final = frozenset([_HOME])
_FROM: Final = frozenset(["from"])
NOUN: Final = "planet"
PLACE: Final = "place"
_FAR: Final = 4
_OF: Final = word_classes.of("belonging to")
"""What stands between the rest of a name and its first word."""
_Said = tuple[str, ...]
_Tails = Mapping[str, Sequence[tuple[_Said, frozenset[str]]]]
"""The rests of names with the words before them, by the first word of each rest; the longest first."""


class PartedNames:
    """Puts the parts of names side by side, for one player."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self.pairs: dict[tuple[str, int], tuple[str, object]] = {}
        """What the names in two parts stand for, a word and a number, by these: its kind and value."""
        for kind, known in names.vocabulary.kinds.items():
            if kind != ORDER_WORD:
                for name, value in known.items():
                    said = pattern(name)
                    if len(said) == 2 and isinstance(said[0], str) and isinstance(said[1], int):
                        self.pairs.setdefault((said[0], said[1]), (kind, value))
        self.owners = {word for word, _ in self.pairs}
        """Their words."""
        self._things = {word for (word, _), (kind, _) in self.pairs.items() if kind != PLACE}
        """Those of what has no planets: in `attack planet 4`, nobody names the card Attack 4."""
        initials = [word[0] for word in sorted(self.owners)]
        self._by_letter = {word[0]: word for word in sorted(self.owners) if initials.count(word[0]) == 1}
        """The same by their first letter, where only one has it."""
        seats = [seat.casefold() for seat in names.vocabulary.kinds.get(SEAT, ())]
        firsts = [seat[0] for seat in seats]
        self._initials = {
            seat[0].upper(): seat for seat in seats if firsts.count(seat[0]) == 1 and seat[0] not in ("a", "i")
        }
        """The seats by their first letter, as a capital, where only one has it."""
        self._tails = _tails(names.vocabulary)

    def joined(self, words: Sequence[Word]) -> list[Word]:
        """The words, with the parts of a name side by side and players as their seats."""
        return self._sourced(self._paired(_turned(self._written_out(words), self._tails)))

    def is_name(self, owner: Word, number: Word) -> bool:
        """Whether a word and a number are a name together."""
        return number.number is not None and (owner.plain, number.number) in self.pairs

    def _written_out(self, words: Sequence[Word]) -> list[Word]:
        """The words, with the whole word for the first letter of a name that has a number: `H5`, `2xH1`."""
        out: list[Word] = []
        for at, word in enumerate(words):
            after = words[at + 1] if at + 1 < len(words) else None
            beside = after is not None and after.number is not None and after.column == word.end
            letter = word.plain.removeprefix("x") if beside else ""
            owner = self._by_letter.get(letter, "")
            whole = word._replace(text=owner, plain=owner)
            if owner and after is not None and self.is_name(whole, after):
                out.append(whole)
            else:
                seat = self._initials.get(word.text, "")
                out.append(word._replace(text=seat, plain=seat) if seat else word)
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
        ranks = at > 0 and ordinal(words[at]) and words[at - 1].plain in self._things
        return ranks and (at + 1 == len(words) or not words[at + 1].plain[0].isalnum())

    def _pair(self, words: Sequence[Word], at: int) -> tuple[Word, Word, int] | None:
        """A name in two parts that begins at a place, and how many words it takes."""
        first = words[at]
        if first.plain in self.owners:
            end = self._over(words, at + 1, first.plain)
            if end < len(words) and self.is_name(first, words[end]):
                last = end + 1
                nouns = last < len(words) and words[last].plain == NOUN
                return first, words[end], last + nouns - at
        owner = self._over(words, at + 1)
        if ordinal(first) and at + 1 < owner < len(words) and self.is_name(words[owner], first):
            return words[owner], first, owner + 1 - at  # `third planet of Blue`, `third of Blue`
        return None

    def _over(self, words: Sequence[Word], at: int, owner: str = "") -> int:
        """The next place with something else than a word between the parts of a name.

        Signs part names, unless the noun or the owner is said again behind them.
        """
        end = at
        while end < min(len(words), at + _FAR) and (words[end].plain in _BETWEEN or words[end].plain == owner):
            end += 1
        between = [word.plain for word in words[at:end]]
        if owner in self._things and NOUN in between:
            return at
        parted = any(one in _SIGNS for one in between) and not {NOUN, *_NUMBERING, owner}.intersection(between)
        return at if parted else end

    def _sourced(self, words: Sequence[Word]) -> list[Word]:
        """The words, with `from` between a number of things and the place they are taken from: `3/H2`, `3 (H2)`.

        A planet that they are taken from is one's own, if nobody is named for it.
        """
        out: list[Word] = []
        for at, word in enumerate(words):
            if word.plain == NOUN and out and out[-1].plain in _FROM and at + 1 < len(words):
                own = word._replace(text=_HOME, plain=_HOME)
                if self.is_name(own, words[at + 1]):
                    out.append(own)
                    continue
            place = at + 2 < len(words) and self.is_name(words[at + 1], words[at + 2])
            counted = bool(out) and out[-1].number is not None and not (len(out) > 1 and self.is_name(out[-2], out[-1]))
            if counted and place and word.plain in _SLASHES and words[at + 1].plain in _OWN:
                out.append(word._replace(text="from", plain="from"))
            else:
                out.append(word)
        return out


@lru_cache(maxsize=64)
def _tails(vocabulary: Vocabulary) -> _Tails:
    """The rests of all names that have two words or more behind their first one, and no numbers."""
    known: dict[_Said, set[str]] = {}
    for kind, names in vocabulary.kinds.items():
        for name in names if kind != ORDER_WORD else ():
            first, *rest = pattern(name) or ("",)
            said = tuple(one for one in rest if isinstance(one, str))
            if len(said) == len(rest) > 1 and isinstance(first, str):
                known.setdefault(said, set()).add(first)
    found: dict[str, list[tuple[_Said, frozenset[str]]]] = {}
    for tail, firsts in sorted(known.items(), key=lambda one: (-len(one[0]), one[0])):
        found.setdefault(tail[0], []).append((tail, frozenset(firsts)))
    return found


def _turned(words: Sequence[Word], known: _Tails) -> list[Word]:
    """The words, with the first word of each name before its rest."""
    out: list[Word] = []
    at = 0
    while at < len(words):
        size, behind = _tail_at(words, at, known)
        out += [words[behind], *words[at : at + size]] if size else [words[at]]
        at = behind + 1 if size else at + 1
    return out


def _tail_at(words: Sequence[Word], at: int, known: _Tails) -> tuple[int, int]:
    """The size of the rest of a name at a place, and where the first word of that name stands behind it."""
    before = words[at - 1].plain if at else ""
    for tail, firsts in known.get(words[at].plain, ()):
        end = at + len(tail)
        if before in firsts or tuple(word.plain for word in words[at:end]) != tail:
            continue
        while end < len(words) and words[end].plain in _OF:
            end += 1
        if at + len(tail) < end < len(words) and words[end].plain in firsts:
            return len(tail), end
    return 0, 0


def ordinal(word: Word) -> bool:
    """Whether a word is no number of things, but the first, second and so on of them."""
    return word.number is not None and word.plain.endswith(ORDINAL)


def _cardinal(word: Word) -> Word:
    return word._replace(text=str(word.number), plain=str(word.number))
