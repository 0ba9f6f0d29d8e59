"""The phrase parser: reads words by a grammar, with the names that one player can use.

At each word it takes the longest name or keyword that can stand there; of equally long ones, the most similar. If that
leads nowhere, it tries shorter ones. If two lead to different meanings, the phrase is ambiguous.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.text.sayings import house
from adjudicator.orders.grammar.grammar import END, NUMBER, TEXT, Grammar
from adjudicator.orders.words.lexer import QUOTE, Word, closing, quoted
from adjudicator.orders.words.names import Fit, Likeness, Names, fits

PASSED_OVER: Final = frozenset(
    [",", ".", "!", ":", "'", '"', "-", "->", "\u2192", "*", "_", "`", "the", "a", "an", "either"]
)
"""What may stand anywhere without meaning anything."""

MOST_WORDS: Final = 150
"""Words that a choice or a condition may have."""

_MOST_STEPS: Final = 400
"""A phrase that is not understood after this many steps never will be."""


class Meant(NamedTuple):
    """What a phrase stands for, and the places where it has a player's name: how many words, and which seat."""

    value: Any
    called: Mapping[int, tuple[int, str]] = MappingProxyType({})


class Stuck(NamedTuple):
    """The furthest word that could be read, and what could have stood next."""

    at: int
    expected: frozenset[str]


class Unclear(NamedTuple):
    """A word that could be several things, or (with no spellings) a phrase with several meanings."""

    at: int
    size: int
    spellings: tuple[str, ...]


class Nonsense(NamedTuple):
    """Words that are well formed but stand for nothing, and the reason."""

    sentence: str


Reading = Meant | Stuck | Unclear | Nonsense


class _Step(NamedTuple):
    fit: Fit
    terminal: str
    values: tuple[Any, ...]
    spellings: tuple[str, ...]
    called: tuple[int, str] | None = None


class _Reader:
    def __init__(self, grammar: Grammar, names: Names, words: Sequence[Word]) -> None:
        self.grammar = grammar
        self.names = names
        self.words = words
        self.steps = 0
        self.stuck = Stuck(-1, frozenset())
        self.unclear: Unclear | None = None
        self.called: dict[int, tuple[int, str]] = {}

    def read(self, parser: Any, at: int) -> list[Any]:
        """Every meaning (a tree) of the words from `at` on, up to the first ones that are equally likely."""
        self.steps += 1
        if self.steps > _MOST_STEPS:
            return []
        accepted = self.grammar.accepted(parser)
        words = self.words
        if at == len(words):
            if END in accepted:
                return [parser.feed_eof()]
            return self._stop(at, accepted)
        steps = self._steps(accepted, at)
        for i, step in enumerate(steps):
            equal = [other for other in steps[i:] if other.fit == step.fit]
            if i and steps[i - 1].fit == step.fit:
                continue
            found = [meaning for other in equal for meaning in self._take(parser, at, other, more=len(steps) > 1)]
            if found:
                return found
        if not steps:
            return self._passed_over(parser, at, accepted)
        return []

    def _take(self, parser: Any, at: int, step: _Step, *, more: bool) -> list[Any]:
        if len(step.values) > 1:
            self.unclear = self.unclear or Unclear(at, step.fit.size, step.spellings)
            return []
        onward = parser.copy(deepcopy_values=False) if more else parser
        onward.feed_token(self.grammar.token(step.terminal, step.values[0]))
        found = self.read(onward, at + step.fit.size)
        if found and step.called is not None:
            self.called[at] = step.called
        return found

    def _passed_over(self, parser: Any, at: int, accepted: frozenset[str]) -> list[Any]:
        words = self.words
        if words[at].plain in PASSED_OVER:
            found = self.read(parser, at + 1)
            return found or self._stop(at, accepted)
        comma = self.grammar.following(accepted).comma
        if comma is not None and at and words[at - 1].line == words[at].line and words[at - 1].plain != ",":
            onward = parser.copy(deepcopy_values=False)
            onward.feed_token(self.grammar.token(comma, ","))
            if self._steps(self.grammar.accepted(onward), at):
                return self.read(onward, at) or self._stop(at, accepted)
        return self._stop(at, accepted)

    def _stop(self, at: int, accepted: frozenset[str]) -> list[Any]:
        if at > self.stuck.at:
            self.stuck = Stuck(at, accepted)
        return []

    def _steps(self, accepted: frozenset[str], at: int) -> list[_Step]:
        """What the words from here on can be, the best first."""
        words = self.words
        word = words[at]
        found: list[_Step] = []
        following = self.grammar.following(accepted)
        for terminal, kind in following.kinds:
            match = self.names.match(kind, words, at)
            if match is not None:
                found.append(_Step(match.fit, terminal, match.values, match.spellings, match.called))
        if word.number is not None and word.number >= 0 and NUMBER in accepted:
            # Nothing is counted below zero: -3 tokens to one place.
            found.append(_Step(Fit(1, Likeness.EXACT), NUMBER, (word.number,), ()))
        if word.plain == QUOTE and TEXT in accepted and (end := closing(words, at)) is not None:
            said = quoted(words[at + 1 : end])
            found.append(_Step(Fit(end + 1 - at, Likeness.EXACT), TEXT, (said,), ()))
        for terminal in following.words(word):
            fit = fits(words, at, self.grammar.patterns[terminal], whole=True)
            if fit is not None:
                found.append(_Step(fit, terminal, (terminal,), ()))
        if len(found) > 1:
            found.sort(key=lambda step: (step.fit, step.terminal), reverse=True)
        return found


def read(grammar: Grammar, names: Names, choice: type[Choice] | None, words: Sequence[Word]) -> Reading:
    """What the words after an order word (None: after IF) stand for."""
    if len(words) > MOST_WORDS:
        return Nonsense(house("too-long", most=MOST_WORDS))
    if type(names) is not Names or not words:
        # Players' names are noted while the words are read.
        return _read(grammar, names, choice, words)
    line, column = words[0].line, words[0].column
    said = tuple([(*word[:3], word.line - line, word.column - column, word.end - column) for word in words])
    return _MEMORY.of(_Phrase(grammar, names, choice, said), words)


def _read(grammar: Grammar, names: Names, choice: type[Choice] | None, words: Sequence[Word]) -> Reading:
    reader = _Reader(grammar, names, words)
    trees = reader.read(grammar.begin(choice), 0)
    if not trees:
        if reader.unclear is not None and reader.unclear.at >= reader.stuck.at:
            return reader.unclear
        return reader.stuck
    try:
        meanings = [grammar.build(tree) for tree in trees]
    except ValueError as error:
        return Nonsense(error.args[0])
    if any(meaning != meanings[0] for meaning in meanings[1:]):
        return Unclear(0, len(words), ())
    return Meant(meanings[0], reader.called)


class _Phrase(NamedTuple):
    """Everything that decides how a phrase is read: the words relative to each other, wherever they stand."""

    grammar: Grammar
    names: Names
    choice: type[Choice] | None
    said: tuple[tuple[str, str, int | None, int, int, int], ...]


class _Memory:
    """A cache of phrases as read. A letter is read several times, and many of its lines say the same."""

    def __init__(self) -> None:
        self._known: dict[_Phrase, Reading] = {}
        self._words = 0

    def of(self, phrase: _Phrase, words: Sequence[Word]) -> Reading:
        """The meaning of a phrase."""
        found = self._known.get(phrase)
        if found is None:
            found = _read(phrase.grammar, phrase.names, phrase.choice, words)
            self._words += len(words)
            if self._words > _MOST_REMEMBERED:
                self._known.clear()
                self._words = len(words)
            self._known[phrase] = found
        return found


_MOST_REMEMBERED: Final = 100_000
"""Words of all cached phrases together: as many as some of the longest letters have."""
_MEMORY: Final = _Memory()
