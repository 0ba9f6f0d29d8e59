"""Piles as somebody knows them: what a watcher believes is always possible, and never more than they can know."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.piles import HIDDEN, Pile, added, hidden, known, taken

cards = st.sampled_from(["Attack 4", "Attack 6", "Compromise"])
piles = st.lists(cards, max_size=6).map(lambda pile: tuple(sorted(pile)))
steps = st.lists(st.tuples(st.booleans(), st.booleans(), cards), max_size=20)


@given(piles, st.lists(cards, max_size=4))
def test_what_was_added_can_be_taken_again(pile: Pile, more: list[str]) -> None:
    assert added(pile, more) == tuple(sorted((*pile, *more)))
    assert taken(added(pile, more), more) == pile


@given(piles)
def test_a_hidden_pile_shows_only_how_many(pile: Pile) -> None:
    assert hidden(pile) == (HIDDEN,) * len(pile)


@pytest.mark.parametrize(
    ("pile", "cards", "left"),
    [
        (("A", "A", "B"), ("A",), ("A", "B")),
        (("?", "?", "A"), ("A",), ("?", "?")),
        (("?", "?", "A"), ("B",), ("?", "A")),
        (("?", "?"), ("?",), ("?",)),
        (("?", "A"), ("?",), ("?",)),
        (("A", "B"), ("?",), ("?",)),
        (("?", "A", "B"), ("?", "A"), ("?",)),
        ((), ("?",), ()),
        (("A",), ("B",), ("A",)),
    ],
    ids=[
        "a known one leaves",
        "the known one leaves",
        "a named one was hidden",
        "hidden from hidden",
        "nobody knows which of two stayed",
        "nobody knows which of two known ones stayed",
        "one hidden, then one named",
        "nothing is there",
        "what is not there is passed over",
    ],
)
def test_taking(pile: Pile, cards: Pile, left: Pile) -> None:
    assert taken(pile, cards) == left


@given(piles, steps)
def test_a_watcher_is_never_wrong(pile: Pile, steps: list[tuple[bool, bool, str]]) -> None:
    """Whatever comes and goes, openly or not: the watcher counts right, and every card they name is there."""
    true, seen = pile, hidden(pile)
    for coming, open_, card in steps:
        shown = (card,) if open_ else (HIDDEN,)
        if coming:
            true, seen = added(true, (card,)), added(seen, shown)
        elif card in true:
            true, seen = taken(true, (card,)), taken(seen, shown)
        assert len(seen) == len(true)
        assert not Counter(known for known in seen if known != HIDDEN) - Counter(true)
        assert seen == tuple(sorted(seen))


@pytest.mark.parametrize(
    ("pile", "cards", "after"),
    [
        (("?", "?", "?"), ("a",), ("?", "?", "a")),
        (("?", "?", "a"), ("a",), ("?", "?", "a")),
        (("?", "?", "a"), ("a", "a", "b"), ("a", "a", "b")),
        (("?", "a"), ("?",), ("?", "a")),
        (("a", "b"), ("a",), ("a", "b")),
    ],
)
def test_cards_that_are_seen_may_be_those_that_were_known(pile: Pile, cards: Pile, after: Pile) -> None:
    assert known(pile, cards) == after
