"""Remora."""

from adjudicator.games.cosmic.kit import (
    CardsDrawn,
    CosmicAt,
    Made,
    Power,
    Released,
    Script,
    after,
    draw,
    partial,
    released_some,
)


class Remora(Power):
    """You hang on to the others: when another player draws cards from the deck, you draw one.

    When another player's tokens leave the Warp, one of yours leaves it for Limbo. By mail: both happen without an
    order of yours, each time that it may.
    """

    name = "Remora"
    origin = "FFG"

    @after(CardsDrawn, where=lambda at, drawn: not at.mine(drawn.seat))
    def draw_along(self, at: CosmicAt, drawn: CardsDrawn) -> Script:
        # The deck has fewer cards each time, so that no two draws of a phase are the same.
        yield from draw(at, at.me, 1, f"{self.name}/{at.place}/{drawn.seat}/{len(at.state.deck)}")

    @after(Released, where=lambda at, freed: not at.mine(freed.seat) and at.state.warp[at.me] > 0)
    def surface_along(self, at: CosmicAt, freed: Released) -> Script:
        yield from at.happens(Made(partial(released_some, seat=at.me, tokens=1, by=at.me)))
