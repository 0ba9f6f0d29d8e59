"""Packets for players without mail: the seat's report on paper, with a sheet for its next orders."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.engine.text.sayings import spoken
from adjudicator.games import catalogue
from adjudicator.orders.grammar.known_facts import everywhere as known_facts
from adjudicator.orders.standing.order_form import Entry, filled
from adjudicator.orders.standing.readback import gone
from adjudicator.reports.rendering.paper import Asked, Group, Printable, Printed, Sheet, Size, printed
from adjudicator.reports.values.document import Report
from adjudicator.service.documents import documents, help_pages
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.games import games, past_reports
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Seat

MOST_OPTIONS = 6
"""Lines printed to be ticked; there are always empty ones to write on."""


class Packet(Struct, frozen=True):
    """What is posted to a seat, with its file name."""

    name: str
    pdf: Printed


def packets(
    office: Office,
    name: str,
    seat_name: str | None = None,
    of: str | None = None,
    size: Size | None = None,
    words: Sequence[str] = (),
    rules: bool = False,
) -> list[Packet]:
    """The packets of a seat, or of all seats with a report: for a phase (`turn 2 phase 3`), or the latest.

    With `rules` they contain the rules of everything in play. While a game forms they are invitations, with the GM's
    own `words` in them. Raises GameWrong, BadTemplate and PaperMissing.
    """
    with office.store.unit() as unit:
        game = games.named(unit, name)
        seats = [games.seat_named(unit, game, seat_name)] if seat_name is not None else unit.seats.of(game.id)
        if game.status == "forming":
            found = [(seat, _invitation(office, unit, game, seat, words)) for seat in seats]
        else:
            there = [seat for seat in seats if seat_name is not None or past_reports.reports(unit, game, seat)]
            found = [(seat, _report(office, unit, game, seat, of, rules=rules)) for seat in there]
    return [_packet(office, game, seat, document, sheet, size) for seat, (document, sheet) in found]


def _packet(
    office: Office, game: Game, seat: Seat, document: Printable, sheet: Sheet | None, size: Size | None
) -> Packet:
    kind = document.heading if isinstance(document, Report) else type(document).__name__
    name = "-".join([game.name, seat.name, *kind.split()]).lower()
    using = office.words_in(seat.language, game.name)
    tongue = office.tongue(game, seat.language)
    document, sheet = spoken((envelopes.own_clock(document, seat), sheet), tongue)
    return Packet(f"{name}.pdf", printed(document, using, sheet, size or office.paper.size))


def _to(office: Office, game: Game) -> tuple[str, ...]:
    """Where sheets are sent: what the game and the configuration say about the game master."""
    return tuple(one for one in (office.paper.address, documents.master(game).name) if one)


def _invitation(
    office: Office, unit: Unit, game: Game, seat: Seat, words: Sequence[str]
) -> tuple[Printable, Sheet | None]:
    title, seats = catalogue.title(game.title), unit.seats.of(game.id)
    return documents.invitation(title, game, seats, seat, words, mailed=False), Sheet(to=_to(office, game))


def _report(
    office: Office, unit: Unit, game: Game, seat: Seat, of: str | None, *, rules: bool
) -> tuple[Printable, Sheet | None]:
    """A report, with a sheet for orders if its phase is open."""
    one = past_reports.report(unit, game, seat, of)
    document = past_reports.document(office, unit, game, seat, one)
    laid = table.laid(unit, game)
    asks = laid is not None and isinstance(document, Report) and document.form.lines and one.phase.closed_at is None
    if laid is None or not asks:
        return document, None
    found = sheet(office, unit, laid, seat)
    rules_of = help_pages.rules(documents.speaking(office, laid, seat), seat.number) if rules else ()
    return document, replace(found, rules=rules_of)


def sheet(office: Office, unit: Unit, laid: Table, seat: Seat) -> Sheet:
    """What a seat is asked in the open phase, with its orders that stand."""
    title, number = documents.spoken(office, laid, seat), seat.number
    view = laid.view(number)
    questions, names = title.questions(view, number), title.vocabulary(view, number)
    clauses = table.orders(unit, laid, number).clauses
    it = filled(questions, clauses, names, gone(title, view, number, clauses))
    known = known_facts(title.facts, names, view, number, [group.where for group in it.groups])
    groups = tuple(
        Group(
            heading=title.phrases.say("form-part", place=names.numbered, where=where) if where else "",
            known=known.get(where, ""),
            questions=tuple(_asked(entry) for entry in entries),
        )
        for where, entries in it.groups
    )
    words = help_pages.briefly(documents.speaking(office, laid, seat), number)
    return Sheet(to=_to(office, laid.game), groups=groups, rest=it.rest, words=words)


def _asked(entry: Entry) -> Asked:
    question = entry.question
    return Asked(
        prompt=question.prompt,
        silence=question.silence.rstrip("."),
        owed=question.owed,
        options=question.lines[:MOST_OPTIONS],
        standing=entry.standing,
        everywhere=entry.everywhere,
    )
