"""Stand-in names: a name in place of another, `JOIN Blue` for the side of Blue in their challenge.

Nothing is read by this: the line is offered as it would be read, or all its readings if there are several.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from adjudicator.engine.contract.order_words import BEHIND, Vocabulary
from adjudicator.orders.lines.line_kinds import CHALLENGE
from adjudicator.orders.words.lexer import Word, quoted, split
from adjudicator.orders.words.segments import placed, starts_alternative, without_scope


class _Wish(NamedTuple):
    """The start of an alternative that is a stand-in name: its meanings by challenge, and the words that follow."""

    before: Sequence[Word]
    names: dict[int, str]
    rest: Sequence[Word]


def meant(words: Sequence[Word], names: Vocabulary, before: int | None, where: int) -> tuple[str, list[Word]] | None:
    """The words before the order word, and those after it with the right names; None if there is no stand-in.

    If the order names no challenge and there are several, the one challenge of all these names is named: `before` the
    word, as `IN 2`, or at the end. `where` is the challenge of the heading above, 0 for none.
    """
    stated = before or without_scope(words, names.numbered)[1]
    found = _meant(words, names, stated or where)
    if found is None:
        return None
    said, number = found
    several_of_them = len(names.kinds.get(CHALLENGE, {})) > 1
    return placed(before or (number if several_of_them and stated is None else None)), said


def _meant(words: Sequence[Word], names: Vocabulary, place: int | None) -> tuple[list[Word], int] | None:
    """The words with the right names, and the one challenge that all of them belong to; None if there is none."""
    wishes = list(_wishes(words, names, place))
    everywhere = [where for where in wishes[0].names if all(where in one.names for one in wishes)] if wishes else []
    if len(everywhere) != 1:
        return None
    where = everywhere[0]
    found: list[Word] = []
    for wish in wishes:
        said = [one._replace(column=0, end=0) for one in split(wish.names[where], words[0].line)]
        found += [*wish.before, *said, *wish.rest]
    return found, where


def several(words: Sequence[Word], names: Vocabulary, place: int | None) -> list[tuple[int, list[Word]]]:
    """The possible meanings of each alternative with their challenges, if it is unclear which one is meant."""
    return [
        (where, split(f"{name} {quoted(one.rest)}", words[0].line))
        for one in _wishes(words, names, place)
        for where, name in one.names.items()
    ]


def _wishes(words: Sequence[Word], names: Vocabulary, place: int | None) -> Iterator[_Wish]:
    """The alternatives that begin with a stand-in name; words before one that do not belong to it."""
    starts = [0, *(at + 1 for at in range(len(words) - 1) if starts_alternative(words, at))]
    ends = [*(start - 1 for start in starts[1:]), len(words)]
    done = 0
    for start, end in zip(starts, ends, strict=True):
        size, there = _named(words[start:end], names)
        there = {where: name for where, name in there.items() if not place or where == place}
        if there:
            yield _Wish(words[done:start], there, words[start + size : end])
            done = end
    if done and done < len(words):
        yield _Wish(words[done:], {}, ())


def _named(words: Sequence[Word], names: Vocabulary) -> tuple[int, dict[int, str]]:
    """How many words at the start are a stand-in, and its meaning in each challenge; 0 if they are none."""
    first = words[0].plain if words else ""
    for said, there in names.stand_ins().items():
        if said[0] == first and first not in BEHIND and tuple(word.plain for word in words[: len(said)]) == said:
            return len(said), {where: name for name, where in there}
    return 0, {}
