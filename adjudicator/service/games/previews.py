"""Previews: the outcome of the open phase, as it stands or with other letters; nothing is written or sent."""

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from hashlib import blake2b
from typing import NamedTuple

from msgspec import Struct

from adjudicator.core import codec
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.rulings import Ruling
from adjudicator.mail.parsing.letter import Letter
from adjudicator.orders.values.problems import Problem
from adjudicator.service.documents import documents
from adjudicator.service.game import orders_on_file, table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import Resolved, resolve
from adjudicator.service.game.table import Table
from adjudicator.service.games import games
from adjudicator.service.intake.intake_desk import Desk
from adjudicator.service.offers.orders_in_letter import made_out
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Seat


class Laid(NamedTuple):
    """The table with the orders of all seats; some may come from letters that are not on file."""

    table: Table
    orders: tuple[Orders, ...]
    problems: tuple[tuple[str, tuple[Problem, ...]], ...] = ()
    """The lines of those letters that could not be read, by seat."""
    rulings: tuple[Ruling, ...] = ()


class Difference(Struct, frozen=True):
    """A sentence about an event that happens only without (`-`) or only with (`+`) the other letters."""

    sign: str
    sentence: str


class Foreseen(Struct, frozen=True):
    """A preview in words: the events, with everybody named, and what each seat would be told."""

    events: tuple[str, ...]
    silent: tuple[str, ...]
    unsettled: tuple[str, ...]
    winners: tuple[str, ...] | None
    """The winners; None if the game goes on."""
    following: str
    """The phase that opens next; empty if the game is over."""
    position: str
    """A hash of the position and of everybody's knowledge of it: equal ones have equal hashes."""
    reports: dict[str, tuple[Section, ...]]


def lay(office: Office, name: str, letters: Mapping[str, Letter] | None = None) -> Laid:
    """The open phase with the orders that stand; `letters` replace everything that these seats have sent.

    They are read as if they came by mail now. Raises games.GameWrong.
    """
    with office.store.unit() as unit:
        game = games.named(unit, name)
        laid = table.laid(unit, game)
        if laid is None:
            raise games.GameWrong(f"{name} has no open phase: {games.condition(game)}")
        orders = list(table.all_orders(unit, laid))
        problems = []
        for said, letter in (letters or {}).items():
            seat = games.seat_named(unit, game, said)
            if not laid.obeyed(seat.number):
                raise games.GameWrong(f"the orders of {seat.name} do not count in {name} any more")
            orders[seat.number], misread = _instead(office, unit, laid, seat, letter)
            if misread:
                problems.append((seat.name, misread))
        rulings = table.rulings(unit, game.id, game.serial)
    return Laid(laid, tuple(orders), tuple(problems), rulings)


def lain(unit: Unit, it: Table) -> Laid:
    """The open phase with the orders that stand, within a unit of work."""
    return Laid(it, table.all_orders(unit, it), rulings=table.rulings(unit, it.game.id, it.phase.serial))


def resolved(laid: Laid) -> Resolved:
    """The outcome of the phase with these orders."""
    it = laid.table
    return resolve(it.title, it.boundary, laid.orders, it.chance, laid.rulings)


def foreseen(laid: Table, outcome: Resolved) -> Foreseen:
    """An outcome in words."""
    title, names = laid.title, laid.boundary.state.seats
    said = (title.sentence(event, names) for event in outcome.events)
    winners = title.winners(outcome.boundary.state)
    return Foreseen(
        events=tuple([sentence for sentence in said if sentence is not None]),
        silent=tuple([names[seat] for seat in outcome.trace.silent]),
        unsettled=outcome.trace.unsettled,
        winners=None if winners is None else tuple([names[seat] for seat in winners]),
        following="" if winners is not None else str(title.where(outcome.boundary.state)),
        position=blake2b(codec.encode(outcome.boundary), digest_size=8).hexdigest(),
        reports={
            names[seat]: documents.told(title, outcome, seat, laid.view(seat), outcome.boundary.views[seat])
            for seat in range(len(names))
            if laid.playing(seat)
        },
    )


def differences(before: Sequence[str], after: Sequence[str]) -> tuple[Difference, ...]:
    """What is told in only one of two outcomes, in order."""
    found: list[Difference] = []
    for tag, a, b, c, d in SequenceMatcher(a=before, b=after, autojunk=False).get_opcodes():
        if tag != "equal":
            found += [Difference("-", sentence) for sentence in before[a:b]]
            found += [Difference("+", sentence) for sentence in after[c:d]]
    return tuple(found)


def _instead(office: Office, unit: Unit, laid: Table, seat: Seat, letter: Letter) -> tuple[Orders, tuple[Problem, ...]]:
    """What would stand for a seat if this were its only letter in the phase, and which lines could not be read."""
    desk = Desk(office, unit, letter)
    number, sifted, letter = seat.number, desk.sifted(laid.game, seat), desk.letter
    made = made_out(unit, laid, seat, letter, sifted, office.clock.now())
    reading, body = made.reading, made.body
    bodies = () if body is None else (body,)
    carried, kept = table.carried(unit, laid, number), laid.kept(number)
    return orders_on_file.orders(laid.title, laid.view(number), number, bodies, carried, kept), reading.problems
