"""The word of the flare of Fire Dancer."""

from adjudicator.games.cosmic.kit import Any, FlareWord, Place, Seat, Self, Vocabulary


class Fan(FlareWord, frozen=True):
    """Plays the flare of Fire Dancer: Wild, whose attack goes to which planet; Super, an Attack for whose fire."""

    word = "FLARE Fire Dancer"
    grammar = '[SEAT "to" PLACE | "with" CARD "for" SEAT]'
    example = "FLARE Fire Dancer Green to Blue 3"

    seat: Seat | None = None
    place: Place | None = None
    card: str | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        said = [value for value in values if value is not None]
        if said and isinstance(said[0], str):
            return cls(said[1], None, said[0])
        return cls(*said)

    def text(self, names: Vocabulary) -> str:
        if self.seat is None:
            return ""
        seat = names.name("seat", self.seat)
        if self.card is not None:
            return f"with {names.name('card', self.card)} for {seat}"
        return "" if self.place is None else f"{seat} to {names.name('place', self.place)}"
