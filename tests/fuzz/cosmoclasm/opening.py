"""Random games of Cosmoclasm: from the deal, and as often from shortly before the end, or after it among the tied."""

from collections.abc import Iterator, Sequence
from typing import Any

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event
from adjudicator.games.cosmoclasm.events.events import CardsPlayed
from adjudicator.games.cosmoclasm.factions import ABILITIES
from adjudicator.games.cosmoclasm.table.board import NAMES, PLANETS
from adjudicator.games.cosmoclasm.table.cards import deck
from tests.fuzz.example import Example
from tests.fuzz.opening import Opening

MOST_CARDS = 9
MOST_STATIONS = 14
EARLIEST = 8


class ClasmOpening(Opening):
    """Every ability has to be used, and games have to end in every way there is."""

    phases = 20

    def example(self, chance: Chance, seed: str, theme: Sequence[str]) -> Example:
        new = super().example(chance, seed, theme)
        if chance.below("new", 2) == 0:
            return new
        seats = self.title.seats[: 2 + chance.below("players", len(self.title.seats) - 1)]
        tied = chance.below("tied", 3) == 0
        even = not tied and chance.below("even", 2) == 0
        number = len(PLANETS) + tied if tied or even else EARLIEST + chance.below("round", len(PLANETS) - EARLIEST + 1)
        said = [f"play on: {', '.join(seats[:2])}"] if tied else []
        cards = list(chance.shuffle("cards", deck(new.options.get("cards", "balanced"))))
        owners = [chance.below(f"owner/{planet}", len(seats) + 2) for planet in range(1, number)]
        if even:
            owners = [0, 1, 0, 1]
        for seat, name in enumerate(seats):
            hand = [cards.pop() for _ in range(chance.below(f"hand/{name}", MOST_CARDS + 1))]
            stations = [
                NAMES[chance.below(f"station/{name}/{i}", len(NAMES))]
                for i in range(0 if even else chance.below(f"stations/{name}", MOST_STATIONS))
            ]
            claimed = [str(planet) for planet, owner in enumerate(owners, 1) if owner == seat]
            facts = [f"hand {', '.join(hand) or 'nothing'}", f"stations on {', '.join(stations) or 'nothing'}"]
            facts += [f"claimed planets {', '.join(claimed)}"] if claimed else []
            said.append(f"{name}: {'; '.join(facts)}")
        left = chance.below("deck", len(cards) + 1)
        said.append(f"deck: {', '.join(cards[:left]) or 'nothing'}")
        options = {**new.options, "abilities": "yes"} if chance.below("abilities", 2) else new.options
        return Example(new.title, new.seed, options, f"turn {number} phase 1, {len(seats)} players", tuple(said))

    def expected(self) -> frozenset[str]:
        """Every ability."""
        return frozenset([ability.name for ability in ABILITIES])

    def used(self, state: Any, event: Event[Any]) -> Iterator[str]:
        if isinstance(event, CardsPlayed) and event.ability:
            yield event.ability


OPENING = ClasmOpening
