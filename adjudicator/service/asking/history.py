"""HISTORY: what a seat has done in the phases of the past, and how to have its reports again."""

from adjudicator.engine.section import Section
from adjudicator.engine.speech import counted
from adjudicator.orders.clauses import text
from adjudicator.service import documents, table
from adjudicator.service.asking.phases import named, wanted
from adjudicator.service.asking.said import Asked, Said
from adjudicator.store.values import Phase


def history(asked: Asked) -> Said:
    """The list of all phases, or what stood for the seat in one of them; nothing of anybody else's."""
    phases = asked.incoming.unit.phases.of(asked.game.id)
    heading = wanted(asked)
    if heading is None:
        lines = [_line(asked, phase) for phase in phases]
        return Said(sections=(Section(f"The past of {asked.seat.name}", tuple(lines or ["Nothing has been yet."])),))
    found = named(heading, phases)
    if found is None:
        return Said((f"There was no {heading} in {asked.game.name}.",))
    return Said(sections=(_orders(asked, found),))


def _line(asked: Asked, phase: Phase) -> str:
    """One phase: when it ended, how many letters with orders came, and what brings its report."""
    letters = asked.incoming.unit.letters.accepted(asked.game.id, phase.serial, asked.seat.number)
    came = f"{counted(len(letters), 'letter')} of yours with orders" if letters else "no orders of yours"
    said = phase.heading[:1].upper() + phase.heading[1:]
    if phase.closed_at is None:
        return f"{said}: open; {came}."
    return (
        f"{said}: {came}. REPORT {phase.heading} tells what came of it, HISTORY {phase.heading} what you had ordered."
    )


def _orders(asked: Asked, phase: Phase) -> Section:
    """What stood for the seat in a phase, in the words that were confirmed then, and when its letters came."""
    unit, seat = asked.incoming.unit, asked.seat
    laid = table.lay(unit, asked.game, phase)
    names = laid.title.vocabulary(laid.view(seat.number), seat.number)
    stood = table.orders(unit, laid, seat.number)
    parts = [text(clause, names) for clause in stood.clauses]
    if not parts:
        parts = ["PASS" if stood.passed else "No orders stood."]
    for letter in unit.letters.accepted(asked.game.id, phase.serial, seat.number):
        parts.append(f"A letter with orders came at {documents.moment(asked.game, seat, letter.received_at)}.")
    return Section(f"What {seat.name} had ordered in {phase.heading}", tuple(parts))
