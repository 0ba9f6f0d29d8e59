"""Orders that came on paper or by word of mouth: a game master enters them, and they are acknowledged."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from msgspec import Struct

from adjudicator.engine.text.sayings import spoken
from adjudicator.orders.lines.line_kinds import COMMENT
from adjudicator.orders.values.directive import OF_A_PHASE
from adjudicator.reports.rendering.render import render
from adjudicator.reports.values.document import Acknowledgement, Unused
from adjudicator.service.documents import acknowledgements
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.games import phase_end
from adjudicator.service.games.games import GameWrong
from adjudicator.service.letters.order_letters import ACCEPTED
from adjudicator.service.master.deeds import ENTERED
from adjudicator.service.master.hand import Hand, few_enough, taken
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.records.letters import PAPER
from adjudicator.store.tables.errors import StoreError
from adjudicator.store.tables.values import Seat

_PARTS: Final = "Nothing was entered; give the orders in several parts, one after the other"


class Entered(Struct, frozen=True):
    """Orders that were entered: the seat and phase, what was not understood, and what the player is told."""

    seat: Seat
    heading: str
    problems: tuple[str, ...]
    acknowledgement: Acknowledgement


def enter(
    office: Office, name: str, seat_name: str, lines: Sequence[str], heading: str | None = None
) -> tuple[str, bool]:
    """Enter the orders of a seat for the open phase, which `heading` may name, at the command line.

    Returns the words of the acknowledgement, and whether everything was understood. Raises GameWrong.
    """
    few_enough(lines, _PARTS)
    _look_ahead(office, name, seat_name, lines)
    with office.store.unit() as unit:
        hand = taken(office, unit, name)
        laid = hand.open_phase(heading)[0] if heading is not None else hand.laid()
        found = entered(hand, laid, hand.seat(seat_name), lines)
        words = office.words_in(found.seat.language, name)
        tongue = office.tongue(hand.game, found.seat.language)
        document = spoken(envelopes.own_clock(found.acknowledgement, found.seat), tongue)
        said = render(document, words)
    return f"{said.subject}\n\n{said.text}", not found.problems


def _look_ahead(office: Office, name: str, seat_name: str, lines: Sequence[str]) -> None:
    """Read the orders, and try them, while others use the database.

    The result is remembered for when they are entered, and problems are reported then.
    """
    with suppress(GameWrong, StoreError), office.store.looking() as unit:
        hand = taken(office, unit, name)
        _read_ahead(hand, hand.laid(), hand.seat(seat_name), lines)


def look_ahead(hand: Hand, text: str, lines: tuple[str, ...]) -> None:
    """The same for orders that come by mail. Raises GameWrong."""
    laid, rest = hand.open_phase(text)
    few_enough(lines, _PARTS)
    _read_ahead(hand, laid, hand.seat(rest), lines)


def _read_ahead(hand: Hand, laid: Table, seat: Seat, lines: Sequence[str]) -> None:
    reading, body = hand.read(laid, seat, lines)
    if body is not None:
        orders = table.orders(hand.unit, laid, seat.number, body)
        acknowledgements.advice_on(hand.office, laid, seat, orders, reading)


def orders(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Enter the orders of a seat for the open phase; they count as if they had come by mail now."""
    laid, rest = hand.open_phase(text)
    found = entered(hand, laid, hand.seat(rest), lines)
    return (f"The orders of {found.seat.name} for {found.heading} are entered.", *found.problems)


def entered(hand: Hand, laid: Table, seat: Seat, lines: Sequence[str]) -> Entered:
    """The same for a seat at the table, with everything that its player is told. Raises GameWrong."""
    hand.look("the orders of others")
    few_enough(lines, _PARTS)
    if seat.status == "removed" or not laid.obeyed(seat.number):
        raise GameWrong(f"the orders of {seat.name} do not count in {laid.game.name} any more")
    reading, body = hand.read(laid, seat, lines)
    problems = tuple(f"Not understood: {one.titled}" for one in reading.problems)
    if body is None:
        raise GameWrong(" ".join((f"none of the lines could be read as an order of {seat.name}.", *problems)))
    changed = phase_end.after_orders(hand, laid, seat, table.orders(hand.unit, laid, seat.number, body))
    laid = changed.table
    hand.unit.outbox.queue(changed.mails)
    deed = hand.log(f"{ENTERED} {seat.name} for {laid.heading} from paper")
    hand.file(laid, seat, "\n".join(lines), source=PAPER, key=str(deed), verdict=ACCEPTED, body=body)
    passed_over = dict.fromkeys(one.word for one in reading.directives if one.word not in OF_A_PHASE)
    stands = table.orders(hand.unit, laid, seat.number)
    advice = acknowledgements.advice_on(hand.office, laid, seat, stands, reading)
    acknowledgements.tell_untried(hand.office, hand.unit, laid, seat, advice, hand.at)
    acknowledgement = acknowledgements.acknowledgement(
        acknowledgements.seated(hand.office, laid, seat),
        stands,
        reading,
        advice=advice,
        unused=[Unused(one.line, one.text, one.reason) for one in reading.ignored if one.reason != COMMENT],
        notes=(say("paper-entered"), *(say("only-by-mail", word=word) for word in passed_over), *changed.notes),
    )
    if laid.seated(seat.number):
        hand.unit.outbox.queue(
            [
                envelopes.letter(
                    hand.office,
                    laid.game,
                    seat,
                    acknowledgement,
                    kind="notice",
                    key_kind=f"{PAPER}/{deed}",
                    serial=laid.phase.serial,
                    at=hand.at,
                    parents=envelopes.thread(hand.unit, laid.game, seat, laid.phase.serial),
                )
            ]
        )
    return Entered(seat, str(laid.heading), problems, acknowledgement)
