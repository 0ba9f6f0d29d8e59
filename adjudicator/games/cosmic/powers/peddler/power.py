"""Peddler."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Ask,
    CosmicAt,
    Iterable,
    OneOf,
    Power,
    Script,
    Seat,
    asks,
    does,
    on_table,
)
from adjudicator.games.cosmic.powers.peddler.orders import Buy, Restock, Sell
from adjudicator.games.cosmic.powers.peddler.trade import bid, sold, wares

FULL = 8


def _open(at: CosmicAt) -> bool:
    """Whether allies are known in a challenge where I am no main player, and there is something to sell."""
    return at.state.phase == 2 and not at.is_main() and bool(wares(at))


class Peddler(Power):
    """You have a store of eight cards from the deck, open to all. Once in a challenge of others you may sell one.

    By mail: with phase 2 you name the card, and perhaps what would pay for it; whoever would buy it writes with phase 2
    what they pay, a card of their hand. The first player after you who offers what will do has it. At the end of a turn
    you may discard a card of the store and fill it up; an empty store is filled as a turn begins.
    """

    # At the table two of the eight cards are face down and sold privately, and anything that can be given in a deal
    # pays for a card. By mail all are open, and a card pays for a card.
    name = "Peddler"
    origin = "Eons"
    fit = ADAPTED
    choices = (Sell, Buy, Restock)

    def asks_others(self, at: CosmicAt, owner: Seat) -> Iterable[Ask]:
        sells = at.state.phase == 2 and owner not in at.mains and bool(wares(at)) and bool(at.state.held(at.me))
        return (bid(at),) if sells else ()

    @does("opening", where=lambda at: at.state.phase == 1 and not wares(at), inherent=True)
    def set_up(self, at: CosmicAt) -> Script:
        yield from on_table.stocked_up(at, self.name, FULL, f"{self.name}/{at.place}")

    @asks("before cards", where=_open, inherent=True)
    def sell(self, at: CosmicAt) -> Script:
        yield from sold(self, at)

    @asks("destiny", where=lambda at: bool(wares(at)), inherent=True)
    def restock(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Restock(card) for card in wares(at)]), about=Restock.about)
        if isinstance(wish, Restock):
            yield on_table.cleared(self.name, on_table.stall(at, self.name), (wish.card,))
            yield from on_table.stocked_up(at, self.name, FULL, f"{self.name}/{at.place}/again")
