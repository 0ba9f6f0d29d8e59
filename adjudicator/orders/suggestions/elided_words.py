"""Elided words: words that an alternative shares with the one before and leaves out, `attack planet 4 or 2 with 3`.

Every alternative is an order of its own, so nothing is read by this: the line is offered with the missing words.
"""

from collections.abc import Callable, Sequence

from adjudicator.orders.words.lexer import Word, quoted
from adjudicator.orders.words.segments import Segment, segments

Readable = Callable[[Sequence[Word]], bool]


def completed(words: Sequence[Word], readable: Readable) -> str:
    """The alternatives after an order word, each with the words it shares with the one before; empty if none lacks any.

    If there is a condition, it is unclear which alternative it belongs to.
    """
    parts, limit = segments(words)
    wishes = [[word for word in part.choice if word.plain != "either"] for part in parts]
    lacking = [i for i in range(1, len(parts)) if wishes[i] and not readable(wishes[i])]
    if not lacking or any(parts[i].conditions or parts[i - 1].conditions for i in lacking):
        return ""
    for i in lacking:
        before, wish = _parted(wishes[i - 1], wishes[i], readable)
        if not wish:
            return ""
        behind = before[len(wishes[i - 1]) :]
        wishes[i - 1 : i + 1] = [before, wish]
        for j in range(i - 1) if behind else ():
            more = [*wishes[j], *behind]
            wishes[j] = more if readable(more) else wishes[j]
    # Words at the end of the last alternative hold for all of them: `planet 4, 2 or 1 with 3`.
    said = " ELSE ".join(_written(wish, part) for wish, part in zip(wishes, parts, strict=True))
    return said if limit is None else f"{said}; at most {limit}"


def _parted(before: list[Word], wish: list[Word], readable: Readable) -> tuple[list[Word], list[Word]]:
    """Two alternatives, each completed with what it shares with the other; nothing for the second if unclear."""
    for at in range(len(before) - 1, 0, -1):
        alike = (before[at].number is None) is (wish[0].number is None) and before[at].plain.isalnum()
        if not alike or not readable([*before[:at], *wish]):
            continue
        behind = wish[len(before) - at :]
        shared = [*before, *behind]
        return shared if behind and readable(shared) else before, [*before[:at], *wish]
    return before, []


def _written(wish: Sequence[Word], part: Segment) -> str:
    conditions = [f" {'UNLESS' if unless else 'IF'} {quoted(said)}" for unless, said in part.conditions]
    return "".join((quoted(wish), *conditions))
