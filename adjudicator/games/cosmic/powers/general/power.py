"""General."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, Script, does, draw


class General(Power):
    """As a main player you draw a card for each of your allies, and each of them draws one.

    By mail: as phase 2 ends, so that you have the cards when you write your orders for them.
    """

    name = "General"
    origin = "Alliance"

    @does("before cards", where=lambda at: at.is_main() and bool(at.my_allies) and not at.uses("General"))
    def inspire(self, at: CosmicAt) -> Script:
        allies = at.my_allies
        yield from draw(at, at.me, len(allies), f"{self.name}/{at.place}/{at.me}")
        for ally in allies:
            yield from draw(at, ally.seat, 1, f"{self.name}/{at.place}/{ally.seat}")
