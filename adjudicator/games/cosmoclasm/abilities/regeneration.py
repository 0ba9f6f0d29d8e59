"""Regeneration."""

from collections.abc import Iterator, Sequence

from adjudicator.games.cosmoclasm.kit import (
    Ability,
    Backed,
    CardRegained,
    CardsPlayed,
    Happening,
    Seat,
    Solar,
    after,
    mine,
)


class Regenerate(Backed, frozen=True):
    """Plays a black card with Regeneration: you take a card that you have played, this one too, back to your hand."""

    grammar = 'BLACK_CARD "with" "regeneration" ("of" | "taking" | ) ["back"] CARD'
    example = "PLAY star missile/missile with regeneration of star drone/mech"
    ability = "Regeneration"

    card: str


class Regeneration(Ability):
    """You take a card that you have played this round back to your hand; it may be the one just played."""

    name = "Regeneration"
    faction = "Martians"
    word = Regenerate

    def plays(self, state: Solar, seat: Seat, blacks: Sequence[str]) -> Iterator[Regenerate]:
        return (Regenerate(black, card) for black in blacks for card in dict.fromkeys((black, *state.played[seat])))

    @after(CardsPlayed, where=mine, inherent=True)
    def back(self, at: object, event: CardsPlayed) -> Happening:
        yield CardRegained(event.seat, *event.details)
