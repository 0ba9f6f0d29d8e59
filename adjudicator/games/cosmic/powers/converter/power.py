"""Converter."""

from adjudicator.games.cosmic.kit import (
    CardsDiscarded,
    CosmicAt,
    Judged,
    Power,
    Script,
    TokensToWarp,
    instead_of,
    reason,
    saved,
    shed_by_lot,
    thrown,
)
from adjudicator.games.cosmic.powers.converter.orders import Convert


class Converter(Power):
    """You pay with cards: for each token that you would lose to the Warp you may discard a card that you name.

    That token goes to Limbo instead. Of the cards that you name, those are discarded that you hold then, and no more
    than there are tokens to save. If you name none, they are drawn by lot.
    """

    # The facts have it exchange lost cards for tokens, too: by mail cards are lost at so many moments that it would be
    # asked at every one of them.
    name = "Converter"
    origin = "FFG"
    choices = (Convert,)

    @instead_of(
        TokensToWarp,
        where=lambda at, lost: at.mine(lost.seat) and lost.tokens > 0 and bool(at.state.held(at.me)),
        optional=True,
    )
    def convert(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        held = at.state.held(at.me)
        judged = Judged(
            lambda wish: wish if not wish.cards or {*wish.cards} & {*held} else reason("cards-not-held"),
            [Convert(), *(Convert((card,)) for card in dict.fromkeys(held))],
        )
        wish = yield at.wish(self, judged, detail=lost.which(at.state))
        named = [card for card in wish.cards if card in held][: lost.tokens]
        label = f"{self.name}/{at.place}/{at.state.warp[at.me]}/{len(held)}"
        gone = thrown(at, named) if wish.cards else shed_by_lot(at, at.me, lost.tokens, label)
        yield gone
        paid = len(gone.happened.cards) if isinstance(gone.happened, CardsDiscarded) else 0
        yield from saved(lost, paid) if paid else (lost,)
