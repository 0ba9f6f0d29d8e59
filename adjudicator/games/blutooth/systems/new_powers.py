"""Other powers: an alien scraps the one that it has, and has one that nobody in the match has."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.blutooth.events.moons import PowerChanged
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.legacies import legacies_among
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.use_prices import POWER

ENTRIES: Final = ("dimension.unstable",)


def power_replaced(at: MatchAt, seat: Seat, label: str) -> Script:
    """A seat scraps its power and has another one: of no alien in the match, and of none whose legacy is in force."""
    pieces = at.run.title.pieces
    left = {legacy.alien for legacy in legacies_among(pieces) if legacy.name in at.state.legacies}
    powers = [piece.name for piece in pieces if piece.kind == POWER and piece.name not in left]
    yield Made(partial(_replaced, powers=powers, chance=at.chance, seat=seat, label=f"{at.label}/{label}/{seat}"))


def _replaced(now: Match, powers: Sequence[str], chance: Chance, seat: Seat, label: str) -> Event[Match] | None:
    others = [power for power in powers if power not in now.powers]
    return PowerChanged(seat, chance.pick(label, others)) if others else None
