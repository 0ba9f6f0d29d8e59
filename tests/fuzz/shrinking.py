"""Making a counter-example small: whatever can be left out, while the same thing stays wrong, is left out."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.order_words import NO
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.clauses import Alternative, text
from tests.fuzz.example import Example, Letter
from tests.fuzz.faults import Broken
from tests.fuzz.opening import opening
from tests.fuzz.table import Table, replayed

T = TypeVar("T")

TRIALS: Final = 4000
"""So many smaller examples are tried at most."""

_STATEMENT = re.compile(r"(?P<name>[\w ]+?)(?P<power> \([\w ]+\))?(?:: (?P<facts>.*))?")
_CARDS = re.compile(r"(?P<kind>hand |new cards |)(?P<cards>[A-Z].*)")
"""A fact about cards; one about a pile says nothing but its cards."""


def minimal(parts: Sequence[T], fails: Callable[[Sequence[T]], bool]) -> list[T]:
    """What is left when no part can be left out any more (delta debugging); all the parts together must fail."""
    kept, slices = list(parts), 2
    if not kept or fails([]):
        return []
    while len(kept) >= 2:
        edges = [len(kept) * i // slices for i in range(slices + 1)]
        rests = [[*kept[:low], *kept[high:]] for low, high in pairwise(edges)]
        smaller = next((rest for rest in rests if len(rest) < len(kept) and fails(rest)), None)
        if smaller is not None:
            kept, slices = smaller, max(slices - 1, 2)
        elif slices >= len(kept):
            break
        else:
            slices = min(len(kept), slices * 2)
    return kept


class Shrinker:
    """Looks for a smaller example that is broken in the same way."""

    def __init__(self, example: Example, broken: Broken) -> None:
        self.example = example
        self.kind = broken.kind
        self.trials = 0
        self._closely = False
        self._known: dict[str, bool] = {}

    def run(self) -> Example:
        """The smallest one found."""
        self._from_the_break()
        if self.example.scrawled and not self.fails(self.example):
            self._closely = True  # it takes long, and is seldom needed
            self._known.clear()
            self._from_the_break()
        before: Example | None = None
        while before != self.example:
            before = self.example
            self._letters()
            self._lines()
            self._wording()
            self._statements()
            self._options()
        return self.example

    def fails(self, example: Example) -> bool:
        """Whether an example is broken in the same way."""
        key = example.case("")
        if key not in self._known:
            if self.trials >= TRIALS:
                return False
            self.trials += 1
            try:
                found = replayed(example, closely=self._closely)
            except Misstated:
                found = None
            self._known[key] = found is not None and found.kind == self.kind
        return self._known[key]

    def _take(self, example: Example) -> bool:
        if not self.fails(example):
            return False
        self.example = example
        return True

    def _from_the_break(self) -> None:
        """Only the phases up to the break; of these only the last, if its opening can be stated."""
        every = self.example.phases
        for count in range(len(every) + 1):
            if self._take(replace(self.example, phases=every[:count])):
                break
        table, later = Table(self.example), []
        for number, letters in enumerate(self.example.phases[:-1], 1):
            table.play(letters)
            stated = opening(self.example.title).stated(table.state, table.views)
            if stated is not None:
                rest = self.example.phases[number:]
                later.append(replace(self.example, head=stated[0], statements=stated[1], phases=rest))
        for example in reversed(later):
            if self._take(example):
                break

    def _letters(self) -> None:
        """Letters that need not be there: their writers order nothing."""
        every = [(phase, letter) for phase, letters in enumerate(self.example.phases) for letter in letters]
        self._with(minimal(every, lambda kept: self.fails(self._having(kept))))

    def _lines(self) -> None:
        """Lines that need not be there."""
        every = [
            (phase, letter.seat, line)
            for phase, letters in enumerate(self.example.phases)
            for letter in letters
            if not letter.ruling
            for line in letter.lines or ()
        ]
        every_letter = [(phase, one) for phase, some in enumerate(self.example.phases) for one in some]
        whole = [(phase, one) for phase, one in every_letter if one.lines is None or one.ruling]

        def letters(kept: Sequence[tuple[int, str, str]]) -> list[tuple[int, Letter]]:
            found: dict[tuple[int, str], list[str]] = {}
            for phase, seat, line in kept:
                found.setdefault((phase, seat), []).append(line)
            return [*whole, *((phase, Letter(seat, tuple(lines))) for (phase, seat), lines in found.items())]

        self._with(letters(minimal(every, lambda kept: self.fails(self._having(letters(kept))))))

    def _having(self, letters: Sequence[tuple[int, Letter]]) -> Example:
        count = len(self.example.phases)
        phases = [tuple(letter for phase, letter in letters if phase == number) for number in range(count)]
        return replace(self.example, phases=tuple(phases))

    def _with(self, letters: Sequence[tuple[int, Letter]]) -> None:
        self._take(self._having(letters))

    def _wording(self) -> None:
        """One alternative instead of several, no condition, no limit; where anything may be said, fewer words."""
        for phase, letters in enumerate(self.example.phases):
            for place, letter in enumerate(letters):
                for number in range(0 if letter.ruling else len(letter.lines or ())):
                    self._simpler(phase, place, number)

    def _simpler(self, phase: int, place: int, number: int) -> None:
        letter = self.example.phases[phase][place]
        assert letter.lines is not None
        lines = letter.lines

        def saying(line: str) -> Example:
            phases = [list(letters) for letters in self.example.phases]
            phases[phase][place] = Letter(letter.seat, (*lines[:number], line, *lines[number + 1 :]))
            return replace(self.example, phases=tuple(map(tuple, phases)))

        # An order stands only as a whole, so that an alternative goes in one piece.
        simpler = list(_shorter(self.example, phase, letter.seat, lines[number]))
        left = next((line for line in simpler if self._take(saying(line))), lines[number])
        if self.example.scrawled:
            few = minimal(left.split(" "), lambda words: self.fails(saying(" ".join(words))))
            self._take(saying(" ".join(few)))

    def _statements(self) -> None:
        """What need not be said of the position: facts, powers, cards of a hand, players."""
        said = [found for one in self.example.statements if (found := _STATEMENT.fullmatch(one))]
        every = [(m["name"], part) for m in said for part in (m["power"], *(m["facts"] or "").split("; ")) if part]
        kept = minimal(every, lambda some: self.fails(replace(self.example, statements=_joined(some))))
        self._take(replace(self.example, statements=_joined(kept)))
        for number, (_, part) in enumerate(kept):
            cards = _CARDS.fullmatch(part)
            if cards is not None:
                self._cards(kept, number, cards["kind"], cards["cards"].split(", "))
        for players in range(opening(self.example.title).title.fewest, 10):
            fewer = re.sub(r"\d players", f"{players} players", self.example.head)
            if fewer < self.example.head and self._take(replace(self.example, head=fewer)):
                break

    def _cards(self, facts: list[tuple[str, str]], number: int, kind: str, cards: Sequence[str]) -> None:
        """Cards that need not be where one of the facts says; it is changed as far as that goes."""

        def holding(some: Sequence[str]) -> tuple[str, str]:
            return (facts[number][0], f"{kind}{', '.join(some) or 'nothing'}")

        def example(some: Sequence[str]) -> Example:
            return replace(self.example, statements=_joined([*facts[:number], holding(some), *facts[number + 1 :]]))

        few = minimal(cards, lambda some: self.fails(example(some)))
        if self._take(example(few)):
            facts[number] = holding(few)

    def _options(self) -> None:
        """Rulebook values that may as well be the usual ones."""
        every = list(self.example.options.items())
        kept = minimal(every, lambda some: self.fails(replace(self.example, options=dict(some))))
        self._take(replace(self.example, options=dict(kept)))


def _joined(facts: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Statements of these facts, one for each thing spoken of."""
    said: dict[str, tuple[str, list[str]]] = {}
    for name, part in facts:
        power, parts = said.get(name, ("", []))
        said[name] = (part, parts) if part.startswith(" (") else (power, [*parts, part])
    return tuple(
        f"{name}{power}: {'; '.join(parts)}" if parts else f"{name}{power}" for name, (power, parts) in said.items()
    )


def _shorter(example: Example, phase: int, seat: str, line: str) -> Iterator[str]:
    """Simpler orders than this line, the simplest first."""
    table = Table(example)
    for letters in example.phases[:phase]:
        table.play(letters)
    title: Any = table.title
    names = title.vocabulary(table.views[table.state.seats.index(seat)], table.state.seats.index(seat))
    clauses = language(title.choices, title.facts).read(line, names).clauses
    if len(clauses) != 1:
        return  # what is wrong is that this line cannot be read
    (clause,) = clauses
    whole = [replace(clause, where=0, limit=None), replace(clause, where=0), replace(clause, limit=None)]
    alone = [
        replace(clause, word=given.choice.word, alternatives=(one,), where=where, limit=limit)
        for given in clause.alternatives
        if given.choice is not NO
        for limit in dict.fromkeys((None, clause.limit))
        for where in dict.fromkeys((0, clause.where))
        for one in (Alternative(given.choice), given)
    ]
    yield from (said for one in (*alone, *whole) if len(said := text(one, names)) < len(line))


def shrunk(example: Example, broken: Broken) -> Example:
    """The smallest example found that is broken as this one is."""
    return Shrinker(example, broken).run()
