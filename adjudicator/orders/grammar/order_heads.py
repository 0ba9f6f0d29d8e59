"""Order heads: the words with which orders begin, and how they are found at the start of a line."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from adjudicator.engine.contract.order_words import Choice
from adjudicator.orders.words.lexer import Word, pattern, split
from adjudicator.orders.words.names import Fit, Likeness, Pattern, alike, fits

_BETWEEN: Final = frozenset(["the", "a", "an", "my"])
_LONGEST: Final = 4
"""Words that may follow the first one of an order word."""
_MOST_REMEMBERED: Final = 4096
_UNFIT: Final = Fit(0, Likeness.ABBREVIATED)


class Head(NamedTuple):
    """The start of an order: how many words it takes, and the order words it can be (more than one: ambiguous)."""

    size: int
    words: tuple[str, ...]
    exact: bool


class Heads:
    """The order words of a title; those that a game has `left_out` are read, but never offered."""

    __slots__ = ("_also", "_beginning", "_found", "_initials", "_left_out", "_longest", "_patterns", "choices")

    def __init__(self, choices: Sequence[type[Choice]], left_out: Collection[str] = ()) -> None:
        self._left_out = left_out
        self.choices: dict[str, tuple[type[Choice], ...]] = {}
        for choice in choices:
            self.choices[choice.word] = (*self.choices.get(choice.word, ()), choice)
        self._also: dict[str, list[tuple[list[str], type[Choice]]]] = {}
        """The everyday words for order words, by the first of them."""
        for choice in choices:
            for said in choice.also:
                self._also.setdefault(said.split()[0], []).append((said.split(), choice))
        self._patterns: dict[str, Pattern] = {word: pattern(word) for word in self.choices}
        self._initials: dict[str, list[tuple[str, Pattern]]] = {}
        """The order words by their first letter, which no abbreviation leaves out."""
        for word, wanted in self._patterns.items():
            self._initials.setdefault(str(wanted[0])[0], []).append((word, wanted))
        self._longest = max((len(wanted) for wanted in self._patterns.values()), default=0) + _LONGEST
        """Words from a place on that decide what begins there."""
        self._found: dict[tuple[tuple[str, int | None], ...], Head | None] = {}
        """What was found for words before: those of a sentence are looked at many times."""
        self._beginning = {word: tuple(split(word)) for word in self.choices if self._goes_on(word)}

    def at(self, words: Sequence[Word], at: int = 0) -> Head | None:
        """The order word at a place, which may be abbreviated; None if there is none."""
        if at >= len(words) or words[at].plain[0] not in self._initials:
            return None
        here = tuple([(word.plain, word.number) for word in words[at : at + self._longest]])
        if here not in self._found:
            if len(self._found) >= _MOST_REMEMBERED:
                self._found.clear()
            self._found[here] = self._at(words, at)
        return self._found[here]

    def _at(self, words: Sequence[Word], at: int) -> Head | None:
        for gap in range(1, min(_LONGEST, len(words) - at - 1)):
            if words[at + gap].plain in _BETWEEN:
                # `PLAY the Plague`, `stay in the warp`
                head = self.at([*words[at : at + gap], *words[at + gap + 1 : at + gap + 1 + _LONGEST]])
                if head is not None and head.size > gap:
                    return head._replace(size=head.size + 1)
        best = _UNFIT
        found: list[str] = []
        for word, wanted in self._initials.get(words[at].plain[0], ()):
            fit = fits(words, at, wanted)
            if fit is None or fit < best:
                continue
            if fit > best:
                found = []
            best = fit
            found.append(word)
        if len(found) > 1:
            found = [word for word in found if word not in self._left_out]
        elif best.likeness is not Likeness.EXACT:
            found = [
                word for word in found if word not in self._left_out or self._nearly(word, words[at : at + best.size])
            ]
        if len(found) > 1:
            # `attac Blue 4` does not mention AGAIN.
            shortest = min(found, key=lambda word: len(self._patterns[word]))
            if all(self._begins(shortest, word) for word in found):
                found = [shortest]
        return Head(best.size, tuple(found), best.likeness is Likeness.EXACT) if found else None

    def _nearly(self, word: str, words: Sequence[Word]) -> bool:
        """Whether more than half of each word is there: `Red is happy` is not short for REDRAW if nobody can redraw."""
        wanted = self._patterns[word]
        pairs = zip(words, wanted, strict=False)
        return len(words) == len(wanted) and all(2 * len(said.plain) > len(str(part)) for said, part in pairs)

    def choices_at(self, words: Sequence[Word]) -> list[type[Choice]]:
        """The choices of the order words that some words begin with; nothing if they begin with none."""
        head = self.at(words)
        return [] if head is None else [choice for word in head.words for choice in self.choices[word]]

    def cut_short(self, head: Head, words: Sequence[Word]) -> str:
        """The order word whose last words are shortened too far to be read: `PLAY Mobius Tubes` from PLAY M.

        Empty if several fit, or none.
        """
        found = [word for word in head.words if _all_alike(words, self._patterns[word])]
        return found[0] if len(found) == 1 else ""

    def amid(self, words: Sequence[Word], at: int) -> Head | None:
        """The order word at a place of a sentence, if it is written out.

        One that the game has left out is meant only at the beginning: `my sister will come` does not ask for COME.
        """
        head = self.at(words, at)
        if head is None or not head.exact or (at and all(word in self._left_out for word in head.words)):
            return None
        return head

    def offered(self) -> list[str]:
        """The order words that the game has."""
        return [word for word in self.choices if word not in self._left_out]

    def called(self, words: Sequence[Word], at: int = 0) -> tuple[Sequence[type[Choice]], int]:
        """The order words that people may mean by an everyday word at a place, and how many words that takes."""
        found: list[type[Choice]] = []
        longest = 1
        for said, choice in self._also.get(words[at].plain, ()) if at < len(words) else ():
            size = _size(words, at, said)
            if size > longest:
                found = []
            if size >= longest:
                longest = size
                found.append(choice)
        return found, longest if found else 0

    def longer(self, word: str, words: Sequence[Word]) -> tuple[Head, int] | None:
        """The longer order word that these words continue, and how many of them it takes."""
        said = self._beginning.get(word)
        if said is None:
            return None
        head = self.at([*said, *words[:2]])
        if head is None or head.size <= len(said) or not head.exact:
            return None
        return head, head.size - len(said)

    def goes_on(self, word: str) -> bool:
        """Whether a longer order word begins with this one."""
        return word in self._beginning

    def _goes_on(self, word: str) -> bool:
        said = split(word)
        likely = (wanted for _, wanted in self._initials[said[0].plain[0]] if len(wanted) > len(said))
        return any(fits(said, 0, wanted[: len(said)], whole=True) for wanted in likely)

    def _begins(self, word: str, other: str) -> bool:
        """Whether an order word is the beginning of another: ATTACK of ATTACK AGAIN."""
        wanted = self._patterns[word]
        return self._patterns[other][: len(wanted)] == wanted

    def about(self, about: str) -> list[type[Choice]]:
        """The choices that answer one kind of question and are offered."""
        return [choice for word in self.offered() for choice in self.choices[word] if choice.about == about]


def _size(words: Sequence[Word], start: int, said: Sequence[str]) -> int:
    """How many words from a place on are these words, with articles between them; 0 if they are not."""
    at = start
    for one in said:
        while start < at < len(words) and words[at].plain in _BETWEEN:
            at += 1
        if at == len(words) or words[at].plain != one:
            return 0
        at += 1
    return at - start


def _all_alike(words: Sequence[Word], wanted: Pattern) -> bool:
    """Whether the words begin an order word, each of them cut to one letter or more."""
    pairs = zip(words, wanted, strict=False)
    return len(words) <= len(wanted) and all(alike(word, part) is not None for word, part in pairs)
