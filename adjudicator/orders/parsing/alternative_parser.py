"""The alternative parser: reads the choice of one alternative, and its condition; and tells what cannot be read."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.text.sayings import Several, house
from adjudicator.orders.grammar.explanations import Explained, explained
from adjudicator.orders.grammar.grammar import Grammar
from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.grammar.phrase_parser import MOST_WORDS, Meant, Nonsense, Reading, Stuck, Unclear, read
from adjudicator.orders.lines.letter_reading import Called
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.values.conditions import And, Condition, Not
from adjudicator.orders.values.problems import ProblemKind
from adjudicator.orders.words.lexer import Word, quoted, split
from adjudicator.orders.words.names import Names
from adjudicator.orders.words.segments import Segment, scope_at, segments, without_scope

_DECLINING: Final = frozenset(["no", "none", "nothing", "nobody"])

_PHRASE: Final = 50
"""Steps for reading a part of an order, in addition to one for each of its words."""

Failure = Stuck | Unclear | Nonsense


class Wrong(NamedTuple):
    """What is wrong with some words; `impossible` if they were read but can never be carried out."""

    what: Explained
    words: Sequence[Word]
    unnamed: bool = False
    impossible: bool = False


class Unread(NamedTuple):
    """Words that could not be read and have not been reported yet; also whether another order follows among them.

    Those of a condition are no choice that is impossible.
    """

    failure: Failure
    words: Sequence[Word]
    followed: bool
    condition: bool = False

    @property
    def impossible(self) -> bool:
        """Whether they were read as a choice, but can never be carried out."""
        return isinstance(self.failure, Nonsense) and len(self.words) <= MOST_WORDS and not self.condition


class AlternativeParser:
    """Reads the alternatives of orders: by a title's order words and facts, and one player's names."""

    __slots__ = ("_budget", "_grammar", "_heads", "_names", "_read", "called")

    def __init__(self, heads: Heads, grammar: Grammar, names: Names, budget: Budget) -> None:
        self._budget = budget
        self._heads = heads
        self._grammar = grammar
        self._names = names
        self._read: dict[tuple[type[Choice] | None, tuple[Word, ...]], Reading] = {}
        """The readings of phrases: the same words are read before it is known what they belong to."""
        self.called: dict[tuple[int, int], Called] = {}
        """The names of players that were read as those of their seats, by line and column."""

    def readable(self, word: str, words: Sequence[Word]) -> bool:
        """Whether the words are an alternative of a clause with this word."""
        parts, _ = segments(words)
        # What is wrong is not asked: a line that is no order is tried behind every order word, which takes long.
        return not isinstance(self.choice(word, None, parts[0].choice), Unread | Wrong)

    def conditional(self, words: Sequence[Word]) -> bool:
        """Whether what follows IF, UNLESS or AND is a condition that can be read."""
        parts, _ = segments([words[0]._replace(plain="if"), *words[1:]])
        return isinstance(self._meaning(parts[0].conditions[0][1]), Meant)

    def unmet(self, words: Sequence[Word]) -> str:
        """What is wrong with the condition that follows IF or UNLESS; empty where it can be read."""
        meaning = self._meaning(words[1:])
        if isinstance(meaning, Meant):
            return ""
        return explained(meaning, self._grammar, self._names, words[1:]).sentence

    def choice(self, word: str, about: str | None, words: Sequence[Word]) -> Choice | Unread | Wrong:
        """The choice that the words stand for, with or without their order word."""
        own = [choice for choice in self._heads.choices[word] if about in (None, choice.about)]
        longer = self._longer(word, own, words)
        if longer is not None:
            return longer
        failure: tuple[Failure, Sequence[Word]] | None = None
        for choice in own:
            meaning = self._phrase(choice, words)
            if isinstance(meaning, Meant):
                return self._as_read_back(word, own, meaning.value)
            if failure is None or _reach(meaning) > _reach(failure[0]):
                failure = (meaning, words)
        if _declines(words, own):
            return NO
        head = self._heads.at(words)
        if head is not None and (head.exact or word in head.words) and head.size and not self._names.misnamed(words, 0):
            rest = words[head.size :]
            wanted = {about} if about is not None else {choice.about for choice in own}
            named = [choice for said in head.words for choice in self._heads.choices[said]]
            unread = failure is None or (isinstance(failure[0], Stuck) and failure[0].at < 1)
            if unread and all(choice.about not in wanted for choice in named):
                what = house("order-of-its-own", word=named[0].word)
                return Wrong(Explained(ProblemKind.MISPLACED, 0, what), words)
            for choice in (one for one in named if one.about in wanted):
                meaning = self._phrase(choice, rest)
                if isinstance(meaning, Meant):
                    return meaning.value  # type: ignore[no-any-return]
                failure = (meaning, rest)
        if failure is None:
            others = Several([choice.word for choice in self._heads.about(about or "")], "or")
            return Wrong(Explained(ProblemKind.MISPLACED, 0, house("expected-alternative", words=others)), words)
        return self._unread(*failure)

    def _unread(self, failure: Failure, words: Sequence[Word]) -> Unread:
        followed = False
        if isinstance(failure, Stuck) and 0 < failure.at < len(words):
            head = self._heads.at(words, failure.at)
            rest = words[failure.at + head.size :] if head is not None and head.exact else ()
            followed = head is not None and bool(rest) and any(self.readable(word, rest) for word in head.words)
        return Unread(failure, words, followed)

    def explained(self, unread: Unread, *, closely: bool = True) -> Wrong:
        """What is wrong with words that could not be read; without a sentence unless that is looked at `closely`."""
        failure, words, followed, _ = unread
        impossible = unread.impossible
        if not closely:
            # It will be counted, see `counted`.
            return Wrong(Explained(ProblemKind.UNREADABLE, 0, ""), words, impossible=impossible)
        what = explained(failure, self._grammar, self._names, words)
        if followed and isinstance(failure, Stuck):
            what = what._replace(sentence=house("order-one-a-line", words=words[failure.at].text), suggestion="")
        # A name that is like one that exists now is taken for a misspelling of it.
        if not isinstance(failure, Stuck) or not words or what.suggestion or what.kind is ProblemKind.AMBIGUOUS:
            return Wrong(what, words, impossible=impossible)
        # `armour 3` is a name if there are several pieces of armour; if there is one, the number is the obstacle.
        at = min(failure.at, len(words) - 1)
        named = failure.at == at and any(terminal in self._grammar.kinds for terminal in failure.expected)
        return Wrong(what, words, named or words[at].number is not None)

    def _longer(self, word: str, own: Sequence[type[Choice]], words: Sequence[Word]) -> Choice | None:
        """The choice whose order word is longer and goes on in the alternative: `Laser against Blue` behind FLARE."""
        found = self._heads.longer(word, words)
        if found is None:
            return None
        head, taken = found
        abouts = {choice.about for choice in own}
        for choice in (one for longer in head.words for one in self._heads.choices[longer] if one.about in abouts):
            meaning = self._phrase(choice, words[taken:])
            if isinstance(meaning, Meant):
                return meaning.value  # type: ignore[no-any-return]
        return None

    def _as_read_back(self, word: str, own: Sequence[type[Choice]], choice: Choice) -> Choice:
        """The choice that these words stand for in a read-back: `Parasite Flare` behind FLARE is FLARE Parasite."""
        if not self._heads.goes_on(word):
            return choice
        return self._longer(word, own, split(choice.text(self._names.vocabulary))) or choice

    def condition(self, part: Segment) -> Condition | Unread | None:
        """The condition of an alternative, None where it has none."""
        found: list[Condition] = []
        for unless, words in part.conditions:
            meaning = self._meaning(words)
            if not isinstance(meaning, Meant):
                return self._unread(meaning, words)._replace(condition=True)
            found.append(Not(meaning.value) if unless else meaning.value)
        if len(found) < 2:
            return found[0] if found else None
        return And(tuple(found))

    def _meaning(self, words: Sequence[Word]) -> Reading:
        if not self._grammar.conditional:
            return Nonsense(house("no-conditions"))
        return self._phrase(None, words)

    def _phrase(self, choice: type[Choice] | None, words: Sequence[Word]) -> Reading:
        key = (choice, tuple(words))
        found = self._read.get(key)
        if found is None:
            self._budget.use(_PHRASE + len(words))
            found = self._read[key] = read(self._grammar, self._names, choice, words)
            if isinstance(found, Meant):
                for at, (size, seat) in found.called.items():
                    self.call(words, at, size, seat)
        return found

    def call(self, words: Sequence[Word], at: int, size: int, seat: str) -> None:
        """Note that some words are the name of a player, who has this seat."""
        first, end = words[at], words[at + size - 1].end
        name = quoted(words[at : at + size])
        self.called[first.line, first.column] = Called(first.line, first.column, end, name, seat)

    def scope(self, part: Segment) -> int | None:
        """Take `IN 2` from the start or end of a choice, or from the end of a condition that cannot be read with it."""
        found = scope_at(part.choice, 0, self._names.vocabulary.numbered)
        if found is not None:
            number, end = found
            del part.choice[:end]
            return number
        shorter, last = without_scope(part.choice, self._names.vocabulary.numbered)
        if last is not None:
            part.choice = list(shorter)
        elif part.conditions:
            unless, words = part.conditions[-1]
            shorter, last = without_scope(words, self._names.vocabulary.numbered)
            if last is not None:
                if isinstance(self._meaning(words), Meant):
                    return None
                part.conditions[-1] = (unless, list(shorter))
        return last


def _declines(words: Sequence[Word], own: Sequence[type[Choice]]) -> bool:
    """Whether words decline what these choices are about, as all may be declined, or in words of their own."""
    plain = [word.plain for word in words]
    if len(plain) != 1:
        return plain == ["no", "one"]
    return plain[0] in _DECLINING or any(plain[0] in choice.refusing for choice in own)


def _reach(failure: Failure) -> int:
    return -1 if isinstance(failure, Nonsense) else failure.at
