"""Sheriff."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    HELD,
    LAID,
    SPENT,
    CosmicAt,
    Power,
    Script,
    asks,
    carried,
    own_cards,
    stocked,
)
from adjudicator.games.cosmic.powers.sheriff.judging import TICKETS, ticketing
from adjudicator.games.cosmic.powers.sheriff.orders import Fine, Tear
from adjudicator.games.cosmic.powers.sheriff.paying import paid


def _holds(at: CosmicAt) -> bool:
    """Whether I hold any ticket."""
    return bool(own_cards(at, Sheriff.name))


class Sheriff(Power):
    """You hold three of nine tickets, and give one to whoever does what it is for: they pay at once.

    You may give a ticket in each challenge, when it is decided, and one more at the end of the turn; or tear one up
    instead. A fine in cards is drawn by lot, one in tokens comes from the fullest bases on which nobody fights. The
    ticket stays with whoever got it.

    What you keep of a fine is your gratuity: cards go to your hand, and for tokens as many of yours leave the Warp for
    Limbo. But then the ticket lies face down, and its holder gets no other one. When all others hold such a ticket, or
    you have none left, all come back to you.
    """

    # At the table it is one ticket in each player's turn: by mail a challenge is a player's turn.
    name = "Sheriff"
    origin = "Eons"
    fit = ADAPTED
    parts = tuple(TICKETS.values())
    stock = stocked([*TICKETS.values()], held=3)
    choices = (Fine, Tear)

    @asks("settled", where=_holds)
    def after_a_challenge(self, at: CosmicAt) -> Script:
        yield from self.written(at)
        if at.uses("Super Sheriff"):
            yield from self.written(at, "2")

    @asks("destiny", where=_holds)
    def at_the_end(self, at: CosmicAt) -> Script:
        yield from self.written(at)

    def written(self, at: CosmicAt, detail: str = "") -> Script:
        """A ticket is given, or torn up."""
        wish = yield at.wish(self, ticketing(at, self.name), detail=detail)
        if isinstance(wish, Fine):
            yield carried(at, self.name, wish.card, HELD, LAID, wish.seat, up=True)
            yield from paid(at, self.name, wish)
        elif isinstance(wish, Tear):
            yield carried(at, self.name, wish.card, HELD, SPENT)
