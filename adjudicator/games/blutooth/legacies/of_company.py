"""Legacies of aliens that are about what others get: lucre, ships from the warp, a timeout, and sponsors."""

from adjudicator.games.blutooth.kit import (
    MASSACRE,
    Legacy,
    MatchAt,
    Resupplied,
    Script,
    Seat,
    Spoken,
    after,
    all_revived,
    does,
    may_not,
    reason,
)
from adjudicator.games.blutooth.kit_of_legacies import BY_LEGACY, LucreGained, timed_out


class LegacyOfBenefactor(Legacy):
    """Whoever has a resupply also revives all ships."""

    name = "Legacy of Benefactor"
    alien = "Benefactor"
    entries = ("bl.benefactor",)

    @after(Resupplied, where=lambda at, done: at.state.warp[done.seat] > 0)
    def benefit(self, at: MatchAt, done: Resupplied) -> Script:
        yield from all_revived(at, done.seat)


class LegacyOfFido(Legacy):
    """At upkeep everybody with pods in the exhaust gets 1 lucre."""

    name = "Legacy of Fido"
    alien = "Fido"
    entries = ("bl.fido",)

    @does("upkeep")
    def reward(self, at: MatchAt) -> Script:
        for seat in at.state.seats_in():
            if at.state.exhausts[seat]:
                yield LucreGained(seat, 1, BY_LEGACY)


class LegacyOfMerchant(Legacy):
    """Each invader gets 1 lucre in the warpfall of its invasion."""

    name = "Legacy of Merchant"
    alien = "Merchant"
    entries = ("bl.merchant",)

    @does("warping")
    def earn(self, at: MatchAt) -> Script:
        yield LucreGained(at.invasion.invader, 1, BY_LEGACY, at.where)


class LegacyOfNanny(Legacy):
    """The leader who wins a massacre sits out the next wave."""

    name = "Legacy of Nanny"
    alien = "Nanny"
    entries = ("bl.nanny",)

    @does("paid", where=lambda at: at.invasion.outcome == MASSACRE)
    def scold(self, at: MatchAt) -> Script:
        for side in at.winners:
            yield from timed_out(at, at.invasion.leaders[side])


class LegacyOfSquee(Legacy):
    """Nobody can sponsor a leader who has a base in the system of the other one."""

    name = "Legacy of Squee"
    alien = "Squee"
    entries = ("bl.squee",)

    @may_not("sponsor")
    def hold_back(self, at: MatchAt, seat: Seat, side: int) -> Spoken | None:
        leader, other = at.invasion.leaders[side], at.invasion.leaders[1 - side]
        settled = any(at.state.system(place) == other for place in at.state.bases(leader))
        return reason("settled-with-enemy", seat=at.state.seats[leader]) if settled else None
