"""HISTORY: what a seat did in past phases, and how to get its reports again."""

from adjudicator.engine.contract.report_sections import Section
from adjudicator.orders.values.clauses import text
from adjudicator.service.documents import documents
from adjudicator.service.game import table
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.service_words.asking.phases import named, wanted
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Phase


def history(asked: Asked) -> Said:
    """The list of all phases, or what stood for the seat in one of them; nothing about other seats."""
    phases = asked.incoming.unit.phases.of(asked.game.id)
    heading = wanted(asked)
    if heading is None:
        lines = [_line(asked, phase) for phase in phases]
        return Said(sections=(Section(say("history-of", seat=asked.seat.name), tuple(lines or [say("history-none")])),))
    found = named(heading, phases)
    if found is None:
        return Said((say("history-no-phase", heading=heading.said, game=asked.game.name),))
    return Said(sections=(_orders(asked, found),))


def _line(asked: Asked, phase: Phase) -> str:
    """One phase: when it ended, how many letters with orders came, and how to get its report."""
    letters = asked.incoming.unit.game_letters.accepted(asked.game.id, phase.serial, asked.seat.number)
    return say(
        "history-phase",
        heading=phase.heading.titled,
        phase=str(phase.heading),
        open=phase.closed_at is None,
        letters=len(letters),
    )


def _orders(asked: Asked, phase: Phase) -> Section:
    """What stood for the seat in a phase, in the words confirmed then, and when its letters came."""
    unit, seat = asked.incoming.unit, asked.seat
    laid = table.lay(unit, asked.game, phase)
    names = laid.title.vocabulary(laid.view(seat.number), seat.number)
    stood = table.orders(unit, laid, seat.number)
    parts: list[str] = [text(clause, names) for clause in stood.clauses]
    if not parts:
        parts = ["PASS" if stood.passed else say("history-no-orders")]
    for letter in unit.game_letters.accepted(asked.game.id, phase.serial, seat.number):
        at = documents.moment(asked.game, seat, letter.received_at)
        parts.append(say("history-letter", when=at))
    return Section(say("history-ordered", seat=seat.name, heading=phase.heading.said), tuple(parts))
