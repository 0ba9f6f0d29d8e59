"""Being Chased."""

from adjudicator.games.cosmic.kit import (
    AttackTurned,
    CosmicAt,
    Essence,
    Script,
    Seat,
    Wake,
    asks,
    asleep_before,
    destined,
    sleeping,
    woken,
)


def _chasers(at: CosmicAt, seat: Seat) -> list[Seat]:
    """The players who are to attack somebody else."""
    state = at.state
    return [one for one in destined(state) if one != seat and (state.challenges or state.targets[one] != (seat, seat))]


class BeingChased(Essence):
    """Woken when destiny has been drawn: somebody's attack on another player is turned on you, in your own system.

    Nightmare says whose; if not, it is the first in the order of seats.
    """

    name = "Being Chased"
    choices = (Wake,)
    remains = True

    @asks("destiny", where=sleeping("Being Chased", lambda at, seat: bool(_chasers(at, seat))), inherent=True)
    def chase(self, at: CosmicAt) -> Script:
        (seat,) = asleep_before(at, self.name)
        chasers = _chasers(at, seat)
        wish = yield from woken(self, at, chasers)
        if wish is not None:
            yield AttackTurned(chasers[0] if wish.chaser is None else wish.chaser, seat)
