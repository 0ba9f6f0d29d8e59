"""What is said on a line when a phase is ended by hand: far less than all about a game, and a command waits for it."""

from datetime import UTC, datetime

import msgspec
from msgspec import Struct

from adjudicator.service.game import orders_cache, table
from adjudicator.service.games.games import named
from adjudicator.service.offers import tries
from adjudicator.service.office.gm_notices import all_play
from adjudicator.service.office.office import Office
from adjudicator.store.tables.values import Game


class Agreed(Struct, frozen=True):
    """The part of an agreement that is shown."""

    how: str


class Ended(Struct, frozen=True):
    """The parts of a record that are shown of a game that is over; nothing for one that goes on."""

    winners: tuple[str, ...] = ()
    agreed: Agreed | None = None


class Line(Struct, frozen=True):
    """How a game stands: its open phase, and until when its orders are due; or who has won it."""

    status: str
    zone: str
    heading: str = ""
    deadline: datetime | None = None
    winners: tuple[str, ...] = ()


def ended(game: Game) -> Ended:
    """How a game ended, from its record."""
    return msgspec.json.decode(game.record, type=Ended) if game.record is not None else Ended()


def line(office: Office, name: str) -> Line:
    """How a game stands; raises GameWrong."""
    with office.store.reading() as unit:
        game = named(unit, name)
        laid = table.laid(unit, game)
    if laid is None:
        return Line(game.stands, game.zone, winners=ended(game).winners)
    return Line(game.stands, game.zone, str(laid.heading), laid.deadline.at.astimezone(UTC))


def not_understood(office: Office, name: str) -> tuple[str, ...]:
    """Who has written for the open phase and was not understood; nobody if all game masters play.

    Raises GameWrong.
    """
    with office.store.reading() as unit:
        game = named(unit, name)
        laid = table.laid(unit, game)
        wrote = tries.tried(unit, laid, orders_cache.orders(unit, laid)) if laid is not None else {}
        if laid is None or not wrote or all_play(unit, game):
            return ()
        return tries.sentences(laid, tuple(wrote.values()))
