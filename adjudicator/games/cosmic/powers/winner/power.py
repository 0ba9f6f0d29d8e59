"""Winner."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    HIDDEN,
    CosmicAt,
    Found,
    Founding,
    Made,
    Place,
    Power,
    Script,
    asks,
    founded,
    partial,
)

FAR = 10


class Expand(Found, frozen=True):
    """Founds a further base when you have won by ten or more (Winner)."""

    word = "EXPAND"
    about = "winner"
    carries = True
    grammar = '("to" | "on" | ) PLACE force'
    example = "EXPAND to Blue 3 with 2 from home 1"


def _far_ahead(at: CosmicAt) -> bool:
    """Whether I have won by so much, or may do as far as known."""
    return at.i_won and at.challenge.compared() and (at.their_card == HIDDEN or at.lead >= FAR)


def _abroad(at: CosmicAt) -> tuple[Place, ...]:
    """The planets of all other players who are in the game."""
    return tuple([place for seat in at.state.seats_in() if seat != at.me for place in at.state.home(seat)])


class Winner(Power):
    """You win more than others: when you win by ten or more as a main player, you found a further base abroad.

    It is on any planet of another player's system on which you have none, with one to four tokens from your bases. By
    mail: it is done at the end of the turn, and whoever is on the planet stays there.
    """

    name = "Winner"
    origin = "Alliance"
    fit = ADAPTED
    choices = (Expand,)

    # The facts name neither the planet nor the tokens; without an order there is neither.
    @asks("after all", where=_far_ahead)
    def expand(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Founding(at, Expand, _abroad(at)))
        yield Made(partial(founded, seat=at.me, choice=wish))
