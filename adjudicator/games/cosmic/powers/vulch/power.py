"""Vulch."""

from adjudicator.games.cosmic.kit import ADAPTED, CardsSwept, CosmicAt, Power, Script, instead_of, may


class Vulch(Power):
    """Every edict that another player discards is yours, whether they played it or not; your own are gone.

    When a new hand replaces your old one (rule 13) you keep the edicts of the old one besides. By mail you pick up what
    was discarded when the phase ends; what went back into the deck before that is lost to you.
    """

    name = "Vulch"
    origin = "Eon"
    fit = ADAPTED

    @instead_of(CardsSwept, where=lambda at, swept: bool(at.shed_by_others("edict")))
    def scavenge(self, at: CosmicAt, swept: CardsSwept) -> Script:
        for shed in at.shed_by_others("edict"):
            yield at.picked_up(shed)
        yield swept

    @may("keep edicts")
    def hoard(self, at: CosmicAt) -> bool:
        return True
