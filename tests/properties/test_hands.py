"""Whatever cards come and go in Postal Cosmic, openly or not: nobody believes anything false of any hand."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, told
from adjudicator.core.piles import HIDDEN
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.events.cards import (
    CardGiven,
    CardLaid,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    seen,
    swapped,
)
from adjudicator.games.cosmic.events.milestones import HandRenewed
from adjudicator.games.cosmic.events.token_moves import Launched
from adjudicator.games.cosmic.table.state import Cosmic

TITLE = title("postal-cosmic")
TABLE = Launched(1, 0, 1, 5, ((0, 1),)).apply(TITLE.empty(3, {}))
SEATS = range(3)

moves = st.tuples(
    st.sampled_from("draw fresh give lay play discard look swap renew".split()), *[st.integers(0, 99)] * 3
)


def event_of(state: Cosmic, move: tuple[str, int, int, int]) -> Event[Cosmic] | None:
    """One thing that can happen to cards, where it can."""
    kind, a, b, c = move
    seat, other = a % 3, (a + 1 + b % 2) % 3
    hand = state.held(seat)
    if kind in ("draw", "fresh"):
        return CardsDrawn(seat, state.deck[c % 30 : c % 30 + 2], kind == "fresh")
    if kind == "look":
        return seen(state, other, seat)
    if kind == "swap":
        return swapped(state, seat, other)
    if not hand:
        return None
    card = hand[c % len(hand)]
    match kind:
        case "give":
            return CardGiven(seat, other, card)
        case "play":
            return CardPlayed(seat, card, 0)
        case "discard":
            return CardsDiscarded(seat, state.hands[seat])
        case "renew":
            return HandRenewed(seat)
    return CardLaid(seat, 1, card) if seat < 2 and state.challenges[0].laid[seat] is None else None


@given(st.lists(moves, max_size=25))
def test_nobody_believes_anything_false_of_any_hand(happening: list[tuple[str, int, int, int]]) -> None:
    state, views = TABLE, [TABLE] * 3
    for move in happening:
        event = event_of(state, move)
        if event is None:
            continue
        state = event.apply(state)
        for watcher in SEATS:
            for heard in told([event], watcher):
                views[watcher] = heard.apply(views[watcher])
            view = views[watcher]
            assert view.hands[watcher] == state.hands[watcher]
            assert view.fresh[watcher] == state.fresh[watcher]
            for seat in SEATS:
                assert len(view.held(seat)) == len(state.held(seat))
                named = Counter(card for card in view.held(seat) if card != HIDDEN)
                assert not named - Counter(state.held(seat))
            assert len(view.deck) == len(state.deck)
            assert view.discard == state.discard
    for watcher, view in enumerate(views):
        other = TITLE.redeal(state, view, watcher, Chance(b"another deal"))
        assert TITLE.faults(other) == TITLE.faults(state) == ()
        assert other.held(watcher) == state.held(watcher)
        for seat in SEATS:
            assert len(other.hands[seat]) == len(state.hands[seat])
            named = Counter(card for card in view.held(seat) if card != HIDDEN)
            assert not named - Counter(other.held(seat))
