"""Healer."""

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    LAUNCH,
    PAYOFF,
    RALLY,
    RESOURCE,
    SUPPORT,
    Judged,
    Loss,
    MatchAt,
    Power,
    Script,
    ShipsDestroyed,
    ShipsLost,
    drafted,
    instead_of,
    ships_saved,
)
from adjudicator.games.blutooth.kit_of_powers import ShipsErased, Whose


class Heal(Whose, frozen=True):
    """Rescues the ships that somebody else is about to lose, or that the alien named is (Healer)."""

    word = "HEAL"
    about = "healer"
    tapped = 'SEAT | "anybody"'
    example = "HEAL Red IF Red dominion <= 2"


def _theirs(at: MatchAt, lost: Loss) -> bool:
    """Whether these are ships of somebody else, here."""
    return not at.mine(lost.seat) and getattr(lost, "number", 0) in (0, at.where)


class Healer(Power):
    """When another alien is about to lose ships you may rescue them all, and draft a pod for it.

    Ships in an invasion go back to their owner's bases, others stay where they are. Nobody is compensated for them.
    """

    name = "Healer"
    origin = "Eon Expansions"
    alert = "yellow"
    types = (SUPPORT, RESOURCE)
    choices = (Heal,)
    ready_in = (LAUNCH, RALLY, ENCOUNTER, PAYOFF)
    entries = ("term.rescue",)

    @instead_of(ShipsDestroyed, where=_theirs, optional=True)
    @instead_of(ShipsErased, where=_theirs, optional=True)
    @instead_of(ShipsLost, where=_theirs, optional=True)
    def heal(self, at: MatchAt, lost: Loss) -> Script:
        detail = f"{lost.seat} {lost.at_risk} {at.state.warp[lost.seat]} {len(at.my_cache)}"
        yield at.wish(self, Judged(lambda wish: Heal(lost.seat), (Heal(lost.seat),)), detail=detail)
        yield from ships_saved(at, lost)
        yield from drafted(at, at.me, 1, f"{self.name} {detail}")
