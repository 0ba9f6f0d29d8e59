"""Tick-Tock."""

from adjudicator.games.cosmic.kit import DEFENCE, CosmicAt, DealMade, Power, Resolved, Script, after, worth

LAST = 10


class TickTock(Power):
    """Time works for you: each challenge that a defence wins, and each deal that is made, brings you one step nearer.

    That is so in all challenges, yours or not. When you have gathered ten steps you win as the turn ends, however many
    bases you have; the usual way to win is open to you as well.
    """

    name = "Tick-Tock"
    origin = "FFG"

    @after(Resolved, where=lambda at, end: end.winner == DEFENCE)
    def tick(self, at: CosmicAt, end: Resolved) -> Script:
        yield at.gathers(self.name, 1)

    @after(DealMade)
    def tock(self, at: CosmicAt, deal: DealMade) -> Script:
        yield at.gathers(self.name, 1)

    @worth(
        "bases to win",
        where=lambda at, bases, seat: at.mine(seat) and at.gathered("Tick-Tock") >= LAST,
        inherent=True,
    )
    def strike(self, at: CosmicAt, bases: int, seat: int) -> int:
        return -bases
