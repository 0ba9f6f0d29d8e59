"""Ethic."""

from adjudicator.games.blutooth.kit import (
    CLASH,
    DIPLOMACY,
    ENCOUNTER,
    Choice,
    MatchAt,
    Power,
    Script,
    Seat,
    drafted,
    may,
    worth,
)


class DraftInstead(Choice, frozen=True):
    """Drafts what you are compensated with, instead of taking it from the other leader (Ethic)."""

    word = "DRAFT INSTEAD"
    about = "ethic"
    example = "DRAFT INSTEAD IF Red cache <= 3"


def _beaten(at: MatchAt) -> bool:
    """Whether the fleet that I lead has lost a clash."""
    return at.is_leader() and at.invasion.outcome == CLASH and at.i_lost


class Ethic(Power):
    """As a leader you are compensated when you lose a clash, as an envoy is who loses to a brigade.

    You may draft these pods instead of taking them from the other leader.
    """

    name = "Ethic"
    origin = "Prime"
    types = (DIPLOMACY,)
    choices = (DraftInstead,)
    ready_in = (ENCOUNTER,)
    entries = ("alien.ethic",)

    @may("be compensated")
    def deserve(self, at: MatchAt) -> bool:
        return _beaten(at)

    @worth("compensated ships", where=lambda at, paid, seat, lost: at.mine(seat) and not paid and _beaten(at))
    def appeal(self, at: MatchAt, paid: int, seat: Seat, lost: int) -> Script:
        if isinstance((yield at.wish(self, DraftInstead())), DraftInstead):
            yield from drafted(at, at.me, lost, self.name)
            return 0
        return lost
