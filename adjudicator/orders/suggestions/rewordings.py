"""Rewordings: everyday ways of naming players and powers, as the line that would have worked.

`if Blue uses his power zap it` is ZAP Blue IF Blue uses Virus. Nothing is read by this: the line is offered, and only
if it can be read whole.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from adjudicator.engine.contract.order_words import AGAINST, BEHIND, JOINED
from adjudicator.orders.grammar import stand_in_names
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.suggestions import (
    alternative_signs,
    everyday_conditions,
    inverted_orders,
    joined_orders,
    misspelt_names,
    near_orders,
    shorthand,
    title_sayings,
)
from adjudicator.orders.words import idioms
from adjudicator.orders.words.lexer import Word, quoted, split, written
from adjudicator.orders.words.names import SEAT
from adjudicator.orders.words.segments import ELSE, IF, placed, scope_at

_HE: Final = frozenset("he him she her they them his their its it".split())
_HIS: Final = frozenset("his her their its the".split())
_AGAINST: Final = frozenset("against vs versus with".split())
_MOST: Final = 12
"""Versions of a line that are tried: each is read, which takes long."""

_LONGEST: Final = 60
"""Words of a line that is reworded; a longer one could not be read in other words either."""

_Rewriting = Callable[[Sequence[Word], Beginnings], Iterator[str]]


def line(words: Sequence[Word], beginnings: Beginnings, where: int = 0, *, names: bool = True) -> str:
    """The one order that the words of a line make in words of orders; empty if none is found.

    `where` is the challenge of the heading above it, 0 for none. Without `names`, no name is put in place of a pronoun
    or a power.
    """
    if len(words) > _LONGEST:
        return ""
    versions = [list(map(written, words))]
    sides: _Rewriting = partial(_stood_in, where=where)
    in_conditions: _Rewriting = partial(everyday_conditions.conditional, where=where)
    known: tuple[_Rewriting, ...] = (*_REWRITINGS, sides) if names else _NAMELESS
    for rewriting in (*known, in_conditions):
        for version in versions[:_MOST]:
            said = rewriting(version, beginnings)
            versions += [idioms.plainly(split(one, words[0].line)) for one in said]
    return next(filter(None, (_whole(version, beginnings) for version in versions[1:_MOST])), "")


def said(words: Sequence[Word], beginnings: Beginnings, where: int = 0) -> str:
    """The orders that a title's own everyday sayings make of the words; empty if they make none."""
    for one in title_sayings.plainly(words, beginnings):
        version = idioms.plainly(split(one, words[0].line))
        if meant := _whole(version, beginnings) or line(version, beginnings, where):
            beginnings.parser.understood.add(meant)
            return meant
    return ""


def _whole(words: Sequence[Word], beginnings: Beginnings) -> str:
    """The words in a form that can be sent, if all of them are orders; otherwise empty."""
    if beginnings.makes_orders(words):
        return quoted(words)
    return near_orders.put_first(words, beginnings)


def _somebody(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The words with the one player who is named, or whose power is, in place of pronouns; their power by its name."""
    names = beginnings.names.vocabulary
    seats = {seat.casefold(): seat for seat in names.kinds.get("seat", {})}
    owners = {power.casefold(): (power, seat) for power, seat in names.owners().items()}
    plain = [word.plain for word in words]
    for at in range(len(words)):
        if (who_is := beginnings.names.match(SEAT, words[at : at + 1], 0)) is not None and who_is.called is not None:
            plain[at] = who_is.called[1].casefold()
    named = [seats[word] if word in seats else owners[word][1] for word in plain if word in seats or word in owners]
    if len(dict.fromkeys(named)) != 1:
        return
    who = named[0]
    power = next((power for power, owner in owners.values() if owner == who), "")
    found: list[str] = []
    for i, word in enumerate(words):
        if word.plain == "power" and power and i and words[i - 1].plain in _HIS:
            found[-1] = power
        else:
            found.append(who if word.plain in _HE else word.text)
    said = " ".join(found)
    if said != " ".join(word.text for word in words):
        yield said


def _by_power(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """`zap Zombie`, `zap Green's Zombie`: with the player in place of the power, on condition that they use it."""
    owners = {power.casefold(): (power, seat) for power, seat in beginnings.names.vocabulary.owners().items()}
    at = next((i for i, word in enumerate(words) if word.plain in owners), 0)
    start = at - 1 if at and words[at - 1].plain in ("the", owners[words[at].plain][1].casefold()) else at
    if not start or any(word.plain in IF | ELSE for word in words[:at]):
        return
    power, seat = owners[words[at].plain]
    rest = [word.text for word in words[at + 1 :] if word.plain != "power"]
    used = f"{quoted(words[:start])} {seat} IF {seat} uses {power}"
    if rest and rest[0].casefold() == "if":
        yield f"{used} AND {' '.join(rest[1:])}"
    yield used if not rest or rest[0].casefold() == "if" else f"{used} {' '.join(rest)}"


def _scoped(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The words with the one challenge that is named in the middle moved to the front: `join offence in 2 with 3`."""
    numbered = beginnings.names.vocabulary.numbered
    found = [(at, scope) for at in range(1, len(words)) if (scope := scope_at(words, at, numbered)) is not None]
    if len(found) == 1 and beginnings.begun(words) is not None:
        at, (_, end) = found[0]
        if end < len(words):
            yield f"IN {quoted(words[at + 1 : end])} {quoted(words[:at])} {quoted(words[end:])}"


def _conditional(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The words with a missing IF put in: `zap any used against me`."""
    if IF.isdisjoint(word.plain for word in words):
        at = next((i for i, word in enumerate(words) if word.plain == "used"), 0)
        if at:
            yield f"{quoted(words[:at])} IF {quoted(words[at:])}"


def _sides(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The words with a player's side in place of the player who is joined, and with the challenge of an opponent."""
    names = beginnings.names.vocabulary
    numbers = len(names.kinds.get(names.numbered, {})) > 1
    for (behind, *said), there in names.stand_ins().items():
        if behind not in BEHIND or len(there) != 1:
            continue
        side, number = there[0]
        lead = placed(number if numbers else None)
        for at in range(1, len(words) - len(said)):
            verb = words[at].plain
            if [word.plain for word in words[at + 1 : at + 1 + len(said)]] != said:
                continue
            rest = quoted(words[at + 1 + len(said) :])
            if verb == behind == JOINED:
                yield f"{lead}{quoted(words[: at + 1])} {side} {rest}".rstrip()
            elif verb in _AGAINST and behind == AGAINST:
                yield f"{lead}{quoted(words[:at])} {rest}".rstrip()


def _stood_in(words: Sequence[Word], beginnings: Beginnings, where: int) -> Iterator[str]:
    """The words with a player's side in place of the player at the start of an alternative: `JOIN Blue or Yellow`."""
    begun = beginnings.begun(words)
    if begun is None or len(begun.head.words) != 1:
        return
    found = stand_in_names.meant(begun.words, beginnings.names.vocabulary, begun.before, where)
    if found is not None:
        lead, said = found
        yield f"{lead}{begun.head.words[0]} {quoted(said)}"


_REWRITINGS: Final[tuple[_Rewriting, ...]] = (
    misspelt_names.mended,
    shorthand.short,
    shorthand.anybody,
    alternative_signs.parted,
    joined_orders.in_turn,
    inverted_orders.turned,
    _scoped,
    _somebody,
    _by_power,
    _conditional,
    _sides,
)
_NAMELESS: Final[tuple[_Rewriting, ...]] = (
    misspelt_names.mended,
    shorthand.short,
    alternative_signs.parted,
    inverted_orders.turned,
    _scoped,
)
