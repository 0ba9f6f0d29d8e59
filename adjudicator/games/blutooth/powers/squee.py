"""Squee."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    CONTROL,
    DEFENDERS,
    RESOURCE,
    SUPPORT,
    MatchAt,
    Power,
    Script,
    Seat,
    Settled,
    Spoken,
    does,
    instead_of,
    may_not,
)
from adjudicator.games.blutooth.kit_of_powers import (
    beaten,
    charms_somebody,
    held_back,
    invader_appealed_to,
    peaceful,
)


class Squee(Power):
    """As the defender you appeal to the invader, who may `RETREAT`. If the invader wins all the same, it is peacefully.

    Wherever you lead a fleet, those who have ships on a planet with you cannot sponsor the enemy, whatever lets them,
    and the enemy cannot ask them. By mail that is known with the target; the appeal comes when the ships have arrived.
    """

    name = "Squee"
    origin = "Storm"
    home = "storm"
    fit = ADAPTED
    types = (SUPPORT, CONTROL, RESOURCE)
    entries = ("bl.squee", "alien.squee")

    @does("commissioning", where=charms_somebody)
    def charm(self, at: MatchAt) -> None:
        """Nothing more: it is used, and holds from then on."""

    @may_not("sponsor")
    def hold_back(self, at: MatchAt, seat: Seat, side: int) -> Spoken | None:
        return held_back(at, seat, side) if at.uses(self.name) else None

    @does("approach", where=lambda at: at.leads(DEFENDERS))
    def appeal(self, at: MatchAt) -> Script:
        yield from invader_appealed_to(at)

    @instead_of(Settled, where=lambda at, end: beaten(at, end) and at.uses("Squee"), inherent=True)
    def soften(self, at: MatchAt, end: Settled) -> Script:
        yield peaceful(end)
