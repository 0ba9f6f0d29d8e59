"""Multitude."""

from adjudicator.games.cosmic.kit import ADAPTED, CosmicAt, DestinyDrawn, Power, Script, after, worth


class Multitude(Power):
    """You multiply: when a disc of your colour sends somebody against you, each of your tokens counts twice as much.

    That goes on from one time to the next: twice, four times, eight times. When anybody draws their own colour, your
    tokens count one again. At the table a special card doubles and a wild one ends it; by mail destiny has only discs.
    """

    name = "Multitude"
    origin = "Eons"
    fit = ADAPTED

    # What is gathered is one less than what a token counts.
    @after(DestinyDrawn, where=lambda at, disc: at.mine(disc.system) and disc.seat != disc.system)
    def grow(self, at: CosmicAt, disc: DestinyDrawn) -> Script:
        yield at.gathers(self.name, at.gathered(self.name) + 1)

    @after(DestinyDrawn, where=lambda at, disc: disc.seat == disc.system and at.gathered("Multitude") > 0)
    def dwindle(self, at: CosmicAt, disc: DestinyDrawn) -> Script:
        yield at.gathers(self.name, -at.gathered(self.name))

    @worth("token", where=lambda at, value, seat: at.mine(seat) and at.gathered("Multitude") > 0)
    def swarm(self, at: CosmicAt, value: int, seat: int) -> int:
        return value * (1 + at.gathered(self.name))
