"""The flares of Oligarch."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, asks, draw, robbed


def _most(at: CosmicAt) -> int:
    """The cards in the fullest hand of anybody else."""
    state = at.state
    return max([len(state.held(seat)) for seat in state.seats_in() if seat != at.me], default=0)


class WildOligarch(Flare):
    """As a phase opens you draw cards until you hold more than anybody else."""

    name = "Wild Oligarch"

    @asks("opening flares", where=lambda at: len(at.state.held(at.me)) <= _most(at))
    def hoard(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        lacking = _most(at) + 1 - len(at.state.held(at.me))
        yield from draw(at, at.me, lacking, f"{self.name}/{at.place}/{at.me}")


def _renewed(at: CosmicAt) -> list[int]:
    """The others who have been dealt new cards in this turn, and still hold some of them."""
    state = at.state
    return [seat for seat in state.renewed if seat != at.me and state.fresh[seat]]


class SuperOligarch(Flare):
    """As a phase opens you take a card at random from everybody else who has been dealt a new hand in this turn.

    By mail: new hands are dealt between phase 2 and phase 3 (rule 13), so that it is played as phase 3 or 4 opens.
    """

    name = "Super Oligarch"

    @asks("opening flares", where=lambda at: bool(_renewed(at)))
    def skim(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        for seat in _renewed(at):
            yield robbed(at, seat, at.me, f"{self.name}/{at.place}/{seat}")
