"""Pacifist Face."""

from adjudicator.games.cosmic.kit import COMPROMISE, HIDDEN, CardCountsAs, CosmicAt, Script, asks
from adjudicator.games.cosmic.powers.surgeon.face import Face


def _compromised(at: CosmicAt) -> bool:
    """Whether I show a Compromise, or may show one as far as known."""
    return at.is_main() and at.challenge.shows(at.side) in (COMPROMISE, HIDDEN)


class PacifistFace(Face):
    """When the cards are turned up, the Compromise that you have played as a main player counts as an Attack 15."""

    name = "Pacifist Face"

    @asks("shown", where=_compromised, inherent=True)
    def arm(self, at: CosmicAt) -> Script:
        if (yield from self.worn(at)):
            yield CardCountsAs(at.where, at.side, "Attack 15")
