"""What powers bring as a match is set up: whose power brings anything is known from then on."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event
from adjudicator.games.blutooth.pieces import PIECES, POWERS
from adjudicator.games.blutooth.systems import new_powers
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = ("frame.setup_order",)


def powers_set_up(table: Match, powers: Sequence[str], chance: Chance) -> Iterator[Event[Match]]:
    """The setup parts of these powers, in the order of seats."""
    by_name = {power.name: power for power in POWERS}
    yield from new_powers.set_up([by_name[name] for name in powers], PIECES, table, chance)
