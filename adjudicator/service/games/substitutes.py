"""Stand-ins at work: letters to whoever orders for another, seats that fall silent, and players who are back."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime

from msgspec.structs import replace

from adjudicator.reports.values.document import Document
from adjudicator.service.documents import documents
from adjudicator.service.documents.game_notices import to_table
from adjudicator.service.game import game_options, stand_ins, table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import day, say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import HOUSE_WRITES, Game, NewMail, Seat


def copies(
    office: Office, unit: Unit, laid: Table, told: Iterable[tuple[Seat, Document]], kind: str, at: datetime
) -> list[NewMail]:
    """The same letters to whoever orders for their readers: with the key of the seat, since answers count for it."""
    others = {
        seat: one.writer
        for seat, one in stand_ins.in_force(unit, laid.game, at).items()
        if one.writer != HOUSE_WRITES and laid.seated(one.writer)
    }
    return [
        envelopes.letter(
            office,
            laid.game,
            stand_ins.reader(laid.seats, seat, others[seat.number]),
            document,
            kind="proxy",
            key_kind=f"proxy/{laid.seats[others[seat.number]].name}/{kind}",
            serial=laid.phase.serial,
            at=at,
            parents=(),
        )
        for seat, document in told
        if seat.number in others
    ]


def lend(office: Office, unit: Unit, laid: Table, seat: Seat, other: Seat, last: date | None, at: datetime) -> None:
    """Another player orders for a seat from now on, and is sent everything that is needed for it."""
    end(unit, laid.game, seat.number, at)
    unit.stand_ins.add(
        laid.game.id,
        seat.number,
        other.number,
        first=stand_ins.today(laid.game, at),
        last=last,
        serial=laid.phase.serial,
        at=at,
    )
    clauses = table.orders(unit, laid, seat.number).clauses
    there = stand_ins.reader(laid.seats, seat, other.number)
    document = documents.introduction(office, laid, there, clauses)
    until = day(last) if last is not None else ""
    said = say("proxy-asked", seat=seat.name, player=seat.player, last=until, dated=last is not None)
    document = replace(document, welcome=None, paragraphs=(said, say("proxy-how", seat=seat.name)))
    unit.outbox.queue(copies(office, unit, laid, [(seat, document)], at.isoformat(), at))


def end(unit: Unit, game: Game, number: int, at: datetime) -> list[int]:
    """Nobody stands in for a seat any more; returns who did."""
    theirs = [one for one in unit.stand_ins.of(game.id) if one.seat == number and one.ended is None]
    unit.stand_ins.end([one.id for one in theirs], game.serial)
    return [one.writer for one in theirs if one.last is None or one.last >= stand_ins.today(game, at)]


def back(office: Office, unit: Unit, laid: Table, seat: Seat, at: datetime) -> tuple[str, ...]:
    """A player orders for themselves again: no program of the house plays their seat; what they are told."""
    game = laid.game
    theirs = [
        one
        for one in unit.stand_ins.of(game.id)
        if one.seat == seat.number and one.writer == HOUSE_WRITES and one.holds(stand_ins.today(game, at))
    ]
    if not theirs:
        return ()
    unit.stand_ins.end([one.id for one in theirs], game.serial)
    from adjudicator.service.games import house_players

    house_players.take_back(unit, laid, seat.number)
    said = say("house-left", seat=seat.name)
    heading = say("heading-house-left", seat=seat.name)
    unit.outbox.queue(to_table(office, unit, laid, heading, said, at, but=seat.number))
    return (say("house-you-are-back"),)


def missing(office: Office, unit: Unit, laid: Table, orders: Sequence[Orders], at: datetime) -> list[tuple[Seat, int]]:
    """The seats that a program of the house plays from the next phase on, because so many were missed in a row."""
    after = game_options.house_after(game_options.options(laid.game))
    if not after:
        return []
    there = stand_ins.in_force(unit, laid.game, at)
    silent = [
        seat
        for seat in laid.seats
        if laid.owes(seat.number) and not orders[seat.number].heard and not (seat.house or seat.number in there)
    ]
    return [(seat, after) for seat in silent if _missed(unit, laid, seat.number, after) >= after]


def _missed(unit: Unit, laid: Table, number: int, most: int) -> int:
    """How many phases in a row a seat has missed, the open one included, up to a number."""
    count, before = 1, laid.phase.before
    while count < most and (phase := unit.phases.get(laid.game.id, before)) is not None:
        was = table.of(laid.game, phase, laid.seats)
        if was.owes(number):
            if unit.game_letters.accepted(laid.game.id, phase.serial, number):
                break
            count += 1
        before = phase.before
    return count


def take_over(office: Office, unit: Unit, laid: Table, silent: Sequence[tuple[Seat, int]], at: datetime) -> None:
    """Let programs of the house play these seats from the open phase on, and tell everybody."""
    game = laid.game
    for seat, after in silent:
        if not laid.seated(seat.number):
            continue
        today = stand_ins.today(game, at)
        unit.stand_ins.add(game.id, seat.number, HOUSE_WRITES, first=today, last=None, serial=game.serial, at=at)
        said = say("house-takes-over", seat=seat.name, missed=after)
        unit.outbox.queue(to_table(office, unit, laid, say("heading-house-plays", seat=seat.name), said, at))
