"""Unread headings: finds headings of challenges that cannot be read, and says what was meant."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

from adjudicator.engine.text.sayings import house
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.line_kinds import Named
from adjudicator.orders.parsing.clause_parser import problem
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words import synonyms, word_classes
from adjudicator.orders.words.lexer import Word, quoted, split
from adjudicator.orders.words.word_lists import entries, shipped

_TURN: Final = 2
"""The words of `turn 1`."""
ORDINAL: Final = "."
"""Ends `2.`, and keys of words for it."""
_SAYINGS: Final = "sayings.txt"
_BEFORE: Final = word_classes.of("idle")
"""What may stand before a heading in everyday words."""


def foreign(words: Sequence[Word], numbered: str) -> tuple[int, int] | None:
    """The number in a heading with the word of another language, `Kampf 2:`, and the place after it; None for others.

    What else such a language calls it is only offered.
    """
    at = next((at for at, word in enumerate(words) if word.number is not None), 0)
    said = synonyms.meanings(words[0]) if at == 1 else []
    if [word.plain for word in said] != [numbered]:
        return None
    found = line_kinds.challenge([*said, *words[1:]], numbered)
    signed = found is not None and (found[1] == len(words) or words[found[1] - 1].plain == ":")
    return found if signed else None


def misread(words: Sequence[Word], beginnings: Beginnings) -> bool:
    """Whether a line is meant as the heading of a challenge but cannot be read as one: `Kampf 2`, in another language.

    The lines below it are then about another challenge than those above.
    """
    headed = line_kinds.misheaded(words, beginnings.parser.numbered)
    return headed or _spoken(line_kinds.undecorated(list(words)), beginnings) is not None


def unread(texts: Mapping[int, str], words: Sequence[Word], beginnings: Beginnings) -> Problem:
    """What is wrong with such a line, and the intended heading if it can be offered with all that follows."""
    numbered = beginnings.parser.numbered
    meant = ""
    spoken = _spoken(words, beginnings)
    if spoken is not None:
        meant = f"{numbered.upper()} {spoken}" if spoken else ""
    if any(line_kinds.several(words[at:], numbered) for at, word in enumerate(words) if word.number is not None):
        name = "heading-one-only"
    elif spoken is not None:
        name = "heading-elsewhere"
    elif line_kinds.challenge(line_kinds.undecorated(list(words)), numbered) is not None:
        name = "heading-with-more"
    else:
        name = "heading-no-number"
    return problem(texts, ProblemKind.UNREADABLE, words[0], house(name, place=numbered), meant)


def unphased(
    texts: Mapping[int, str], words: Sequence[Word], wrong: str, named: Named, beginnings: Beginnings
) -> Problem:
    """What is wrong with the heading of a phase, and the order after it for the lap that its turn may mean."""
    numbered = beginnings.parser.numbered
    meant = ""
    if named.turn and named.phase is None and not named.every and numbered != line_kinds.CHALLENGE:
        said = [*split(f"IN {named.turn}", words[0].line), *line_kinds.afterwards(words[_TURN:], 0)]
        meant = quoted(said) if beginnings.whole(said) is not None else ""
    return problem(texts, ProblemKind.MISPLACED, words[0], wrong, meant)


def _spoken(words: Sequence[Word], beginnings: Beginnings) -> int | None:
    """The number of the part in a heading in everyday words: 0 if that is unclear, None if it is no such heading.

    An order after a clear one is offered with its number, whatever stands below.
    """
    parts = beginnings.names.vocabulary.parts
    end, called, number = _called(words, parts)
    if not number:
        return None
    rest = line_kinds.afterwards(words, end)
    if parts[called] is None:
        return None if rest else number
    if not rest and number == parts[called]:
        return None  # what else it counts may stand above a letter
    signed = end < len(words) and words[end].plain in line_kinds.AFTER_HEADING
    return 0 if not rest or signed or beginnings.whole(rest) is not None else None


def _called(words: Sequence[Word], parts: Collection[str]) -> tuple[int, str, int]:
    """Where an everyday heading ends, what it calls a part, and its number, 0 if there is none: `my second turn`."""
    plain = [word.plain for word in words]
    if not parts or set(plain).isdisjoint(parts):
        return 0, "", 0
    at = next((at for at, word in enumerate(plain) if word in parts or word not in _BEFORE), 0)
    if plain[at] in parts:
        decimal = len(words) > at + _TURN + 1 and plain[at + _TURN] in ".," and words[at + _TURN + 1].number is not None
        counted = not decimal and at + 1 < len(words)
        return at + _TURN, plain[at], (words[at + 1].number or 0) if counted else 0
    number, size = next(
        ((number, len(said)) for said, number in _ordinals() if said == (*plain[at : at + len(said)],)), (0, 0)
    )
    if not size and words[at].number and plain[at + 1 : at + 2] == [ORDINAL]:
        number, size = words[at].number or 0, 2
    called = plain[at + size] if size and at + size < len(plain) else ""
    return (at + size + 1, called, number) if called in parts else (0, "", 0)


@lru_cache(maxsize=1)
def _ordinals() -> Sequence[tuple[tuple[str, ...], int]]:
    """`first`, `erste` and so on, in every language, with their numbers."""
    known = [one for text in shipped(_SAYINGS).values() for one in entries(text)]
    numbered = [one for one in known if one.key.endswith(ORDINAL) and one.key[:-1].isdigit()]
    return tuple([(said, int(one.key[:-1])) for one in numbered for said in one.said])
