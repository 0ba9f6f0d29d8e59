"""Unwilling Ally."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Joined,
    OneOf,
    Script,
    Seat,
    TokensToLimbo,
    asks,
    loose,
    unclaimed,
)
from adjudicator.games.cosmic.powers.assistant.help_card import Cash, HelpCard


class CashUnwillingAlly(Cash, frozen=True):
    """Cashes the help Unwilling Ally: says who joins your side with a token, or leaves if they are an ally."""

    word = "CASH Unwilling Ally"
    grammar = '"on" SEAT'
    example = "CASH Unwilling Ally on Yellow"

    seat: Seat


def _others(at: CosmicAt) -> list[Seat]:
    """Those whose choice can be changed: allies, and players who have tokens to send."""
    allies = {ally.seat for ally in at.challenge.allies}
    seats = [seat for seat in at.state.seats_in() if seat not in (at.me, *at.mains)]
    return [seat for seat in seats if seat in allies or loose(at.state, seat)]


class UnwillingAlly(HelpCard):
    """As a main player in phase 2 you may cash it, when allies are known: one of the others leaves, or joins your side.

    Who leaves takes their tokens to Limbo; who joins comes with one from their fullest base.
    """

    name = "Unwilling Ally"
    choices = (CashUnwillingAlly,)

    @asks("before cards", where=lambda at: at.state.phase == 2 and at.is_main() and bool(_others(at)), inherent=True)
    def cash(self, at: CosmicAt) -> Script:
        wish = yield from self.offered(at, OneOf([CashUnwillingAlly(seat) for seat in _others(at)]))
        here = at.of(wish.seat).my_ally
        if here is not None:
            yield TokensToLimbo(wish.seat, here.tokens, at.where)
        elif there := unclaimed(at, wish.seat, loose(at.state, wish.seat)):
            yield Joined(at.where, wish.seat, at.side, ((max(there, key=lambda place: (there[place], -place)), 1),))
