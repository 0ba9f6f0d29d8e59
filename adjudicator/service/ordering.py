"""Letters with orders: read, put on file, and answered with everything that stands now."""

from collections.abc import Sequence

from msgspec import json
from msgspec.structs import replace

from adjudicator.mail.intake.verdict import Accepted
from adjudicator.mail.letter import Letter, read
from adjudicator.mail.quoting import ATTRIBUTION, COMMENT, FENCE, QUOTED, SIGNATURE, UNCHANGED, Sifted, sift
from adjudicator.orders.directives import END_OF_MESSAGE, OF_A_PHASE
from adjudicator.orders.lines import NO_WORDS
from adjudicator.orders.problems import Problem
from adjudicator.orders.reading import LetterReading
from adjudicator.reports.document import Deadline, Unused
from adjudicator.service import (
    acknowledging,
    as_read,
    asking,
    documents,
    ending,
    foreign,
    holding,
    joining,
    people,
    pressing,
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
from adjudicator.service.speech import say
from adjudicator.service.standing import Orders
from adjudicator.service.table import Table
from adjudicator.store.values import Game, Seat
from adjudicator.store.values import Letter as Filed

_NOT_WORTH_SAYING = frozenset((UNCHANGED, FENCE, COMMENT, ATTRIBUTION, END_OF_MESSAGE))
_REASONS = {SIGNATURE: "reason-signature", QUOTED: "reason-quoted", NO_WORDS: "reason-no-words"}

ACCEPTED, UNREADABLE, LEFT = "accepted", "unreadable", "left"


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
        how = "leaving" if leaving else "waiting" if laid.playing(seat.number) else "gone"
        said = documents.notice(
            game,
            say("heading-leaves", seat=seat.name, leaving=leaving),
            (say("not-counted", seat=seat.name, how=how), say("if-a-mistake")),
            seat=seat,
            failed=True,
        )
        return Handled(verdict=LEFT, mails=incoming.answer(game, seat, said, ration=LEFT), game=game, seat=seat)
    source = incoming.letter
    sifted = _sifted(incoming, source, game, seat)
    held = holding.asked_for(incoming, game, seat, [line.text for line in sifted.typed])
    if held is None:
        return _counted(incoming, laid, seat, source, sifted, say(f"doubt-{verdict.doubt}") if verdict.doubt else "")
    return let_count(incoming, laid, seat, held, say("released-by-owner"))


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
    known = people.of(incoming.unit, laid, held.received_at if held is not None else incoming.at)
    written = lines_of(source, sifted)
    lines, reading = signing.read(laid.title, laid.view(number), number, seat.player, written, sifted, known)
    body = standing.body(laid.title, laid.view(number), number, lines, reading)
    reading = foreign.understood(incoming.office, laid, number, lines, reading)
    said = asking.answered(incoming, game, seat, reading.directives, laid)
    if any(one.word not in OF_A_PHASE for one in reading.directives):
        seat, laid = asking.as_he_wants_it(incoming, seat), asking.as_it_is(incoming, laid)
    form = incoming.desk.form(game.name, seat.name.lower(), game.serial)
    unused = [
        *unused_lines(reading, sifted),
        *quoted.meant(incoming, laid, seat, source, sifted),
        *quoted.commented(incoming, laid, seat, sifted, form),
    ]
    remarks = (*source.problems, *acknowledging.not_closely(reading), *quoted.headed(incoming, laid, seat, source))
    detail = {"read": len(reading.read), "problems": len(reading.problems)}
    further = () if body is None else (body,)
    if held is not None:
        verdict = ACCEPTED if body is not None else ASKED if reading.directives else UNREADABLE
        text = standing.written(body) if body is not None else None
        noted = json.encode({**json.decode(held.detail or "{}"), **detail, "released_by": incoming.number}).decode()
        incoming.unit.letters.release(held.id, verdict, detail=noted, body=text)
        further = ()
    if body is not None or said.show_orders:
        # What is shown is what the letters on file say, read again: the same that will be adjudicated.
        orders = table.orders(incoming.unit, laid, number, *further, number=incoming.number)
        named = people.told(reading.naming)
        notes = (*([remark] if remark else ()), *remarks, *named, *said.paragraphs)
        changed = ending.after_orders(incoming, laid, seat, orders) if body is not None else ending.Changed(laid)
        laid, notes = changed.table, (*notes, *changed.notes)
        advice = acknowledging.advice_on(incoming.office, laid, seat, orders)
        acknowledging.tell_untried(incoming.office, incoming.unit, laid, seat, advice, incoming.at)
        document = acknowledging.acknowledgement(
            incoming.office, laid, seat, orders, reading, advice=advice, unused=unused, notes=notes
        )
        if body is not None:
            # Not before it is clear that the orders have been tried: a letter is looked at beforehand without writing.
            as_read.say(incoming.unit, laid, number, orders, *further, number=incoming.number)
        deadline = document.deadline if not said.left else None
        document = replace(document, misread=(*document.misread, *said.misread), deadline=deadline)
        mails = incoming.answer(game, seat, document, over=_over(incoming, laid, said))
        if said.sections or said.form.lines:
            notice = documents.notice(
                game, say("heading-asked"), (), seat=seat, table=laid, sections=said.sections, with_form=said.form
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
        lost = any(problem.ordered for problem in reading.problems)
        still = ending.still(laid, seat, table.orders(incoming.unit, laid, seat.number)) if lost else ()
        unread = (*([say("unreadable")] if lost else ()), *still, *_misread(reading.problems))
        misread = (*map(asking.told, said.misread), *unread)
        paragraphs = (*said.paragraphs, *misread, *remarks, *_passed_over(unused))
        notice = documents.notice(
            game,
            say("heading-letter"),
            paragraphs,
            seat=seat,
            table=laid if not said.left else None,
            sections=said.sections,
            with_form=said.form,
            failed=lost or bool(said.misread),
        )
        ration = "" if said.acted or said.left else ASKED
        mails = incoming.answer(game, seat, notice, ration=ration, over=_over(incoming, laid, said))
        return Handled(verdict=ASKED, mails=mails, game=game, seat=seat)
    return _unreadable(incoming, laid, seat, reading, unused, remarks)


def _over(incoming: Incoming, laid: Table, said: Said) -> Deadline | None:
    """The deadline that is none any more for a player who has just left his seat."""
    return stating.unneeded(laid.game, laid.phase, incoming.at) if said.left else None


def _unreadable(
    incoming: Incoming,
    laid: Table,
    seat: Seat,
    reading: LetterReading,
    unused: Sequence[Unused],
    remarks: Sequence[str],
) -> Handled:
    """A letter in which nothing could be read as an order: it is said what would have worked."""
    orders: Orders = table.orders(incoming.unit, laid, seat.number)
    paragraphs: list[str] = [
        say("unreadable"),
        *ending.still(laid, seat, orders),
        *([say("unreadable-press")] if pressing.answered(incoming.unit, incoming.letter.in_reply_to) else []),
        *remarks,
        *_misread(reading.problems),
        *_passed_over(unused),
        say("unreadable-how"),
        say("unreadable-pass"),
    ]
    if laid.owes(seat.number) and not orders.heard:
        paragraphs.append(say("unreadable-silent"))
    notice = documents.notice(
        laid.game,
        say("heading-orders-of", seat=seat.name, heading=laid.heading.titled),
        paragraphs,
        seat=seat,
        table=laid,
        with_form=documents.form(incoming.office, laid, seat.number, orders.clauses),
        failed=True,
    )
    mails = incoming.answer(laid.game, seat, notice, ration=UNREADABLE)
    return Handled(verdict=UNREADABLE, mails=mails, game=laid.game, seat=seat)


def _passed_over(unused: Sequence[Unused]) -> list[str]:
    return [say("passed-over", line=one.line, reason=one.reason, words=one.text) for one in unused]


def _misread(problems: Sequence[Problem]) -> list[str]:
    return [problem.titled for problem in problems]


def unused_lines(reading: LetterReading, sifted: Sifted) -> list[Unused]:
    """The lines that were not taken for orders, once each; what everybody expects to be passed over is not told."""
    told = (one for one in reading.ignored if one.reason not in _NOT_WORTH_SAYING)
    found = {one.line: Unused(one.line, one.text, _reason(one.reason)) for one in told}
    for ignored in sifted.ignored:
        if ignored.reason not in _NOT_WORTH_SAYING and ignored.line.depth == 0:
            line = ignored.line
            found[line.number] = Unused(line.number, line.text, _reason(ignored.reason))
    return [found[number] for number in sorted(found)]


def _reason(said: str) -> str:
    """Why a line was passed over, to be said in any language."""
    name = _REASONS.get(said)
    return said if name is None else say(name)
