"""Service words in letters: STATUS, FORM, HELP, RESEND and the rest, answered; none of them changes the game."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from adjudicator.engine.title import Heading, Section
from adjudicator.engine.words import Vocabulary
from adjudicator.mail.quoting import typed
from adjudicator.orders.directives import OF_A_PHASE, Directive
from adjudicator.orders.language import Language
from adjudicator.orders.reading import Line
from adjudicator.reports.document import NO_FORM, Form
from adjudicator.service import documents, helping, posting, table
from adjudicator.service.incoming import Handled, Incoming
from adjudicator.service.table import Table
from adjudicator.service.telling import tell_gm
from adjudicator.store.values import Game, Seat

ASKED: Final = "asked"
"""The verdict on a letter that only asks for something."""

_WITHOUT_A_PHASE: Final = frozenset(("RESEND", "REPORT", "STATUS", "WHO"))
_PHASE: Final = re.compile(r"turn\s+(\d+)\s*,?\s*phase\s+(\d+)", re.I)


class Said(Struct, frozen=True):
    """What is to be said in answer to service words."""

    paragraphs: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()
    form: Form = NO_FORM
    show_orders: bool = False

    def and_(self, other: "Said") -> "Said":
        """Both."""
        return Said(
            self.paragraphs + other.paragraphs,
            self.sections + other.sections,
            self.form if self.form.lines else other.form,
            self.show_orders or other.show_orders,
        )


def answered(incoming: Incoming, laid: Table, seat: Seat, directives: Sequence[Directive]) -> Said:
    """What the service words of a letter ask for; letters to be sent again are put back into the outbox."""
    said = Said()
    for directive in directives:
        said = said.and_(_ANSWERS.get(directive.word, _unknown)(incoming, laid, seat, directive))
    return said


def asked_anyway(incoming: Incoming, game: Game, seat: Seat) -> Handled | None:
    """The answer to a letter that asks only for what can be had without an open phase; None for any other letter."""
    reading = Language().read(
        [Line(line.number, line.text) for line in typed(incoming.letter)], Vocabulary({}), Heading(0, 0)
    )
    words = [directive.word for directive in reading.directives]
    if not words or reading.problems or not _WITHOUT_A_PHASE.issuperset(words):
        return None
    paragraphs: list[str] = []
    for directive in reading.directives:
        if directive.word in ("RESEND", "REPORT"):
            paragraphs.append(_sent_again(incoming, game, seat, directive.text))
        elif directive.word == "WHO":
            paragraphs += _who(incoming, game)
        else:
            paragraphs.append(f"{game.name} is {game.status}.")
    laid = table.laid(incoming.unit, game)
    notice = documents.notice(game, "Your letter", paragraphs, seat=seat, table=laid)
    return Handled(verdict=ASKED, mails=incoming.answer(game, seat, notice, ration=ASKED), game=game, seat=seat)


def _show_orders(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    return Said(show_orders=True)


def _nothing(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    return Said()


def _form(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    orders = table.orders(incoming.unit, laid, seat.number)
    return Said(("Here is your order form with what stands.",), form=documents.form(laid, seat.number, orders.clauses))


def _status(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    orders = table.orders(incoming.unit, laid, seat.number)
    mine = "Orders of yours have come for it." if orders.heard else "No orders of yours have come for it yet."
    if not orders.heard and not laid.owes(seat.number):
        mine = "You owe no orders for it."
    clock = " The game is paused." if laid.game.status == "paused" else ""
    return Said((f"You are {seat.name} in {laid.game.name}. {str(laid.heading).capitalize()} is open. {mine}{clock}",))


def _who(incoming: Incoming, game: Game) -> list[str]:
    seats = incoming.unit.seats.of(game.id)
    return [f"{seat.name}: {seat.player}{' (has left)' if seat.status == 'removed' else ''}" for seat in seats]


def _players(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    return Said(sections=(Section("Who plays", tuple(_who(incoming, laid.game))),))


def _help(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    if not directive.text:
        return Said(sections=helping.contents(laid, seat.number))
    said, sections = helping.found(laid, seat.number, directive.text)
    return Said((said,) if said else (), sections)


def _rules(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    if directive.text:
        return _help(incoming, laid, seat, directive)
    return Said(sections=helping.rules(laid, seat.number))


def _resend(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    return Said((_sent_again(incoming, laid.game, seat, directive.text),))


def _sent_again(incoming: Incoming, game: Game, seat: Seat, text: str) -> str:
    """Send a report again, the same to the byte, and say so."""
    serial: int | None = game.serial
    wanted = _PHASE.search(text)
    if wanted is not None:
        heading = str(Heading(int(wanted[1]), int(wanted[2])))
        phases = {phase.heading: phase.serial for phase in incoming.unit.phases.of(game.id)}
        told_of = phases.get(heading)
        # The report that tells of a phase opens the next one.
        serial = None if told_of is None else min(told_of + 1, game.serial)
    if serial is not None:
        reports = [posting.introduction_key(game, seat, serial), posting.report_key(game, seat, serial)]
        final = posting.key(game, seat, serial, posting.FINAL)
        for key in [*reports, final] if wanted else [final, *reports]:
            mail = incoming.unit.outbox.keyed(key)
            if mail is not None and mail.recipient == seat.address:
                incoming.unit.outbox.resend(key, incoming.at)
                return "The report comes again, the same to the letter."
    return f"There is no report of {wanted[0] if wanted else 'this game'} for {seat.name}."


def _note(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    text = f"{seat.name} ({seat.player}) writes in {laid.game.name}:\n{directive.text}"
    tell_gm(incoming.office, incoming.unit, "note", text, at=incoming.at, game=laid.game, letter=incoming.letter)
    return Said(("Your note has gone to the games master.",))


def _resign(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    text = f"{seat.name} ({seat.player}) wants to resign from {laid.game.name}."
    tell_gm(incoming.office, incoming.unit, "resign", text, at=incoming.at, game=laid.game, letter=incoming.letter)
    return Said(("The games master has been told that you want to resign; until he acts, you are in the game.",))


def _ready(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    return Said(
        (f"{directive.word}: a phase of this game ends at its deadline, whoever is ready; nothing was changed.",)
    )


def _joined(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    return Said((f"{directive.word}: the game has begun, and you are {seat.name} in it; nothing was changed.",))


def _unknown(incoming: Incoming, laid: Table, seat: Seat, directive: Directive) -> Said:
    there = ", ".join(sorted(_ANSWERS.keys() | OF_A_PHASE))
    return Said((f"{directive.word} cannot be done by letter here, and nothing was changed. What can: {there}.",))


_Answer = Callable[[Incoming, Table, Seat, Directive], Said]

_ANSWERS: Final[dict[str, _Answer]] = {
    "PASS": _nothing,
    "WITHDRAW": _nothing,
    "REPLACE ALL": _nothing,
    "READY": _ready,
    "WAIT": _ready,
    "NOTE": _note,
    "JOIN": _joined,
    "LUCK": _joined,
    "STATUS": _status,
    "SHOW ORDERS": _show_orders,
    "RESEND": _resend,
    "REPORT": _resend,
    "FORM": _form,
    "HELP": _help,
    "RULES": _rules,
    "WHO": _players,
    "RESIGN": _resign,
}
