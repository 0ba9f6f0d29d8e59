"""Assistant."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    HELD,
    LAID,
    CosmicAt,
    Power,
    Script,
    asks,
    cards_in,
    carried,
    own_cards,
    stocked,
)
from adjudicator.games.cosmic.powers.assistant.orders import Supply, mates, supplies
from adjudicator.games.cosmic.powers.assistant.rewarding import rewarded


class Assistant(Power):
    """You make others better: when allies are known, you give one of your three helps to somebody else on your side.

    You get a reward for it, and another when they cash it: a token of yours leaves the Warp for Limbo, or you draw a
    card if none is there. Whoever has a help may look at it, and cashes it when it can do something.
    """

    # At the table Assistant may use the help itself instead of the second reward; by mail nobody could ask it in time.
    name = "Assistant"
    origin = "Eons"
    fit = ADAPTED
    parts = cards_in(f"{__package__}.helps")
    stock = stocked(parts, held=3)
    choices = (Supply, *(word for part in parts for word in part.choices))

    @asks("before cards", where=lambda at: at.state.phase == 2 and bool(mates(at)), inherent=True)
    def supply(self, at: CosmicAt) -> Script:
        if own_cards(at, self.name):
            answer = yield from at.must(self, supplies(at, self.name), "supply")
            if (yield from at.use(at.me, self, (answer.seat,))):
                yield carried(at, self.name, answer.card, HELD, LAID, answer.seat, shared=True)
                yield from rewarded(at, at.me, self.name)
