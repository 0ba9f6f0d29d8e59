"""Hate."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CardsDiscarded,
    CosmicAt,
    OneOf,
    Power,
    Script,
    asks,
    exacted,
    shown_to,
    surrendered,
)
from adjudicator.games.cosmic.powers.hate.spite import Spite, answers

TOKENS = 3


class Hate(Power):
    """As your turn begins you discard a card, and each other player one of the same kind, or loses three tokens.

    For an Attack it must be one that is no lower. By mail: whoever holds such a card discards it, the lowest Attack
    that will do; only who has none loses tokens, from their smallest bases. Without an order of yours your card is
    drawn by lot.
    """

    # At the table everybody chooses between card and tokens, and Hate the tokens: by mail nobody is asked in time.
    name = "Hate"
    origin = "FFG"
    fit = ADAPTED
    choices = (Spite,)

    @asks("opening", where=lambda at: at.state.phase == 1 and bool(at.state.held(at.me)), inherent=True)
    def spite(self, at: CosmicAt) -> Script:
        wish = yield from at.must(self, OneOf([Spite(card) for card in dict.fromkeys(at.state.held(at.me))]))
        others = tuple([seat for seat in at.state.seats_in() if seat != at.me])
        if not (yield from at.use(at.me, self, others)):
            return
        if at.uses("Super Hate"):
            yield from shown_to(at, others, wish.card)
        else:
            yield surrendered(at, wish.card)
        for seat in others:
            fitting = answers(at, seat, wish.card)
            if fitting:
                yield CardsDiscarded(seat, (fitting[0],))
            else:
                yield from exacted(at, seat, TOKENS, smallest=True)
