"""Positions with more on the table than any game has had, in which the drawing of each title must still be clear."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.event import State
from adjudicator.games.blutooth.table.invasions import Invasion, Sponsor
from adjudicator.games.blutooth.table.match import ENCOUNTER, LAUNCH, Footprint
from adjudicator.games.catalogue import titles
from adjudicator.games.cosmic.table.state import Ally, Challenge

SEATS: Final = 8


def _position(title: str, head: str) -> Any:
    state, _ = titles()[title].position(head, (), {})
    return state


def _full(planets: int) -> tuple[tuple[int, ...], ...]:
    """Everybody on nearly every planet, here with one digit and there with two."""
    return tuple(
        tuple((7 * place + 5 * seat) % 13 if place % 5 else 20 - seat for seat in range(SEATS))
        for place in range(planets)
    )


def _galaxy() -> Sequence[State]:
    """Everybody attacks, several of them the same planet, with everybody as an ally; and then whom all must attack."""
    targets = [place + 5 * ((seat + 1 + seat % 3) % SEATS) for seat, place in enumerate((0, 4, 0, 2, 3, 1, 4, 0))]
    same = [16 if seat < 4 and seat != 3 else target for seat, target in enumerate(targets)]
    everywhere = []
    for aims in (targets, same, [16] * SEATS):
        fights = tuple(
            Challenge(
                number=seat + 1,
                offence=seat,
                defence=place // 5,
                planet=place,
                cone=4,
                shield=4,
                allies=tuple(
                    Ally(ally, (ally + seat) % 2, 4) for ally in range(SEATS) if ally not in (seat, place // 5)
                ),
            )
            for seat, place in enumerate(aims)
        )
        fought = replace(_position("postal-cosmic", "turn 2 phase 2, 8 players"), challenges=fights)
        crowd = tuple(20 - seat for seat in range(SEATS))
        everywhere.append(replace(fought, planets=_full(40), warp=crowd, limbo=crowd, out=crowd))
    aiming = _position("postal-cosmic", "turn 2 phase 1, 8 players")
    aimed = [replace(aiming, targets=tuple((whom, whom) for _ in range(SEATS))) for whom in (0, 4, 7)]
    return [*everywhere, *aimed]


def _match() -> Sequence[State]:
    """Everybody invades, here each another one and there all the same, before and after a planet is named."""
    match = replace(_position("blutooth", "turn 2 phase 1, 8 players"), vaporized=(9,) * SEATS, warp=(12,) * SEATS)
    each = len(match.planets) // SEATS
    crowded = replace(match, planets=_full(len(match.planets)))
    marks = tuple(Footprint(seat, place) for place in range(0, each * SEATS, 3) for seat in range(SEATS))
    found = []
    for apart in (1, 4, 0):
        invasions = tuple(
            Invasion(
                number=seat + 1,
                invader=seat,
                charge=seat,
                defender=(seat + apart) % SEATS if apart else 3,
                target=((seat + apart) % SEATS if apart else 3) * each + (seat % each if apart else 1),
                sent=4,
                sponsors=tuple(Sponsor(ally, ally % 2, 4) for ally in range(SEATS) if ally != seat),
            )
            for seat in range(SEATS)
        )
        for phase in (LAUNCH, ENCOUNTER):
            there = {"invasions": invasions, "phase": phase, "footprints": marks if apart else ()}
            found.append(replace(crowded if apart else match, **there))
    return found


def _rosters() -> Sequence[State]:
    """Every system has some damage, all crew are busy, and every ship is hotter than any can stay."""
    from tests.contract.games import game, setups

    setup = max((one for one in setups() if one.title == "cosmoforce"), key=lambda one: one.players)
    seen: list[Any] = [views[0] for _, views in game(setup).boundaries()]
    force = next(view for view in seen if None not in view.ships)
    hot = tuple(replace(ship, heat=40, ready=9, hurt=9, marks=(1,) * len(ship.marks)) for ship in force.ships)
    worn = tuple(replace(ship, heat=12, ready=0, hurt=3, marks=(9,) * len(ship.marks)) for ship in force.ships)
    return [replace(force, ships=hot), replace(force, ships=worn), replace(force, gone=(True,) * SEATS)]


def _board() -> Sequence[State]:
    """Stations of everybody on every point, and all of them new."""
    solar = _position("cosmoclasm", "turn 3 phase 1, 5 players")
    points = range(len(solar.stations))
    stacks = tuple(tuple(range((3 * point) % 6)) for point in points)
    high = tuple((0, 1, 2, 3, 4, 0, 1, 2, 3) if point % 7 == 0 else () for point in points)
    found = [replace(solar, stations=stacks, fresh=tuple(points)), replace(solar, stations=high, fresh=tuple(points))]
    return [replace(found[0], owners=tuple(mat % 5 for mat in range(len(solar.owners)))), *found]


FULLEST: Final[dict[str, Callable[[], Sequence[State]]]] = {
    "blutooth": _match,
    "cosmoclasm": _board,
    "cosmoforce": _rosters,
    "postal-cosmic": _galaxy,
}
