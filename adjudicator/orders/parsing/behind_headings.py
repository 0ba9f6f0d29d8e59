"""Behind headings: the order that follows a heading on its line, and words that only describe the heading."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.grammar.phrase_parser import MOST_WORDS
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.parsing.line_starts import LISTING, PARTS, Beginnings, Begun
from adjudicator.orders.words import doubts
from adjudicator.orders.words.lexer import Word

_BEFORE_ORDER: Final = frozenset([":", "-", ")", ";", ".", ",", "=", "*"])
"""Signs between a heading's description and the order after it."""


def inline(after: Sequence[Word], beginnings: Beginnings) -> tuple[Begun | None, Sequence[Word]]:
    """The order that follows the heading of a phase on its line, and everything that follows its signs.

    `PHASE 3 (cards)` and `PHASE 3 - cards` only say what the phase is about.
    """
    rest = line_kinds.afterwards(after, 0)
    rest = beginnings.courteous(rest) if rest else rest
    begun = beginnings.begun(rest)
    if begun is None or after[0].plain == "(":
        return None, rest
    certain = begun.head.exact or after[0].plain not in line_kinds.AFTER_HEADING - {":"}
    return begun if certain else None, rest


def parted(words: Sequence[Word], beginnings: Beginnings) -> tuple[Sequence[Word], Sequence[Word]]:
    """What follows the heading of a challenge, up to the next heading on the same line; and what comes from there.

    `CHALLENGE 1: CARD 20. CHALLENGE 2: CARD 8`; what stands between the two must be whole orders.
    """
    numbered = beginnings.parser.numbered
    for at in range(1, min(len(words) - 1, MOST_WORDS)):
        if words[at].plain not in PARTS or line_kinds.challenge(words[at + 1 :], numbered) is None:
            continue
        begun, before = within(words[:at], beginnings)
        if begun is not None and beginnings.makes_orders(before):
            return words[:at], words[at + 1 :]
    return words, ()


def within(rest: Sequence[Word], beginnings: Beginnings, *, first: bool = True) -> tuple[Begun | None, Sequence[Word]]:
    """The order that follows a heading and its description, and what follows the heading's signs or words.

    `CHALLENGE 2 (Red attacks Blue): CARD 20`. After a sign, whatever begins like an order is one, even if it cannot
    be read; among other words only a whole order counts.
    """
    heads = beginnings.heads
    head = heads.at(rest)  # directly behind the heading, the order word may be cut short
    if first and head is not None:
        return Begun(head, rest, None), rest
    for at in range(1, min(len(rest), MOST_WORDS)):
        head = heads.at(rest, at)
        if head is None or not head.exact or line_kinds.asks_more(rest[:at], beginnings.parser.numbered):
            continue
        words = rest[at:]
        sign = rest[at - 1].plain
        signed = sign in _BEFORE_ORDER and (sign not in LISTING or _describes(rest[:at], beginnings))
        if signed or (_describes(rest[:at], beginnings) and beginnings.makes_orders(words)):
            return Begun(head, words, None), words
    return None, rest


def _describes(between: Sequence[Word], beginnings: Beginnings) -> bool:
    """Whether words between a heading and an order can only say what the heading is about.

    In `Challenge 1: never join the offence` and `Challenge 1: 2 from home 3, join the offence` they say more.
    """
    counts = any(word.number is not None for word in between) and not beginnings.names_somebody(between)
    return not (counts or doubts.ours().about(between))


def describes(last: Word, after: Sequence[Word], beginnings: Beginnings) -> bool:
    """Whether words after the heading of a phase only describe it; orders stand after a colon."""
    return after[0].plain != ":" and described(last, after, beginnings)


def described(last: Word, rest: Sequence[Word], beginnings: Beginnings) -> bool:
    """Whether words after a heading only describe it: `CHALLENGE 2 (Red attacks Blue)`."""
    return last.plain == ":" or rest[0].plain in line_kinds.AFTER_HEADING or beginnings.names_somebody(rest)


def expects_order(last: Word, rest: Sequence[Word], beginnings: Beginnings) -> bool:
    """Whether words after the sign that ends a heading are meant as an order: they do not describe a player."""
    signed = last.plain == ":" or (rest[0].plain in line_kinds.AFTER_HEADING and rest[0].plain != "(")
    after = line_kinds.afterwards(rest, 0)
    return signed and bool(after) and not beginnings.names_somebody(after)
