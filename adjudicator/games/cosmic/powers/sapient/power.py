"""Sapient."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, Resolved, Script, after, worth


class Sapient(Power):
    """You grow wise at the side of others: for each challenge in which you are an ally you gather one, for good.

    As an ally you add what you have gathered to the total of your side. You gather when the challenge is decided,
    whether your side has won or not; where a deal has to be made you gather nothing.
    """

    name = "Sapient"
    origin = "FFG"

    @worth("total", where=lambda at, *of: bool(at.my_ally) and at.my_side == of[1] and at.gathered("Sapient") > 0)
    def advise(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + at.gathered(self.name)

    # The facts do not say how much is gathered, nor when.
    @after(Resolved, where=lambda at, end: bool(at.my_ally) and (end.winner is not None or end.both_lose))
    def learn(self, at: CosmicAt, end: Resolved) -> Script:
        yield at.gathers(self.name, 1)
