"""The flare of Grump."""

from adjudicator.games.blutooth.kit import (
    Flare,
    FlareOn,
    MatchAt,
    OneOf,
    Script,
    ShipsLost,
    asks,
    instead_of,
    uncommitted,
)
from adjudicator.games.blutooth.kit_of_flares import FURTHER, GRUMP, one_lost, trespassers


class Shun(FlareOn, frozen=True):
    """Plays the flare of Grump; its wild part says who loses a ship in the system that is invaded."""

    word = "FLARE Grump"
    example = "FLARE Grump against Red"


def _there(at: MatchAt) -> dict[int, int]:
    """Others with ships in the system of the defender that fight nowhere, and the first planet of each."""
    defender = at.invasion.defender
    home = () if defender is None else at.state.home(defender)
    found = {seat: [place for place in home if uncommitted(at.state, seat).get(place)] for seat in at.others}
    return {seat: places[0] for seat, places in found.items() if places}


class WildGrump(Flare):
    """When a gate has been aimed, another alien loses a ship in the system that is invaded."""

    name = "Wild Grump"
    choices = (Shun,)

    @asks("targeted", where=lambda at: bool(_there(at)))
    def shun(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Shun(seat) for seat in _there(at)]))
        yield from one_lost(at, wish.seat, _there(at).get(wish.seat, -1), FURTHER)


class SuperGrump(Flare):
    """When you destroy a ship in your system as a campaign begins, you destroy one of each alien that has one there."""

    name = "Super Grump"
    choices = (Shun,)

    @instead_of(
        ShipsLost,
        where=lambda at, lost: lost.why == GRUMP and lost.number == at.where and at.uses("Grump"),
        optional=True,
    )
    def shoo_all(self, at: MatchAt, lost: ShipsLost) -> Script:
        yield at.wish(self, self.yes(), detail=lost.at_risk)
        yield lost
        gone = {lost.seat}
        for seat, place in trespassers(at):
            if seat not in gone:
                gone.add(seat)
                yield from one_lost(at, seat, place, GRUMP)
