"""Proofs of positions."""

from adjudicator.games.cosmoforce.table.gear import complement, limits
from adjudicator.games.cosmoforce.table.state import DEAD, Force
from adjudicator.games.cosmoforce.words.build_words import illegal


def faults(state: Force) -> tuple[str, ...]:
    """Ships that could not be built, more marks than a system has, crew from nowhere or without room."""
    found = []
    for seat, ship in zip(state.seats, state.ships, strict=True):
        if ship is None:
            if state.round:
                found.append(f"{seat} has no ship")
            continue
        why = illegal(ship.hull, ship.systems)
        if why is not None:
            found.append(f"{seat}: {why}")
        if not len(ship.systems) == len(ship.marks) == len(ship.repairs):
            found.append(f"{seat} has another number of slots than of systems")
            continue
        if min(ship.marks) < 0 or any(
            marks > limit for marks, limit in zip(ship.marks, limits(ship.hull, ship.systems), strict=True)
        ):
            found.append(f"{seat} has marks beside the boxes")
        if min(ship.ready, ship.hurt, ship.heat, ship.speed, *ship.repairs) < 0:
            found.append(f"{seat} has less than nothing of something")
        if ship.crew > complement(ship) + ship.hull:
            found.append(f"{seat} has more crew than there is room for")
    for number, people in enumerate(state.people):
        # The character dies in an event after that of the crew.
        alive = [one.name for one in people if one.place != DEAD]
        if len(alive) > state.ship(number).crew + 1 or len(set(alive)) < len(alive):
            found.append(f"{state.seats[number]} has more characters than crew, or two of one name")
    return tuple(found)
