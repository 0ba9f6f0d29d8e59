"""Hazards that make aliens negotiate."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import PAYOFF, Ask, Hazard, MatchAt, OneOf, Seat, Spoken, may, may_not, reason
from adjudicator.games.blutooth.kit_of_hazards import Negate, Petition, Petitioning, Reserve


class FederationIntervention(Hazard):
    """The invasion is not fought: in the last letter of the wave all aliens negotiate, and nobody sponsors a fleet.

    The invader's ships come alone, and no pods lead. `PETITION Blue for Attack 12` demands something of any alien, for
    influence as in any negotiation, one demand after the other, counter-clockwise from the invader. `RESERVE` and
    `NEGATE` are as ever; nobody can quash. The invader may demand a peaceful victory of the defender, else its ships
    come home.
    """

    name = "Federation Intervention"
    option = "intervention"
    choices = (Petition,)
    entries = ("hazard.federation_intervention",)

    @may("assemble")
    def assemble(self, at: MatchAt) -> bool:
        return True

    @may_not("commission")
    def call_nobody(self, at: MatchAt, seat: Seat, wish: Seat) -> Spoken | None:
        return reason("federation-intervenes")

    @may_not("sponsor")
    def stay_away(self, at: MatchAt, seat: Seat, side: int) -> Spoken | None:
        return reason("federation-intervenes")

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        left = at.invasion.assembly[at.me] if at.invasion.assembly and PAYOFF in at.state.due else 0
        if not left:
            return []
        return [
            Ask(at.me, Petition.about, Petitioning(at, at.me), where=at.where),
            Ask(at.me, Negate.about, OneOf((Negate("any"),)), where=at.where),
            Ask(at.me, Reserve.about, OneOf((Reserve(2),)), where=at.where),
        ]
