"""The flares of Observer."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, Surfacing, asks, can_release, draw


class WildObserver(Flare):
    """As a main player you let each of your allies draw a card, as the cards are settled."""

    name = "Wild Observer"

    @asks("settle flares", where=lambda at: at.is_main() and bool(at.my_allies))
    def equip(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        for ally in at.my_allies:
            yield from draw(at, ally.seat, 1, f"{self.name}/{at.place}/{ally.seat}")


class SuperObserver(Surfacing):
    """When your turn begins, one more of your tokens leaves the Warp, and is there for your attack.

    By mail: it leaves before tokens are placed, and sets out from the base on which it is placed.
    """

    name = "Super Observer"

    @asks("opening flares", where=can_release)
    def call_up(self, at: CosmicAt) -> Script:
        return self.surfaced(at, 1)
