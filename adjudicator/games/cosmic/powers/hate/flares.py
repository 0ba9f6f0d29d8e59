"""The flares of Hate."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    Script,
    WordCalled,
    asks,
    decided,
    does,
    is_challenge_card,
    shed_by_lot,
)

BARE = "bare"


class WildHate(Flare):
    """Your opponent discards a card at random before cards are chosen; if they have no challenge card then, you win.

    It is played as a main player. By mail: the new cards that they are dealt do not help them here; what both have laid
    goes back unseen.
    """

    name = "Wild Hate"

    @asks("before cards flares", where=CosmicAt.is_main)
    def spoil(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield shed_by_lot(at, at.opponent, 1, f"{self.name}/{at.place}/{at.opponent}")
        if not any(map(is_challenge_card, at.state.held(at.opponent))):
            yield WordCalled(at.me, self.name, at.where, BARE)

    @does("laid", where=lambda at: at.uses("Wild Hate") and at.called("Wild Hate") == BARE, inherent=True)
    def prevail(self, at: CosmicAt) -> Script:
        yield from decided(at, at.side)


class SuperHate(Flare):
    """As your turn begins you show everybody the card of your spite instead of discarding it."""

    name = "Super Hate"

    @asks("opening flares", where=lambda at: at.state.phase == 1 and bool(at.state.held(at.me)))
    def keep_it(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
