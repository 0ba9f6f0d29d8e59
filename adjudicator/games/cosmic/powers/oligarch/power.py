"""Oligarch."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    HELD,
    LAID,
    SPENT,
    CosmicAt,
    Power,
    Script,
    asks,
    cards_in,
    carried,
    from_store,
    own_cards,
    own_laid,
    stocked,
    worth,
)
from adjudicator.games.cosmic.powers.oligarch.orders import OpenPrivilege


def _due(at: CosmicAt) -> bool:
    """Whether somebody has more foreign bases than I have privileges open, and I hold another."""
    return bool(own_cards(at, Oligarch.name)) and len(own_laid(at, Oligarch.name)) < max(at.state.all_foreign_bases())


class Oligarch(Power):
    """You grow rich as others grow: you open privileges, as many as the foreign bases of whoever has the most.

    You hold five from the beginning, and may look at them. As a phase opens you open what you lack, and it stays open,
    even if bases are lost again. One that is stopped by a zap is spent instead. A new hand of yours has one card more,
    the first one, too.
    """

    # The sheet has the Oligarch begin the game, which means nothing where everybody attacks at one moment. What a zap
    # stops is out of the game there; here it is spent, and is back only with a power that was lost.
    name = "Oligarch"
    origin = "Eons"
    fit = ADAPTED
    parts = cards_in(f"{__package__}.privileges")
    stock = stocked(parts, held=5, refilled=False)
    choices = (OpenPrivilege,)
    more_in_hand = 1

    @asks("opening", where=_due, inherent=True)
    def open_up(self, at: CosmicAt) -> Script:
        while _due(at):
            answer = yield from at.must(
                self, from_store(at, self.name, OpenPrivilege), f"{len(own_cards(at, self.name))}"
            )
            stands = yield from at.use(at.me, self)
            yield carried(at, self.name, answer.card, HELD, LAID if stands else SPENT, at.me, up=True)

    @worth("new hand", where=lambda at, cards, seat: at.mine(seat), inherent=True)
    def stuff(self, at: CosmicAt, cards: int, seat: int) -> int:
        return cards + self.more_in_hand
