"""Innovation."""

from collections.abc import Iterator, Sequence

from adjudicator.games.cosmoclasm.kit import (
    Ability,
    Backed,
    CardsPlayed,
    ForceChanged,
    Happening,
    Seat,
    Solar,
    after,
    forces,
    mine,
)


class Innovate(Backed, frozen=True):
    """Plays a black card with Innovation, which covers one of its forces: the other one counts twice."""

    grammar = 'BLACK_CARD "with" "innovation" ("covering" | "on" | "over" | ) FORCE'
    example = "PLAY sun fighter/missile with innovation covering missile"
    ability = "Innovation"

    covered: str


class Innovation(Ability):
    """It covers one force of the black card: that one does not count, and the other one counts twice."""

    name = "Innovation"
    faction = "Humans"
    word = Innovate

    def plays(self, state: Solar, seat: Seat, blacks: Sequence[str]) -> Iterator[Innovate]:
        return (Innovate(black, force) for black in blacks for force in dict.fromkeys(forces(black)))

    @after(CardsPlayed, where=mine, inherent=True)
    def twice(self, at: object, event: CardsPlayed) -> Happening:
        (covered,) = event.details
        one, other = forces(event.black)
        yield ForceChanged(event.seat, other if covered == one else one, covered)
