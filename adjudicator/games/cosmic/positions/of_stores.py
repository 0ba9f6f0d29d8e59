"""What can be stated of the cards that powers own: which are held, spent, or lie before somebody."""

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import nearest
from adjudicator.engine.contract.stores import Laid
from adjudicator.galaxy.stated_stores import holding, laying, own_store, stated
from adjudicator.galaxy.statements import Form, pile
from adjudicator.games.cosmic.pieces import POWERS
from adjudicator.games.cosmic.positions.draft import Draft
from adjudicator.games.cosmic.positions.stated_stores import none
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
        draft.stores[self.seat] = holding(stated(draft.stores, self.seat), self.cards, spent=self.spent)

    def differs(self, state: Cosmic) -> str | None:
        store = own_store(state.stores, state.powers[self.seat], none)
        found = store.spent if self.spent else store.held
        if found == self.cards:
            return None
        return f"{state.seats[self.seat]} {'has spent' if self.spent else 'holds of its own'} {cards(found)}"


class Lies(Fact, frozen=True):
    """One of a power's own cards that lies before somebody."""

    seat: Seat
    laid: Laid

    def put(self, draft: Draft) -> None:
        draft.stores[self.seat] = laying(stated(draft.stores, self.seat), self.laid)

    def differs(self, state: Cosmic) -> str | None:
        there = own_store(state.stores, state.powers[self.seat], none).laid
        if self.laid in there:
            return None
        found = [f"{one.card} before {state.seats[one.on]}, face {'up' if one.up else 'down'}" for one in there]
        return f"there lie {'; '.join(found) or 'none'}"


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
