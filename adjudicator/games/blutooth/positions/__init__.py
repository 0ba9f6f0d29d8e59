"""Positions in words: setting one up from statements, and comparing one with them.

A statement is about an alien (`Red (Zombie): 3 on home 1; cache Attack 10, Negotiate`), an invasion
(`invasion 1: Red invades Blue on Blue 2 with 3; Green sponsored the defender with 1`) or a pile (`forge: nothing`).
"""

import re
from collections.abc import Mapping, Sequence

from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.games.blutooth.positions.completion import completed
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.of_moons import MOON, moon_facts
from adjudicator.games.blutooth.positions.of_piles import counted, pile_facts
from adjudicator.games.blutooth.positions.of_seats import power_of, seat_facts
from adjudicator.games.blutooth.positions.stated_invasions import invasion_facts
from adjudicator.games.blutooth.positions.words import Fact, Reader
from adjudicator.games.blutooth.table.match import Match

SEATS = 5
"""Aliens in a position that does not say how many."""

_HEAD = re.compile(r"(?:turn|cycle) (\d+) phase ([1-8])(?:, (\d+) (?:players|aliens))?\.?$", re.I)
_SEAT = re.compile(r"(\w+)(?: \(([\w -]+)\))?$")
_INVASION = re.compile(r"invasion (\d+)$", re.I)


def position(
    head: str, statements: Sequence[str], options: Mapping[str, str], colours: Sequence[str], fewest: int
) -> tuple[Match, tuple[Match, ...]]:
    """The position that the words state, and each seat's view of it; raises Misstated."""
    found = _HEAD.match(head.strip())
    if found is None:
        raise Misstated("a position begins with its phase, such as: turn 2 phase 3 (or: turn 2 phase 3, 4 players)")
    cycle, phase, aliens = int(found[1]), int(found[2]), int(found[3] or SEATS)
    if not fewest <= aliens <= len(colours):
        raise Misstated(f"there are {fewest} to {len(colours)} players, not {aliens}")
    try:
        draft = Draft(tuple(colours[:aliens]), options, cycle, phase)
    except ValueError as error:
        raise Misstated(str(error)) from error
    for which, statement in enumerate(statements):
        try:
            for fact in facts(statement, Reader(draft.table)):
                fact.put(draft)
        except Misstated as error:
            raise Misstated(str(error), which) from error
    return completed(draft)


def differs(state: Match, statement: str) -> str | None:
    """What is true instead, if a state is not as the statement says; None if they agree."""
    said = [instead for fact in facts(statement, Reader(state)) if (instead := fact.differs(state)) is not None]
    return "; ".join(said) or None


def facts(statement: str, reader: Reader) -> list[Fact]:
    """What a statement says, fact by fact; raises Misstated."""
    count = counted(statement)
    if count is not None:
        return [count]
    subject, colon, rest = statement.partition(":")
    subject, rest = subject.strip(), rest.strip().rstrip(".")
    moon = MOON.fullmatch(subject)
    if moon is not None:
        return [*moon_facts(moon[1], rest, reader)]
    seat = _SEAT.match(subject)
    if not colon and (seat is None or seat[2] is None):
        raise Misstated(
            "a statement names an alien, an invasion or a pile and then says something of it, such as: Red: 3 on home 1"
        )
    invasion = _INVASION.match(subject)
    if invasion is not None:
        return invasion_facts(int(invasion[1]), rest, reader)
    if seat is not None and reader.is_seat(seat[1]):
        who = reader.seat(seat[1])
        power = [power_of(who, seat[2])] if seat[2] else []
        return [*power, *(seat_facts(who, rest, reader) if rest else [])]
    return pile_facts(subject, rest, reader)
