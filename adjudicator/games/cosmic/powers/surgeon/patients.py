"""Which facelifts there are, and what patients are asked."""

from adjudicator.games.cosmic.kit import Ask, CosmicAt, bid_asked, cards_in
from adjudicator.games.cosmic.powers.surgeon.face import SURGEON, EarlyFace
from adjudicator.games.cosmic.powers.surgeon.orders import Facelift

FACES = cards_in(f"{__package__}.faces")
EARLY = {face.name: face for face in FACES if isinstance(face, EarlyFace)}


def for_sale(at: CosmicAt) -> tuple[str, ...]:
    """The facelifts that Surgeon can sell, as everybody knows: those that neither lie before somebody nor are spent."""
    stores = [store for store in at.state.stores if store.piece == SURGEON]
    gone = {card for store in stores for card in (*store.spent, *[laid.card for laid in store.laid])}
    return tuple([face.name for face in FACES if face.name not in gone])


def bid(at: CosmicAt) -> Ask:
    """The question to me whether I buy a facelift, and with which card of my hand."""
    return bid_asked(at, Facelift, for_sale(at), "no-such-facelift")
