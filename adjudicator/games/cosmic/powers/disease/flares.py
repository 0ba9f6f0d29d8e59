"""The flares of Disease."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, Seat, asks, shed_by_lot


def _healthy(at: CosmicAt) -> list[Seat]:
    """The other players, each as often as they hold cards."""
    return [seat for seat in at.state.seats_in() if seat != at.me for _ in at.state.held(seat)]


class WildDisease(Flare):
    """The others lose a card: as a phase opens one is drawn at random from all their hands, and discarded."""

    name = "Wild Disease"

    # The facts have the others "as a group discard", and say neither how much nor how they agree.
    @asks("opening flares", where=lambda at: bool(_healthy(at)))
    def cough(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        if _healthy(at):
            sick = at.chance.pick(f"{self.name}/{at.place}/{at.me}", _healthy(at))
            yield shed_by_lot(at, sick, 1, f"{self.name}/{at.place}/{at.me}/card")


class SuperDisease(Flare):
    """As this turn ends you spread from bases of any size, even of a single token, which then moves.

    It is played with phase 3.
    """

    name = "Super Disease"

    @asks("opening flares", where=lambda at: at.state.phase == 3)
    def mutate(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
