"""Surgeon."""

from adjudicator.games.cosmic.kit import ADAPTED, Ask, CosmicAt, Iterable, Power, Script, Seat, asks, own_cards, stocked
from adjudicator.games.cosmic.powers.surgeon.operating import operated
from adjudicator.games.cosmic.powers.surgeon.orders import Facelift, Operate
from adjudicator.games.cosmic.powers.surgeon.patients import FACES, bid, for_sale
from adjudicator.games.cosmic.powers.surgeon.wearing import Wear


def _open(at: CosmicAt) -> bool:
    """Whether allies are known in a challenge where I am no main player, and I have a facelift to sell."""
    return at.state.phase == 2 and not at.is_main() and bool(own_cards(at, Surgeon.name))


class Surgeon(Power):
    """In a challenge of others you may sell one of its main players a facelift, for a card of their hand.

    You have seven facelifts, each with the face of a power: it does once what the Wild section of that power's flare
    does, or nearly so. It lies before the patient, who wears it when it can do something; then you have it back.

    By mail: with phase 2 you name the facelift, and perhaps what would pay for it; the main players write with phase 2,
    too, what they pay. If both offer what will do, the offence has it.
    """

    # At the table Surgeon sells Wild flares as destiny is drawn for an encounter. By mail destiny is drawn for all at
    # once, before it is known who is a main player where; and there are games without flares. So the facelifts are
    # cards of its own, made after simple Wild sections, and a card of the hand pays for each. Which of them is sold
    # for what, is agreed on in letters.
    name = "Surgeon"
    origin = "Eons"
    fit = ADAPTED
    parts = FACES
    stock = stocked(FACES, held=len(FACES), refilled=False)
    choices = (Operate, Facelift, Wear)

    def asks_others(self, at: CosmicAt, owner: Seat) -> Iterable[Ask]:
        patient = at.is_main() and owner not in at.mains
        sells = at.state.phase == 2 and patient and bool(for_sale(at)) and bool(at.state.held(at.me))
        return (bid(at),) if sells else ()

    @asks("before cards", where=_open, inherent=True)
    def operate(self, at: CosmicAt) -> Script:
        yield from operated(self, at)
