"""Player names: players' own names used for their seats, `ZAP Bob` where Bob plays Blue.

They are replaced by the seat's name as soon as a letter comes, before anything is kept. So what is kept means the same,
whoever plays later. A name that two players share, or that is also a word of the game, is never guessed.
"""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.engine.text.sayings import house
from adjudicator.orders.lines.letter_reading import Called, Fate, LetterReading, Line, Naming
from adjudicator.orders.values.budget import STEPS, left
from adjudicator.orders.values.directive import OF_A_PHASE
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words.lexer import Word, quoted, split
from adjudicator.orders.words.names import Fit, Likeness, Match, Names, Pattern

LEFT_OUT: Final = "NOTE (left out)"
"""Stands for words between two orders that are left out because they are private."""

_FURTHER: Final = 4
"""Words after the name of a seat that a longer name has at most: `Blue planet 4`."""
_UNREADABLE: Final = "?"
"""Put before a word, it keeps it from being read."""
_ENGLISH: Final = frozenset(
    "a all an and any anybody anyone both each else either everybody everyone he her him i if in it me my neither no"
    " nobody none nor not nothing one or others otherwise rest she the them then they unless us we who you".split()
)
"""Everyday words that are never a player's name in an order, even if a player has that name."""
_COUNTED: Final = frozenset((Fate.CLAUSE, Fate.HEADING))
_ALIKE: Final = 2
"""First letters that a misspelt name shares with the correct one."""


class Person(NamedTuple):
    """A player's name and seat; `left` if they play no more."""

    name: str
    seat: str
    left: bool = False


People = tuple[Person, ...]
Reader = Callable[[tuple[Line, ...], People, int], LetterReading]
"""Reads lines, with the names of these people, and searches in so many steps for what was meant."""


class Peopled(Names):
    """The names of a game and of its players, for one letter; `taken` are words with another meaning."""

    __slots__ = ("_people", "_taken", "shadowed", "unsure")

    def __init__(self, names: Names, people: People, taken: Set[Pattern]) -> None:
        super().__init__(names.vocabulary, names.index)
        self._people: dict[str, list[tuple[Pattern, People]]] = {}
        self._taken: dict[str, list[tuple[Pattern, People]]] = {}
        self.shadowed: dict[tuple[int, int], Called] = {}
        """Words that mean something else, although they could be a player's name."""
        self.unsure: set[tuple[int, int]] = set()
        """Places where words may be a player's name or an abbreviated seat."""
        for said, several in _by_name(people).items():
            if said == (several[0].seat.casefold(),):
                continue
            kept = self._taken if _means(said, taken) else self._people
            kept.setdefault(str(said[0]), []).append((said, several))
        for found in (*self._people.values(), *self._taken.values()):
            found.sort(key=lambda one: -len(one[0]))

    def match(self, kind: str, words: Sequence[Word], at: int) -> Match | None:
        """The best match among the names of a kind and those of players."""
        found = super().match(kind, words, at)
        for size, people in _at(self._taken, words, at):
            other = self._called(kind, words, at, size, people)
            if other is not None and (found is None or found.values != other.values):
                where = words[at].line, words[at].column
                name = quoted(words[at : at + size])
                self.shadowed[where] = Called(*where, words[at + size - 1].end, name, people[0].seat)
        for size, people in _at(self._people, words, at):
            called = self._called(kind, words, at, size, people)
            if called is not None:
                return self._better(found, called, words[at])
        return found

    def misnamed(self, words: Sequence[Word], at: int) -> str:
        """What to say of a player's name that cannot be read at a place; empty if there is none."""
        for size, people in _at(self._taken, words, at):
            said = quoted(words[at : at + size])
            return house("name-and-word", words=said, name=people[0].name, seat=people[0].seat)
        for _, people in _at(self._people, words, at):
            if all(person.left for person in people):
                return house("name-left", name=people[0].name, seat=people[0].seat)
        return ""

    def unclear(self, words: Sequence[Word]) -> str:
        """What to say of words that mean different things with and without a player's name in them; empty if none."""
        for at in range(len(words)):
            for size, people in _at(self._people, words, at):
                return house(
                    "name-or-not", words=quoted(words[at : at + size]), name=people[0].name, seat=people[0].seat
                )
        return ""

    def nicknames(self) -> list[str]:
        """What players are called: a misspelt word may be meant as one of these."""
        return [" ".join(map(str, said)).title() for found in self._people.values() for said, _ in found]

    def _called(self, kind: str, words: Sequence[Word], at: int, size: int, people: People) -> Match | None:
        """The meaning of the words with the seat's name in place of its player's."""
        found: list[tuple[int, str, str, object]] = []
        if all(person.left for person in people):
            return None
        for person in people:
            seat = split(person.seat)
            match = super().match(kind, [*seat, *words[at + size : at + size + _FURTHER]], 0)
            if match is not None and match.fit.likeness is Likeness.EXACT and match.fit.size >= len(seat):
                longer = match.fit.size - len(seat)
                found.append((longer, f"{match.spellings[0]} ({person.name})", person.seat, match.values[0]))
        if not found:
            return None
        most = max(longer for longer, *_ in found)
        several = {value: (label, seat) for longer, label, seat, value in found if longer == most}
        labels = tuple([label for label, _ in several.values()])
        one = next(iter(several.values()))[1] if len(several) == 1 else None
        return Match(Fit(size + most, Likeness.ABBREVIATED), tuple(several), labels, (size, one) if one else None)

    def _better(self, found: Match | None, called: Match, word: Word) -> Match:
        """The meaning of words that may name a thing of the game or a player: the longer, or both if equally long."""
        if found is None or found.fit.size < called.fit.size:
            return called
        alike = found.fit.size == called.fit.size and found.fit.likeness is Likeness.ABBREVIATED
        if not alike or found.values == called.values:
            return found
        self.unsure.add((word.line, word.column))
        return Match(called.fit, (*found.values, *called.values), (*found.spellings, *called.spellings))


def naming(names: Names, called: Iterable[Called]) -> Naming:
    """The players' names found while a letter was read with these names."""
    if not isinstance(names, Peopled):
        return Naming()
    return Naming(tuple(sorted(called)), tuple(sorted(names.shadowed.values())), tuple(sorted(names.unsure)))


def named(
    read: Reader, lines: tuple[Line, ...], people: People, steps: int = STEPS
) -> tuple[tuple[Line, ...], LetterReading]:
    """The lines with seats' names in place of players', and how they are read; problems quote what was written.

    The lines read the same for somebody who knows none of the players' names. With and without names they are searched
    in so many steps together; once more, to see that they do read the same, they are not.
    """
    plain = read(lines, (), steps)
    if not mentions(lines, plain, people):
        return lines, plain
    reading = read(lines, people, left(plain.steps, steps))
    reading = replace(reading, steps=plain.steps + reading.steps)
    for kept in _versions(lines, reading):
        again = plain if kept == lines else read(kept, (), 0 if reading.problems else STEPS)
        if _orders(again) == _orders(reading):
            return kept, replace(reading, read=again.read, kept=again.kept, kept_at=again.kept_at)
    return _without_names(read, lines, people, steps)


def mentions(lines: Sequence[Line], reading: LetterReading, people: People) -> bool:
    """Whether an order has a word that is a player's name, or an unread word that is like one.

    `and`, which begins as Ann does, and other everyday words are nobody's name.
    """
    firsts = _firsts(people)
    begun = {first[:_ALIKE] for first in firsts}
    return bool(firsts) and any(
        not line.context
        and (
            (fate in _COUNTED and _says(line.text, firsts))
            or (fate is Fate.PROBLEM and any(word.plain[:_ALIKE] in begun for word in split(line.text) if _odd(word)))
        )
        for line in lines
        if (fate := reading.fates.get(line.number)) is not None
    )


def _odd(word: Word) -> bool:
    """Whether a word may be a misspelt name."""
    return word.plain not in _ENGLISH


def _says(text: str, firsts: Set[str]) -> bool:
    return not firsts.isdisjoint(word.plain for word in split(text))


@lru_cache(maxsize=1024)
def _firsts(people: People) -> Set[str]:
    """The words that names begin with."""
    return frozenset(str(said[0]) for said in _by_name(people))


@lru_cache(maxsize=1024)
def _by_name(people: People) -> dict[Pattern, People]:
    """Everything that somebody is called, first name and full name, with all seats of that name."""
    found: dict[Pattern, dict[str, Person]] = {}
    for person in people:
        for name in dict.fromkeys((person.name, *person.name.split()[:1])):
            for spelling in dict.fromkeys((name, _unmarked(name))):
                words = split(spelling)
                # A name with a number (`Seven`, `Bob 2`) would be read as that number.
                if words and words[0].plain[0].isalpha() and all(word.number is None for word in words):
                    same = found.setdefault(tuple(word.plain for word in words), {})
                    if same.get(person.seat, person).left or not person.left:
                        same[person.seat] = person
    return {said: tuple(several.values()) for said, several in found.items()}


def _unmarked(name: str) -> str:
    """A name as it is typed without its accents."""
    return "".join(one for one in unicodedata.normalize("NFKD", name) if not unicodedata.combining(one))


def _at(names: dict[str, list[tuple[Pattern, People]]], words: Sequence[Word], at: int) -> Iterator[tuple[int, People]]:
    """How many words at a place are a name, and whose; the longest first."""
    if at >= len(words):
        return
    for said, people in names.get(words[at].plain, ()):
        size = len(said)
        there = words[at : at + size]
        if tuple(word.plain for word in there) == said and there[0].line == there[-1].line:
            yield size, people


def _means(said: Pattern, taken: Set[Pattern]) -> bool:
    """Whether the words of a name mean something else in the game, together or one by one."""
    if said in taken:
        return True
    last = str(said[-1])
    return (*said[:-1], f"{last}s") in taken or (last.endswith("s") and (*said[:-1], last[:-1]) in taken)


@lru_cache(maxsize=256)
def words_of(vocabulary: Vocabulary, keywords: tuple[Pattern, ...], orders: tuple[str, ...]) -> Set[Pattern]:
    """The words that mean something in a game: its names, with or without their last words, and its order words."""
    found: set[Pattern] = {(word,) for word in _ENGLISH} | set(keywords)
    lacking = {name for names in vocabulary.left_out.values() for name in names}
    spellings = [name for names in vocabulary.kinds.values() for name in names if name not in lacking]
    for name in (*spellings, *orders):
        found.update(_beginnings(name))
    return frozenset(found)


@lru_cache(maxsize=4096)
def _beginnings(name: str) -> Sequence[Pattern]:
    """The words of a name, with or without its last ones; games of a title have much the same names."""
    said = tuple(word.plain for word in split(name))
    return [said[:size] for size in range(1, len(said) + 1)]


def _versions(lines: Sequence[Line], reading: LetterReading) -> Iterator[tuple[Line, ...]]:
    """The lines with as many seats in place of players as are needed to read them without knowing the players."""
    naming = reading.naming
    doubtful = [Called(*where, where[1], "", _UNREADABLE) for where in naming.doubtful]
    directives = {directive.line for directive in reading.directives if directive.word in OF_A_PHASE}
    for marks in ((), doubtful) if doubtful else ((),):
        rewritten = _rewritten(lines, (*naming.called, *marks))
        yield rewritten
        for parting in ("", LEFT_OUT):
            yield tuple(
                line
                if line.context or line.number in directives or reading.fates.get(line.number) in _COUNTED
                else line._replace(text=parting if line.text.strip() else "")
                for line in rewritten
            )


def _rewritten(lines: Sequence[Line], several: Sequence[Called]) -> tuple[Line, ...]:
    by_line: dict[int, list[Called]] = {}
    for one in sorted(several, key=lambda one: -one.column):
        by_line.setdefault(one.line, []).append(one)
    found = []
    for line in lines:
        text = line.text
        for one in by_line.get(line.number, ()) if not line.context else ():
            if _plain(text[one.column - 1 : one.end - 1]) != _plain(one.name):
                continue  # it was found in a line that only may have been meant
            text = text[: one.column - 1] + one.seat + text[one.end - 1 :]
        found.append(line._replace(text=text))
    return tuple(found)


def _plain(text: str) -> list[str]:
    return [word.plain for word in split(text)]


def _orders(reading: LetterReading) -> tuple[object, ...]:
    """What a reading means, apart from its wording."""
    return (
        tuple((one.line, replace(one.clause, said="")) for one in reading.read),
        tuple(replace(one, words="") for one in reading.kept),
        tuple(one for one in reading.directives if one.word in OF_A_PHASE),
    )


def _without_names(
    read: Reader, lines: Sequence[Line], people: People, steps: int
) -> tuple[tuple[Line, ...], LetterReading]:
    """The lines without those that name a player, whose reading is reported."""
    firsts = _firsts(people)
    out = [line for line in lines if not line.context and _says(line.text, firsts)]
    kept = tuple(line._replace(text=LEFT_OUT) if line in out else line for line in lines)
    reading = read(kept, (), steps)
    problems = [Problem(ProblemKind.AMBIGUOUS, line.number, 1, line.text.strip(), house("name-unsure")) for line in out]
    return kept, replace(
        reading,
        problems=tuple(sorted((*reading.problems, *problems), key=lambda one: (one.line, one.column))),
        fates={**reading.fates, **{line.number: Fate.PROBLEM for line in out}},
        directives=tuple(one for one in reading.directives if one.line not in {line.number for line in out}),
    )
