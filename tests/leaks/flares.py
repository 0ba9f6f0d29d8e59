"""Positions that differ only in where a flare is of which a player knows nothing."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, cast

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.games.cosmic.pieces import SECTIONS
from adjudicator.games.cosmic.table.card_faces import FLARE, is_challenge_card
from adjudicator.games.cosmic.table.state import Cosmic
from tests.fuzz.table import Table

DECK = -1


class Swap(NamedTuple):
    """A flare in somebody's hand and another card elsewhere (None: in the box) that changes places with it."""

    watcher: Seat
    holder: Seat
    flare: str
    place: Seat | None
    other: str

    @property
    def cards(self) -> tuple[str, str]:
        """The two of them."""
        return (self.flare, self.other)

    def made(self, state: Cosmic) -> Cosmic:
        """The position with the two in each other's place; of a view as much as it shows."""
        if self.place is None:
            into = {self.flare: self.other}
            return replace(
                state,
                hands=tuple(_swapped(pile, into) for pile in state.hands),
                fresh=tuple(_swapped(pile, into) for pile in state.fresh),
                flares=_swapped(state.flares, into),
            )
        state = _with(state, self.holder, {self.flare: self.other})
        return _with(state, self.place, {self.other: self.flare})


def _swapped(pile: Pile, into: Mapping[str, str]) -> Pile:
    """The pile with one card of each name changed."""
    rest = list(pile)
    for old, new in into.items():
        if old in rest:
            rest[rest.index(old)] = new
    return tuple(sorted(rest))


def _with(state: Cosmic, place: Seat, into: Mapping[str, str]) -> Cosmic:
    if place == DECK:
        return replace(state, deck=_swapped(state.deck, into))
    changed = {}
    for name in ("hands", "fresh"):
        piles: tuple[Pile, ...] = getattr(state, name)
        if any(card in piles[place] for card in into):
            changed[name] = tuple(_swapped(pile, into) if seat == place else pile for seat, pile in enumerate(piles))
            break
    return replace(state, **changed)


def unseen(state: Cosmic, view: Cosmic, place: Seat) -> Pile:
    """The cards there of which a watcher knows nothing."""
    true, known = (state.deck, view.deck) if place == DECK else (state.held(place), view.held(place))
    return tuple(sorted((Counter(true) - Counter(known)).elements()))


def swaps(table: Table) -> Iterator[Swap]:
    """For every player every flare in another's hand that he knows nothing of, and a card for it to change with."""
    state, views = cast("Cosmic", table.state), cast("Sequence[Cosmic]", table.views)
    for watcher in state.seats_in():
        for holder in state.seats_in():
            for flare in unseen(state, views[watcher], holder) if holder != watcher else ():
                if flare.endswith(FLARE):
                    found = list(_partners(state, views[watcher], watcher, holder, flare))
                    if found:
                        yield table.chance.pick(f"{table.title.label(state)}/{watcher}/{flare}", found)


def _partners(state: Cosmic, view: Cosmic, watcher: Seat, holder: Seat, flare: str) -> Iterator[Swap]:
    """Everything that it can change with; challenge cards stay: who has another one plays another one."""
    for place in (DECK, *(seat for seat in state.seats_in() if seat not in (watcher, holder))):
        known = () if place == DECK else view.held(place)
        for card in dict.fromkeys(unseen(state, view, place)):
            if not is_challenge_card(card) and card not in (*state.held(holder), *known):
                yield Swap(watcher, holder, flare, place, card)
    if HIDDEN in view.flares and flare not in view.flares:
        for card in SECTIONS:
            if card not in state.flares:
                yield Swap(watcher, holder, flare, None, card)
