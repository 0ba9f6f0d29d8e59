"""The clause parser: reads the alternatives of one order, with their conditions, and says what cannot be read.

An order is read as a whole or does not stand. If one of its alternatives, conditions or limits were left out because it
cannot be read, the order would mean something its writer did not want. An alternative that was read, but can never be
carried out, is passed over like any other impossible one: the alternatives after it stand.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.text.sayings import Saying, Several, house
from adjudicator.orders.grammar import stand_in_names
from adjudicator.orders.grammar.explanations import Explained
from adjudicator.orders.grammar.grammar import Grammar
from adjudicator.orders.grammar.missing_order_words import Wordless
from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.parsing.alternative_parser import AlternativeParser, Unread, Wrong
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.problems import CLOSELY, Problem, ProblemKind, counted
from adjudicator.orders.words import synonyms
from adjudicator.orders.words.lexer import Word, quoted, split, written
from adjudicator.orders.words.names import Names
from adjudicator.orders.words.segments import Segment, placed, scope_at, segments, without_scope

_CLAUSE: Final = 50
"""Steps for reading an order, in addition to one for each of its words."""

OF_THE_REST: Final = ("order-rest-stands", "order-as-a-whole")
"""Sentences on an order, apart from what is wrong with it, that say whether the rest of it stands."""

_Key = tuple[Word, str, tuple[Word, ...], int, int | None]
"""A clause to be read: its head, its order word, what follows, and the challenges of the heading and of `IN 2`."""


class Outcome(NamedTuple):
    """A clause (None if not all of it could be read) and its problems.

    `unnamed`: the only obstacles are names that may exist in another phase. `partly`: some alternatives could be read.
    """

    clause: Clause | None
    problems: tuple[Problem, ...]
    unnamed: bool = False
    partly: bool = False


class _Weighed(NamedTuple):
    """The alternatives of an order that can be read, and those that cannot, before anything is explained.

    `stated` is the challenge that the order itself names; `nowhere` says what to tell of one that does not exist.
    """

    alternatives: Sequence[Alternative]
    bad: Sequence[tuple[Segment, Unread | Wrong]]
    about: str
    stated: int | None
    nowhere: str
    limit: int | None

    def misplaced(self, choices: Sequence[type[Choice]]) -> bool:
        """Whether it names a challenge, and no question that its word answers has one."""
        return bool(self.stated) and not self.placeable(choices)

    def placeable(self, choices: Sequence[type[Choice]]) -> bool:
        """Whether what it is about is asked of each challenge."""
        return any(choice.of_challenge for choice in choices if choice.about == self.about)


class Aimed(NamedTuple):
    """What a line that cannot be read may have answered: its questions, their place (0: none), the later phase."""

    questions: frozenset[str]
    where: int
    later: bool


class ClauseParser:
    """Reads the clauses of one letter, by a title's order words and facts, and one player's names."""

    __slots__ = (
        "_budget",
        "_clauses",
        "_tried",
        "_wordless",
        "aimed",
        "alternatives",
        "challenges",
        "grammar",
        "heads",
        "names",
        "numbered",
        "players",
        "seats",
        "texts",
        "understood",
    )

    def __init__(
        self,
        heads: Heads,
        grammar: Grammar,
        names: Names,
        texts: Mapping[int, str],
        *,
        later: bool = False,
        budget: Budget | None = None,
    ) -> None:
        self._budget = budget if budget is not None else Budget()
        self.alternatives = AlternativeParser(heads, grammar, names, self._budget)
        self.heads = heads
        self.grammar = grammar
        self.names = names
        self.numbered = names.vocabulary.numbered
        players = [word for name in names.nicknames() for word in name.split()]
        self.seats = (*names.vocabulary.kinds.get("seat", {}), *players)
        self.players = frozenset(seat.casefold() for seat in self.seats)
        """The words by which players are named, as they are compared."""
        self.challenges: set[int] = set() if later else set(names.vocabulary.kinds.get("challenge", {}).values())
        """The numbers of challenges, if the vocabulary knows them; those of a later phase are unknown."""
        self.texts = texts
        """The lines of the letter by number, to be quoted in problems."""
        self._wordless: Wordless | None = None
        self._tried: dict[_Key, _Weighed] = {}
        self._clauses: dict[_Key, Outcome] = {}
        """The same for clauses, most of which are only tried."""
        self.aimed: dict[str, Aimed] = {}
        """The same for lines that could not be read, each of which is compared with every order below it."""

    def clause(self, head: Word, word: str, words: Sequence[Word], where: int, before: int | None) -> Outcome:
        """The clause that begins at `head` with the order word `word` and goes on with `words`.

        `where` is the challenge of the heading above it, 0 for none. `before` is the challenge of an `IN 2` before the
        order word; `IN 2` may also stand in the words themselves.
        """
        key = (head, word, tuple(words), where, before)
        found = self._clauses.get(key)
        if found is None:
            found = self._clauses[key] = self._clause(*key)
        return found

    def faultless(self, head: Word, word: str, words: Sequence[Word], where: int, before: int | None) -> bool:
        """Whether the same clause has no problem. None is explained, which takes longer than to look for one."""
        weighed = self._weighed((head, word, tuple(words), where, before))
        told = weighed.alternatives and weighed.misplaced(self.heads.choices[word])
        return not (weighed.nowhere or weighed.bad or told)

    def sound(self, head: Word, word: str, words: Sequence[Word], where: int, before: int | None) -> bool:
        """Whether it also says anything."""
        weighed = self._weighed((head, word, tuple(words), where, before))
        return bool(weighed.alternatives) and self.faultless(head, word, words, where, before)

    def _weighed(self, key: _Key) -> _Weighed:
        found = self._tried.get(key)
        if found is None:
            found = self._tried[key] = self._weigh(*key)
        return found

    def _weigh(self, head: Word, word: str, words: Sequence[Word], where: int, before: int | None) -> _Weighed:
        self._budget.use(_CLAUSE + len(words))
        parts, limit = segments(words)
        if len(parts) > 1 and not parts[0] and parts[0] is not parts[-1] and _numbered(parts[1]):
            del parts[0]
        stated = before
        alternatives: list[Alternative] = []
        about: str | None = None
        bad: list[tuple[Segment, Unread | Wrong]] = []
        for part in parts:
            scope = self.alternatives.scope(part)
            if part is parts[0] and before is None:
                stated = scope
            elif scope not in (None, stated or where):
                what = house("order-one-place", place=self.numbered)
                bad.append((part, Wrong(Explained(ProblemKind.MISPLACED, 0, what), part.choice)))
                continue
            chosen = self.alternatives.choice(word, about, part.choice)
            condition = self.alternatives.condition(part)
            if isinstance(chosen, Unread | Wrong):
                bad.append((part, condition if chosen.impossible and isinstance(condition, Unread) else chosen))
            elif isinstance(condition, Unread):
                bad.append((part, condition))
            else:
                about = about if chosen is NO else chosen.about
                alternatives.append(Alternative(chosen, condition))
        nowhere = self.nonexistent(stated) if stated is not None else ""
        about = self.heads.choices[word][0].about if about is None else about
        return _Weighed(alternatives, bad, about, stated, nowhere, limit)

    def _clause(self, head: Word, word: str, words: Sequence[Word], where: int, before: int | None) -> Outcome:
        weighed = self._weighed((head, word, tuple(words), where, before))
        alternatives, stated = weighed.alternatives, weighed.stated
        if weighed.nowhere:
            return Outcome(None, (self.problem(ProblemKind.ILLEGAL, head, weighed.nowhere),))
        bad = [
            (part, self.alternatives.explained(one, closely=number < CLOSELY) if isinstance(one, Unread) else one)
            for number, (part, one) in enumerate(weighed.bad)
        ]
        misplaced: list[Problem] = []
        choices = self.heads.choices[word]
        if weighed.misplaced(choices):
            sentence = house("order-of-no-place", word=word, place=self.numbered, number=stated or 0)
            misplaced.append(self.problem(ProblemKind.MISPLACED, head, sentence))
        where = (stated or where) if weighed.placeable(choices) else 0
        partly, whole = bool(alternatives), all(wrong.impossible for _, wrong in bad)
        said = _said(word, alternatives) if bad else word
        clause = Clause(said, weighed.about, tuple(alternatives), where, weighed.limit) if partly and whole else None
        rest = "order-rest-stands" if clause is not None else "order-as-a-whole" if partly else ""
        if not bad:
            return Outcome(clause, tuple(misplaced) if partly else (), partly=partly)
        problems = counted([self._left_out(part, wrong, head, rest) for part, wrong in bad])
        problems[:1] = [self._meant(one, head, word, words, where, before) for one in problems[:1]]
        told = problems + misplaced if partly else self._lacking().told(problems, [head, *words], stated)
        return Outcome(clause, tuple(told), all(wrong.unnamed for _, wrong in bad), partly)

    def _lacking(self) -> Wordless:
        """What tells which order word an order lacks, for the whole letter."""
        if self._wordless is None:
            self._wordless = Wordless(self.heads, self.numbered, self.alternatives.readable)
        return self._wordless

    def _meant(
        self, one: Problem, head: Word, word: str, words: Sequence[Word], where: int, before: int | None
    ) -> Problem:
        """The problem with a whole order that can be read once its foreign words are translated.

        It is looked for as long as there are steps left.
        """
        if self._budget.spent:
            return one
        for said in synonyms.english(words):
            if one.suggestion and _one_word_apart(words, said):
                continue  # that word is offered: `DEFENDER Bleu` is a slip rather than French
            if self.faultless(head, word, said, where, before):
                bare = without_scope(said, self.numbered)[0]  # behind ELSE, what is offered would not be a whole order
                lead = placed(before).strip() or quoted(said[len(bare) :])
                return replace(one, suggestion=f"{lead} {word} {quoted(bare)}".lstrip())
        stood_in = stand_in_names.meant(words, self.names.vocabulary, before, where)
        if stood_in is None:
            stated = before or without_scope(words, self.numbered)[1]
            return one if one.suggestion else self._of_several(one, head, word, words, stated or where)
        lead, also = stood_in
        if not self.faultless(head, word, also, where, before):
            return one
        return replace(one, suggestion=f"{lead}{word} {quoted(also)}")

    def _of_several(self, one: Problem, head: Word, word: str, words: Sequence[Word], place: int) -> Problem:
        """The problem with an order that may be any of several, each in another challenge."""
        could_be = stand_in_names.several(words, self.names.vocabulary, place)
        if len(could_be) < 2 or not all(self.faultless(head, word, said, where, None) for where, said in could_be):
            return one
        lines = [f"{placed(where)}{word} {quoted(said)}" for where, said in could_be]
        return replace(one, sentence=house("order-could-be", words=Several(lines, "or")))

    def mended(self, head: Word, word: str, words: Sequence[Word], before: int | None) -> str:
        """The order that the words behind an order word make, with what is offered for unread ones; empty if none.

        `before` is the challenge of an `IN 2` before the order word.
        """
        wrong = self.clause(head, word, words, 0, before).problems
        if not wrong:
            return f"{placed(before)}{word} {quoted(map(written, words))}".rstrip()
        offered = split(wrong[0].suggestion)
        scope = scope_at(offered, 0, self.numbered)
        behind = offered[scope[1] :] if scope is not None else offered
        whole = len(behind) > 1 and behind[0].text == word
        return wrong[0].suggestion if whole else ""

    def nonexistent(self, challenge: int) -> str:
        """What to say of a challenge that does not exist; empty if it may exist."""
        if challenge > 0 and (not self.challenges or challenge in self.challenges):
            return ""
        there_are = Several(map(str, sorted(self.challenges)))
        return house(
            "place-nonexistent", place=self.numbered, number=challenge, count=len(self.challenges), numbers=there_are
        )

    def problem(self, kind: ProblemKind, at: Word, sentence: str, suggestion: str = "") -> Problem:
        """A problem at a word, quoting its line."""
        return problem(self.texts, kind, at, sentence, suggestion)

    def _left_out(self, part: Segment, wrong: Wrong, head: Word, rest: str) -> Problem:
        """The problem of an alternative that could not be read; `rest` says what happens to the rest of its order."""
        what, words, *_ = wrong
        at = words[min(what.at, len(words) - 1)] if words else part.place() or head
        sentence = house(rest, what=what.sentence) if rest else what.sentence
        return self.problem(what.kind, at, sentence, what.suggestion)


def alone(sentence: str) -> str:
    """What is wrong with an order, without the words on the rest of it."""
    if isinstance(sentence, Saying) and sentence.name in OF_THE_REST:
        rest: str = sentence.args["what"]
        return rest
    return sentence


def _one_word_apart(words: Sequence[Word], said: Sequence[Word]) -> bool:
    return len(words) == len(said) and sum(a.plain != b.plain for a, b in zip(words, said, strict=True)) == 1


def _said(word: str, left: Sequence[Alternative]) -> str:
    """The order word to name for the alternatives that are left, as the order's own word may have been left out."""
    return left[0].choice.word if left and left[0].choice is not NO else word


def problem(texts: Mapping[int, str], kind: ProblemKind, at: Word, sentence: str, suggestion: str = "") -> Problem:
    """A problem at a word, quoting its line, which is one of these."""
    return Problem(kind, at.line, at.column, texts[at.line], sentence, suggestion)


def _numbered(part: Segment) -> bool:
    return part.marker is not None and part.marker.text[:1].isdigit()
