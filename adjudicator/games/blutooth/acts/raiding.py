"""What befalls leaders who have not commissioned somebody, and all caches in a Cosmic Quake."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.events.lucre import BY_POWER
from adjudicator.games.blutooth.events.techs import TechPodBack
from adjudicator.games.blutooth.mechanics.drafting import forge_reset, scrapped
from adjudicator.games.blutooth.mechanics.giving_up import given_up
from adjudicator.games.blutooth.mechanics.resupplies import resupplied
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt


def without_me(at: MatchAt) -> tuple[Seat, ...]:
    """The leaders here who have not commissioned me, where I lead no fleet myself."""
    if not at.where or at.is_leader() or at.invasion.defender is None:
        return ()
    asked = {one.side for one in at.state.asked(at.me, at.where)}
    return tuple([seat for side, seat in enumerate(at.invasion.leaders) if side not in asked])


def leaders_raided(at: MatchAt, ships: int) -> Script:
    """Each of them loses so many ships of their own choice."""
    for seat in without_me(at):
        lost = yield from given_up(at, seat, ships, BY_POWER)
        if lost is not None:
            yield lost


def quaked(at: MatchAt, label: str) -> Script:
    """A Cosmic Quake: all caches and pods that techs hide are scrapped, the forge is whole, and all are resupplied."""
    for held in at.state.techs:
        if held.pod:
            yield TechPodBack(held.seat, held.number, held.pod, open_to_all=False)
    for seat in at.state.seats_in():
        yield from scrapped(at, seat, at.state.caches[seat])
    yield from forge_reset()
    for seat in at.state.seats_in():
        yield from resupplied(at, seat, label)
