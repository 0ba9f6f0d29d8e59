"""Vacuum."""

from adjudicator.games.cosmic.kit import ADAPTED, Choice, CosmicAt, Judged, Power, Script, Seat, asks, exacted, reason


class Drag(Choice, frozen=True):
    """Has the players named lose as many tokens as you lose, shared among them (Vacuum)."""

    word = "DRAG"
    about = "vacuum"
    grammar = "seats"
    example = "DRAG Blue, Green IF I lose"

    seats: tuple[Seat, ...]


class Vacuum(Power):
    """You take others with you: when you lose tokens in a challenge, the players you name lose as many besides.

    They are shared as evenly as they can be, and whoever is named first loses more. By mail: they come from the fullest
    bases of each, and from planets on which nobody fights in this turn. Nobody is dragged along when you lose tokens
    otherwise.
    """

    name = "Vacuum"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Drag,)

    @asks("settled", where=lambda at: at.i_lost and at.my_tokens > 0)
    def drag(self, at: CosmicAt) -> Script:
        others = [seat for seat in at.state.seats_in() if seat != at.me]
        judged = Judged(
            lambda wish: wish if set(wish.seats) <= set(others) else reason("no-loss"),
            [Drag((seat,)) for seat in others],
        )
        wish = yield at.wish(self, judged)
        seats = tuple(dict.fromkeys(wish.seats))
        share, odd = divmod(at.my_tokens, len(seats))
        for number, seat in enumerate(seats):
            yield from exacted(at, seat, share + (number < odd), smallest=at.uses("Super Vacuum"))
