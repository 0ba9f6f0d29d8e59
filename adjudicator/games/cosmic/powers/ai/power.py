"""AI."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Choice,
    CosmicAt,
    Judged,
    Made,
    Power,
    Script,
    Seat,
    asks,
    glimpsed,
    partial,
    reason,
)


class Scan(Choice, frozen=True):
    """Looks at cards of other hands, first of the player named first, as many as turns have begun (AI)."""

    word = "SCAN"
    about = "ai"
    grammar = "seats"
    example = "SCAN Blue, Green"

    seats: tuple[Seat, ...]


class Ai(Power):
    """You learn: as a main player you may look at as many cards of other hands as turns have begun.

    That is before cards are chosen. You name the hands. All looks fall on the first, as far as it has cards, and the
    rest on the next. Which cards you see is drawn by lot. At the table you may look at the deck and at face-down cards
    as well; by mail the deck has no order, and no card lies face down at that moment.
    """

    name = "AI"
    origin = "Eons"
    fit = ADAPTED
    choices = (Scan,)

    @asks("before cards", where=lambda at: at.is_main() and not at.uses("AI"))
    def scan(self, at: CosmicAt) -> Script:
        others = [seat for seat in at.state.seats_in() if seat != at.me]
        judged = Judged(
            lambda wish: wish if set(wish.seats) <= set(others) else reason("ai-others"),
            [Scan((at.opponent,)), *[Scan((seat,)) for seat in others if seat != at.opponent]],
        )
        wish = yield at.wish(self, judged)
        left = at.state.turn + 2 * at.uses("Super AI")
        for seat in dict.fromkeys(wish.seats):
            number = min(left, len(at.state.held(seat)))
            left -= number
            label = f"{self.name}/{at.place}/{seat}"
            yield Made(partial(glimpsed, chance=at.chance, label=label, viewer=at.me, seat=seat, number=number))
