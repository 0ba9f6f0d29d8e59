"""Parts: the orders of a sentence or paragraph one after the other, and the alternatives and conditions of one."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final, NamedTuple, Protocol

from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.segments import ELSE, IF

_BETWEEN: Final = word_classes.of("between") | frozenset(",&.;:-/+!()")
"""What may stand between two orders."""
ALONE: Final = "PASS"
"""Who says this orders nothing else."""
_MOST_PLACES: Final = 18
_MOST_PARTS: Final = 6
_MOST_WAYS: Final = 8
"""Different ways to tell the parts that are kept in mind."""
THERE: Final = "IN said "
"""Stands before an order for the challenge that was named last."""


class Alternative(NamedTuple):
    """One wish as it is written: its words, and those of its condition, which begin with IF or UNLESS."""

    words: Sequence[Word]
    condition: Sequence[Word] = ()


class Understood(Protocol):
    """What a part comes to."""

    @property
    def orders(self) -> tuple[str, ...]:
        """Its orders."""
        ...

    @property
    def says(self) -> bool:
        """Whether it names anything."""
        ...

    @property
    def doubtful(self) -> bool:
        """Whether it leaves open what is wanted."""
        ...


def alternatives(
    words: Sequence[Word],
    readable: Callable[[Sequence[Word]], bool],
    begins: Callable[[Word], bool],
    asks: Callable[[Word], bool],
) -> list[Alternative] | None:
    """The alternatives of one order; None if it begins with one, or a condition cannot be told from its order.

    `readable` says whether words make a condition; `begins` whether an order word begins with a word; `asks` whether a
    word is a verb that begins a condition without IF, if it comes first and a comma ends that.
    """
    starts = [at for at, word in enumerate(words) if word.plain in ELSE]
    runs = [words[start + bool(place) : end] for place, (start, end) in enumerate(_spans(starts, len(words)))]
    found = [_alternative(_asked(bare(run), readable, asks), readable, begins) for run in runs]
    whole = [one for one in found if one is not None and one.words]
    return whole if len(whole) == len(runs) else None


def _spans(starts: Sequence[int], end: int) -> list[tuple[int, int]]:
    return list(zip((0, *starts), (*starts, end), strict=True))


def _asked(
    words: Sequence[Word], readable: Callable[[Sequence[Word]], bool], asks: Callable[[Word], bool]
) -> Sequence[Word]:
    """The words with IF before a condition that begins with its verb: `hat er einen Kompromiss, spiele ich die 4`."""
    ends = [at for at, word in enumerate(words) if word.plain in _AFTER_CONDITION]
    if not ends or not asks(words[0]) or any(word.plain in IF for word in words):
        return words
    conditional = [words[0]._replace(text="if", plain="if", end=words[0].column), *words]
    return conditional if any(readable(bare(conditional[: end + 1])) for end in ends) else ()


def _alternative(
    words: Sequence[Word], readable: Callable[[Sequence[Word]], bool], begins: Callable[[Word], bool]
) -> Alternative | None:
    places = [at for at, word in enumerate(words) if word.plain in IF]
    if not places:
        return Alternative(words)
    start = places[0]
    if start:
        return Alternative(bare(words[:start]), bare(words[start:]))
    for end in range(len(words) - 1, 1, -1):
        ends = words[end].plain in _AFTER_CONDITION or begins(words[end])
        condition = _clause(words[:end])
        if ends and len(condition) > 1 and readable(condition):
            return Alternative(bare(words[end:]), condition)
    return None


_OR: Final = word_classes.of("or")
_PERHAPS: Final = word_classes.of("hesitating")
"""What may stand between that and the second thing."""
_LONGEST_NAMED: Final = 3
"""Words of the longest name of a thing."""
_BEGINNING: Final = word_classes.of("beginning")
"""Words for me at the beginning of an order."""
_AFTER_CONDITION: Final = word_classes.of("then") | frozenset(",:")


def bare(words: Sequence[Word]) -> Sequence[Word]:
    """The words without what parts them from others."""
    start, end = 0, len(words)
    while start < end and words[start].plain in _BETWEEN:
        start += 1
    while start < end and (words[end - 1].plain in _BETWEEN):
        end -= 1
    return words[start:end]


def _clause(words: Sequence[Word]) -> Sequence[Word]:
    """A condition without the words behind it that begin its order: `if they win I`."""
    found = bare(words)
    while found and found[-1].plain in _BEGINNING:
        found = bare(found[:-1])
    return found


def either(words: Sequence[Word], named: Callable[[Sequence[Word], int], int]) -> list[Sequence[Word]]:
    """The words with one, and with the other, of two things between which they leave the choice; empty if they do not.

    `named` says how many words name something at a place. What is said behind a comma, and names nothing, is about the
    choice: `planet 2 or maybe planet 3, I can't decide`.
    """
    places = [at for at, word in enumerate(words) if word.plain in _OR and 0 < at < len(words) - 1]
    if len(places) != 1:
        return []
    at, after = places[0], places[0] + 1
    while after < len(words) and words[after].plain in _PERHAPS:
        after += 1
    first = next((size for size in range(min(_LONGEST_NAMED, at), 0, -1) if named(words, at - size) == size), 0)
    second = named(words, after) if after < len(words) else 0
    if not first or not second:
        return []
    rest = words[after + second :]
    ends = [end for end, word in enumerate(rest) if word.plain == ","]
    if ends and not any(named(rest, place) for place in range(ends[0], len(rest))):
        rest = rest[: ends[0]]
    before = words[: at - first]
    return [[*before, *words[at - first : at], *rest], [*before, *words[after : after + second], *rest]]


def parted(
    words: Sequence[Word],
    understood: Callable[[Sequence[Word]], Understood],
    begins: Callable[[int], bool],
    in_sequence: Callable[[Sequence[str]], Sequence[str] | None],
    question: Callable[[str], Hashable],
) -> tuple[str, ...]:
    """The orders of words that have several of them; nothing if they cannot be told in exactly one way.

    They are cut into as few parts as possible, each of which has to be understood. `begins` says whether an order word
    stands at a place; `in_sequence` numbers the parts of a turn; `question` says what an order answers.
    """
    cuts = [at for at in range(1, len(words) - 1) if words[at].plain in _BETWEEN or begins(at)]
    cuts = [
        at for at in cuts if not (words[at].plain in _BETWEEN and at + 1 in cuts and words[at + 1].plain in _BETWEEN)
    ]
    if not 0 < len(cuts) <= _MOST_PLACES:
        return ()
    ends = [*cuts, len(words)]
    ways: dict[int, dict[tuple[str, ...], int]] = {0: {(): 0}}
    """The orders of the words before a place, each way with its number of parts."""
    for end in ends:
        here: dict[tuple[str, ...], int] = {}
        for start in (0, *cuts):
            if start >= end or start not in ways:
                continue
            orders = _of_part(bare(words[start:end]), understood)
            for before, number in ways[start].items() if orders is not None else ():
                whole = _onward(before, orders or (), question)
                count = number + bool(orders)
                if whole is not None and count <= _MOST_PARTS and count < here.get(whole, count + 1):
                    here[whole] = count
        if here:
            least = sorted(here.items(), key=lambda one: one[1])[:_MOST_WAYS]
            ways[end] = dict(least)
    last = {one: number for one, number in ways.get(len(words), {}).items() if one}
    fewest = [one for one, number in last.items() if number == min(last.values())]
    return tuple(in_sequence(fewest[0]) or ()) if len(fewest) == 1 else ()


def _onward(
    before: tuple[str, ...], orders: tuple[str, ...], question: Callable[[str], Hashable]
) -> tuple[str, ...] | None:
    """The orders so far and those of a further part; None if two of them answer the same question."""
    out = list(before)
    for order in orders:
        last = next((one for one in reversed(out) if one.startswith("IN ")), "")
        if order.startswith(THERE) and not last:
            return None
        whole = order.replace(THERE, " ".join(last.split()[:2]) + " ", 1)
        if whole not in out:
            out.append(whole)
    if ALONE in out and len(out) > 1:
        return None
    asked = [question(one) for one in out]
    return tuple(out) if len(set(asked)) == len(asked) else None


def _of_part(words: Sequence[Word], understood: Callable[[Sequence[Word]], Understood]) -> tuple[str, ...] | None:
    """The orders of one part; None if it is not understood. A part may say nothing."""
    if not words:
        return ()
    meant = understood(words)
    if meant.orders:
        return meant.orders
    return None if meant.says or meant.doubtful else ()
