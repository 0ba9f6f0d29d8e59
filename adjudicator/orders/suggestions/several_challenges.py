"""Several challenges on one line, `c1 20, c3 comp` or `20 in 1 and comp in 3`, as one order for each of them.

Nothing is read by this: the orders are offered, if each of them can be read whole.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.suggestions import near_orders
from adjudicator.orders.words import courtesy
from adjudicator.orders.words.lexer import Word, quoted, split, written
from adjudicator.orders.words.scopes import scope_at, without_scope
from adjudicator.orders.words.segments import ELSE, IF

Reworded = Callable[[Sequence[Word], Beginnings, int], str]
"""The one order that words are in words of orders; empty if none is found."""

_BETWEEN: Final = frozenset([",", ";", ".", "!", "and", "&", "then", ":", "-", "="])
_DOUBTFUL: Final = IF | ELSE | frozenset(["or", "not"])
_INITIALS: Final = 2
"""Letters to which the word of a heading may be cut here: `c1`, `ch 1`."""
_LONGEST: Final = 60
_MOST: Final = 6
"""Challenges that one line speaks of."""


def line(words: Sequence[Word], beginnings: Beginnings, reworded: Reworded) -> str:
    """The orders of a line that names a challenge for each; empty if one of them is unclear."""
    if len(words) > _LONGEST:
        return ""
    parts = [*_led(words, beginnings)] or [*_followed(words, beginnings)]
    if not 0 < len(parts) <= _MOST or (len(parts) > 1 and not _DOUBTFUL.isdisjoint(word.plain for word in words)):
        return ""  # it is unclear which of them a condition belongs to
    orders = [_order(said, number, beginnings, reworded) for number, said in parts]
    if not all(orders):
        return ""
    if len(orders) == 1:
        meant = f"IN {parts[0][0]} {orders[0]}"
        return meant if beginnings.whole(split(meant, words[0].line)) is not None else ""
    meant = ". ".join(f"{order} in {number}" for (number, _), order in zip(parts, orders, strict=True))
    return meant if beginnings.several(split(meant, words[0].line)) else ""


def _begins(words: Sequence[Word], beginnings: Beginnings) -> bool:
    head = beginnings.heads.at(words)
    return head is not None and head.exact


def _led(words: Sequence[Word], beginnings: Beginnings) -> Iterator[tuple[int, Sequence[Word]]]:
    """The words after each challenge, if a line begins with one; nothing if it does not."""
    found: list[tuple[int, int, int]] = []
    at = 0
    while at < len(words):
        named = _named(words, at, beginnings)
        if named is None and not found:
            return
        if named is not None:
            found.append((at, *named))
        at = named[1] if named is not None else at + 1
    ends = [*(start for start, _, _ in found[1:]), len(words)]
    for (_, number, start), end in zip(found, ends, strict=True):
        yield number, _bare(words[start:end])


def _followed(words: Sequence[Word], beginnings: Beginnings) -> Iterator[tuple[int, Sequence[Word]]]:
    """The words before each challenge, if a line ends with one; nothing if words are left over."""
    found: list[tuple[int, Sequence[Word]]] = []
    numbered, last, at = beginnings.parser.numbered, 0, 1
    while at < len(words):
        scope = scope_at(words, at, numbered)
        if scope is None or beginnings.parser.nonexistent(scope[0]):
            at += 1
            continue
        found.append((scope[0], _bare(words[last:at])))
        last = at = scope[1]
    if not _bare(words[last:]):
        yield from found


def _named(words: Sequence[Word], at: int, beginnings: Beginnings) -> tuple[int, int] | None:
    """The challenge that `c1`, `challenge 1` or `in 1` names at a place, and the place after it."""
    numbered = beginnings.parser.numbered
    found = scope_at(words, at, numbered)
    if found is None and at + 1 < len(words) and words[at + 1].number is not None:
        said = words[at].plain
        if said == numbered or (len(said) <= _INITIALS and numbered.startswith(said)):
            found = words[at + 1].number or 0, at + 2
    return None if found is None or beginnings.parser.nonexistent(found[0]) else found


def _bare(words: Sequence[Word]) -> Sequence[Word]:
    start = next((i for i, word in enumerate(words) if word.plain not in _BETWEEN), len(words))
    end = len(words)
    while end > start and words[end - 1].plain in _BETWEEN:
        end -= 1
    return words[start:end]


def _order(words: Sequence[Word], number: int, beginnings: Beginnings, reworded: Reworded) -> str:
    """The one order that some words mean for a challenge; empty if none is found."""
    words = words[courtesy.ours().before(words, 0) :] if words else words
    if not words or without_scope(words, beginnings.parser.numbered)[1] is not None:
        return ""
    if beginnings.whole(words) is not None:
        return quoted(map(written, words))
    return near_orders.wordless(words, beginnings) or reworded(words, beginnings, number)
