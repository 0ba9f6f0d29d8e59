"""Complaints: who makes somebody anxious, and what soothes them."""

from adjudicator.games.cosmic.kit import (
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    Seat,
    Spoken,
    counter_given,
    gift_taken,
    others_here,
    own_cards,
    partial,
    reason,
)
from adjudicator.games.cosmic.powers.hypochondriac.orders import ANXIETY, Anxious, Soothe


def _judged(wish: Anxious, seats: list[Seat]) -> Choice | Spoken:
    return wish if wish.seat in seats else reason("anxious-about-whom")


def complained(piece: Power, at: CosmicAt, times: int) -> Script:
    """I name somebody here who makes me anxious: anybody may soothe me with a card, or they get a token of mine."""
    named: list[Seat] = []
    for number in range(times):
        seats = [seat for seat in others_here(at) if seat not in named]
        if not seats or not own_cards(at, piece.name):
            return
        samples = [Anxious(seat) for seat in seats]
        wish = yield at.wish(piece, Judged(partial(_judged, seats=seats), samples), detail=f"{number + 1}")
        if not isinstance(wish, Anxious):
            return
        named.append(wish.seat)
        givers = [wish.seat, *[seat for seat in at.state.seats_in() if seat not in (at.me, wish.seat)]]
        if (yield from gift_taken(at, givers, Soothe, wish.cards, f"{number + 1}")) is None:
            yield from counter_given(at, piece.name, ANXIETY, at.me, wish.seat)
