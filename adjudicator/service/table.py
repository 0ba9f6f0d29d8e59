"""The table of a game: its open phase with everything that lies on it, and what each seat has ordered."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.engine.ruling import Ruling
from adjudicator.engine.title import Heading, Title
from adjudicator.games import catalogue
from adjudicator.orders.clauses import Clause
from adjudicator.orders.later import Kept
from adjudicator.reports.document import Deadline
from adjudicator.service import boundary, resolving, standing, stating
from adjudicator.service.boundary import Boundary
from adjudicator.service.standing import Body, Orders
from adjudicator.store.unit import Unit
from adjudicator.store.values import Game, Phase, Seat


class Table(Struct, frozen=True):
    """A game with its open phase. Seats are in the order of their numbers, which are those of the rules."""

    game: Game
    title: Title[Any]
    phase: Phase
    boundary: Boundary
    seats: tuple[Seat, ...]

    @property
    def heading(self) -> Heading:
        """The open phase."""
        return self.title.where(self.boundary.state)

    @property
    def deadline(self) -> Deadline:
        """Its end, in the zone of the game."""
        return stating.deadline(self.game, self.phase)

    def at(self, phase: Phase) -> "Table":
        """The same table with what has changed of its open phase."""
        return replace(self, phase=phase)

    @property
    def chance(self) -> Chance:
        """The dice of the game."""
        assert self.game.seed is not None, "a game with an open phase has a seed"
        return Chance(bytes.fromhex(self.game.seed))

    def view(self, seat: int) -> State:
        """What a seat knows."""
        return self.boundary.views[seat]

    def kept(self, seat: int) -> tuple[Kept, ...]:
        """What a seat had kept for later when the phase opened."""
        return standing.all_kept(self.phase.kept, len(self.seats))[seat]

    def playing(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return self.title.playing(self.boundary.state, seat)

    def obeyed(self, seat: int) -> bool:
        """Whether a seat's orders count."""
        return self.title.obeyed(self.boundary.state, seat)

    def vacant(self, seat: int) -> bool:
        """Whether a seat waits for another player, or for his first orders."""
        return self.title.vacant(self.boundary.state, seat)

    def seated(self, seat: int) -> bool:
        """Whether somebody sits there who is to be written to: nobody has left, or another has joined in his place."""
        there = self.seats[seat]
        waits = there.status == "removed" or (there.status == "invited" and (there.hands > 0 or self.vacant(seat)))
        return self.playing(seat) and not waits

    def owes(self, seat: int) -> bool:
        """Whether somebody sits there who is asked something that counts as missed if he leaves it open."""
        return self.seated(seat) and resolving.owes(self.title, self.boundary, seat, self.view(seat))


def laid(unit: Unit, game: Game) -> Table | None:
    """The table of a game that has an open phase, None for any other."""
    phase = unit.phases.current(game.id)
    return None if phase is None else lay(unit, game, phase)


def lay(unit: Unit, game: Game, phase: Phase) -> Table:
    """The table of a game as it was, or is, when one of its phases opened."""
    title = catalogue.title(game.title)
    return Table(game, title, phase, boundary.opening(title, phase.state, phase.views), tuple(unit.seats.of(game.id)))


def bodies(unit: Unit, game_id: int, serial: int, seat: int) -> list[Body]:
    """The orders in a seat's letters for a phase, in the order of receipt."""
    return [standing.kept(letter.body) for letter in unit.letters.accepted(game_id, serial, seat)]


def carried(unit: Unit, table: Table, seat: int) -> tuple[Clause, ...]:
    """What stands from earlier phases of the same turn before a seat has written for this one."""
    return _carried(unit, table, table.phase, table.heading, (seat,)).get(seat, ())


def _carried(
    unit: Unit, table: Table, phase: Phase, heading: Heading, seats: Sequence[int]
) -> dict[int, tuple[Clause, ...]]:
    """The same for some seats, by seat; a phase is looked up once for all of them."""
    title = table.title
    before = unit.phases.get(table.game.id, phase.before) if title.carried else None
    if before is None:
        return {}
    was = boundary.opening(title, before.state, before.views)
    earlier = title.where(was.state)
    if earlier.turn != heading.turn:
        return {}
    stood = _carried(unit, table, before, earlier, seats)
    kept = standing.all_kept(before.kept, len(table.seats))
    written = _written(unit, table.game.id, before.serial, seats)
    found = {}
    for seat in seats:
        said = standing.orders(title, was.views[seat], seat, written[seat], stood.get(seat, ()), kept[seat])
        found[seat] = standing.carried(title, earlier, heading, said.clauses)
    return found


def _written(unit: Unit, game_id: int, serial: int, seats: Sequence[int]) -> dict[int, list[Body]]:
    """The orders in the letters of some seats for a phase, by seat, in the order of receipt."""
    found: dict[int, list[Body]] = {seat: [] for seat in seats}
    for letter in unit.letters.accepted(game_id, serial, seats[0] if len(seats) == 1 else None):
        if letter.seat in found:
            found[letter.seat].append(standing.kept(letter.body))
    return found


def orders(unit: Unit, table: Table, seat: int, *further: Body) -> Orders:
    """What stands for a seat in the open phase, with letters that are not on file yet behind the others."""
    return _stands(unit, table, (seat,), further)[seat]


def all_orders(unit: Unit, table: Table) -> tuple[Orders, ...]:
    """What stands for every seat, in seat order; nothing for those who have left the game."""
    found = _stands(unit, table, [seat.number for seat in table.seats if table.playing(seat.number)])
    return tuple(found.get(seat.number, Orders()) for seat in table.seats)


def _stands(unit: Unit, table: Table, seats: Sequence[int], further: Sequence[Body] = ()) -> dict[int, Orders]:
    before = _carried(unit, table, table.phase, table.heading, seats)
    written = _written(unit, table.game.id, table.phase.serial, seats)
    return {
        seat: standing.orders(
            table.title,
            table.view(seat),
            seat,
            (*written[seat], *further),
            before.get(seat, ()),
            table.kept(seat),
        )
        for seat in seats
    }


def rulings(unit: Unit, game_id: int, serial: int) -> tuple[Ruling, ...]:
    """What the games master ruled for a phase, in that order."""
    filed = unit.letters.rulings(game_id, serial)
    return tuple([Ruling(one.seat, one.raw.decode()) for one in filed if one.seat is not None])
