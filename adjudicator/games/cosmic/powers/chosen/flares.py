"""The flares of Chosen."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, asks, draw


class WildChosen(Flare):
    """As a main player you draw a card before challenge cards are chosen.

    By mail: played with phase 2, the card is there when you write your orders for the cards.
    """

    name = "Wild Chosen"

    @asks("before cards flares", where=CosmicAt.is_main)
    def hope(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield from draw(at, at.me, 1, f"{self.name}/{at.place}")


class SuperChosen(Flare):
    """Of the three cards for which you pray in this challenge you keep those that are no challenge cards.

    It is played when the cards are laid, before they are shown.
    """

    name = "Super Chosen"

    @asks("laid flares", where=CosmicAt.is_main)
    def trust(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
