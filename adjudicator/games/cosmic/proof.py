"""What proofs ask of a position: its faults, and another deal that a player could not tell from it."""

from collections import Counter

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.games.cosmic.deck import deck, deck_for
from adjudicator.games.cosmic.state import TOKENS, Cosmic


def faults(state: Cosmic) -> tuple[str, ...]:
    """Twenty tokens a player, every card once, nothing negative, every besieged set divided as far as it should be."""
    found = []
    for seat, colour in enumerate(state.seats):
        places = [row[seat] for row in state.planets]
        cones = [c.cone for c in state.challenges if c.offence == seat]
        allied = [ally.tokens for c in state.challenges for ally in c.allies if ally.seat == seat]
        parts = [*places, *cones, *allied, state.warp[seat], state.limbo[seat], state.out[seat]]
        if min(parts) < 0:
            found.append(f"{colour} has fewer than no tokens somewhere")
        if sum(parts) != TOKENS:
            found.append(f"{colour} has {sum(parts)} tokens instead of {TOKENS}")
    cards = Counter(state.deck) + Counter(state.discard)
    for pile in (*state.hands, *state.fresh):
        cards += Counter(pile)
    cards += Counter(card for c in state.challenges for card in c.laid if card is not None)
    whole = Counter(deck(deck_for(state.options, len(state.seats))))
    if cards != whole:
        found.append(f"cards too many: {dict(cards - whole)}, too few: {dict(whole - cards)}")
    return tuple(found)


def redeal(state: Cosmic, view: Cosmic, seat: Seat, chance: Chance) -> Cosmic:
    """The position with every card that `seat` cannot know dealt anew among the places where it could be.

    Needs the seat's view: what it was shown of other hands stays where it is.
    """
    label = f"redeal/{state.seats[seat]}"
    pool: list[str] = []

    def unknown(true: Pile, seen: Pile) -> tuple[Pile, int]:
        """The cards of a pile that are known, and how many are not; those go into the pool."""
        known = Counter(card for card in seen if card != HIDDEN)
        rest = Counter(true) - known
        pool.extend(sorted(rest.elements()))
        return tuple(sorted(known.elements())), sum(rest.values())

    piles = [(state.deck, view.deck)]
    piles += [pair for other in range(len(state.seats)) for pair in ((state.hands[other], view.hands[other]),)]
    piles += [(state.fresh[other], view.fresh[other]) for other in range(len(state.seats))]
    parts = [unknown(true, seen) for true, seen in piles]
    shuffled = list(chance.choose(label, pool, len(pool)))
    dealt: list[Pile] = []
    for known, hidden in parts:
        dealt.append(tuple(sorted((*known, *(shuffled.pop() for _ in range(hidden))))))
    players = len(state.seats)
    return replace(state, deck=dealt[0], hands=tuple(dealt[1 : 1 + players]), fresh=tuple(dealt[1 + players :]))
