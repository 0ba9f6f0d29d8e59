"""How a card of the store is sold."""

from adjudicator.games.cosmic.kit import (
    Ask,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    Spoken,
    bid_asked,
    cards_of,
    on_table,
    partial,
    reason,
    surrendered,
)
from adjudicator.games.cosmic.powers.peddler.orders import Buy, Sell

PEDDLER = "Peddler"


def wares(at: CosmicAt) -> tuple[str, ...]:
    """The cards of the store, each kind once."""
    return tuple(dict.fromkeys(cards_of(at.state, PEDDLER, on_table.stall(at, PEDDLER))))


def bid(at: CosmicAt) -> Ask:
    """The question to me whether I buy a card of the store, and with which card of my hand."""
    return bid_asked(at, Buy, wares(at), "no-such-purchase")


def _for_sale(wish: Sell, goods: tuple[str, ...]) -> Choice | Spoken:
    return wish if wish.card in goods else reason("no-such-ware")


def sold(piece: Power, at: CosmicAt) -> Script:
    """I may sell a card: the first player after me who offers what will do has it."""
    goods = wares(at)
    wish = yield at.wish(piece, Judged(partial(_for_sale, goods=goods), map(Sell, goods)))
    seats = sorted(at.state.seats_in(), key=lambda seat: (seat < at.me, seat))
    asks = [bid(at.of(seat)) for seat in seats if seat != at.me and at.state.held(seat)]
    for ask, answer in zip(asks, (yield asks) if asks and isinstance(wish, Sell) else (), strict=False):
        if isinstance(answer, Buy) and wish.agrees(answer.card, answer.price):
            if (yield from at.use(at.me, piece, (ask.seat,))) and wish.card in wares(at):
                given = surrendered(at.of(ask.seat), answer.price, at.me)
                yield given
                if given.happened is not None:
                    yield on_table.picked_up(PEDDLER, on_table.stall(at, PEDDLER), wish.card, ask.seat)
            return
