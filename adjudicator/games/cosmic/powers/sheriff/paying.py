"""What a ticket costs, and when all come back."""

from adjudicator.games.cosmic.kit import (
    LAID,
    CosmicAt,
    Made,
    Script,
    carried,
    exacted,
    new_set,
    own_laid,
    own_store,
    partial,
    released_some,
    robbed,
    shed_by_lot,
)
from adjudicator.games.cosmic.powers.sheriff.judging import TICKETS, immune
from adjudicator.games.cosmic.powers.sheriff.orders import Fine


def paid(at: CosmicAt, power: str, wish: Fine) -> Script:
    """The fined player pays; if I keep some of it, the last ticket laid is turned face down."""
    ticket, seat, label = TICKETS[wish.card], wish.seat, f"{wish.card}/{at.place}/{wish.seat}"
    kept = min(wish.keep or 0, ticket.cards + ticket.tokens)
    if ticket.tokens:
        yield from exacted(at, seat, ticket.tokens)
        yield Made(partial(released_some, seat=at.me, tokens=kept, by=at.me))
    else:
        for number in range(kept):
            yield robbed(at, seat, at.me, f"{label}/{number}")
        yield shed_by_lot(at, seat, ticket.cards - kept, label)
    if kept:
        yield carried(at, power, wish.card, len(own_laid(at, power)) - 1, LAID, seat)
    yield from _reclaimed(at, power)


def _reclaimed(at: CosmicAt, power: str) -> Script:
    """All tickets come back to me if everybody else is immune, or if I have none left."""
    store = own_store(at, power)
    others = {seat for seat in at.state.seats_in() if seat != at.me}
    if store is not None and (others <= immune(at, power) or not (store.set or store.held or store.spent)):
        yield from new_set(at, at.me)
