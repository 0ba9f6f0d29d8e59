"""Everyday conditions: conditions as people say them, `if I have allies`, and the conditions that would have worked.

A vocabulary has patterns for them in one position. Nothing is read by this: the corrected line is only offered.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words.lexer import NUMBERS, Word
from adjudicator.orders.words.names import SEAT, Names
from adjudicator.orders.words.segments import ELSE, IF, scope_at

_SLOT: Final = re.compile(r"[A-Z]{3,}")
_NUMBER: Final = "NUMBER"
_DIGITS: Final = "|".join((r"\d+", *sorted(NUMBERS, key=len, reverse=True)))
"""Digits and number words, in the forms that orders use."""
_NAMES: Final = (r"\S+(?: \S+)?", r"\S+")
"""A name has one word or two: `humans are ahead` does not begin with one of two words."""
_LEFT_OUT: Final = frozenset("a an the any some all just really actually still also then".split())
"""What makes no difference in a condition."""
_BEGIN: Final = IF | frozenset(["and", "or", "not", "("])
"""Words after which a condition begins."""
_ENDS: Final = ELSE | IF | frozenset(["and", "or", "then", "in", ":", ",", ";", ".", "!", ")"])
_LONGEST: Final = 14
"""Words of the longest condition that is searched."""


def conditional(words: Sequence[Word], beginnings: Beginnings, where: int) -> Iterator[str]:
    """The line with readable conditions in place of everyday ones; nothing if one of them is not understood.

    `where` is the challenge of the heading above it, 0 for none.
    """
    if IF.isdisjoint(word.plain for word in words):
        return
    names, orders = beginnings.names, beginnings.places(words)
    named = (scope_at(words, at, names.vocabulary.numbered) for at in range(len(words)))
    where = next((scope[0] for scope in named if scope is not None), where)
    said: list[str] = []
    at, found, inside = 0, False, False
    while at < len(words):
        word = words[at]
        inside = word.plain in IF or (inside and word.plain not in ELSE)
        begins = inside and at and words[at - 1].plain in _BEGIN
        size, meant = _meant(words, at, beginnings, where) if begins else (0, "")
        found = found or bool(size)
        meant = f"{meant}:" if at + size in orders else meant  # the order stands behind its condition
        behind = at and words[at - 1].end == word.column and (not size or words[at - 1].plain == "(")
        if behind and said:
            said[-1] += meant if size else word.text
        else:
            said.append(meant if size else word.text)
        at += size or 1
    if found:
        yield " ".join(said)


def _meant(words: Sequence[Word], start: int, beginnings: Beginnings, where: int) -> tuple[int, str]:
    """The longest everyday condition at the start of the words: how many words it takes (0: none), and its meaning."""
    names = beginnings.names
    seats = {seat.casefold() for seat in names.vocabulary.kinds.get(SEAT, ())}
    called = [_called(words, at, names) for at in range(len(words))]
    named = {one for one in called if one in seats}
    most = min(len(words) - start, _LONGEST)
    ends = {i for i in range(1, most + 1) if start + i == len(words) or words[start + i].plain in _ENDS}
    ends |= {at - start for at in beginnings.places(words) if start < at <= start + most}
    for end in sorted(ends, reverse=True):
        said = " ".join(word for word in called[start : start + end] if word not in _LEFT_OUT)
        for patterns, meant, who in _patterns(names.vocabulary, where):
            if who and named - {who.casefold()}:
                continue
            for pattern in patterns:
                found = pattern.fullmatch(said)
                if found is not None and (filled := _filled(meant, found, words[start : start + end], names)):
                    return end, filled
    return 0, ""


def _called(words: Sequence[Word], at: int, names: Names) -> str:
    """A word as it is compared; a player's first name becomes their seat."""
    who = names.match(SEAT, words[at : at + 1], 0)
    return who.called[1].casefold() if who is not None and who.called is not None else words[at].plain


def _filled(meant: str, found: "re.Match[str]", words: Sequence[Word], names: Names) -> str:
    """The condition with its slots filled from what was written; empty if something does not fit its slot."""
    spelt = {word.plain: word.text for word in words}
    slots: dict[str, str] = {}
    for slot, said in found.groupdict().items():
        known = {name.casefold(): name for name in names.vocabulary.kinds.get(slot.lower(), ())}
        if slot != _NUMBER and said not in known:
            return ""
        slots[slot] = spelt.get(said, said) if slot == _NUMBER else known[said]
    return _SLOT.sub(lambda slot: slots.get(slot[0], slot[0]), meant)


@lru_cache(maxsize=256)
def _patterns(names: Vocabulary, where: int) -> Sequence[tuple[Sequence["re.Pattern[str]"], str, str]]:
    """The patterns of a position."""
    return tuple([(_pattern(said), meant, who) for said, meant, who in names.everyday(where)])


@lru_cache(maxsize=4096)
def _pattern(said: str) -> Sequence["re.Pattern[str]"]:
    def slot(match: "re.Match[str]", name: str) -> str:
        return f"(?P<{match[0]}>{_DIGITS if match[0] == _NUMBER else name})"

    told = dict.fromkeys([_SLOT.sub(partial(slot, name=name), said) for name in _NAMES])
    return tuple([re.compile(pattern) for pattern in told])
