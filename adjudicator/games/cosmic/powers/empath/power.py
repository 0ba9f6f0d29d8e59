"""Empath."""

from adjudicator.games.cosmic.kit import (
    COMPROMISE,
    HIDDEN,
    CardCountsAs,
    CardsShown,
    Choice,
    CosmicAt,
    Power,
    Script,
    after,
    asks,
)


class Peace(Choice, frozen=True):
    """Makes an Attack against a Compromise a Compromise, too (Empath, in the modern edition)."""

    word = "PEACE"
    about = "empath"
    example = "PEACE IF their card >= 20"


def _chosen(at: CosmicAt) -> bool:
    """Whether the choice is the owner's here."""
    return at.modern("Empath") and at.is_main() and (at.my_card == HIDDEN or at.challenge.compromiser() is not None)


def _must(at: CosmicAt, shown: CardsShown) -> bool:
    return not at.modern("Empath") and at.is_main() and at.challenge.compromiser() == at.side


class Empath(Power):
    """When you show a Compromise and your opponent an Attack, their card becomes a Compromise: you two must deal.

    Virus and others count nothing then, and Pacifist, who would win with a Compromise, deals, too.
    """

    name = "Empath"
    origin = "Eon"
    modern = "You may choose whether to do so, and may do so also where the Attack is yours and the Compromise is not."
    choices = (Peace,)

    @after(CardsShown, where=_must)
    def understand(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield CardCountsAs(at.where, 1 - at.side, COMPROMISE)

    @asks("shown", where=_chosen)
    def feel(self, at: CosmicAt) -> Script:
        yield at.wish(self, Peace())
        yield CardCountsAs(at.where, 1 - (at.challenge.compromiser() or 0), COMPROMISE)
