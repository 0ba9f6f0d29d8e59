"""Ships that an alien has to give up on planets, as it chooses: beyond those committed, or to a rift."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_batches, as_sources, fullest, fullest_first, some
from adjudicator.games.blutooth.events.ships import ShipsLost
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.rally_words import GiveUp

ENTRIES: Final = ("rule.casualties",)


class GivingUp(Options, Struct, eq=False, gc=False):
    """Exactly so many ships of these: an order may name more, or fewer; then the rest are of the fullest bases."""

    _there: Mapping[Place, int]
    _ships: int

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, GiveUp):
            return reason("loses-nothing")
        if any(batch.place not in self._there for batch in choice.sources):
            return reason("no-base-there")
        left, there = self._ships, dict(self._there)
        found: dict[Place, int] = {}
        for batch in choice.sources:
            ships = min(left, there[batch.place], left if batch.count is None else batch.count)
            left -= ships
            there[batch.place] -= ships
            found[batch.place] = found.get(batch.place, 0) + ships
        for place, ships in fullest_first(there, left):
            found[place] = found.get(place, 0) + ships
        return GiveUp(as_batches(some(sorted(found.items()))))

    def every(self) -> Iterator[Choice]:
        """As many as possible of each base."""
        for place in fullest(self._there):
            settled = self.settle(GiveUp((Batch(None, place),)))
            if isinstance(settled, GiveUp):
                yield settled


def given_up(at: MatchAt, seat: Seat, ships: int, why: str) -> Script:
    """Asks a seat which of its ships on planets it gives up; returns the event in which they are lost, or None."""
    there = uncommitted(at.state, seat)
    number = min(ships, sum(there.values()))
    if number <= 0:
        return None
    options = GivingUp(there, number)
    usual = GiveUp(as_batches(fullest_first(there, number)))
    answer = usual
    if len(there) > 1:
        answer = yield Ask(seat, GiveUp.about, options, where=at.where, default=usual, detail=f"{why} {number}")
    chosen = answer if isinstance(answer, GiveUp) else usual
    # Others may have lost some of them while somebody was asked.
    now = uncommitted(at.state, seat)
    sources = some([(place, min(count, now.get(place, 0))) for place, count in as_sources(chosen.sources)])
    return ShipsLost(seat, sources, why, at.where) if sources else None
