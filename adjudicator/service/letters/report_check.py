"""Checks orders against the JSON of a player's report: without a configuration, a database, or the service.

The answer is the one that a letter with CHECK would get if nothing had been ordered since the report.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.event import State
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import spoken
from adjudicator.games import catalogue
from adjudicator.given_files import Unreadable, json
from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import sift
from adjudicator.orders.grammar.player_names import Person
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.standing.phase_orders import Carried
from adjudicator.orders.values.budget import left
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.reports.rendering.render import render, templates
from adjudicator.reports.values.document import Acknowledgement, Deadline
from adjudicator.reports.values.json_letter import SCHEMA
from adjudicator.service.documents import acknowledgements
from adjudicator.service.documents.acknowledgements import Seated
from adjudicator.service.documents.known_positions import VERSION
from adjudicator.service.game import boundary, orders_on_file, seat_names
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.letters.letter_check import about_check
from adjudicator.service.letters.unused_lines import unused_lines
from adjudicator.service.offers import orders_in_letter
from adjudicator.service.offers.writers import Before, Writer
from adjudicator.service.office.advice import Sought, advised
from adjudicator.service.settings import template_folders
from adjudicator.service.settings.language_names import ENGLISH

SITUATIONS: Final = 200
"""In how many situations orders are tried: as many as usual."""
_HOW: Final = "give the JSON that came with your last report (FORMAT json in a letter asks for it)"


class _Position(Struct, frozen=True):
    """The position of a report, as its JSON has it."""

    version: int
    title: str
    seat: int
    language: str
    players: tuple[str, ...]
    view: msgspec.Raw
    carried: tuple[str, ...]
    kept: tuple[Kept, ...]


class _Report(Struct, frozen=True):
    """What is wanted of a report."""

    schema: int
    kind: str
    game: str
    seat: str
    form: tuple[str, ...] = ()
    deadline: Deadline | None = None
    position: _Position | None = None


def checked(report: bytes, letter: Letter) -> Acknowledgement:
    """The answer to orders, from what the report says; raises Unreadable for anything that is no such report."""
    told = json(report, _Report)
    if told.schema != SCHEMA or told.position is None:
        raise Unreadable(f"this is no report with a position in it: {_HOW}")
    kept = told.position
    if kept.version != VERSION:
        raise Unreadable("another version of the program wrote this: use that version, or a newer report")
    tongue = Tongue(kept.language)
    title, view = _title(kept, tongue)
    if not 0 <= kept.seat < len(view.seats) or len(kept.players) != len(view.seats):
        raise Unreadable(f"there is no such seat in it: {_HOW}")
    people = tuple([Person(name, seat) for name, seat in zip(kept.players, view.seats, strict=True) if name])
    writer = Writer(title, view, kept.seat, kept.players[kept.seat], people)
    carried = Carried(_clauses(writer, kept.carried))
    before = Before(lambda: (), lambda: orders_on_file.orders(title, view, kept.seat, (), carried, kept.kept), _nobody)
    sifted = sift(letter, told.form).whole
    made = orders_in_letter.read(writer, before, letter, sifted, waits=False)
    bodies = () if made.body is None else (made.body,)
    orders: Orders = orders_on_file.orders(title, view, kept.seat, bodies, carried, kept.kept)
    steps = left(made.reading.steps)
    sought = Sought(title.name, view, kept.seat, orders.clauses, SITUATIONS, tongue, steps)
    named = seat_names.told(made.reading.naming)
    found = acknowledgements.acknowledgement(
        Seated(title, told.game, told.seat, kept.seat, view, told.deadline),
        orders,
        made.reading,
        advice=advised(sought),
        unused=unused_lines(made.reading, sifted),
        notes=(*about_check(made), *acknowledgements.not_closely(made.reading), *named),
    )
    return spoken(replace(found, checked=True), tongue)


def text(acknowledgement: Acknowledgement, report: bytes) -> str:
    """The answer in words, in the language of the report."""
    kept = json(report, _Report).position
    code = kept.language if kept is not None else ENGLISH
    tongue = template_folders.tongue(None, code, "", template_folders.LETTERS)
    return render(acknowledgement, templates(*template_folders.folders(None, code, ""), tongue=tongue)).text


def _title(kept: _Position, tongue: Tongue) -> tuple[Title[Any], State]:
    """The title of a position, in a language, and the position."""
    there = catalogue.titles()
    if kept.title not in there:
        raise Unreadable(f"this installation does not know the game {kept.title!r}")
    title = catalogue.title(kept.title)
    try:
        view = boundary.opening(title, bytes(kept.view), codec.encode((kept.view,))).views[0]
    except msgspec.ValidationError as fault:
        raise Unreadable(f"the position in it is none of {title.heading}: {fault}") from fault
    return title.speaking(tongue), view


def _clauses(writer: Writer, lines: tuple[str, ...]) -> tuple[Clause, ...]:
    """The orders that stand already."""
    said = tuple([Line(number, line) for number, line in enumerate(lines, start=1)])
    reading = orders_on_file.read_from(writer.title, writer.view, writer.seat, said, writer.people)[1]
    return tuple(reading.clauses)


def _nobody(message_id: str) -> bool:
    """No letter is ours."""
    return False
