"""Joined orders: several orders on one line, one in turn after the other: `play sun drone/drone then retire`.

Nothing is read by this: the orders are offered with full stops between them, if each can be read whole.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.suggestions import near_orders
from adjudicator.orders.words import courtesy
from adjudicator.orders.words.lexer import Word, quoted, split, written
from adjudicator.orders.words.segments import ELSE, IF

_BETWEEN: Final = frozenset(["and", ",", ";", "then", "."])
_DOUBTFUL: Final = IF | ELSE | frozenset(["or", "not", "no"])
"""Words that could belong to any of several orders."""
_MOST: Final = 6
"""Orders on one line: nobody says more in one breath."""


def in_turn(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The line with the order word repeated for each step: `play sun drone/drone then sun mech/mech then retire`."""
    if not _DOUBTFUL.isdisjoint(word.plain for word in words):
        return
    parts: list[list[Word]] = [[]]
    for word in words:
        if word.plain in _BETWEEN - {"and"}:
            parts.append([])
        else:
            parts[-1].append(word)
    bare = [part[courtesy.ours().before(part, 0) :] for part in parts if part]
    if not 1 < len(bare) <= _MOST:
        return
    whole = [_with_its_word(part, beginnings) for part in bare]
    said = _lacking(bare[0], beginnings, [order for order in whole if order]) if not whole[0] else ""
    orders: list[str] = []
    for part, order in zip(bare, whole, strict=True):
        meant = order or (f"{said} {quoted(map(written, part))}" if said else "")
        begun = beginnings.whole(split(meant, words[0].line)) if meant else None
        head = begun.head if begun is not None else None
        if head is None or not all(choice.carries for choice in beginnings.heads.choices[head.words[0]]):
            return
        said = head.words[0]
        orders.append(meant)
    yield ". ".join(orders)


def _with_its_word(words: Sequence[Word], beginnings: Beginnings) -> str:
    """The order that the words make once an everyday word becomes its order word; empty if there is no such word."""
    if beginnings.whole(words) is not None:
        return quoted(map(written, words))
    called = near_orders.called(words, beginnings)
    return called[1] if called is not None else ""


def _lacking(words: Sequence[Word], beginnings: Beginnings, orders: Sequence[str]) -> str:
    """The order word that the words lack, among those of similar orders here; empty if there is none."""
    heads = beginnings.heads
    begun = [beginnings.whole(split(order, words[0].line)) for order in orders]
    abouts = {choice.about for one in begun if one is not None for choice in heads.choices[one.head.words[0]]}
    found = [word for word in heads.offered() if beginnings.parser.alternatives.readable(word, words)]
    of_same = [word for word in found if not abouts.isdisjoint(choice.about for choice in heads.choices[word])]
    return of_same[0] if len(of_same) == 1 else ""
