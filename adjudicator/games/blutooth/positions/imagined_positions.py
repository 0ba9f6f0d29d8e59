"""Positions as players may imagine them: everything they cannot see is dealt among the places where it could be."""

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.setup.position_proof import filled
from adjudicator.games.blutooth.table.backs import covered, hidden
from adjudicator.games.blutooth.table.invasions import Invasion, Primed
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.moons import seen
from adjudicator.games.blutooth.table.nexus import as_seen as nexus_seen
from adjudicator.games.blutooth.table.techs import as_seen
from adjudicator.games.blutooth.table.traps import as_seen as traps_seen


def imagined(view: Match, seat: Seat, chance: Chance) -> tuple[Match, tuple[Match, ...]]:
    """A position that this view allows, and what each seat would know of it: the viewer's knowledge is kept."""
    state = filled(view, seat, chance, f"imagined/{view.seats[seat]}")
    return state, tuple([view if one == seat else seen_by(state, one) for one in range(len(view.seats))])


def seen_by(state: Match, seat: Seat) -> Match:
    """What a seat knows of a position at least: what is its own, and everything that lies open."""
    led = {one.number for one in state.invasions if seat in one.leaders}
    return replace(
        state,
        powers=tuple(
            [power if one == seat or state.revealed[one] else HIDDEN for one, power in enumerate(state.powers)]
        ),
        faces=tuple(
            [
                power if one == seat or state.faces_known[one] else power and HIDDEN
                for one, power in enumerate(state.faces)
            ]
        ),
        caches=tuple([pile if one == seat else hidden(pile) for one, pile in enumerate(state.caches)]),
        vouchers=tuple([pile if one == seat else hidden(pile) for one, pile in enumerate(state.vouchers)]),
        station_offers=tuple([pile if one == seat else hidden(pile) for one, pile in enumerate(state.station_offers)]),
        forge=hidden(state.forge),
        flares=hidden(state.flares),
        moons=seen(state.moons, seat, state.home(seat)) if state.moons else (),
        haggles=tuple([one for one in state.haggles if seat in (one.seat, one.other)]),
        techs=as_seen(state.techs, seat),
        nexus=nexus_seen(state.nexus, seat),
        traps=traps_seen(state.traps, seat),
        stores=tuple([store.seen(seat) for store in state.stores]),
        invasions=tuple([_covered(one, seat) for one in state.invasions]),
        commissions=tuple(
            [
                one
                for one in state.commissions
                if one.seat == seat or (one.number in led and state.invasion(one.number).side_of(seat) == one.side)
            ]
        ),
    )


def _covered(invasion: Invasion, seat: Seat) -> Invasion:
    """An invasion as a seat sees it: of the covered drivers and distress pods, only its own."""
    changed = invasion
    if not invasion.contact and invasion.drivers != (None, None):
        mine = [invasion.leader(side) == seat for side in range(2)]
        one, other = [
            pod if own or pod is None else covered(pod) for pod, own in zip(invasion.drivers, mine, strict=True)
        ]
        first, second = [named if own else None for named, own in zip(invasion.named, mine, strict=True)]
        changed = replace(changed, drivers=(one, other), named=(first, second))
    if not invasion.contact and invasion.beside:
        changed = replace(changed, beside=_seen(invasion.beside, seat))
    if invasion.distress:
        changed = replace(changed, distress=_seen(invasion.distress, seat))
    return changed


def _seen(primed: tuple[Primed, ...], seat: Seat) -> tuple[Primed, ...]:
    """Covered pods as a seat sees them: of others only the backs."""
    return tuple([own if own.seat == seat else replace(own, pod=covered(own.pod)) for own in primed])
