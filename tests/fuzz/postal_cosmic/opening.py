"""Random games of Postal Cosmic: from positions at random, and in every other one of them two powers meet."""

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, islice
from typing import Any

from adjudicator.core.event import Event, State
from adjudicator.core.piles import HIDDEN
from adjudicator.games.cosmic.events.cards import CardPlayed
from adjudicator.games.cosmic.pieces import BY_NAME, POWERS
from adjudicator.games.cosmic.table.state import Cosmic
from tests.fuzz.example import Example
from tests.fuzz.opening import Opening
from tests.fuzz.postal_cosmic.positions import dealt
from tests.fuzz.postal_cosmic.stated import head, statements


class CosmicOpening(Opening):
    """Pairs of powers, each in its turn."""

    def themes(self, games: int, *, own_cards: bool = False) -> Iterator[tuple[str, ...]]:
        """The powers that meet in each game: nobody chosen in every other one, else every pair in its turn."""
        if own_cards:
            owners = [power for power in POWERS if power.stock is not None]
            yield from islice(
                cycle([(one.name, other.name) for other in POWERS for one in owners if one != other]), games
            )
            return
        every = [tuple(power.name for power in pair) for pair in combinations(POWERS, 2)]
        for number in range(games):
            yield every[number // 2 % len(every)] if number % 2 else ()

    def dealt(self, seed: str, theme: Sequence[str] = ()) -> Example:
        return dealt(seed, [BY_NAME[name] for name in theme])

    def crowded(self, seed: str, theme: Sequence[str] = ()) -> Example:
        return dealt(seed, [BY_NAME[name] for name in theme], crowded=True)

    def stated(self, state: Cosmic, views: Sequence[Cosmic]) -> tuple[str, tuple[str, ...]]:
        return head(state), statements(state, views)

    def used(self, state: State, event: Event[Any]) -> Iterator[str]:
        yield from super().used(state, event)
        if isinstance(event, CardPlayed):
            yield event.card

    def wrong(self, state: Cosmic, views: Sequence[Cosmic]) -> Iterator[str]:
        for seat, view in enumerate(views):
            if HIDDEN in view.held(seat):
                yield f"{state.seats[seat]} holds a card without knowing which"


OPENING = CosmicOpening
