"""House bots: they know only their view and write the same clauses as anybody."""

from collections.abc import Iterator

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.games.cosmic.state import Cosmic
from adjudicator.orders.clauses import Clause


def clauses(view: Cosmic, seat: Seat, chance: Chance) -> Iterator[Clause]:
    return iter(())
