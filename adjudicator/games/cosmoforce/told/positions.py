"""Positions in words: what can be said of a ship and its crew.

`Red: fighter with 2 engines, 3 lasers; speed 5.02; heat 3; 2 ready; 1 hurt; 1 at work on laser 2; 1 mark on laser 2`
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.rows import put
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.title import Rules
from adjudicator.engine.derived.stated_positions import NUMBER, Kind, Statements, Term, either, examples, headed, row
from adjudicator.games.cosmoforce.ship import FULL, HULLS, Ship
from adjudicator.games.cosmoforce.table.gear import BY_NAME, complement, described, labels, launched, limits
from adjudicator.games.cosmoforce.table.speech import points
from adjudicator.games.cosmoforce.table.state import DEAD, HURT, READY, Attempt, Force, Person
from adjudicator.games.cosmoforce.words.build_words import illegal

PLAYERS: Final = 2
"""Players in a position that does not say how many."""

USUAL: Final = "2 dissipators, 2 engines, 2 habitats, 2 lasers"
"""The ship of a player without a stated one: a cruiser with these."""

_FITTED: Final = re.compile(r"(?:(\d+) )?([a-z]+)")
_PLACES: Final[Mapping[str | None, int]] = {None: READY, "ready": READY, "hurt": HURT, "killed": DEAD}


def position(
    title: Rules[Force], head: str, statements: Sequence[str], options: Mapping[str, str]
) -> tuple[Force, tuple[Force, ...]]:
    """The position that the words state, and each seat's view of it, which is all of it; raises Misstated."""
    turn, phase, players = headed(title, head, "turn 2 phase 2, 4 players", PLAYERS)
    if phase == 1 and turn != 1:
        raise Misstated("ships are built in turn 1 phase 1; every other turn has only phase 2")
    state = title.empty(players, options)
    if phase == 2:
        state = replace(state, round=turn, ships=(launched(*_built("cruiser", USUAL)),) * players)
    state, _ = STATEMENTS.stated(state, statements)
    return state, (state,) * players


# ---- ships


def _built(name: str, systems: str) -> tuple[int, tuple[str, ...]]:
    mounted: list[str] = []
    for part in systems.split(", "):
        fitted = _FITTED.fullmatch(part)
        kinds = [kind for kind, system in BY_NAME.items() if fitted and fitted[2] in (kind, system.plural)]
        if fitted is None or not kinds:
            raise Misstated(f"{part!r} is no system; there are {', '.join(BY_NAME)}")
        mounted += kinds * int(fitted[1] or 1)
    hull = HULLS.index(name)
    built = tuple([kind for kind in BY_NAME for _ in range(mounted.count(kind))])
    why = illegal(hull, built)
    if why is not None:
        raise Misstated(why)
    return hull, built


def _ship(state: Force, seat: Seat) -> Ship:
    ship = state.ships[seat]
    if ship is None:
        raise Misstated("ships are not yet built in phase 1")
    return ship


def _refitted(state: Force, seat: Seat, **changes: Any) -> Force:
    ship = replace(_ship(state, seat), **changes)
    if ship.crew > complement(ship) + ship.hull:
        raise Misstated(f"there is room for {complement(ship)} crew, not for {ship.crew}")
    return state.refitted(seat, ship)


def _hull_and_systems(state: Force, seat: Seat, built: object) -> tuple[int, tuple[str, ...]]:
    ship = _ship(state, seat)
    return ship.hull, ship.systems


def _launch(state: Force, seat: Seat, built: tuple[int, tuple[str, ...]]) -> Force:
    _ship(state, seat)
    return state.refitted(seat, launched(*built))


def _has_moved(state: Force, seat: Seat, said: bool) -> bool:
    return seat in state.moved


def _move(state: Force, seat: Seat, said: bool) -> Force:
    return replace(state, moved=(*state.moved, seat)) if said else state


def _of_ship(field: str, words: str, term: Term, example: str) -> Kind[Force]:
    """A number of a ship."""
    return Kind(
        words,
        term,
        lambda state, seat, _: getattr(_ship(state, seat), field),
        lambda state, seat, number: _refitted(state, seat, **{field: number}),
        example,
    )


def _slot(ship: Ship, name: str) -> int:
    names = labels(ship.systems)
    if name not in names:
        raise Misstated(f"there is no {name} on this ship; there are {', '.join(names)}")
    return names.index(name)


# Of one of the systems are said a number and its name.


def _working(state: Force, seat: Seat, said: tuple[int, str]) -> tuple[int, str]:
    ship = _ship(state, seat)
    return ship.repairs[_slot(ship, said[1])], said[1]


def _work(state: Force, seat: Seat, said: tuple[int, str]) -> Force:
    ship = _ship(state, seat)
    repairs = put(ship.repairs, _slot(ship, said[1]), said[0])
    return _refitted(state, seat, repairs=repairs, ready=max(0, ship.ready - said[0]))


def _marked(state: Force, seat: Seat, said: tuple[int, str]) -> tuple[int, str]:
    ship = _ship(state, seat)
    return ship.marks[_slot(ship, said[1])], said[1]


def _mark(state: Force, seat: Seat, said: tuple[int, str]) -> Force:
    ship, (marks, name) = _ship(state, seat), said
    slot = _slot(ship, name)
    if marks > limits(ship.hull, ship.systems)[slot]:
        raise Misstated(f"{name} has only {limits(ship.hull, ship.systems)[slot]} boxes")
    return _refitted(state, seat, marks=put(ship.marks, slot, marks))


# ---- characters, with the name of the system that they are at work on


def _person(name: str, role: str | None, place: str | None, system: str | None) -> tuple[Person, str]:
    return Person(name, role or "", _PLACES[place]), system or ""


def _standing(state: Force, seat: Seat, said: tuple[Person, str]) -> Person:
    person, system = said
    ship = _ship(state, seat)
    return replace(person, place=_slot(ship, system)) if system else person


def _there(state: Force, seat: Seat, said: tuple[Person, str]) -> object:
    return said if _standing(state, seat, said) in state.aboard(seat) else state.aboard(seat)


def _join(state: Force, seat: Seat, said: tuple[Person, str]) -> Force:
    """A character among the crew, replacing their earlier entry if there is one."""
    person = _standing(state, seat, said)
    if state.options["crew"] != "named":
        raise Misstated("there are characters only with crew = named")
    people = state.people or ((),) * len(state.seats)
    others = [one for one in people[seat] if one.name != person.name]
    return replace(state, people=put(people, seat, (*others, person)))


def _attempted(state: Force, seat: Seat, said: object) -> tuple[str, str] | None:
    tried = state.attempt(seat)
    return None if tried is None else (tried.name, tried.words)


def _attempt(state: Force, seat: Seat, said: tuple[str, str] | None) -> Force:
    rest = tuple([one for one in state.tried if one.seat != seat])
    return replace(state, tried=rest if said is None else (*rest, Attempt(seat, *said)))


SHIP: Final = Term(r"(fighter|cruiser|capital ship) with (.+)", _built, lambda built: described(*built))
SPEED: Final = Term(r"(\d+)(?:\.(\d\d))?", lambda whole, part: int(whole) * FULL + int(part or 0), points)
SYSTEM: Final = r"([a-z]+ \d+)"
AT_WORK: Final = Term(
    rf"(\d+|nobody) at work on {SYSTEM}",
    lambda crew, name: (0 if crew == "nobody" else int(crew), name),
    lambda said: f"{said[0]} at work on {said[1]}",
)
MARKS: Final = Term(
    rf"(\d+|no) marks? on {SYSTEM}",
    lambda marks, name: (0 if marks == "no" else int(marks), name),
    lambda said: f"{said[0]} marks on {said[1]}",
)
CHARACTER: Final = Term(
    rf"character ([\w' ]+?)(?: \(([^)]*)\))?(?: (ready|hurt|killed)| at work on {SYSTEM})?",
    _person,
    lambda aboard: f"the characters are {aboard}",
)
ATTEMPT: Final = Term(
    r"(?:([\w' ]+) attempts \"([^\"]+)\"|attempts nothing)",
    lambda name, words: None if name is None else (name, words),
    lambda said: "attempts nothing" if said is None else f'{said[0]} attempts "{said[1]}"',
)
_OF_PLAYERS: Final[tuple[Kind[Force], ...]] = (
    Kind("{}", SHIP, _hull_and_systems, _launch, "fighter with 2 engines, 1 laser"),
    _of_ship("speed", "speed {}", SPEED, "speed 5.02"),
    _of_ship("heat", "heat {}", NUMBER, "heat 3"),
    _of_ship("ready", "{} ready", NUMBER, "2 ready"),
    _of_ship("hurt", "{} hurt", NUMBER, "1 hurt"),
    Kind("{}", AT_WORK, _working, _work, "1 at work on laser 1"),
    Kind("{}", MARKS, _marked, _mark, "1 mark on laser 1"),
    row("missed", "missed {} phase[s]", NUMBER, "missed 1 phase"),
    Kind("{}", either({"moved": True, "has not moved": False}), _has_moved, _move, "moved"),
    row("gone", "{}", either({"eliminated": True, "in the game": False}), "eliminated"),
    Kind("{}", CHARACTER, _there, _join, "character Ripley (pilot) hurt"),
    Kind("{}", ATTEMPT, _attempted, _attempt, 'Ripley attempts "freezes the coolant"; attempts nothing'),
)
STATEMENTS: Final = Statements(
    _OF_PLAYERS,
    unnamed=f"a statement names a player and then says something of them, such as: Red: {examples(_OF_PLAYERS)}",
)
differs = STATEMENTS.differs
