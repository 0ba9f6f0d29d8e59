"""Loser."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    COMBAT,
    CONTROL,
    DEFENDERS,
    INVADERS,
    Choice,
    MatchAt,
    Power,
    Script,
    Seat,
    Spoken,
    asks,
    may_not,
    printed,
    reason,
    worth,
)
from adjudicator.games.blutooth.kit_of_powers import has_attack


class Upset(Choice, frozen=True):
    """Declares an upset: the fleet that wins will have lost (Loser)."""

    word = "UPSET"
    about = "loser"
    example = "UPSET IF defender sponsors >= 4"


class Loser(Power):
    """As a leader you may declare an upset before drivers are primed: the fleet that has won has lost.

    Both leaders must then prime an attack each, if they can. It is turned round after everything else. By mail it is
    declared when all ships have arrived, so that everybody knows of it.
    """

    name = "Loser"
    origin = "Eon Expansions"
    fit = ADAPTED
    types = (COMBAT, CONTROL)
    choices = (Upset,)
    entries = ("alien.loser",)

    @asks("approach", where=MatchAt.is_leader)
    def declare(self, at: MatchAt) -> Script:
        yield at.wish(self, Upset())

    @may_not("prime")
    def attacks_only(self, at: MatchAt, seat: Seat, pod: str) -> Spoken | None:
        if not (at.is_leader() and at.uses("Loser")) or printed(pod) is not None:
            return None
        return reason("upset") if has_attack(at, seat) else None

    @worth("upset", where=lambda at, winner: at.is_leader() and at.uses("Loser"), inherent=True)
    def turn_round(self, at: MatchAt, winner: int) -> int:
        return 1 - winner if winner in (INVADERS, DEFENDERS) else winner
