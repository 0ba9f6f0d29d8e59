"""Warrior."""

from adjudicator.games.cosmic.kit import CosmicAt, DealMade, Power, Resolved, Script, after, worth


class Warrior(Power):
    """You learn by fighting: as a main player you gather one for a win or a deal and two for a defeat, for good.

    As a main player you add what you have gathered to your total. Where a deal fails you gather nothing.
    """

    name = "Warrior"
    origin = "Eon Expansions"

    @worth("total", where=lambda at, *of: at.is_main() and at.side == of[1] and at.gathered("Warrior") > 0)
    def strike(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + at.gathered(self.name)

    @after(Resolved, where=lambda at, result: at.is_main() and (result.winner is not None or result.both_lose))
    def learn(self, at: CosmicAt, result: Resolved) -> Script:
        yield at.gathers(self.name, 1 if at.i_won else 2)

    @after(DealMade, where=lambda at, deal: at.is_main())
    def befriend(self, at: CosmicAt, deal: DealMade) -> Script:
        yield at.gathers(self.name, 1)
