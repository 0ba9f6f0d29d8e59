"""The table of a game: its open phase with everything on it, and each seat's orders."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.rulings import Ruling
from adjudicator.engine.contract.title import Title
from adjudicator.games import catalogue
from adjudicator.orders.grammar.known_facts import Shared
from adjudicator.orders.standing import phase_orders
from adjudicator.orders.standing.phase_orders import NOTHING, Carried
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.reports.values.document import Deadline
from adjudicator.service.game import boundary, orders_on_file, resolution
from adjudicator.service.game.boundary import Boundary
from adjudicator.service.game.orders_on_file import Body, Orders
from adjudicator.service.timetable import deadlines
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Accepted, Game, Phase, Seat, SeatStatus

REMEMBERED: Final = 8192
"""For how many seats the orders carried over to a phase are remembered."""

_remembered: dict[bytes, Carried] = {}


class Table(Struct, frozen=True, dict=True):
    """A game with its open phase. Seats are in the order of their numbers, as the rules count them."""

    game: Game
    title: Title[Any]
    phase: Phase
    boundary: Boundary
    seats: tuple[Seat, ...]

    @property
    def heading(self) -> Heading:
        """The open phase."""
        return self.title.where(self.boundary.state)

    @cached_property
    def deadline(self) -> Deadline:
        """Its end, in the game's time zone; the same in all letters."""
        return deadlines.deadline(self.game, self.phase)

    @cached_property
    def known(self) -> Shared:
        """What all seats know, as far as it has been told."""
        return Shared()

    @cached_property
    def asked(self) -> tuple[bool, ...]:
        """Whether each seat in the game is asked something that counts as missed if left open, whoever plays it."""
        title, views = self.title, enumerate(self.boundary.views)
        return tuple([self.playing(seat) and resolution.owes(title, self.boundary, seat, view) for seat, view in views])

    def at(self, phase: Phase) -> "Table":
        """The same table with a changed open phase."""
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
        return orders_on_file.all_kept(self.phase.kept, len(self.seats))[seat]

    def playing(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return self.title.playing(self.boundary.state, seat)

    def obeyed(self, seat: int) -> bool:
        """Whether a seat's orders count."""
        return self.title.obeyed(self.boundary.state, seat)

    def vacant(self, seat: int) -> bool:
        """Whether a seat waits for another player, or for its new player's first orders."""
        return self.title.vacant(self.boundary.state, seat)

    def seated(self, seat: int) -> bool:
        """Whether the seat has a player who gets letters: nobody has left, or somebody has taken it over."""
        there = self.seats[seat]
        return self.playing(seat) and not unmanned(there.status, there.hands, vacant=self.vacant(seat))

    def owes(self, seat: int) -> bool:
        """Whether the seat has a player who is asked something that counts as missed if left open."""
        return self.asked[seat] and self.seated(seat)


def unmanned(status: SeatStatus, hands: int, *, vacant: bool) -> bool:
    """Whether a seat has no player who gets letters: they left, or whoever takes it over has not written yet."""
    return status == "removed" or (status == "invited" and (hands > 0 or vacant))


def laid(unit: Unit, game: Game) -> Table | None:
    """The table of a game with an open phase, None for any other."""
    phase = unit.phases.current(game.id)
    return None if phase is None else lay(unit, game, phase)


def lay(unit: Unit, game: Game, phase: Phase) -> Table:
    """The table of a game as it was when one of its phases opened."""
    return of(game, phase, unit.seats.of(game.id))


def of(game: Game, phase: Phase, seats: Sequence[Seat]) -> Table:
    """The same, for callers that have the seats already."""
    title = catalogue.title(game.title)
    return Table(game, title, phase, boundary.opening(title, phase.state, phase.views), tuple(seats))


def bodies(unit: Unit, game_id: int, serial: int, seat: int) -> list[Body]:
    """The orders in a seat's letters for a phase, in the order of receipt."""
    return [orders_on_file.kept(letter.body) for letter in unit.game_letters.accepted(game_id, serial, seat)]


class _Said(Struct, frozen=True, dict=True):
    """A phase of a turn, and the stored orders for it, seat by seat."""

    title: Title[Any]
    phase: Phase
    heading: Heading
    seats: int
    filed: Mapping[int, Sequence[Accepted]]

    def bodies(self, seat: int) -> list[Body]:
        """The orders of a seat."""
        return [orders_on_file.kept(letter.body) for letter in self.filed.get(seat, ())]

    def written(self, seat: int) -> list[bytes]:
        """The same, as stored."""
        return [letter.body.encode() for letter in self.filed.get(seat, ())]

    def after(self, seat: int, number: int) -> int:
        """How many of them came after the letter of this number."""
        return sum(1 for letter in self.filed.get(seat, ()) if letter.letter_id > number)

    @cached_property
    def views(self) -> tuple[State, ...]:
        """What each seat knew as the phase opened."""
        return boundary.opening(self.title, self.phase.state, self.phase.views).views

    @cached_property
    def kept(self) -> tuple[tuple[Kept, ...], ...]:
        """What each seat had kept for later."""
        return orders_on_file.all_kept(self.phase.kept, self.seats)

    @cached_property
    def stamp(self) -> bytes:
        """A digest of everything that was there when the phase opened."""
        return _digest(self.phase.state, self.phase.views, self.phase.kept or b"")


def _digest(*parts: bytes) -> bytes:
    whole = blake2b(digest_size=16)
    for part in parts:
        whole.update(b"%d:%b" % (len(part), part))
    return whole.digest()


def _turn(unit: Unit, table: Table, seat: int | None = None) -> list[_Said]:
    """The phases of the turn up to the open one, in order, with the orders of all seats, or of one.

    There is more than the open phase only if there are orders that carry over.
    """
    title, heading = table.title, table.heading
    found = [_said(unit, table, table.phase, heading, seat)]
    before = table.phase.before if title.carried else None
    while before is not None and (phase := unit.phases.get(table.game.id, before)) is not None:
        was = title.where(boundary.state(title, phase.state))
        if was.turn != heading.turn:
            break
        found.append(_said(unit, table, phase, was, seat))
        before = phase.before
    return found[::-1]


def _said(unit: Unit, table: Table, phase: Phase, heading: Heading, seat: int | None = None) -> _Said:
    filed: dict[int, list[Accepted]] = {}
    for letter in unit.game_letters.accepted(table.game.id, phase.serial, seat):
        filed.setdefault(letter.seat, []).append(letter)
    return _Said(table.title, phase, heading, len(table.seats), filed)


def _stood(title: Title[Any], said: Sequence[_Said], seat: int) -> Carried:
    """What has carried over for a seat to the last of these phases; remembered, since the phases before are over."""
    if len(said) == 1:
        return NOTHING
    parts = [title.name.encode(), b"%d" % seat, said[-1].stamp]
    for one in said[:-1]:
        written = one.written(seat)
        parts += (one.stamp, b"%d" % len(written), *written)
    key = _digest(*parts)
    carried = _remembered.get(key)
    if carried is None:
        carried = NOTHING
        for one, after in pairwise(said):
            orders = orders_on_file.orders(title, one.views[seat], seat, one.bodies(seat), carried, one.kept[seat])
            carried = phase_orders.carried(title, one.heading, after.views[seat], seat, orders)
        if len(_remembered) >= REMEMBERED:
            _remembered.pop(next(iter(_remembered)), None)
        _remembered[key] = carried
    return carried


def carried(unit: Unit, table: Table, seat: int) -> Carried:
    """What stands from earlier phases of the same turn before a seat writes for this one."""
    return _stood(table.title, _turn(unit, table, seat), seat)


def orders(unit: Unit, table: Table, seat: int, *further: Body, number: int | None = None) -> Orders:
    """What stands for a seat in the open phase, together with letters that do not count yet.

    Those follow the others. If they replace the letter on file of this `number`, only letters before it count.
    """
    said = _turn(unit, table, seat)
    bodies = said[-1].bodies(seat)
    at = len(bodies) - (said[-1].after(seat, number) if number is not None else 0)
    bodies[at:at] = further
    stood = _stood(table.title, said, seat)
    return orders_on_file.orders(table.title, table.view(seat), seat, bodies, stood, table.kept(seat))


def all_orders(unit: Unit, table: Table) -> tuple[Orders, ...]:
    """What stands for every seat, in seat order; nothing for seats that left the game."""
    said = _turn(unit, table)
    return _all_orders(table, said[-1], [_stood(table.title, said, seat.number) for seat in table.seats])


def orders_opening(table: Table, before: Heading, stood: Sequence[Orders]) -> tuple[Orders, ...]:
    """What stands for every seat when a phase opens and nobody has written for it, from what `stood` before it."""
    said = _Said(table.title, table.phase, table.heading, len(table.seats), {})
    views = table.boundary.views
    mine = [
        phase_orders.carried(table.title, before, view, seat, one)
        for seat, (view, one) in enumerate(zip(views, stood, strict=True))
    ]
    return _all_orders(table, said, mine)


def _all_orders(table: Table, said: _Said, stood: Sequence[Carried]) -> tuple[Orders, ...]:
    title, nothing = table.title, Orders()
    return tuple(
        [
            orders_on_file.orders(title, table.view(seat), seat, said.bodies(seat), stood[seat], said.kept[seat])
            if table.playing(seat)
            else nothing
            for seat in range(len(table.seats))
        ]
    )


def rulings(unit: Unit, game_id: int, serial: int) -> tuple[Ruling, ...]:
    """The game master's rulings for a phase, in order."""
    filed = unit.game_letters.rulings(game_id, serial)
    return tuple([Ruling(one.seat, one.raw.decode()) for one in filed if one.seat is not None])
