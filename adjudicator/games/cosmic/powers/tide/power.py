"""Tide."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, Resolved, Script, after, draw, shed_by_lot


def _ebbs(at: CosmicAt) -> bool:
    """Whether I have lost here as a main player, with something to give back."""
    return at.is_main() and at.i_lost and at.gathered("Tide") > 0 and bool(at.state.held(at.me))


class Tide(Power):
    """With each challenge that you win as a main player you draw cards: one with the first, one more with each further.

    With each that you lose you discard as many at random as your last victory has brought. A deal brings nothing, and
    costs nothing.
    """

    name = "Tide"
    origin = "Storm"

    # The facts give no numbers. As what it has gathered is never less, a defeat costs what the last victory brought.
    @after(Resolved, where=lambda at, result: at.i_won)
    def flow(self, at: CosmicAt, result: Resolved) -> Script:
        yield at.gathers(self.name, 1)
        yield from draw(at, at.me, at.gathered(self.name), f"{self.name}/{at.place}")

    @after(Resolved, where=lambda at, result: _ebbs(at))
    def ebb(self, at: CosmicAt, result: Resolved) -> Script:
        yield shed_by_lot(at, at.me, at.gathered(self.name), f"{self.name}/{at.place}")
