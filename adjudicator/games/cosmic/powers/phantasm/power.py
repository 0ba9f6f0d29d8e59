"""Phantasm."""

from adjudicator.games.cosmic.kit import (
    COMPROMISE,
    CardExchanged,
    CardsDiscarded,
    Choice,
    CosmicAt,
    Power,
    Script,
    asks,
    attack_value,
    draw,
)


class Conjure(Choice, frozen=True):
    """Draws a card that takes the place of the one you have played (Phantasm)."""

    word = "CONJURE"
    about = "phantasm"
    example = "CONJURE IF I lose"


class Phantasm(Power):
    """As a main player you may draw a card when the cards are turned up; it takes the place of the one you have played.

    The one that you have played is discarded. If the card that you have drawn is neither an Attack nor a Compromise, it
    stays in your hand, and yours stays where it is.
    """

    name = "Phantasm"
    origin = "Storm"
    choices = (Conjure,)

    @asks("shown", where=lambda at: at.is_main() and at.my_card is not None)
    def conjure(self, at: CosmicAt) -> Script:
        yield at.wish(self, Conjure())
        drawn = yield from draw(at, at.me, 1, f"{self.name}/{at.place}/{len(at.state.deck)}")
        fit = [card for card in drawn if card == COMPROMISE or attack_value(card) is not None]
        old = at.my_card
        if fit and old is not None:
            yield CardExchanged(at.me, at.where, at.side, fit[0])
            yield CardsDiscarded(at.me, (old,))
