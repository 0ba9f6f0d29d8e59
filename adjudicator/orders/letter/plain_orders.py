"""Letters of nothing but whole orders in plain words, read without a look at anything else a letter may hold.

Most letters are such. The reading is the one that `LetterReader` would come to; a letter with anything else in it, a
sign, a heading or a word too many, is left to that reader as a whole.
"""

import re
from collections.abc import Sequence
from typing import Final

from adjudicator.orders.grammar.grammar import Grammar
from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.lines.letter_reading import Fate, LetterReading, Line, Read
from adjudicator.orders.parsing.clause_parser import ClauseParser
from adjudicator.orders.values.budget import STEPS, Budget
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.words.directives import WORDS
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.names import Names

_PLAIN: Final = re.compile(r"[A-Za-z0-9 ]{1,400}")
"""Letters, digits and spaces. The words of a longer line are not remembered, and would be looked for twice."""
_OF_THE_SERVICE: Final = frozenset(word.split()[0].casefold() for word in WORDS)
"""First words of lines that may be meant for the service, whatever order begins so."""


def read(lines: Sequence[Line], heads: Heads, grammar: Grammar, names: Names) -> LetterReading | None:
    """A letter in which every line is an order by itself; None for any other."""
    if not all(_PLAIN.fullmatch(line.text) and not line.context for line in lines if line.text):
        return None
    budget = Budget()
    parser = ClauseParser(heads, grammar, names, {line.number: line.text for line in lines}, budget=budget)
    found: list[Read] = []
    for line in lines:
        if not line.text:
            continue
        words = split(line.text, line.number)
        clause = _whole(words, parser) if words else None
        if clause is None:
            return None
        found.append(Read(line.number, clause))
    if not found:
        return None
    fates = dict.fromkeys([one.line for one in found], Fate.CLAUSE)
    return LetterReading(tuple(found), (), (), (), fates, steps=STEPS - budget.left)


def _whole(words: Sequence[Word], parser: ClauseParser) -> Clause | None:
    """The one order that some words are, its order word written out; None if they are none, or may be another."""
    heads = parser.heads
    head = heads.at(words)
    if head is None or not head.exact or len(head.words) > 1 or words[0].plain in _OF_THE_SERVICE:
        return None
    if any(heads.at(words, at) is not None for at in range(head.size, len(words))):
        return None
    outcome = parser.clause(words[0], head.words[0], words[head.size :], 0, None)
    return None if outcome.problems else outcome.clause
