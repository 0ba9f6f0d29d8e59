"""Warhawk."""

from adjudicator.games.cosmic.kit import (
    COMPROMISE,
    DEFENCE,
    OFFENCE,
    CardCountsAs,
    CardsShown,
    CosmicAt,
    Power,
    Script,
    after,
)


def _peaceful(at: CosmicAt) -> list[int]:
    """The sides that show a Compromise in a challenge of mine."""
    return [side for side in (OFFENCE, DEFENCE) if at.is_main() and at.challenge.shows(side) == COMPROMISE]


class Warhawk(Power):
    """With you there is only war: in your challenges as a main player each Compromise counts as an Attack 0.

    That holds for your own, too. Nobody deals, and nobody is consoled: the totals decide.
    """

    name = "Warhawk"
    origin = "FFG"

    # The facts have "00 attacks or morphs": nobody says which of the two, so it is the Attack.
    @after(CardsShown, where=lambda at, shown: bool(_peaceful(at)))
    def make_war(self, at: CosmicAt, shown: CardsShown) -> Script:
        for side in _peaceful(at):
            yield CardCountsAs(at.where, side, "Attack 0")
