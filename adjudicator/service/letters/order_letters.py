"""Letters with orders: read, put on file, and answered with everything that stands now."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import json
from msgspec.structs import replace

from adjudicator.mail.intake.verdict import Accepted
from adjudicator.mail.quotation.own_lines import Sifted
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.values.directive import OF_A_PHASE
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words.directives import CHECK
from adjudicator.orders.words.refusals import Refusal
from adjudicator.reports.values.document import Deadline, Unused
from adjudicator.service import service_words
from adjudicator.service.documents import acknowledgements, added_languages, documents
from adjudicator.service.game import orders_cache, orders_on_file, seat_names, table
from adjudicator.service.game.known_writers import taken_apart
from adjudicator.service.game.orders_on_file import Body, Orders
from adjudicator.service.game.table import Table
from adjudicator.service.games import phase_end, press_delivery, substitutes
from adjudicator.service.intake import held_letters, quoted_orders
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.intake.intake_desk import Desk
from adjudicator.service.letters import denied_letters, failed_questions, joins
from adjudicator.service.letters.letter_check import only_checked
from adjudicator.service.letters.offering import NOTHING, Offering, offering
from adjudicator.service.letters.unused_lines import unused_lines
from adjudicator.service.offers import offers_on_file, tries
from adjudicator.service.offers.offers_on_file import NO_OFFERS, Offer
from adjudicator.service.offers.orders_in_letter import made_out
from adjudicator.service.offers.understood_lines import Understood
from adjudicator.service.seats import declining, refused_mail, seating
from adjudicator.service.service_words.answer import ASKED, Said
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import deadlines
from adjudicator.store.tables.values import Game, Seat
from adjudicator.store.tables.values import Letter as Filed

ACCEPTED, UNREADABLE, LEFT = "accepted", "unreadable", "left"


class _Found(NamedTuple):
    """What was found in a letter: how it is read, what is kept of it, and the answers to its service words.

    `unused` are the lines that were not read as orders; `remarks` are other things to tell the writer.
    """

    reading: LetterReading
    body: Body | None
    said: Said
    unused: Sequence[Unused]
    remarks: Sequence[str]
    answers: bool = False
    """Whether it answers what was offered before."""
    understood: Sequence[Understood] = ()
    """The lines in other words that stand as they were understood."""
    texts: Sequence[str] = ()
    """What its lines say."""

    @property
    def says_nothing(self) -> bool:
        """Whether there is nothing in it to answer, but perhaps CHECK."""
        asked = [one for one in self.reading.directives if one.word != CHECK]
        return not (asked or self.reading.problems or self.answers) and self.body is None

    @property
    def detail(self) -> dict[str, int]:
        """How much of it was read, for the files."""
        return {"read": len(self.reading.read), "problems": len(self.reading.problems)}

    @property
    def filed(self) -> str | None:
        """What is kept of it, as it is filed."""
        return None if self.body is None else orders_on_file.written(self.body)


def ordered(incoming: Incoming, verdict: Accepted) -> Handled:
    """The outcome of a letter that counts for a seat in the open phase."""
    found = incoming.desk.found(verdict.game, verdict.seat)
    assert found is not None, "the intake accepts letters only for seats there are"
    game, seat = found
    laid = table.laid(incoming.unit, game)
    assert laid is not None, "the intake accepts letters only for games with an open phase"
    if seating.newcomer(incoming.unit, game, seat):
        return joins.sit(incoming, game, seat, asked=False)
    if (refusal := _never_came(incoming, seat)) is not None:
        return declining.left(incoming, game, seat, refusal)
    if seat.status == "removed" or not laid.obeyed(seat.number):
        asked = service_words.asked_anyway(incoming, game, seat)
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
    if (denied := denied_letters.denied(incoming, laid, seat)) is not None:
        return denied
    sifted = incoming.desk.sifted(game, seat)
    held = held_letters.asked_for(incoming, game, seat, [line.text for line in sifted.typed if not line.doubtful])
    if held is None:
        doubt = say(f"doubt-{verdict.doubt}") if verdict.doubt else ""
        return _counted(incoming, laid, seat, incoming.desk, sifted, doubt)
    return let_count(incoming, laid, seat, held, say("released-by-owner"))


def _never_came(incoming: Incoming, seat: Seat) -> Refusal | None:
    """What somebody refuses who was invited to a game, never joined, and answers the invitation when it has begun."""
    unit = incoming.unit
    if seat.status != "invited" or not declining.answers_invitation(unit, incoming.letter):
        return None
    plays = any(one.verdict == ACCEPTED for one in unit.game_letters.of_seat(seat.game_id, seat.number))
    return None if plays else refused_mail.said(incoming)


def let_count(incoming: Incoming, laid: Table, seat: Seat, held: Filed, remark: str) -> Handled:
    """Let a held letter count after all, from when it came; `incoming` is the letter that releases it."""
    desk = Desk(incoming.office, incoming.unit, taken_apart(incoming.unit, held))
    handled = _counted(incoming, laid, seat, desk, desk.sifted(laid.game, seat), remark, held)
    return replace(
        handled,
        verdict=held_letters.RELEASED,
        body=None,
        serial=laid.game.serial,
        detail={**offers_on_file.of(handled.detail), "released": held.id},
    )


def _counted(
    incoming: Incoming, laid: Table, seat: Seat, desk: Desk, sifted: Sifted, remark: str, held: Filed | None = None
) -> Handled:
    """The outcome of a letter's orders. A `held` letter counts in its own place, before later ones.

    `desk` is where it is judged, and `remark` is what its writer is told first.
    """
    source, game = desk.letter, laid.game
    came = held.received_at if held is not None else incoming.at
    made = made_out(incoming.unit, laid, seat, source, sifted, came)
    reading = added_languages.understood(incoming.office, laid, seat.number, made.lines, made.reading)
    back: tuple[str, ...] = ()
    if made.body is not None and held is None and incoming.desk.standing_in(game, seat) is None:
        back = substitutes.back(incoming.office, incoming.unit, laid, seat, incoming.at)
    said = service_words.answered(incoming, game, seat, reading.directives, laid)
    if any(one.word not in OF_A_PHASE for one in reading.directives):
        seat, laid = service_words.as_he_wants_it(incoming, seat), service_words.as_it_is(incoming, laid)
    unused = [
        *unused_lines(reading, sifted),
        *quoted_orders.meant(incoming, laid, seat, source, sifted),
        *quoted_orders.commented(incoming, laid, seat, sifted, desk.form_of(game, seat)),
    ]
    remarks = (
        *back,
        *made.remarks,
        *source.problems,
        *acknowledgements.not_closely(reading),
        *quoted_orders.headed(incoming, laid, seat, source),
    )
    texts = [line.text for line in made.lines if not line.context]
    found = _Found(reading, made.body, said, unused, remarks, made.accepted is not None, made.understood, texts)
    if held is not None:
        _release(incoming, game, held, found)
    if sifted.checked is None:
        return _outcome(incoming, laid, seat, found, remark, new=held is None)
    before = () if found.body is None or held is not None else (found.body,)
    document = only_checked(incoming.office, incoming.unit, laid, seat, source, sifted.checked, came, before)
    if found.says_nothing:
        mails = incoming.answer(game, seat, document, ration=ASKED, besides=said.mails)
        return Handled(verdict=ASKED, mails=mails, game=game, seat=seat, serial=game.serial)
    handled = _outcome(incoming, laid, seat, found, remark, new=held is None)
    return replace(handled, mails=(*handled.mails, incoming.further(game, seat, document, "checked")))


def _outcome(incoming: Incoming, laid: Table, seat: Seat, found: _Found, remark: str, *, new: bool) -> Handled:
    """The outcome of what counts in a letter; `new` if it is not on file."""
    reading, said = found.reading, found.said
    if found.body is not None or said.show_orders or (found.answers and not (reading.directives or reading.problems)):
        return _acknowledged(incoming, laid, seat, found, remark, new=new)
    if reading.directives:
        return _answered(incoming, laid, seat, found)
    return _unreadable(incoming, laid, seat, found)


def _release(incoming: Incoming, game: Game, held: Filed, found: _Found) -> None:
    """File the outcome of a letter that was held."""
    verdict = ACCEPTED if found.body is not None else ASKED if found.reading.directives else UNREADABLE
    noted = {**json.decode(held.detail or "{}"), **found.detail, "released_by": incoming.number}
    incoming.unit.game_letters.release(held.id, verdict, detail=json.encode(noted).decode(), body=found.filed)
    held_letters.settled(incoming.unit, game, held.id, incoming.at)


def _acknowledged(incoming: Incoming, laid: Table, seat: Seat, found: _Found, remark: str, *, new: bool) -> Handled:
    """A letter with orders, or one that asks for them: answered with all that stands; `new` if it is not on file."""
    office, unit, game, number = incoming.office, incoming.unit, laid.game, seat.number
    reading, body, said = found.reading, found.body, found.said
    further = (body,) if new and body is not None else ()
    # The answer shows the letters on file, read again: the same that will be adjudicated.
    orders = table.orders(unit, laid, number, *further, number=incoming.number)
    changed = phase_end.after_orders(incoming, laid, seat, orders) if body is not None else phase_end.Changed(laid)
    laid = changed.table
    advice = acknowledgements.advice_on(office, laid, seat, orders, reading)
    acknowledgements.tell_untried(office, unit, laid, seat, advice, incoming.at)
    offered = _offering(incoming, laid, seat, orders, found)
    named = seat_names.told(reading.naming)
    notes = (*([remark] if remark else ()), *found.remarks, *named, *said.paragraphs, *changed.notes)
    document = acknowledgements.acknowledgement(
        acknowledgements.seated(office, laid, seat),
        orders,
        reading,
        advice=advice,
        unused=found.unused,
        notes=notes,
        offers=offered.offers,
        understood=offered.understood,
    )
    if body is not None:
        # Only once the orders have been tried: a letter is examined beforehand without writing.
        orders_cache.say(unit, laid, number, orders, *further, number=incoming.number)
    deadline = document.deadline if not said.left else None
    document = replace(document, misread=(*document.misread, *said.misread), deadline=deadline)
    mails = incoming.answer(game, seat, document, over=_over(incoming, laid, said), besides=said.mails)
    if said.sections or said.form.lines:
        notice = documents.notice(
            game, say("heading-asked"), (), seat=seat, table=laid, sections=said.sections, with_form=said.form
        )
        mails = (*mails, incoming.further(game, seat, notice))
    return Handled(
        verdict=ACCEPTED if body is not None else ASKED,
        mails=(*mails, *changed.mails),
        game=game,
        seat=seat,
        serial=game.serial,
        body=found.filed,
        detail={**found.detail, **offered.noted(incoming)},
        writer=incoming.desk.standing_in(game, seat) if found.body is not None else None,
    )


def _answered(incoming: Incoming, laid: Table, seat: Seat, found: _Found) -> Handled:
    """A letter with service words and no orders: answered, with the lines meant as orders that are lost."""
    game, problems, said = laid.game, found.reading.problems, found.said
    lost = any(problem.ordered for problem in problems)
    orders = table.orders(incoming.unit, laid, seat.number) if lost else Orders()
    offered = _offering(incoming, laid, seat, orders, found) if lost else NOTHING
    still = phase_end.still(laid, seat, orders) if lost else ()
    unread = (*([say("unreadable")] if lost else ()), *still, *_misread(problems, offered.offers))
    misread = (*map(service_words.told, said.misread), *unread)
    notice = documents.notice(
        game,
        say("heading-letter"),
        (*said.paragraphs, *misread, *found.remarks, *_passed_over(found.unused)),
        seat=seat,
        table=laid if not said.left else None,
        sections=said.sections,
        with_form=said.form,
        failed=lost or bool(said.misread),
        offers=offered.offers,
    )
    ration = "" if said.acted or said.left else ASKED
    mails = incoming.answer(game, seat, notice, ration=ration, over=_over(incoming, laid, said), besides=said.mails)
    noted = offered.noted(incoming)
    return Handled(verdict=ASKED, mails=mails, game=game, seat=seat, serial=game.serial, detail=noted)


def _offering(incoming: Incoming, laid: Table, seat: Seat, orders: Orders, found: _Found) -> Offering:
    """What to offer for everything in a letter that could not be done."""
    problems = (*found.reading.problems, *orders.problems)
    return offering(incoming.unit, incoming.at, laid, seat, orders, problems, found.understood)


def _over(incoming: Incoming, laid: Table, said: Said) -> Deadline | None:
    """The deadline that no longer applies to a player who has just left their seat."""
    return deadlines.unneeded(laid.game, laid.phase, incoming.at) if said.left else None


def _unreadable(incoming: Incoming, laid: Table, seat: Seat, found: _Found) -> Handled:
    """A letter in which nothing could be read as an order: the answer says what would have worked."""
    refusal = refused_mail.said(incoming)
    if refusal is not None and refusal.never:
        return _plays_on(incoming, laid, seat)
    orders: Orders = table.orders(incoming.unit, laid, seat.number)
    offered = _offering(incoming, laid, seat, orders, found)
    offers = offered.offers
    asked = () if offers else failed_questions.failed(incoming.office, laid, seat, orders, found.texts)
    silent = laid.owes(seat.number) and not orders.heard
    paragraphs: list[str] = [
        say("unreadable"),
        *phase_end.still(laid, seat, orders),
        *([say("unreadable-press")] if press_delivery.answered(incoming.unit, incoming.letter.in_reply_to) else []),
        *found.remarks,
        *_misread(found.reading.problems, offers),
        *_passed_over(found.unused),
        *(() if offers else (say("unreadable-how", shown=bool(asked)),)),
        *([say("unreadable-silent")] if silent else () if offers else (say("unreadable-pass"),)),
    ]
    notice = documents.notice(
        laid.game,
        say("heading-orders-of", seat=seat.name, heading=laid.heading.titled),
        paragraphs,
        seat=seat,
        table=laid,
        failed=True,
        offers=offers,
        still=asked,
    )
    mails = incoming.answer(laid.game, seat, notice, ration=UNREADABLE)
    serial, noted = laid.game.serial, offered.noted(incoming)
    _tell_late(incoming, laid, seat, orders, noted)
    return Handled(verdict=UNREADABLE, mails=mails, game=laid.game, seat=seat, serial=serial, detail=noted)


def _plays_on(incoming: Incoming, laid: Table, seat: Seat) -> Handled:
    """A player wants no more letters: the game cannot be played without them, so the answer says how to leave it."""
    orders = table.orders(incoming.unit, laid, seat.number)
    paragraphs = (say("plays-on", seat=seat.name, game=laid.game.name), *phase_end.still(laid, seat, orders))
    heading = say("heading-orders-of", seat=seat.name, heading=laid.heading.titled)
    notice = documents.notice(laid.game, heading, paragraphs, seat=seat, table=laid, failed=True)
    mails = incoming.answer(laid.game, seat, notice, ration=UNREADABLE)
    return Handled(verdict=UNREADABLE, mails=mails, game=laid.game, seat=seat, serial=laid.game.serial)


def _tell_late(incoming: Incoming, laid: Table, seat: Seat, orders: Orders, noted: Mapping[str, Any]) -> None:
    """Tell the game masters at once of somebody who was not understood, if no reminder comes that would tell them."""
    phase = laid.phase
    reminds = phase.remind_at is not None and phase.reminded_at is None and incoming.at < phase.remind_at
    if reminds or orders.heard or not laid.owes(seat.number):
        return
    offers = tuple(noted.get(offers_on_file.OFFERS, ()))
    tries.tell(
        incoming.office,
        incoming.unit,
        laid,
        tries.Tried(seat.number, incoming.number, incoming.at, offers),
        incoming.at,
    )


def _passed_over(unused: Sequence[Unused]) -> list[str]:
    return [say("passed-over", line=one.line, reason=one.reason, words=one.text) for one in unused]


def _misread(problems: Sequence[Problem], offers: Mapping[str, Offer] = NO_OFFERS) -> list[str]:
    """Problems in sentences; what is offered stands below them, so these do not repeat it."""
    said = [replace(one, suggestion="").titled if one.suggestion in offers else one.titled for one in problems]
    return list(dict.fromkeys(said))
