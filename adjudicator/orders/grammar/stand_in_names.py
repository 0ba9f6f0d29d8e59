"""Stand-in names: names that people write where others belong, `JOIN Blue` for the side of Blue in his challenge.

Nothing is read by this: the line is offered as it would be read, or all that it may be where that is several things.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from adjudicator.engine.contract.order_words import BEHIND, Vocabulary
from adjudicator.orders.lines.line_kinds import CHALLENGE
from adjudicator.orders.words.lexer import Word, quoted, split
from adjudicator.orders.words.scopes import placed, without_scope
from adjudicator.orders.words.segments import starts_alternative


class _Wish(NamedTuple):
    """What an alternative begins with in place of a name, by the challenges where that is one, and what follows it."""

    before: Sequence[Word]
    names: dict[int, str]
    rest: Sequence[Word]


def meant(words: Sequence[Word], names: Vocabulary, before: int | None, where: int) -> tuple[str, list[Word]] | None:
    """What stands before the order word, and the words behind it with the names that are meant; None if none are.

    The one challenge where all of them are is named where there are several and the order names none: `before` its
    word, as `IN 2`, or at its end. `where` is that of the heading above it, 0 for none.
    """
    stated = before or without_scope(words, names.numbered)[1]
    found = _meant(words, names, stated or where)
    if found is None:
        return None
    said, number = found
    several_of_them = len(names.kinds.get(CHALLENGE, {})) > 1
    return placed(before or (number if several_of_them and stated is None else None)), said


def _meant(words: Sequence[Word], names: Vocabulary, place: int | None) -> tuple[list[Word], int] | None:
    """The words with the names that are meant, and the one challenge where all of them are; None if there is none."""
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
    """What each of the alternatives may be, with its challenge, where nobody can tell in which."""
    return [
        (where, split(f"{name} {quoted(one.rest)}", words[0].line))
        for one in _wishes(words, names, place)
        for where, name in one.names.items()
    ]


def _wishes(words: Sequence[Word], names: Vocabulary, place: int | None) -> Iterator[_Wish]:
    """The alternatives that begin with such a name; those before one that do not belong to it."""
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
    """How many words at the start stand for another name, and for which in which challenge; 0 if none do."""
    for said, there in names.stand_ins().items():
        if said[0] not in BEHIND and tuple(word.plain for word in words[: len(said)]) == said:
            return len(said), {where: name for name, where in there}
    return 0, {}
