"""What is hidden is declared once: views and other deals follow from it."""

from collections import Counter
from typing import Final

import pytest

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.derived.hidden_piles import Piles


class Table(State, frozen=True, kw_only=True):
    """A deck that nobody sees, hands, and a discard pile."""

    hidden = ("deck", "hands")
    deck: Pile
    hands: tuple[Pile, ...]
    discard: Pile = ()


class Undeclared(State, frozen=True, kw_only=True):
    """A position that does not say what is hidden."""


WHOLE: Final = ("ace", "king", "king", "queen", "ten")
PILES: Final = Piles[Table](("deck", "hands", "discard"), lambda table: WHOLE)
TABLE: Final = Table(seats=("Red", "Blue"), deck=("ten",), hands=(("ace", "king"), ("queen",)), discard=("king",))
SEEN: Final = Table(seats=("Red", "Blue"), deck=(HIDDEN,), hands=(("ace", "king"), (HIDDEN,)), discard=("king",))


def test_a_seat_sees_its_own_hand_and_open_piles() -> None:
    assert PILES.seen(TABLE, 0) == SEEN
    assert PILES.there(TABLE) == Counter(WHOLE)


def test_open_parts_of_a_view_are_taken_from_the_state() -> None:
    later = Table(seats=TABLE.seats, deck=(), hands=TABLE.hands, discard=("king", "ten"))
    assert later.known((SEEN,)) == [Table(seats=SEEN.seats, deck=SEEN.deck, hands=SEEN.hands, discard=("king", "ten"))]
    with pytest.raises(NotImplementedError, match="Undeclared"):
        Undeclared(seats=("Red",)).known(())


def test_another_deal_has_the_same_cards_and_looks_the_same() -> None:
    deals = [PILES.imagined(SEEN, 0, Chance(bytes([number]))) for number in range(16)]
    assert {PILES.seen(state, 0) for state, _ in deals} == {SEEN}
    assert all(PILES.there(state) == Counter(WHOLE) for state, _ in deals)
    assert {state.deck for state, _ in deals} == {("ten",), ("queen",)}
    assert all(views == (SEEN, PILES.seen(state, 1)) for state, views in deals)
    assert {PILES.redealt(TABLE, SEEN, 0, Chance(bytes([number]))).deck for number in range(16)} == {
        ("ten",),
        ("queen",),
    }
