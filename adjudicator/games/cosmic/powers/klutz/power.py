"""Klutz."""

from adjudicator.games.cosmic.kit import (
    CardsDrawn,
    CosmicAt,
    Landed,
    Place,
    Placed,
    Power,
    Script,
    after,
    beside,
    thrown,
    toppled,
)

MANY = 5


class Klutz(Power):
    """You drop things: of several cards that you draw at once you discard one at random, of five or more two.

    When you place two or more tokens on a planet, or land with so many, a token on a planet next to it in that system
    falls into the Warp, drawn by lot from all tokens there; none falls where somebody fights in this turn.
    """

    name = "Klutz"
    origin = "Eons"

    @after(CardsDrawn, where=lambda at, drawn: at.mine(drawn.seat) and len(drawn.cards) > 1)
    def drop(self, at: CosmicAt, drawn: CardsDrawn) -> Script:
        label = f"{self.name}/{at.place}/{len(at.state.deck)}"
        yield thrown(at, at.chance.choose(label, drawn.cards, 1 + (len(drawn.cards) >= MANY)))

    @after(Placed, where=lambda at, placed: at.mine(placed.seat) and any(_near(at, batch) for batch in placed.to))
    def bump(self, at: CosmicAt, placed: Placed) -> Script:
        for batch in placed.to:
            if _near(at, batch):
                yield from toppled(at, batch[0], f"{self.name}/{at.place}/{batch[0]}")

    @after(Landed, where=lambda at, it: at.mine(it.seat) and _near(at, (at.challenge.planet, it.tokens)))
    def land(self, at: CosmicAt, it: Landed) -> Script:
        yield from toppled(at, at.challenge.planet, f"{self.name}/{at.place}/landed")


def _near(at: CosmicAt, batch: tuple[Place, int]) -> bool:
    """Whether these tokens are two or more, and some stand beside them."""
    return batch[0] >= 0 and batch[1] > 1 and bool(beside(at.state, batch[0]))
