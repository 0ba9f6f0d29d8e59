"""Rewards: who lands, who is to have boons, and who goes home."""

from typing import Final

from adjudicator.core.event import Event
from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.blutooth.encounters.bribes import bribes_settled
from adjudicator.games.blutooth.encounters.casualties import fleet_of
from adjudicator.games.blutooth.encounters.outcomes import Losses, boon_side, boons_due
from adjudicator.games.blutooth.events.encounters import BoonsDue
from adjudicator.games.blutooth.events.lucre import BACKED, LucreGained
from adjudicator.games.blutooth.events.mutants import DriverUncovered
from adjudicator.games.blutooth.events.pods import DriversSpent
from adjudicator.games.blutooth.events.ships import ShipsLanded
from adjudicator.games.blutooth.mechanics.lucre_values import backed
from adjudicator.games.blutooth.mechanics.returning import all_rebounded
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, STANDOFF
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = (
    "phase.payoff",
    "rule.rewards",
    "role.foreward",
    "role.backward",
    "term.reward",
    "term.backer_boon",
    "term.withdraw",
    "term.federation",
    "term.land",
)


def paid_off(at: MatchAt) -> Script:
    """Winners land or are to have boons; whoever is left goes home, and the drivers are spent."""
    invasion = at.invasion
    home: Losses = ()
    attackers, defenders = fleet_of(invasion, INVADERS), fleet_of(invasion, DEFENDERS)
    won = invasion.won or (False, False)
    leader = invasion.leader(DEFENDERS)
    rewarded = boon_side(at)
    swapped = rewarded == INVADERS
    if won[INVADERS] and invasion.invader not in invasion.escaped:
        landing = attackers if not swapped else attackers[:1] if invasion.sent else ()
        yield from landed(at, landing)
        home += attackers[len(landing) :]
    else:
        home += attackers
    beaten = leader in invasion.escaped or (not won[DEFENDERS] and invasion.outcome != STANDOFF)
    settling = defenders[1 if invasion.held else 0 :] if swapped and won[DEFENDERS] else ()
    yield from landed(at, settling)
    left = [part for part in defenders if part not in settling]
    home += tuple([(seat, ships) for seat, ships in left if seat != leader or beaten])
    for seat, ships in boons_due(invasion, rewarded):
        boons = yield from at.worth("boons", ships, seat)
        if boons > 0:
            yield from at.propose(BoonsDue(at.where, seat, boons))
            lucre = backed(at.state.options) * (boons if at.state.options["backer_lucre"] == "boon" else 1)
            if lucre:
                yield LucreGained(seat, lucre, BACKED, at.where)
    yield from all_rebounded(at, home)
    yield from bribes_settled(at)
    yield from drivers_spent(at)


def landed(at: MatchAt, ships: Losses) -> Script:
    """These ships found bases on the planet, or join those that are there."""
    for seat, number in ships:
        yield from at.propose(ShipsLanded(at.where, seat, number))


def drivers_uncovered(at: MatchAt) -> Script:
    """Drivers that have stayed covered are open at last."""
    invasion = at.invasion
    for side in invasion.clouded:
        driver = invasion.drivers[side]
        if driver is not None:
            yield DriverUncovered(at.where, side, driver, invasion.named[side])


def drivers_spent(at: MatchAt) -> Script:
    """The drivers go to the exhausts of those who led them."""
    yield from drivers_uncovered(at)

    def spent(now: Match) -> Event[Match] | None:
        invasion = now.invasion(at.where)
        return (
            None
            if (invasion.drivers == (None, None) and not invasion.beside) or invasion.spent
            else DriversSpent(at.where)
        )

    yield Made(spent)
