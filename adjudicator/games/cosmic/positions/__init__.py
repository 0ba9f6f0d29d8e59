"""Positions in words: setting one up from statements, and comparing one with them.

A statement is about a seat (`Red (Virus): 3 on home 1; hand Attack 10, Cosmic Zap`), a challenge
(`challenge 1: Red attacks Blue on Blue 2 with 3; Green joined the defence with 1`) or the table (`deck: nothing`).
"""

import re
from collections.abc import Mapping, Sequence

from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.games.cosmic.positions.draft import Draft
from adjudicator.games.cosmic.positions.of_challenges import challenge_facts
from adjudicator.games.cosmic.positions.of_seats import power_of, seat_facts
from adjudicator.games.cosmic.positions.of_tables import table_facts
from adjudicator.games.cosmic.positions.words import Fact, Reader
from adjudicator.games.cosmic.table.power_pools import OFFER, POWERS_BY
from adjudicator.games.cosmic.table.state import CHOOSING, Cosmic

SEATS = 4
"""Players in a position that does not say how many."""

_HEAD = re.compile(r"turn (\d+) phase ([0-4])(?:, (\d+) players)?\.?$", re.I)
_SEAT = re.compile(r"(\w+)(?: \(([\w -]+)\))?$")
_CHALLENGE = re.compile(r"challenge (\d+)$", re.I)


def position(
    head: str, statements: Sequence[str], options: Mapping[str, str], colours: Sequence[str], fewest: int
) -> tuple[Cosmic, tuple[Cosmic, ...]]:
    """The position that the words state, and each seat's view of it; raises Misstated."""
    found = _HEAD.match(head.strip())
    if found is None:
        raise Misstated("a position begins with its phase, such as: turn 2 phase 3 (or: turn 2 phase 3, 5 players)")
    turn, phase, players = int(found[1]), int(found[2]), int(found[3] or SEATS)
    if not fewest <= players <= len(colours):
        raise Misstated(f"there are {fewest} to {len(colours)} players, not {players}")
    try:
        draft = Draft(tuple(colours[:players]), options, turn, phase)
    except ValueError as error:
        raise Misstated(str(error)) from error
    if phase == CHOOSING and draft.table.options[POWERS_BY] != OFFER:
        raise Misstated(f"phase {CHOOSING} is played only with {POWERS_BY} = {OFFER}")
    for which, statement in enumerate(statements):
        try:
            for fact in facts(statement, Reader(draft.table)):
                fact.put(draft)
        except Misstated as error:
            raise Misstated(str(error), which) from error
    return draft.built()


def differs(state: Cosmic, statement: str) -> str | None:
    """What is true instead, if a state is not as the statement says; None if they agree."""
    said = [instead for fact in facts(statement, Reader(state)) if (instead := fact.differs(state)) is not None]
    return "; ".join(said) or None


def facts(statement: str, reader: Reader) -> list[Fact]:
    """What a statement says, fact by fact; raises Misstated."""
    subject, colon, rest = statement.partition(":")
    subject, rest = subject.strip(), rest.strip().rstrip(".")
    seat = _SEAT.match(subject)
    if not colon and (seat is None or seat[2] is None):
        raise Misstated(
            "a statement names a player, a challenge or a pile and then says something of it, such as: Red: 3 on home 1"
        )
    challenge = _CHALLENGE.match(subject)
    if challenge is not None:
        return challenge_facts(int(challenge[1]), rest, reader)
    if seat is not None and reader.is_seat(seat[1]):
        who = reader.seat(seat[1])
        power = [power_of(who, seat[2])] if seat[2] else []
        return [*power, *(seat_facts(who, rest, reader) if rest else [])]
    return table_facts(subject, rest, reader)
