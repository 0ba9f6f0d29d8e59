"""Sayings: everyday ways of giving orders, `20 against Blue, compromise with Green`, in words of orders.

A line is split into orders, an order into alternatives, and an alternative into wish and condition. Nothing is read by
this: the line is offered to its writer.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from adjudicator.games.cosmic.sayings import allying, dealing, edicts, launching, laying, settling
from adjudicator.games.cosmic.sayings.situation import Situation, Wish

_MOST: Final = 4
"""Orders that one line gives."""
_PARTED: Final = 8
"""Places where a line is split: nobody says more in one breath, and a hostile line is long."""
_LONGEST: Final = 240
"""Letters of a line that is searched."""
_LONGEST_CONDITION: Final = 16
"""Words of a condition that stands before its order."""
_BETWEEN: Final = re.compile(r"(?: ,| \.| ;| !| and| then)+ ")
_CONDITION: Final = re.compile(r" (?=(?:if|unless) )")
_INSTEAD: Final = tuple(
    (re.compile(pattern), said)
    for pattern, said in (
        (r" [:;=] ?-? ?[dp()] ", " "),  # a face
        (r" (?:lol|haha|ok|okay|plz|pls|please|thx|just|hehe|xd|cheers) (?=\S| *$)", " "),
        (r" (?:the|some|all of) (?=\S)", " "),
        (r"\bun - zap", "zap"),
        (r" if (?:i'm|i am|being) attacked ", " defence "),
        (r" if attacking ", " offence "),
    )
)
_Known = Callable[[str, Situation], Iterator[Wish]]
_ALWAYS: Final[tuple[_Known, ...]] = (edicts.plague, edicts.tubes, edicts.zapped, edicts.zapped_own, launching.back)
_BY_PHASE: Final[Mapping[int, tuple[_Known, ...]]] = {
    1: (launching.attack, launching.sent),
    2: (
        allying.invited,
        allying.joined_player,
        allying.joined_side,
        allying.joined_anybody,
        allying.declined,
        allying.divided,
        laying.card,
    ),
    3: (laying.card, laying.edict, laying.force_field, settling.own_colour),
    4: (settling.rewarded, settling.lost, settling.own_colour, dealing.dealt),
}
"""The sayings of each phase, in the order in which they are tried."""


@lru_cache(maxsize=64)
def sayings(line: str, here: Situation) -> tuple[str, ...]:
    """What a line may mean in a situation, the likeliest first."""
    return tuple(_said(line, here)) if len(line) <= _LONGEST else ()


def _said(line: str, here: Situation) -> Iterator[str]:
    line = f" {line} "
    for pattern, instead in _INSTEAD:
        line = pattern.sub(instead, line)
    line = line.strip(" ,.;:!-")
    found = _orders(line, here, _MOST)
    if _apart(found):
        alone = len(here.fights) == 1
        yield _line([(0 if alone else where, _written(said, here)) for where, said in found])


def _apart(orders: Sequence[tuple[int, str]]) -> bool:
    """Whether these are separate orders on different questions: one of several cards may be a second choice."""
    asked = [(said.split(" ")[0], where) for where, said in orders]
    whole = {word for word, where in asked if not where}
    return bool(asked) and len({*asked}) == len(asked) and not any(where and word in whole for word, where in asked)


def _line(orders: Sequence[tuple[int, str]]) -> str:
    """Orders on one line, each with its challenge if it has one."""
    if len(orders) == 1:
        ((where, said),) = orders
        return f"IN {where} {said}" if where else said
    return ". ".join(f"{said} in {where}" if where else said for where, said in orders)


def _written(said: str, here: Situation) -> str:
    """An order with capitals and spaces as one would write it."""
    said = re.sub(r" (?=[,:;])", "", re.sub(r"\b(?:h|my home) (?=\d)", "home ", said))
    said = re.sub(r"\bi (?=(?:would )?(?:win|lose))", "I ", said)
    return re.sub(rf"\b(?:{'|'.join(here.seats)})\b", lambda seat: seat[0].capitalize(), said)


def _orders(line: str, here: Situation, most: int) -> Sequence[tuple[int, str]]:
    """The orders that a line gives, each with its challenge; nothing if one of them is not understood."""
    found = _order(line, here)
    marks = list(_BETWEEN.finditer(line)) if not found and most > 1 else []
    if len(marks) > _PARTED:
        return ()
    for mark in reversed(marks):
        first = _order(line[: mark.start()], here)
        rest = _orders(line[mark.end() :], here, most - 1) if first else ()
        if rest:
            return (*first, *rest)
    return found


def _order(said: str, here: Situation) -> Sequence[tuple[int, str]]:
    """The order that the words mean, once for each challenge that they name."""
    first, *others = said.split(" else ")
    begun = _alternative(first, here)
    if not begun:
        return ()
    orders = [(wish.where, f"{wish.word} {wish.said}{condition}".strip()) for wish, condition in begun]
    for other in others:
        also = _alternative(other.strip(" ,;"), here)
        if also and (also[0][0].word != begun[0][0].word or (also[0][0].where not in (0, begun[0][0].where))):
            return ()
        meant = f"{also[0][0].said}{also[0][1]}" if also else other
        orders = [(where, f"{order} ELSE {meant}") for where, order in orders]
    return orders


def _alternative(said: str, here: Situation) -> Sequence[tuple[Wish, str]]:
    """The wish of an alternative, and its condition: nothing, or ` IF` and the words after it."""
    whole = _wishes(said, here)
    if whole:
        return [(wish, "") for wish in whole]
    if said.startswith(("if ", "unless ")):
        return _led(said, here)
    parts = _CONDITION.split(said, maxsplit=1)
    if len(parts) == 1:
        return ()
    return [(wish, f" {_condition(parts[1])}") for wish in _wishes(parts[0].strip(" ,"), here)]


def _led(said: str, here: Situation) -> Sequence[tuple[Wish, str]]:
    """The same for an alternative that begins with its condition, whose end shows only in what follows."""
    words = said.split(" ")
    for at in range(2, min(len(words), _LONGEST_CONDITION)):
        wishes = _wishes(" ".join(words[at:]), here)
        if wishes:
            condition = _condition(" ".join(words[:at]).strip(" ,:"))
            return [(wish, f" {condition.removesuffix(' then')}") for wish in wishes]
    return ()


def _condition(said: str) -> str:
    return re.sub("^(?:if|unless)", lambda word: word[0].upper(), said)


def _wishes(said: str, here: Situation) -> Sequence[Wish]:
    """The wishes in the words; several wishes are one for each of several challenges."""
    for known in (*_BY_PHASE.get(here.phase, ()), *_ALWAYS):
        wishes = list(known(said, here))
        if wishes:
            return wishes if len({wish.where for wish in wishes}) == len(wishes) else ()
    return ()
