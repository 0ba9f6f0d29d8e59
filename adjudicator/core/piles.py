"""Piles of cards as somebody knows them: a known card is its name, a card they cannot see is `HIDDEN`.

Cards of one name are alike, so a pile is a multiset; it is kept sorted so that its bytes do not tell its history.
"""

from collections import Counter
from collections.abc import Collection, Iterable

HIDDEN = "?"

Pile = tuple[str, ...]


def added(pile: Pile, cards: Iterable[str]) -> Pile:
    """The pile with the cards in it."""
    return tuple(sorted((*pile, *cards)))


def taken(pile: Pile, cards: Collection[str]) -> Pile:
    """The pile without the cards, as far as its owner or a watcher can know.

    A named card that is not visible in the pile was one of the hidden ones. If a hidden card leaves a pile of which
    some cards are known, no watcher knows any longer which of them stayed: the whole pile becomes hidden. A card that
    is not there at all is passed over: two wishes may share a card until the stage has settled them.
    """
    if len(cards) == 1:
        (one,) = cards
        if one == HIDDEN:
            return (HIDDEN,) * (len(pile) - 1)
        if one in pile:
            at = pile.index(one)
            return pile[:at] + pile[at + 1 :]
    rest = [*pile]
    for card in cards:
        if card == HIDDEN:
            if rest:
                rest = [HIDDEN] * (len(rest) - 1)
        elif card in rest:
            rest.remove(card)
        elif HIDDEN in rest:
            rest.remove(HIDDEN)
    return tuple(rest)


def known(pile: Pile, cards: Iterable[str]) -> Pile:
    """The pile in which these cards are known to be. Those that were known already may be the same ones."""
    rest = [*pile]
    for card in (Counter(cards) - Counter(pile)).elements():
        if card != HIDDEN and HIDDEN in rest:
            rest[rest.index(HIDDEN)] = card
    return tuple(sorted(rest))


def hidden(cards: Collection[str]) -> Pile:
    """As many cards, none of them known."""
    return (HIDDEN,) * len(cards)
