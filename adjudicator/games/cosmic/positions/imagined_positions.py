"""Positions as players may imagine them: everything they cannot see is dealt among the places where it could be."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile, hidden
from adjudicator.games.cosmic.mechanics.deck import all_cards
from adjudicator.games.cosmic.pieces import SECTIONS
from adjudicator.games.cosmic.positions.draft import known_flares
from adjudicator.games.cosmic.setup.position_proof import instructed, offered, stores_filled
from adjudicator.games.cosmic.setup.setup import other_flares
from adjudicator.games.cosmic.table.card_faces import is_challenge_card
from adjudicator.games.cosmic.table.state import Challenge, Cosmic, cover


def imagined(view: Cosmic, seat: Seat, chance: Chance) -> tuple[Cosmic, tuple[Cosmic, ...]]:
    """A position that this view allows, and what each seat would know of it: the viewer's knowledge is kept."""
    label = f"imagined/{view.seats[seat]}"
    seen = Counter(card for pile in _piles(view) for card in pile if card != HIDDEN)
    flares = _flares(view, seen, chance, label)
    unseen = Counter(all_cards(view.options, len(view.seats))) + Counter(flares) - seen
    pool = list(chance.choose(label, sorted(unseen.elements()), unseen.total()))
    challenges = tuple(_laid(challenge, pool) for challenge in view.challenges)

    def dealt(pile: Pile) -> Pile:
        return tuple(sorted([pool.pop() if card == HIDDEN else card for card in pile])) if HIDDEN in pile else pile

    hands, fresh = tuple(map(dealt, view.hands)), tuple(map(dealt, view.fresh))
    state = replace(
        view,
        hands=hands,
        fresh=fresh,
        discard=dealt(view.discard),
        deck=dealt(view.deck),
        flares=flares,
        instructed=instructed(view, chance, label),
        challenges=challenges,
        stores=stores_filled(view, chance, label),
        offered=offered(view, chance, label),
        hoards=tuple([replace(hoard, cards=dealt(hoard.cards)) for hoard in view.hoards]),
    )
    closed = _covered(state)
    return state, tuple([view if one == seat else _seen(state, closed, one) for one in range(len(view.seats))])


def known(state: Cosmic, seat: Seat) -> Cosmic:
    """What a seat knows of a position at least: its own cards, and everything that lies open."""
    return _seen(state, _covered(state), seat)


def _covered(state: Cosmic) -> Cosmic:
    """A position without the cards that only their players know."""
    open_ = known_flares(state.powers)
    return replace(
        state,
        hands=tuple(map(hidden, state.hands)),
        fresh=tuple(map(hidden, state.fresh)),
        deck=hidden(state.deck),
        flares=tuple(sorted(card if card in open_ else HIDDEN for card in state.flares)),
        offered=tuple(map(hidden, state.offered)),
    )


def _seen(state: Cosmic, covered: Cosmic, seat: Seat) -> Cosmic:
    """What a seat knows of a position that is also given with its cards `covered`."""

    def mine(piles: tuple[Pile, ...], others: tuple[Pile, ...]) -> tuple[Pile, ...]:
        return (*others[:seat], *piles[seat : seat + 1], *others[seat + 1 :])

    challenges = state.challenges
    if any(challenge.laid != (None, None) and not challenge.shown for challenge in challenges):
        challenges = tuple(_in_sight(challenge, seat) for challenge in challenges)
    return replace(
        covered,
        hands=mine(state.hands, covered.hands),
        fresh=mine(state.fresh, covered.fresh),
        instructed=cover(state.instructed, seat),
        challenges=challenges,
        stores=tuple([store.seen(seat) for store in state.stores]),
        offered=mine(state.offered, covered.offered),
        hoards=tuple([hoard.seen(seat) for hoard in state.hoards]),
    )


def _piles(view: Cosmic) -> Iterator[Pile]:
    yield from (view.deck, view.discard, *view.hands, *view.fresh, *(hoard.cards for hoard in view.hoards))
    yield tuple([one.card for one in view.set_out])
    for challenge in view.challenges:
        yield tuple([card for card in challenge.laid if card is not None])
        yield tuple([card for _, card in challenge.aside])


def _flares(view: Cosmic, seen: Counter[str], chance: Chance, label: str) -> Pile:
    """The flares of the game: those known, those seen, and others at random of those that such a game can have."""
    named = [card for card in view.flares if card != HIDDEN]
    met = [card for card in SECTIONS if seen[card] and card not in named]
    found = [*named, *met]
    # A position that was stated may have more flares than any game: then any will do.
    for number, cards in enumerate((*other_flares(named, view.options["powers"]), SECTIONS)):
        left = [card for card in cards if card not in found]
        found += chance.choose(f"{label}/flares/{number}", left, len(view.flares) - len(found))
    return tuple(sorted(found))


def _laid(challenge: Challenge, pool: list[str]) -> Challenge:
    """A challenge with a challenge card in place of every card that lies there covered."""
    if HIDDEN not in challenge.laid:
        return challenge
    laid = []
    for card in challenge.laid:
        there = card
        if card == HIDDEN:
            there = next(one for one in reversed(pool) if is_challenge_card(one))
            pool.remove(there)
        laid.append(there)
    return replace(challenge, laid=(laid[0], laid[1]))


def _in_sight(challenge: Challenge, seat: Seat) -> Challenge:
    """A challenge as a seat sees it: of the covered cards, only its own."""
    if challenge.shown:
        return challenge
    laid = [
        card if card is None or challenge.main(side) == seat else HIDDEN for side, card in enumerate(challenge.laid)
    ]
    return replace(challenge, laid=(laid[0], laid[1]))
