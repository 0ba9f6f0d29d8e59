"""Ship."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Made,
    Script,
    Seat,
    lost_from,
    partial,
    released_some,
    spare,
)
from adjudicator.games.cosmic.powers.nanny.consequence import Consequence


class ShipConsequence(Consequence):
    """Shown a Compromise: one of your tokens leaves the Warp for Limbo.

    Otherwise you lose a token from your fullest base, and take no part in the next turn, nor are you attacked.
    """

    name = "Ship"
    whole = True

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        yield Made(partial(released_some, seat=seat, tokens=1, by=seat))

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        yield from lost_from(seat, spare(at, seat), 1)
