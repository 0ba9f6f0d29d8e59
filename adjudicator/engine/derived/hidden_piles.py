"""Hidden piles: what each seat sees of the cards of a game, and other deals that it could not tell apart."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat, State
from adjudicator.core.piles import HIDDEN, Pile, hidden

S = TypeVar("S", bound=State)


class Piles(NamedTuple, Generic[S]):
    """The fields of a position that hold cards: a pile, or one for every seat or place.

    Nobody sees a pile whose field is in `hidden` of the position; of those of the seats, everybody sees their own.
    """

    fields: tuple[str, ...]
    whole: Callable[[S], Pile]
    """All cards of a game."""

    def there(self, state: S) -> "Counter[str]":
        """How many of each card lie somewhere."""
        found = Counter[str]()
        for field in self.fields:
            _each(getattr(state, field), found.update)
        return found

    def seen(self, state: S, seat: Seat) -> S:
        """What a seat knows of a position."""

        def known(piles: Any) -> Any:
            if not _several(piles):
                return hidden(piles)
            return tuple([pile if one == seat else hidden(pile) for one, pile in enumerate(piles)])

        return replace(state, **{field: known(getattr(state, field)) for field in state.hidden or ()})

    def imagined(self, view: S, seat: Seat, chance: Chance) -> tuple[S, Sequence[S]]:
        """A position that this view allows, and what each seat knows of it."""
        there = self.there(view)
        del there[HIDDEN]
        unseen = sorted((Counter(self.whole(view)) - there).elements())
        dealt = list(chance.choose(f"imagined/{view.seats[seat]}", unseen, len(unseen)))

        def filled(pile: Pile) -> Pile:
            return tuple(sorted([dealt.pop() if card == HIDDEN else card for card in pile]))

        state = replace(view, **{field: _each(getattr(view, field), filled) for field in self.fields})
        return state, tuple(view if one == seat else self.seen(state, one) for one in range(len(view.seats)))

    def redealt(self, state: S, view: S, seat: Seat, chance: Chance) -> S:
        """The hidden cards, dealt anew: those that the seat knows stay where they are."""
        dealt, _ = self.imagined(view, seat, chance)
        return replace(state, **{field: getattr(dealt, field) for field in state.hidden or ()})


def _several(piles: Any) -> bool:
    """Whether a field has a pile for every seat, and not one for all."""
    return bool(piles) and not isinstance(piles[0], str)


def _each(piles: Any, change: Callable[[Pile], Any]) -> Any:
    return tuple(map(change, piles)) if _several(piles) else change(piles)
