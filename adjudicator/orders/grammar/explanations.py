"""Explanations: one helpful sentence for words that could not be read, and a suggestion of what was meant."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from adjudicator.engine.text.sayings import Several, house
from adjudicator.orders.grammar.grammar import END, NUMBER, TEXT, Grammar
from adjudicator.orders.grammar.phrase_parser import Nonsense, Stuck, Unclear
from adjudicator.orders.values.problems import ProblemKind
from adjudicator.orders.words.lexer import Word, quoted
from adjudicator.orders.words.names import SEAT, Names

LIKE_ENOUGH: Final = 70
"""How alike (0 to 100) words must be to be suggested for each other."""

_FEW: Final = 6
_EXAMPLES: Final = 3
_LONGEST_NAME: Final = 4
_SOMEBODY: Final = frozenset("he him his she her they them their we us our".split())
"""Pronouns: one line alone does not show whom they mean."""
_OF_ITS_OWN: Final = frozenset("not no never none nothing done but except without and or nor".split())
"""Words that deny, end or join are not misspelt others, and no misspelt word is meant as one of them."""
_UNSAID: Final = frozenset([":", "my", "of", "ships", "everything", "anybody", "anyone", "token"])
"""Words that are read, but for which another word is offered."""
_ENDS: Final = frozenset(",;:.()")


class Explained(NamedTuple):
    """What is wrong, at which word, and what may have been meant."""

    kind: ProblemKind
    at: int
    sentence: str
    suggestion: str = ""


def explained(failure: Stuck | Unclear | Nonsense, grammar: Grammar, names: Names, words: Sequence[Word]) -> Explained:
    """The failure to read a phrase, explained to its writer."""
    if isinstance(failure, Nonsense):
        return Explained(ProblemKind.ILLEGAL, 0, failure.sentence)
    if isinstance(failure, Unclear):
        said = quoted(words[failure.at : failure.at + failure.size])
        if not failure.spellings:
            sentence = names.unclear(words) or house("words-unclear", words=said)
            return Explained(ProblemKind.AMBIGUOUS, failure.at, sentence)
        few = failure.spellings[:_FEW] if len(failure.spellings) > 2 * _FEW else failure.spellings
        could_be = Several([*few, *([house("expected-like")] if len(few) < len(failure.spellings) else ())], "or")
        behind = failure.at + failure.size
        if words[behind - 1].number is None and behind < len(words) and words[behind].number is not None:
            said = f"{said} {words[behind].text}"  # a thing with this number would have been found if it existed
            return Explained(ProblemKind.ILLEGAL, failure.at, house("words-nothing", words=said, meanings=could_be))
        return Explained(ProblemKind.AMBIGUOUS, failure.at, house("words-several", words=said, meanings=could_be))
    at = max(failure.at, 0)
    wanted = _expected(failure.expected, grammar, names)
    kinds = {grammar.kinds[terminal] for terminal in failure.expected if terminal in grammar.kinds}
    if at < len(words):
        misnamed = names.misnamed(words, at) if kinds else ""
        if misnamed:
            return Explained(ProblemKind.AMBIGUOUS, at, misnamed)
        unknown = bool(kinds) and words[at].plain in _SOMEBODY
        sentence = house("expected-named" if unknown else "expected-at", wanted=wanted, words=words[at].text)
        players = names.nicknames() if SEAT in kinds else []
        own = of_its_own(words[at])
        suggestion = "" if own else likely(words[at:], [*_spellings(failure.expected, grammar, names), *players])
    else:
        sentence = house("expected-only", wanted=wanted)
        if words:
            sentence = house("expected-after", wanted=wanted, words=words[-1].text)
        suggestion = ""
    return Explained(ProblemKind.UNREADABLE, at, sentence, suggestion)


def of_its_own(word: Word) -> bool:
    """Whether a word denies, ends or joins something: then it is no misspelling of another."""
    return word.plain in _OF_ITS_OWN


def likely(words: Sequence[Word], spellings: Iterable[str], least: float = LIKE_ENOUGH) -> str:
    """The spelling most like the first words; empty if none is like them by at `least` this much."""
    from rapidfuzz import fuzz, process

    choices = list(spellings)
    best = ("", 0.0)
    for size in range(1, min(_LONGEST_NAME, len(words)) + 1):
        if words[size - 1].plain in _ENDS:
            break
        said = " ".join(word.plain for word in words[:size])
        found = process.extractOne(said, choices, scorer=fuzz.ratio, processor=str.casefold, score_cutoff=least)
        if found is not None and found[1] > best[1]:
            best = (found[0], found[1])
    return best[0]


def _expected(terminals: Iterable[str], grammar: Grammar, names: Names) -> str:
    """`a side (offence or defence)`, `a number, "with" or the end of it`."""
    if {("not",), ("(",)} <= {grammar.patterns.get(terminal) for terminal in terminals}:
        examples = Several(grammar.examples[:_EXAMPLES], "or")
        return house("expected-condition", some=bool(grammar.examples), examples=examples)
    kinds: list[str] = []
    keywords: list[str] = []
    number: list[str] = []
    end: list[str] = []
    for terminal in sorted(terminals):
        if terminal == END:
            end.append(house("expected-end"))
        elif terminal == NUMBER:
            number.append(house("expected-number"))
        elif terminal == TEXT:
            number.append(house("expected-quotes"))
        elif terminal in grammar.kinds:
            kinds.append(_kind(grammar.kinds[terminal], names))
        elif _word(grammar, terminal) not in _UNSAID:
            keywords.append(f'"{_word(grammar, terminal)}"')
    wanted = kinds + number + sorted(keywords)
    if len(wanted) > _FEW:
        wanted = [*wanted[:_FEW], house("expected-like")]
    return Several(wanted + end, "or")


def _kind(kind: str, names: Names) -> str:
    spellings = names.spellings(kind)
    named = house("expected-kind", kind=kind, vowel=kind[0] in "aeiou")
    if not spellings:
        return house("expected-kind-none", kind=named)
    if len(spellings) > _FEW:
        return house("expected-kind-such", kind=named, example=spellings[0])
    return house("expected-kind-of", kind=named, names=Several(spellings, "or"))


def _spellings(terminals: Iterable[str], grammar: Grammar, names: Names) -> list[str]:
    found: list[str] = []
    for terminal in sorted(terminals):
        if terminal in grammar.kinds:
            found += names.spellings(grammar.kinds[terminal])
        elif terminal in grammar.patterns:
            found.append(_word(grammar, terminal))
    return found


def _word(grammar: Grammar, terminal: str) -> str:
    return " ".join(str(part) for part in grammar.patterns[terminal])
