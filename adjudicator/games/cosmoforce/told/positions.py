"""Positions in words: setting one up from statements, and comparing one with them.

`Red: fighter with 2 engines, 3 lasers; speed 5.02; heat 3; 2 ready; 1 hurt; 1 at work on laser 2; 1 mark on laser 2`
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.rows import put
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.title import Rules
from adjudicator.games.cosmoforce.ship import FULL, HULLS, Ship
from adjudicator.games.cosmoforce.table.gear import BY_NAME, complement, described, labels, launched, limits
from adjudicator.games.cosmoforce.table.speech import points
from adjudicator.games.cosmoforce.table.state import DEAD, HURT, READY, Attempt, Force, Person
from adjudicator.games.cosmoforce.words.build_words import illegal

PLAYERS = 2
"""Players in a position that does not say how many."""

USUAL = "cruiser with 2 dissipators, 2 engines, 2 habitats, 2 lasers"
"""The ship of a player without a stated one."""

_HEAD = re.compile(r"turn (\d+) phase ([12])(?:, (\d+) players)?\.?$", re.I)
_BUILT = re.compile(r"(fighter|cruiser|capital ship) with (.+)")
_FITTED = re.compile(r"(?:(\d+) )?([a-z]+)")
_SPEED = re.compile(r"speed (\d+)(?:\.(\d\d))?")
_HEAT = re.compile(r"heat (\d+)")
_CREW = re.compile(r"(\d+) (ready|hurt)")
_AT_WORK = re.compile(r"(\d+|nobody) at work on ([a-z]+ \d+)")
_MARKS = re.compile(r"(\d+|no) marks? on ([a-z]+ \d+)")
_MISSED = re.compile(r"missed (\d+) phases?")
_CHARACTER = re.compile(r"character ([\w' ]+?)(?: \(([^)]*)\))?(?: (ready|hurt|killed)| at work on ([a-z]+ \d+))?")
_ATTEMPTS = re.compile(r'([\w\' ]+) attempts "([^"]+)"')
_PLACES = {"ready": READY, "hurt": HURT, "killed": DEAD}
_WRITTEN = (
    "fighter with 2 engines, 1 laser; speed 5.02; heat 3; 2 ready; 1 hurt; 1 at work on laser 1; 1 mark on laser 1;"
    " missed 1 phase; moved; eliminated; character Ripley (pilot) hurt;"
    ' Ripley attempts "freezes the coolant"; attempts nothing'
)


class Fact(NamedTuple):
    """One fact about a player: its subject (a field, and a slot's name for marks and repairs), and its value."""

    about: str
    slot: str
    value: object


def position(
    title: Rules[Force], head: str, statements: Sequence[str], options: Mapping[str, str]
) -> tuple[Force, tuple[Force, ...]]:
    """The position that the words state, and each seat's view of it, which is all of it; raises Misstated."""
    found = _HEAD.match(head.strip())
    if found is None:
        raise Misstated("a position begins with its phase, such as: turn 2 phase 2 (or: turn 2 phase 2, 4 players)")
    turn, phase, players = int(found[1]), int(found[2]), int(found[3] or PLAYERS)
    if not title.fewest <= players <= len(title.seats):
        raise Misstated(f"there are {title.fewest} to {len(title.seats)} players, not {players}")
    if phase == 1 and turn != 1:
        raise Misstated("ships are built in turn 1 phase 1; every other turn has only phase 2")
    state = title.empty(players, options)
    if phase == 2:
        state = replace(state, round=turn, ships=(launched(*_built(USUAL)),) * players)
    for which, statement in enumerate(statements):
        try:
            seat, facts = _read(state, statement)
            for fact in facts:
                state = _put(state, seat, fact)
        except Misstated as error:
            raise Misstated(str(error), which) from error
    return state, (state,) * players


def differs(state: Force, statement: str) -> str | None:
    """What is true instead, if a state is not as the statement says; None if they agree."""
    seat, facts = _read(state, statement)
    said = [instead for fact in facts if (instead := _instead(state, seat, fact)) is not None]
    return "; ".join(said) or None


def _built(words: str) -> tuple[int, tuple[str, ...]]:
    found = _BUILT.fullmatch(words)
    assert found is not None
    mounted: list[str] = []
    for part in found[2].split(", "):
        fitted = _FITTED.fullmatch(part)
        kinds = [kind for kind, system in BY_NAME.items() if fitted and fitted[2] in (kind, system.plural)]
        if fitted is None or not kinds:
            raise Misstated(f"{part!r} is no system; there are {', '.join(BY_NAME)}")
        mounted += kinds * int(fitted[1] or 1)
    hull = HULLS.index(found[1])
    systems = tuple([kind for kind in BY_NAME for _ in range(mounted.count(kind))])
    why = illegal(hull, systems)
    if why is not None:
        raise Misstated(why)
    return hull, systems


def _read(state: Force, statement: str) -> tuple[Seat, list[Fact]]:
    subject, colon, rest = statement.partition(":")
    if not colon or subject.strip() not in state.seats:
        raise Misstated(f"a statement names a player and then says something of them, such as: Red: {_WRITTEN}")
    facts = [fact for part in rest.rstrip(".").split(";") if part.strip() for fact in _fact(part.strip())]
    return state.seats.index(subject.strip()), facts


def _fact(part: str) -> Iterator[Fact]:
    number = "".join(takewhile(str.isdigit, part))
    if _BUILT.fullmatch(part):
        yield Fact("built", "", _built(part))
    elif found := _SPEED.fullmatch(part):
        yield Fact("speed", "", int(found[1]) * FULL + int(found[2] or 0))
    elif found := _HEAT.fullmatch(part):
        yield Fact("heat", "", int(found[1]))
    elif found := _CREW.fullmatch(part):
        yield Fact(found[2], "", int(number))
    elif found := _AT_WORK.fullmatch(part):
        yield Fact("repairs", found[2], int(number or 0))
    elif found := _MARKS.fullmatch(part):
        yield Fact("marks", found[2], int(number or 0))
    elif found := _MISSED.fullmatch(part):
        yield Fact("missed", "", int(found[1]))
    elif fact := _of_characters(part):
        yield fact
    elif part in ("eliminated", "in the game"):
        yield Fact("gone", "", part == "eliminated")
    elif part == "moved":
        yield Fact("moved", "", True)
    else:
        raise Misstated(f"{part!r} says nothing of a player; what can be said is: {_WRITTEN}")


def _of_characters(part: str) -> Fact | None:
    if found := _CHARACTER.fullmatch(part):
        return Fact("character", found[4] or "", Person(found[1], found[2] or "", _PLACES.get(found[3] or "", READY)))
    if part == "attempts nothing":
        return Fact("attempts", "", None)
    found = _ATTEMPTS.fullmatch(part)
    return Fact("attempts", "", (found[1], found[2])) if found else None


def _slot(ship: Ship, name: str) -> int:
    names = labels(ship.systems)
    if name not in names:
        raise Misstated(f"there is no {name} on this ship; there are {', '.join(names)}")
    return names.index(name)


def _aboard(state: Force, seat: Seat, person: Person) -> Force:
    """A character among the crew, replacing their earlier entry if there is one; there must be crew at that place."""
    if state.options["crew"] != "named":
        raise Misstated("there are characters only with crew = named")
    people = list(state.people or ((),) * len(state.seats))
    people[seat] = (*(one for one in people[seat] if one.name != person.name), person)
    return replace(state, people=tuple(people))


def _put(state: Force, seat: Seat, fact: Fact) -> Force:
    about, name, value = fact
    if about == "missed" and isinstance(value, int):
        return replace(state, missed=(*state.missed[:seat], value, *state.missed[seat + 1 :]))
    if about == "gone":
        return replace(state, gone=(*state.gone[:seat], bool(value), *state.gone[seat + 1 :]))
    if about == "moved":
        return replace(state, moved=(*state.moved, seat))
    if about == "attempts":
        rest = tuple([one for one in state.tried if one.seat != seat])
        return replace(state, tried=(*rest, Attempt(seat, *value)) if isinstance(value, tuple) else rest)
    ship = state.ships[seat]
    if ship is None:
        raise Misstated("ships are not yet built in phase 1")
    if isinstance(value, Person):
        return _aboard(state, seat, replace(value, place=_slot(ship, name)) if name else value)
    if about == "built" and isinstance(value, tuple):
        return state.refitted(seat, launched(*value))
    if name and isinstance(value, int):
        slot = _slot(ship, name)
        row = getattr(ship, about)
        ship = replace(ship, **{about: put(row, slot, value)})
        if about == "repairs":
            ship = replace(ship, ready=max(0, ship.ready - value))
        if ship.marks[slot] > limits(ship.hull, ship.systems)[slot]:
            raise Misstated(f"{name} has only {limits(ship.hull, ship.systems)[slot]} boxes")
    else:
        ship = replace(ship, **{about: value})
    if ship.crew > complement(ship) + ship.hull:
        raise Misstated(f"there is room for {complement(ship)} crew, not for {ship.crew}")
    return state.refitted(seat, ship)


def _instead(state: Force, seat: Seat, fact: Fact) -> str | None:
    about, name, value = fact
    if about == "missed":
        return None if state.missed[seat] == value else f"missed {state.missed[seat]} phases"
    if about == "gone":
        return None if state.gone[seat] == value else "eliminated" if state.gone[seat] else "in the game"
    if about == "moved":
        return None if seat in state.moved else "has not moved"
    if about == "attempts":
        tried = state.attempt(seat)
        said = None if tried is None else (tried.name, tried.words)
        return (
            None if said == value else "attempts nothing" if tried is None else f'{tried.name} attempts "{tried.words}"'
        )
    ship = state.ships[seat]
    if ship is None:
        return "there are no ships yet"
    if isinstance(value, Person):
        wanted = replace(value, place=_slot(ship, name)) if name else value
        return None if wanted in state.aboard(seat) else f"the characters are {state.aboard(seat)}"
    if about == "built":
        built = (ship.hull, ship.systems)
        return None if built == value else described(*built)
    is_so = getattr(ship, about)
    if name:
        is_so = is_so[_slot(ship, name)]
    if is_so == value:
        return None
    if about == "speed":
        return f"speed {points(is_so)}"
    return f"{is_so} {about}{f' on {name}' if name else ''}"
