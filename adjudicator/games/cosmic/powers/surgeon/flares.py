"""The flares of Surgeon."""

from adjudicator.games.cosmic.kit import (
    HELD,
    LAID,
    CosmicAt,
    Flare,
    OwnCards,
    Script,
    asks,
    carried,
    own_cards,
    surrendered,
)
from adjudicator.games.cosmic.powers.surgeon.face import SURGEON
from adjudicator.games.cosmic.powers.surgeon.patients import EARLY
from adjudicator.games.cosmic.powers.surgeon.rejuvenation import Rejuvenate, faces_at_hand, payable, purchases


class WildSurgeon(Flare):
    """As a phase begins you discard a card of your hand, and a face of a power that nobody has works for you at once.

    It is one of the faces that Surgeon sells and that work as a phase begins: Chronos, Mind or Warpish. It is played
    when tokens have been placed. Surgeon need not be at the table.
    """

    name = "Wild Surgeon"
    choices = (Rejuvenate,)

    @asks("opened flares", where=lambda at: bool(faces_at_hand(at)) and bool(payable(at, "Surgeon Flare")))
    def buy(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, purchases(at, self.card))
        paid = surrendered(at, wish.price)
        yield paid
        if paid.happened is not None:
            yield from EARLY[wish.card].change(at)


class SuperSurgeon(Flare):
    """As a phase begins you give yourself a facelift: one of yours lies before you, and you may wear it."""

    name = "Super Surgeon"
    choices = (Rejuvenate,)

    @asks("opening flares", where=lambda at: bool(own_cards(at, SURGEON)))
    def lift(self, at: CosmicAt) -> Script:
        held = own_cards(at, SURGEON)
        samples = map(Rejuvenate, held)
        wish = yield at.wish(self, OwnCards(SURGEON, held, samples, lambda wish: Rejuvenate(wish.card)))
        yield carried(at, SURGEON, wish.card, HELD, LAID, at.me, up=True)
