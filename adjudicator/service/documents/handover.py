"""What a new player of a seat receives: everything that the seat was told, and everything that it ordered."""

from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.text.sayings import spoken
from adjudicator.mail.writing.compose import Attachment
from adjudicator.orders.values.clauses import text
from adjudicator.reports.rendering.render import render
from adjudicator.reports.values.document import Report
from adjudicator.service.documents import documents, past_phases
from adjudicator.service.documents.past_phases import Past
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Seat


def past(office: Office, unit: Unit, laid: Table, seat: Seat) -> tuple[Attachment, ...]:
    """The reports and orders of a seat in the phases that are over, as one text; empty if there are none.

    They are made again from what the seat knew in each phase. So they hold neither the name nor the words of the
    player before, nothing that only another seat was told, and nothing about the open phase.
    """
    parts, tongue = [], office.tongue(laid.game, seat.language)
    for one in past_phases.past(unit, laid.game, unit.phases.of(laid.game.id)):
        title = documents.spoken(office, one.laid, seat)
        report = Report(
            game=laid.game.name,
            title=title.heading,
            seat=seat.name,
            heading=title.headed(title.where(one.resolved.boundary.views[seat.number])),
            resolved=title.headed(one.heading),
            sections=told(office, unit, one, seat),
        )
        parts.append(render(spoken(report, tongue), office.words_in(seat.language, laid.game.name)).text)
    if not parts:
        return ()
    name = f"{laid.game.name}-{seat.name.lower()}.txt"
    return (Attachment(name, "text/plain; charset=utf-8", "\n\n".join(parts).encode()),)


def told(office: Office, unit: Unit, one: Past, seat: Seat) -> tuple[Section, ...]:
    """What a seat was told of a phase, and what it had ordered in it."""
    title, number = documents.spoken(office, one.laid, seat), seat.number
    view, after = one.laid.view(number), one.resolved.boundary.views[number]
    names = title.vocabulary(view, number)
    stood = tuple([text(clause, names) for clause in table.orders(unit, one.laid, number).clauses])
    return (
        *documents.told(title, one.resolved, number, view, after),
        Section(say("heading-had-ordered", seat=seat.name, heading=one.heading.said), stood or (say("nothing"),)),
    )
