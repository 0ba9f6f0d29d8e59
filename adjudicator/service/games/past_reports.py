"""What a seat was told of each phase: its reports on file, in order, and the documents they were made from."""

from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.report_sections import Section
from adjudicator.orders.values.kept_orders import lapsed
from adjudicator.reports.values.document import Final as Last
from adjudicator.reports.values.document import Report, Wrote
from adjudicator.service.documents import closing_words, documents, game_record, past_phases, phase_reports
from adjudicator.service.documents.past_phases import Past
from adjudicator.service.game import deal_wishes, game_options, table
from adjudicator.service.game.resolution import dealt
from adjudicator.service.game.table import Table
from adjudicator.service.games import press_delivery
from adjudicator.service.games.games import GameWrong, condition
from adjudicator.service.games.phase_closing import PARTING
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Mail, Phase, Seat

DEAL: Final = "turn 1 phase 0"
"""The subject of the first report."""


class Told(Struct, frozen=True):
    """A report on file: the phase it describes, the phase that it opened, its kind, and the letter."""

    of: str
    phase: Phase
    kind: str
    mail: Mail


def reports(unit: Unit, game: Game, seat: Seat) -> list[Told]:
    """The reports that a seat was sent, in order: one for each phase it was told of."""
    found: dict[str, Told] = {}
    before = DEAL
    for phase in unit.phases.of(game.id):
        kinds = {envelopes.REPORT: before, envelopes.introduction_kind(seat): before}
        for kind, heading in (kinds | dict.fromkeys((PARTING, envelopes.FINAL), str(phase.heading))).items():
            mail = unit.outbox.keyed(envelopes.key(game, seat, phase.serial, kind))
            if mail is not None:
                found[heading] = Told(heading, phase, kind, mail)
        before = str(phase.heading)
    return list(found.values())


def report(unit: Unit, game: Game, seat: Seat, of: str | None) -> Told:
    """A seat's report on a phase, which is the one that opened the next; None: the latest. Raises GameWrong."""
    there = reports(unit, game, seat)
    if not there:
        raise GameWrong(f"there is no report for {seat.name} in {game.name}: {condition(game)}")
    for one in there:
        if one.of == of:
            return one
    if of is None:
        return there[-1]
    known = ", ".join(one.of for one in there)
    raise GameWrong(f"there is no report of {of} for {seat.name}; there are those of {known}")


def document(office: Office, unit: Unit, game: Game, seat: Seat, told: Told) -> Report | Last:
    """What a report says, made again from the views on file from which its letter was made.

    If a phase was taken back or played again, it describes everything as it is now, not only the differences.
    """
    laid = table.lay(unit, game, told.phase)
    if told.kind == PARTING:
        past = _past(unit, game, told.phase)
        sent = _sent(unit, laid)
        return documents.parting(office, laid, seat, past.resolved, sent, vacant=_vacant(past, seat))
    if told.kind == envelopes.FINAL:
        return _final(office, unit, game, laid, seat)
    orders = table.orders(unit, laid, seat.number)
    if told.kind == envelopes.introduction_kind(seat):
        return documents.introduction(office, laid, seat, orders.clauses)
    before = unit.phases.get(game.id, told.phase.before)
    if before is None:
        deal = dealt(laid.title, len(laid.seats), game_options.options(game), _chance(game), deal_wishes.of(laid.seats))
        (said,) = phase_reports.reports(office, laid, [phase_reports.Reader(seat, orders)], None, deal)
    else:
        past = _past(unit, game, before)
        stood = table.orders(unit, past.laid, seat.number)
        void = lapsed(stood.later, laid.heading)
        messages = press_delivery.to_all(unit, game, laid.seats, before, told.phase.opened_at)
        reader = phase_reports.Reader(seat, orders, void)
        (said,) = phase_reports.reports(office, laid, [reader], past.laid, past.resolved, messages)
    return replace(said, corrected=told.phase.revises is not None)


def _past(unit: Unit, game: Game, phase: Phase) -> Past:
    (past,) = past_phases.past(unit, game, [phase])
    return past


def _vacant(past: Past, seat: Seat) -> bool:
    return past.laid.title.vacant(past.resolved.boundary.state, seat.number)


def _final(office: Office, unit: Unit, game: Game, laid: Table, seat: Seat) -> Last:
    name = game_record.file_name(game)
    if laid.phase.events is None:
        return _ended(office, unit, game, laid, seat, name)
    past = _past(unit, game, laid.phase)
    winners = laid.title.winners(past.resolved.boundary.state)
    assert winners is not None, "the last phase ends the game"
    return documents.final(office, laid, seat, past.resolved, winners, name, _sent(unit, laid), _words(unit, laid))


def _ended(office: Office, unit: Unit, game: Game, laid: Table, seat: Seat, name: str) -> Last:
    """The last letter of a game that was ended in its open phase."""
    assert game.record is not None, "a game that has ended has a record"
    record = msgspec.json.decode(game.record, type=game_record.Record)
    winners = [one.number for one in laid.seats if one.name in record.winners]
    how = record.agreed.how if record.agreed is not None else None
    return documents.ended(office, laid, seat, name, _sent(unit, laid), winners, how, _words(unit, laid))


def _words(unit: Unit, laid: Table) -> tuple[Section, ...]:
    """The closing words that were there when the game ended; later ones stand on its pages alone."""
    return closing_words.section(unit, laid.game, laid.seats, laid.game.finished_at)


def _sent(unit: Unit, laid: Table) -> tuple[Wrote, ...]:
    """The messages to everybody in a phase that is over."""
    closed = laid.phase.closed_at
    assert closed is not None, "only a phase that is over ends a game for somebody"
    return press_delivery.to_all(unit, laid.game, laid.seats, laid.phase, closed)


def _chance(game: Game) -> Chance:
    assert game.seed is not None, "a game with a phase has a seed"
    return Chance(bytes.fromhex(game.seed))
