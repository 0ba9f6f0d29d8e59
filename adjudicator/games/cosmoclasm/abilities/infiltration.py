"""Infiltration."""

from adjudicator.games.cosmoclasm.kit import (
    STARGATE,
    Ability,
    Backed,
    CardsPlayed,
    ForceChanged,
    Happening,
    after,
    mine,
)


class Infiltrate(Backed, frozen=True):
    """Plays a black card with Infiltration, which counts as one more stargate."""

    grammar = 'BLACK_CARD "with" "infiltration"'
    example = "PLAY sun drone/stargate with infiltration"
    ability = "Infiltration"


class Infiltration(Ability):
    """It counts as one more stargate among your played forces."""

    name = "Infiltration"
    faction = "Radiants"
    word = Infiltrate

    @after(CardsPlayed, where=mine, inherent=True)
    def one_more(self, at: object, event: CardsPlayed) -> Happening:
        yield ForceChanged(event.seat, STARGATE)
