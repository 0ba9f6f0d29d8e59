"""Glutton."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Made,
    Power,
    Released,
    Script,
    after,
    partial,
    released_some,
    worth,
)

MORE = 2


class Glutton(Power):
    """Whenever you draw cards from the deck, you draw two more, and two more tokens of yours leave the Warp with any.

    The further tokens go to Limbo. New hands (rule 13) and rewards are drawn, too; what comes from other players' hands
    is not.
    """

    name = "Glutton"
    origin = "Conflict"

    @worth("draw", where=lambda at, cards, seat: at.mine(seat) and cards > 0)
    def gorge(self, at: CosmicAt, cards: int, seat: int) -> int:
        return cards + MORE

    # It happens without being heard of by anybody: these are part of the same retrieval.
    @after(Released, where=lambda at, freed: at.mine(freed.seat) and at.state.warp[at.me] > 0)
    def surface(self, at: CosmicAt, freed: Released) -> Script:
        yield Made(partial(released_some, seat=at.me, tokens=MORE, by=at.me))
