"""How a facelift is sold."""

from adjudicator.games.cosmic.kit import HELD, LAID, CosmicAt, OwnCards, Power, Script, carried, own_cards, surrendered
from adjudicator.games.cosmic.powers.surgeon.face import SURGEON
from adjudicator.games.cosmic.powers.surgeon.orders import Facelift, Operate
from adjudicator.games.cosmic.powers.surgeon.patients import bid


def operated(piece: Power, at: CosmicAt) -> Script:
    """I may sell a facelift: the first main player who offers what will do has it, the offence first."""
    held = own_cards(at, SURGEON)
    wish = yield at.wish(piece, OwnCards(SURGEON, held, map(Operate, held)))
    asks = [bid(at.of(seat)) for seat in at.mains if at.state.held(seat)]
    for ask, answer in zip(asks, (yield asks) if asks and isinstance(wish, Operate) else (), strict=False):
        if isinstance(answer, Facelift) and wish.agrees(answer.card, answer.price):
            if (yield from at.use(at.me, piece, (ask.seat,))) and wish.card in own_cards(at, SURGEON):
                given = surrendered(at.of(ask.seat), answer.price, at.me)
                yield given
                if given.happened is not None:
                    yield carried(at, SURGEON, wish.card, HELD, LAID, ask.seat, up=True)
            return
