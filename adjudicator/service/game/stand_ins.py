"""Who orders for a seat in its player's place on a day: another player (PROXY), or a program of the house."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import HOUSE_WRITES, Game, Seat, StandIn


def today(game: Game, at: datetime) -> date:
    """The day by the clock of a game."""
    return at.astimezone(ZoneInfo(game.zone)).date()


def in_force(unit: Unit, game: Game, at: datetime) -> Mapping[int, StandIn]:
    """The stand-ins that count now, by seat; of several for a seat, the latest."""
    day = today(game, at)
    return {one.seat: one for one in unit.stand_ins.of(game.id) if one.holds(day)}


def house(unit: Unit, game: Game, at: datetime) -> frozenset[int]:
    """The seats for which a program of the house stands in now."""
    return frozenset(seat for seat, one in in_force(unit, game, at).items() if one.writer == HOUSE_WRITES)


def reader(seats: Sequence[Seat], seat: Seat, writer: int) -> Seat:
    """A seat as somebody reads of it who orders for it: the letters go to them, in their language."""
    other = seats[writer]
    return replace(
        seat, address=other.address, player=other.player, format=other.format, zone=other.zone, language=other.language
    )
