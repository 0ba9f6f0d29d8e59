"""Who can get a ticket."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    OwnCards,
    Seat,
    Spoken,
    cards_in,
    own_cards,
    own_laid,
    partial,
    reason,
)
from adjudicator.games.cosmic.powers.sheriff.orders import Fine, Tear
from adjudicator.games.cosmic.powers.sheriff.ticket import Ticket

TICKETS = {card.name: card for card in cards_in(f"{__package__}.tickets") if isinstance(card, Ticket)}
"""All tickets by name."""


def immune(at: CosmicAt, power: str) -> set[Seat]:
    """The players before whom one of my tickets lies face down."""
    return {laid.on for laid in own_laid(at, power) if not laid.up}


def _judged(wish: Fine | Tear, at: CosmicAt, power: str) -> Fine | Tear | Spoken:
    """A wish, or why it cannot be: the ticket for what has not happened, or for somebody who cannot get it."""
    if isinstance(wish, Tear):
        return wish
    ticket, other = TICKETS[wish.card], at.state.seats[wish.seat]
    if wish.seat == at.me or at.state.removed[wish.seat]:
        return reason("ticket-to-another")
    if wish.seat in immune(at, power):
        return reason("ticket-immune", other=other)
    if not ticket.deserved(at.of(wish.seat)):
        return reason(ticket.purpose)
    return wish if ticket.payable(at, wish.seat) else reason("ticket-unpayable", other=other)


def ticketing(at: CosmicAt, power: str) -> OwnCards:
    """The tickets that I may give to others, or tear up."""
    held = tuple(dict.fromkeys(own_cards(at, power)))
    others = [seat for seat in at.state.seats_in() if seat != at.me]
    samples = [*[Fine(seat, card) for card in held for seat in others], *map(Tear, held)]
    return OwnCards(power, held, samples, partial(_judged, at=at, power=power))
