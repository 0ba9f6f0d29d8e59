"""Sharing: names and numbers that are written once for several things.

`home 1, 2 and 3` are three homes; `one each from home 1 and home 2` is one from either.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word

LISTING: Final = word_classes.of("listing") | frozenset(",&+/")
"""What stands between the things of a list."""
_EACH: Final = frozenset(["each", "apiece"])
_AFTERWARDS: Final = frozenset(
    [".", "!", "?", ";", ":", ")", "to", "on", "onto", "against", "with", "at", "->", "in", "for"]
)
"""What may stand behind a number that shares the noun before it."""
_NOUNS: Final = frozenset(["with", "token", "tokens", "ship", "ships", "a", "one", "the", "of", "from"])

Paired = Callable[[Word, Word], bool]
"""Whether two words are a name together."""


def spread(words: Sequence[Word], paired: Paired) -> list[Word]:
    """The words, with the noun of a list before each of its numbers."""
    out: list[Word] = []
    at = 0
    while at < len(words):
        out.append(words[at])
        at += 1
        if len(out) < 2 or not paired(out[-2], out[-1]):
            continue
        noun = out[-2]
        while (size := _shares(words, at, noun, paired)) > 0:
            out += [_comma(words[at]), noun, words[at + size - 1]]
            at += size
    return out


def _shares(words: Sequence[Word], at: int, noun: Word, paired: Paired) -> int:
    """How many words from a place on are a sign and a further number of a noun; 0 if they are not."""
    end = at
    while end < len(words) and end < at + 2 and words[end].plain in LISTING:
        end += 1
    if end == at or end >= len(words) or not paired(noun, words[end]):
        return 0
    if words[end].number == words[at - 1].number:
        return 0  # Nobody lists the same twice: `1 on laser 1, 1 on engine 2`.
    after = words[end + 1] if end + 1 < len(words) else None
    closed = after is None or after.plain in LISTING | _AFTERWARDS | _EACH
    return end + 1 - at if closed else 0


def counted(words: Sequence[Word], paired: Paired) -> tuple[list[Word], ...]:
    """The words, with the number that is meant for each name of a list before each of them.

    One number before a whole list, `two from home 1 and home 2`, counts either all of its names or the first alone:
    there are several ways then. There is none if it is unclear which number counts what.
    """
    lists = [one for one in listed(words, paired) if len(one) > 1]
    each = [at for at, word in enumerate(words) if word.plain in _EACH]
    once = [one for one in lists if _counted_once(words, one)]
    if not each and not once:
        return (list(words),)
    free = [at for at, word in enumerate(words) if word.number is not None and not (at and paired(words[at - 1], word))]
    if len(lists) != 1 or len(free) != 1:
        return ()
    every = _counting_each(words, lists[0], free[0], each)
    return (every,) if each else (every, list(words))


def _counting_each(words: Sequence[Word], places: Sequence[int], free: int, each: Sequence[int]) -> list[Word]:
    """The words, with the number at the place `free` before each name of a list, and without the words for `each`."""
    number = words[free]
    passed = {*each, free, *range(places[0], places[-1] + 2)}
    passed |= {at for at in range(len(words)) if words[at].plain in _NOUNS and _beside(at, passed, words)}
    said: list[Word] = []
    for place in places:
        said += [_comma(number)] if said else []
        said += [number, number._replace(text="from", plain="from", number=None), words[place], words[place + 1]]
    start = places[0]
    before = [word for at, word in enumerate(words) if at < start and at not in passed]
    after = [word for at, word in enumerate(words) if at >= start and at not in passed]
    return [*before, number._replace(text="with", plain="with", number=None), *said, *after]


def _beside(at: int, passed: set[int], words: Sequence[Word]) -> bool:
    near = [at - 1, at + 1, at - 2, at + 2]
    return any(one in passed and 0 <= one < len(words) for one in near)


def _counted_once(words: Sequence[Word], places: Sequence[int]) -> bool:
    """Whether one number stands before a whole list: `two from home 1 and home 2`."""
    at = places[0] - 1
    while at >= 0 and words[at].plain in _NOUNS:
        at -= 1
    return at >= 0 and at < places[0] - 1 and words[at].number is not None


def listed(words: Sequence[Word], paired: Paired) -> Iterator[list[int]]:
    """The names of each list, by the place of their first word."""
    found: list[int] = []
    end = 0
    at = 0
    while at + 1 < len(words):
        if not paired(words[at], words[at + 1]):
            at += 1
            continue
        between = [word.plain for word in words[end:at]]
        counts = any(between[place : place + 2] == ["one", "from"] for place in range(len(between)))
        if found and not counts and all(one in LISTING | _NOUNS for one in between):
            found.append(at)
        else:
            if found:
                yield found
            found = [at]
        at += 2
        end = at
    if found:
        yield found


def _comma(like: Word) -> Word:
    return like._replace(text=",", plain=",", number=None)
