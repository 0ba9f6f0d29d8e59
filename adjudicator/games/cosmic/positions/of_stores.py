"""What can be stated of the cards that powers own: which are held, spent, or lie before somebody."""

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated, nearest
from adjudicator.engine.contract.stores import Laid, Store, store_of
from adjudicator.galaxy.statements import Form, pile
from adjudicator.games.cosmic.pieces import POWERS
from adjudicator.games.cosmic.positions.draft import Draft
from adjudicator.games.cosmic.positions.words import Fact, Reader
from adjudicator.games.cosmic.table.speech import cards
from adjudicator.games.cosmic.table.state import Cosmic

_CARDS = {card.casefold(): card for power in POWERS if power.stock is not None for card in power.stock.cards}


class Own(Fact, frozen=True):
    """Which of its power's own cards a seat holds, or has spent."""

    seat: Seat
    cards: Pile
    spent: bool

    def put(self, draft: Draft) -> None:
        draft.stores[self.seat] = self.into(_stated(draft, self.seat))

    def into(self, stated: Store) -> Store:
        """What has been stated of the store, with this."""
        return replace(stated, spent=self.cards) if self.spent else replace(stated, held=self.cards, full=1)

    def differs(self, state: Cosmic) -> str | None:
        store = _store(state, self.seat)
        found = store.spent if self.spent else store.held
        if found == self.cards:
            return None
        return f"{state.seats[self.seat]} {'has spent' if self.spent else 'holds of its own'} {cards(found)}"


class Lies(Fact, frozen=True):
    """One of a power's own cards that lies before somebody."""

    seat: Seat
    laid: Laid

    def put(self, draft: Draft) -> None:
        stated = _stated(draft, self.seat)
        draft.stores[self.seat] = replace(stated, laid=(*stated.laid, self.laid))

    def differs(self, state: Cosmic) -> str | None:
        there = _store(state, self.seat).laid
        if self.laid in there:
            return None
        found = [f"{one.card} before {state.seats[one.on]}, face {'up' if one.up else 'down'}" for one in there]
        return f"there lie {'; '.join(found) or 'none'}"


def _stated(draft: Draft, seat: Seat) -> Store:
    """What has been stated of the cards that a seat's power owns."""
    return draft.stores.get(seat) or Store("", seat, 0, False, ())


def _store(state: Cosmic, seat: Seat) -> Store:
    store = store_of(state.stores, state.powers[seat])
    if store is None:
        raise Misstated(f"{state.powers[seat]} owns no cards")
    return store


def _own(words: str) -> Pile:
    return pile(words, _CARDS, _no_card)


def _no_card(words: str, name: str) -> str:
    return f"{words!r} is no card that a power owns; there are {', '.join(nearest(name, _CARDS.values())) or 'none'}"


def store_forms(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    """The forms in which something is stated of the cards that a seat's power owns."""
    return (
        Form(r"own cards (.+)", "own cards Flood", lambda m: Own(seat, _own(m[1]), spent=False)),
        Form(r"spent (.+)", "spent Fire, Flood", lambda m: Own(seat, _own(m[1]), spent=True)),
        Form(
            r"(.+) lies face (up|down) before (\w+)( who may look)?",
            "Flood lies face down before Blue",
            lambda m: Lies(seat, Laid(_own(m[1])[0], reader.seat(m[3]), m[2].lower() == "up", m[4] is not None)),
        ),
    )
