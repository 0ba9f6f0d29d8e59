"""Letters with orders: read, put on file, and answered with everything that stands now."""

from collections.abc import Sequence
from typing import Final

from msgspec import json
from msgspec.structs import replace

from adjudicator.mail.intake.verdict import Accepted
from adjudicator.mail.letter import Letter, read
from adjudicator.mail.quoting import ATTRIBUTION, COMMENT, FENCE, UNCHANGED, Sifted, sift
from adjudicator.orders.directives import END_OF_MESSAGE, OF_A_PHASE
from adjudicator.orders.problems import Problem
from adjudicator.orders.reading import LetterReading
from adjudicator.reports.document import Deadline, Unused
from adjudicator.service import (
    acknowledging,
    as_read,
    asking,
    documents,
    ending,
    holding,
    joining,
    quoted,
    seating,
    signing,
    standing,
    stating,
    table,
)
from adjudicator.service.asking.said import ASKED, Said
from adjudicator.service.desk import Desk
from adjudicator.service.incoming import Handled, Incoming
from adjudicator.service.lines import lines_of
from adjudicator.service.standing import Orders
from adjudicator.service.table import Table
from adjudicator.store.values import Game, Seat
from adjudicator.store.values import Letter as Filed

_NOT_WORTH_SAYING = frozenset((UNCHANGED, FENCE, COMMENT, ATTRIBUTION, END_OF_MESSAGE))

ACCEPTED, UNREADABLE, LEFT = "accepted", "unreadable", "left"

_DOUBTS: Final = {
    "": "",
    "unproved": "Your letter has been counted, although only its From line shows that it is yours. If you did not write"
    " it, tell the games master. A reply to a report or an acknowledgement of ours shows more.",
    "disowned": "Your letter has been counted, since it answers a letter that only you were sent; but the mail servers"
    " of your address say that it did not come through them. If you did not write it, tell the games master at once.",
}
_RELEASED: Final = (
    "You have released a letter that was held. It counts from when it came: what you have sent since then stands behind"
    " it. Nothing else in the letter that released it has been read."
)

LEAVING = "is played by chance from now on, and leaves the game soon"
GONE = "is no longer in the game"
WAITING = "waits for another player"


def ordered(incoming: Incoming, verdict: Accepted) -> Handled:
    """What becomes of a letter that counts for a seat in the open phase."""
    found = incoming.desk.found(verdict.game, verdict.seat)
    assert found is not None, "the intake accepts letters only for seats there are"
    game, seat = found
    laid = table.laid(incoming.unit, game)
    assert laid is not None, "the intake accepts letters only for games with an open phase"
    if seating.newcomer(incoming.unit, game, seat):
        return joining.sit(incoming, game, seat, asked=False)
    if seat.status == "removed" or not laid.obeyed(seat.number):
        asked = asking.asked_anyway(incoming, game, seat)
        if asked is not None:
            return asked
        waits = laid.vacant(seat.number) or seat.status == "removed"
        leaving = laid.playing(seat.number) and not waits
        how = LEAVING if leaving else WAITING if laid.playing(seat.number) else GONE
        said = documents.notice(
            game,
            f"{seat.name} {'leaves' if leaving else 'has left'} the game",
            (
                f"{seat.name} {how}, so your letter could not be counted; it has been kept.",
                "If that is a mistake, write to the games master.",
            ),
            seat=seat,
            failed=True,
        )
        return Handled(verdict=LEFT, mails=incoming.answer(game, seat, said, ration=LEFT), game=game, seat=seat)
    source = incoming.letter
    sifted = _sifted(incoming, source, game, seat)
    held = holding.asked_for(incoming, game, seat, [line.text for line in sifted.typed])
    if held is None:
        return _counted(incoming, laid, seat, source, sifted, _DOUBTS[verdict.doubt])
    return let_count(incoming, laid, seat, held, _RELEASED)


def let_count(incoming: Incoming, laid: Table, seat: Seat, held: Filed, remark: str) -> Handled:
    """Let a letter that was held count after all, from when it came; `incoming` is what releases it."""
    source = read(held.raw)
    handled = _counted(incoming, laid, seat, source, _sifted(incoming, source, laid.game, seat), remark, held)
    return replace(handled, verdict=holding.RELEASED, body=None, serial=laid.game.serial, detail={"released": held.id})


def _sifted(incoming: Incoming, letter: Letter, game: Game, seat: Seat) -> Sifted:
    desk = incoming.desk if letter is incoming.letter else Desk(incoming.office, incoming.unit, letter)
    return sift(letter, desk.form(game.name, seat.name.lower(), game.serial))


def _counted(
    incoming: Incoming,
    laid: Table,
    seat: Seat,
    source: Letter,
    sifted: Sifted,
    remark: str = "",
    held: Filed | None = None,
) -> Handled:
    """What becomes of a letter's orders; one that was held counts in its own place, before what came after it."""
    game, number = laid.game, seat.number
    lines, reading = signing.read(laid.title, laid.view(number), number, seat.player, lines_of(source, sifted), sifted)
    body = standing.body(laid.title, laid.view(number), number, lines, reading)
    said = asking.answered(incoming, game, seat, reading.directives, laid)
    if any(one.word not in OF_A_PHASE for one in reading.directives):
        seat, laid = asking.as_he_wants_it(incoming, seat), asking.as_it_is(incoming, laid)
    unused = [*unused_lines(reading, sifted), *quoted.meant(incoming, laid, seat, source, sifted)]
    detail = {"read": len(reading.read), "problems": len(reading.problems)}
    further = () if body is None else (body,)
    if held is not None:
        verdict = ACCEPTED if body is not None else ASKED if reading.directives else UNREADABLE
        text = standing.written(body) if body is not None else None
        known = json.encode({**json.decode(held.detail or "{}"), **detail, "released_by": incoming.number}).decode()
        incoming.unit.letters.release(held.id, verdict, detail=known, body=text)
        further = ()
    if body is not None or said.show_orders:
        # What is shown is what the letters on file say, read again: the same that will be adjudicated.
        orders = table.orders(incoming.unit, laid, number, *further, number=incoming.number)
        notes = (*([remark] if remark else ()), *source.problems, *said.paragraphs)
        changed = ending.after_orders(incoming, laid, seat, orders) if body is not None else ending.Changed(laid)
        laid, notes = changed.table, (*notes, *changed.notes)
        situations = incoming.office.situations
        document = acknowledging.acknowledgement(
            incoming.office, laid, seat, orders, reading, unused=unused, notes=notes, situations=situations
        )
        if body is not None:
            # Not before it is clear that the orders have been tried: a letter is looked at beforehand without writing.
            as_read.say(incoming.unit, laid, number, orders, *further, number=incoming.number)
        deadline = document.deadline if not said.left else None
        document = replace(document, misread=(*document.misread, *said.misread), deadline=deadline)
        mails = incoming.answer(game, seat, document, over=_over(incoming, laid, said))
        if said.sections or said.form.lines:
            notice = documents.notice(
                game, "What you asked for", (), seat=seat, table=laid, sections=said.sections, with_form=said.form
            )
            mails = (*mails, incoming.further(game, seat, notice))
        mails = (*mails, *changed.mails)
        return Handled(
            verdict=ACCEPTED if body is not None else ASKED,
            mails=mails,
            game=game,
            seat=seat,
            serial=game.serial,
            body=standing.written(body) if body is not None else None,
            detail=detail,
        )
    if reading.directives:
        misread = (*map(asking.told, said.misread), *_misread(reading.problems))
        paragraphs = (*said.paragraphs, *misread, *source.problems, *_passed_over(unused))
        notice = documents.notice(
            game,
            "Your letter",
            paragraphs,
            seat=seat,
            table=laid if not said.left else None,
            sections=said.sections,
            with_form=said.form,
            failed=bool(said.misread),
        )
        ration = "" if said.acted or said.left else ASKED
        mails = incoming.answer(game, seat, notice, ration=ration, over=_over(incoming, laid, said))
        return Handled(verdict=ASKED, mails=mails, game=game, seat=seat)
    return _unreadable(incoming, laid, seat, reading, unused)


def _over(incoming: Incoming, laid: Table, said: Said) -> Deadline | None:
    """The deadline that is none any more for a player who has just left his seat."""
    return stating.unneeded(laid.game, laid.phase, incoming.at) if said.left else None


def _unreadable(
    incoming: Incoming, laid: Table, seat: Seat, reading: LetterReading, unused: Sequence[Unused]
) -> Handled:
    """A letter in which nothing could be read as an order: it is said what would have worked."""
    orders: Orders = table.orders(incoming.unit, laid, seat.number)
    paragraphs = [
        "I could read no order in your letter, so nothing has changed: what stood before still stands.",
        *incoming.letter.problems,
        *_misread(reading.problems),
        *_passed_over(unused),
        "Write one order a line, as in the form below, and reply to this letter.",
        "To say that you want nothing, write PASS; HELP brings a list of the words of orders.",
    ]
    if laid.owes(seat.number) and not orders.heard:
        paragraphs.append(
            "Until an order of yours is understood, or you write PASS, you count as having sent nothing in this phase."
        )
    notice = documents.notice(
        laid.game,
        f"Orders of {seat.name} for {laid.heading}",
        paragraphs,
        seat=seat,
        table=laid,
        with_form=documents.form(incoming.office, laid, seat.number, orders.clauses),
        failed=True,
    )
    mails = incoming.answer(laid.game, seat, notice, ration=UNREADABLE)
    return Handled(verdict=UNREADABLE, mails=mails, game=laid.game, seat=seat)


def _passed_over(unused: Sequence[Unused]) -> list[str]:
    return [f"Line {one.line}, {one.reason}: {one.text}" for one in unused]


def _misread(problems: Sequence[Problem]) -> list[str]:
    return [f"{str(problem)[:1].upper()}{str(problem)[1:]}" for problem in problems]


def unused_lines(reading: LetterReading, sifted: Sifted) -> list[Unused]:
    """The lines that were not taken for orders, once each; what everybody expects to be passed over is not told."""
    told = (one for one in reading.ignored if one.reason not in _NOT_WORTH_SAYING)
    found = {one.line: Unused(one.line, one.text, one.reason) for one in told}
    for ignored in sifted.ignored:
        if ignored.reason not in _NOT_WORTH_SAYING and ignored.line.depth == 0:
            found[ignored.line.number] = Unused(ignored.line.number, ignored.line.text, ignored.reason)
    return [found[number] for number in sorted(found)]
