"""Anarchist."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CosmicAt,
    Power,
    Script,
    StoreMoved,
    after,
    asks,
    cards_in,
    own_laid,
    stocked,
    worth,
)
from adjudicator.games.cosmic.powers.anarchist.further_orders import Compensate, Fate, Redraw
from adjudicator.games.cosmic.powers.anarchist.orders import Adopt, Reveal
from adjudicator.games.cosmic.powers.anarchist.revealing import beaten, revealed


class Anarchist(Power):
    """As a main player who has lost, or made no deal, you reveal one of your three disruptions: a rule that changes.

    It changes for you alone at first. Once in each challenge one of the others may take an open disruption of yours
    before them, to use it, too; then you reveal another at once. As soon as they have used it, everybody may. When all
    eight are revealed, you have won at the end of the turn.
    """

    # At the table Anarchist allows each taking; by mail it always does, since each brings it nearer to all eight.
    name = "Anarchist"
    origin = "Eons"
    fit = ADAPTED
    parts = cards_in(f"{__package__}.disruptions")
    stock = stocked(parts, held=3)
    choices = (Reveal, Adopt, Redraw, Fate, Compensate)

    @asks("settled", where=beaten, inherent=True)
    def after_a_defeat(self, at: CosmicAt) -> Script:
        yield from revealed(at, self)

    @asks("failed", where=lambda at: at.is_main(), inherent=True)
    def without_a_deal(self, at: CosmicAt) -> Script:
        yield from revealed(at, self)

    @after(StoreMoved, where=lambda at, move: move.piece == Anarchist.name and move.source >= 0, inherent=True)
    def after_sharing(self, at: CosmicAt, move: StoreMoved) -> Script:
        yield from revealed(at, self)

    @worth(
        "bases to win",
        where=lambda at, bases, seat: at.mine(seat) and len(own_laid(at, Anarchist.name)) == 8,
        inherent=True,
    )
    def prevail(self, at: CosmicAt, bases: int, seat: int) -> int:
        return -bases
