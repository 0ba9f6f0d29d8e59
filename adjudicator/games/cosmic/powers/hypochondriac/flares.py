"""The flares of Hypochondriac."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Made, Script, Seat, asks, drawn_anew, partial


def _callers(at: CosmicAt) -> list[Seat]:
    """The others who must attack me at home in the next turn."""
    targets = at.state.targets
    return [seat for seat in at.state.seats_in() if seat != at.me and targets[seat] == (at.me, at.me)]


class WildHypochondriac(Flare):
    """You are not at home: when destiny is drawn for the next turn, whoever is sent against you there draws again.

    By mail: each of them draws once more, and comes if it is your disc again. It is written with the last phase of a
    turn, before anybody is drawn.
    """

    name = "Wild Hypochondriac"

    @asks("destiny flares", where=lambda at: bool(at.state.challenges) or bool(_callers(at)))
    def hide(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        for seat in _callers(at):
            yield Made(partial(drawn_anew, seat=seat))


class SuperHypochondriac(Flare):
    """In this challenge you may be anxious twice, about two different players. It is played as phase 2 begins."""

    name = "Super Hypochondriac"

    @asks("alliance flares")
    def fret(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
