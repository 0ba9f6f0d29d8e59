"""From documents to letters: keys, Message-IDs, threads and reply addresses. The same values give the same bytes."""

from collections.abc import Sequence
from datetime import date, datetime
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import quote

from msgspec.structs import replace

from adjudicator.engine.phrasebook import Tongue
from adjudicator.engine.saying import spoken
from adjudicator.mail.compose import Attachment, Inline, Mail, compose, message_id
from adjudicator.reports import calendar, flowing
from adjudicator.reports import format as formats
from adjudicator.reports.document import Deadline, Document
from adjudicator.reports.link import Reply
from adjudicator.reports.machine import encoded
from adjudicator.reports.render import render
from adjudicator.reports.text import ready
from adjudicator.service.office import Office
from adjudicator.service.speech import say
from adjudicator.store.values import Game, NewMail, Seat

if TYPE_CHECKING:
    from adjudicator.mail.letter import Letter

_D = TypeVar("_D", bound=Document)

LONGEST_THREAD: Final = 12
"""How many Message-IDs a References header holds at most: the first and the latest ones."""

ERA: Final = 1000
"""So far apart are the numbers of mails, and of changes to a deadline, from before and after a restore."""

INVITATION, REPORT, REMINDER, FINAL = "invitation", "report", "reminder", "final"
LATE, INTRODUCTION = "late", "introduction"
_DATED: Final = frozenset((REPORT, REMINDER, LATE, INTRODUCTION))
"""Letters that bring the deadline for calendars."""


def key(game: Game, seat: Seat, serial: int, kind: str) -> str:
    """The key of a mail to a seat: `andromeda/17/Red/report`."""
    return f"{game.name}/{serial}/{seat.name}/{kind}"


def report_key(game: Game, seat: Seat, serial: int) -> str:
    """The key of the report that opened a phase for a seat."""
    return key(game, seat, serial, REPORT)


def introduction_kind(seat: Seat) -> str:
    """The kind of the report with which somebody takes over a seat, as it stands in the key: one for each time."""
    return f"{REPORT}/{seat.hands}"


def introduction_key(game: Game, seat: Seat, serial: int) -> str:
    """The key of the report with which somebody takes over a seat in a phase."""
    return key(game, seat, serial, introduction_kind(seat))


def refusal_key(kind: str, to: str, day: date, n: int) -> str:
    """The key of the nth answer of a kind to an address on a day."""
    return f"refused/{kind}/{quote(to, safe='@+')}/{day.isoformat()}/{n}"


def answer_id(office: Office, identity: str) -> str:
    """The Message-ID of the answer to a letter: copies of a letter have the same."""
    return answer_ids(office, identity)[-1]


def answer_ids(office: Office, identity: str) -> tuple[str, ...]:
    """The Message-IDs that the answer to a letter can have had: another one after each restore from a backup."""
    eras = range(len(office.restores) + 1)
    return tuple([f"<{identity}.answer{era or ''}@{office.host}>" for era in eras])


def named_id(office: Office, name: str) -> str:
    """The Message-ID of a mail that nothing but its key names."""
    if office.restores:
        name = f"{name}\0{len(office.restores)}"
    return f"<{blake2b(name.encode(), digest_size=16).hexdigest()}.mail@{office.host}>"


def key_of(seat: Seat) -> int:
    """Which keys of a seat its reader has: whoever has left only his own, which are dead, not those of who comes."""
    return seat.hands - (seat.status == "removed")


def thread_id(office: Office, game: Game, seat: Seat, kind: str, serial: int, n: int = 1) -> str:
    """The Message-ID of the nth invitation, report, reminder or final report: an answer to it says what it is for."""
    # A report opens its phase: one of the phase that was open in a backup had left before that.
    n += ERA * office.era(game.name, serial - (kind in (INVITATION, REPORT)))
    return message_id(game.name, seat.name, kind, serial, n, office.host)


def thread(office: Office, game: Game, seat: Seat, serial: int) -> tuple[str, ...]:
    """The Message-IDs of a seat's invitation and of its reports up to one, oldest first."""
    invitation = thread_id(office, game, seat, INVITATION, 0)
    # Those before the latest ones are left out anyway.
    first = max(1, serial + 2 - LONGEST_THREAD)
    return (invitation, *(thread_id(office, game, seat, REPORT, number) for number in range(first, serial + 1)))


def shortened(thread: Sequence[str]) -> tuple[str, ...]:
    """A thread without its middle, where it is long."""
    distinct = tuple(dict.fromkeys(thread))
    if len(distinct) <= LONGEST_THREAD:
        return distinct
    return (distinct[0], *distinct[1 - LONGEST_THREAD :])


def letter(
    office: Office,
    game: Game,
    seat: Seat,
    document: Document,
    *,
    kind: str,
    serial: int,
    at: datetime,
    parents: Sequence[str],
    attachments: Sequence[Attachment] = (),
    key_kind: str = "",
    over: Deadline | None = None,
    n: int = 1,
) -> NewMail:
    """The first (or nth) letter of a kind to a seat about a phase, in its thread; answers to it are for `serial`.

    A letter that says when orders are due brings that for calendars, too; `over` is a deadline that is to go from them.
    """
    name = key(game, seat, serial, key_kind or kind)
    known = kind in (INVITATION, REPORT, REMINDER, FINAL)
    own = thread_id(office, game, seat, kind, serial, n) if known else named_id(office, name)
    return _mail(
        office,
        (game, seat, serial),
        document,
        name=name,
        own=own,
        at=at,
        parents=parents,
        auto="auto-generated",
        attachments=attachments,
        dated=kind in _DATED,
        over=over,
    )


def answer(
    office: Office,
    game: Game,
    seat: Seat,
    document: Document,
    *,
    to: "Letter",
    identity: str,
    name: str,
    serial: int,
    at: datetime,
    over: Deadline | None = None,
) -> NewMail:
    """The answer to a player's letter, under the key `name`, to the address of his seat.

    `over` is a deadline that is to go from his calendar.
    """
    return _mail(
        office,
        (game, seat, serial),
        document,
        name=name,
        own=answer_id(office, identity),
        at=at,
        parents=parents_of(to),
        auto="auto-replied",
        over=over,
    )


def parents_of(letter: "Letter") -> tuple[str, ...]:
    """The thread that an answer to a letter belongs to (RFC 5322, 3.6.4)."""
    return shortened([one for one in (*(letter.references or letter.in_reply_to), letter.message_id) if one])


def _mail(
    office: Office,
    about: tuple[Game, Seat, int],
    document: Document,
    *,
    name: str,
    own: str,
    at: datetime,
    parents: Sequence[str],
    auto: str,
    attachments: Sequence[Attachment] = (),
    dated: bool = False,
    over: Deadline | None = None,
) -> NewMail:
    game, seat, serial = about
    tongue = office.tongue(game, seat.language)
    document = spoken(own_clock(document, seat), tongue)
    role, hands = (seat.name, key_of(seat)) if game.status != "forming" else ("join", 0)
    reply = office.reply_to(game.name, role, serial, hands)
    about_it = office.subject(f"[{game.name}] {_orders(seat.name, tongue)}", game.name, role, serial, hands)
    words = office.words_in(seat.language, game.name)
    rendered = render(document, words, Reply(reply or office.mailbox, about_it), marked=reply is None)
    wanted = formats.read(seat.format) if seat.format is not None else formats.USUAL
    attachments = (*attachments, *_calendar(office, (game, seat), document, at, over, tongue, always=dated))
    if wanted.json:
        attachments = (*attachments, Attachment(f"{game.name}.json", "application/json", encoded(document)))
    mail = Mail(
        sender=(office.name, office.mailbox),
        to=(seat.player, seat.address),
        subject=office.subject(rendered.subject, game.name, role, serial, hands),
        date=at,
        message_id=own,
        text=rendered.flowed if wanted.text else None,
        flowed=True,
        html=rendered.pages if wanted.html else None,
        shown=tuple(Inline(image.cid, "image/png", image.data) for image in rendered.images),
        reply_to=(office.name, reply) if reply is not None else None,
        in_reply_to=parents[-1] if parents else "",
        references=tuple(parents),
        auto="auto-replied" if auto == "auto-replied" else "auto-generated",
        attachments=tuple(attachments),
        list_id=office.list_id(game.name),
    )
    return NewMail(name, own, game.id, seat.number, seat.address, compose(mail), at)


def _calendar(
    office: Office,
    about: tuple[Game, Seat],
    document: Document,
    at: datetime,
    over: Deadline | None,
    tongue: Tongue,
    *,
    always: bool,
) -> tuple[Attachment, ...]:
    """When orders are due, for the reader's calendar: in letters that are about it, and wherever it has changed.

    It holds no key and nothing of the game: people share their calendars.
    """
    deadline: Deadline | None = getattr(document, "deadline", None)
    game, seat = about
    entries = [_entry(office, game, seat, spoken(over, tongue), tongue, over=True)] if over is not None else []
    if deadline is not None and deadline.serial and (always or deadline.moves):
        entries.append(_entry(office, game, seat, deadline, tongue))
    if not entries:
        return ()
    data = calendar.written(tuple(entries), (office.name, office.mailbox), at)
    return (Attachment(f"{game.name}.ics", calendar.TYPE, data),)


def _entry(
    office: Office, game: Game, seat: Seat, deadline: Deadline, tongue: Tongue, *, over: bool = False
) -> calendar.Entry:
    return calendar.Entry(
        uid=f"{game.name}.{seat.name.lower()}.{deadline.serial}@{office.host}",
        at=deadline.at,
        moves=deadline.moves + over + ERA * office.era(game.name, deadline.serial),
        summary=f"{game.name}: {_due(seat.name, deadline.phase, tongue)}",
        said=" ".join(deadline.remarks),
        cancelled=over,
    )


@lru_cache(1024)
def _orders(seat: str, tongue: Tongue) -> str:
    """What a letter with orders is about; the tables of all games have the same few seats."""
    return say("mail-orders", seat=seat).again(tongue)


@lru_cache(1024)
def _due(seat: str, phase: str, tongue: Tongue) -> str:
    """What a calendar says of a deadline."""
    return say("calendar-orders", seat=seat, phase=phase).again(tongue)


def own_clock(document: _D, seat: Seat) -> _D:
    """The document with its times by the clock of its reader, too, where he has asked for that."""
    deadline: Deadline | None = getattr(document, "deadline", None)
    if seat.zone is None or deadline is None:
        return document
    return replace(document, deadline=replace(deadline, own=seat.zone))


def plain(
    office: Office,
    *,
    name: str,
    own: str,
    to: tuple[str, str],
    subject: str,
    text: str,
    at: datetime,
    parents: Sequence[str] = (),
    auto_replied: bool = True,
    reply_to: str | None = None,
    game_id: int | None = None,
    seat: int | None = None,
) -> NewMail:
    """A letter of ready words, to anybody; long lines of it flow."""
    mail = Mail(
        sender=(office.name, office.mailbox),
        to=to,
        subject=subject,
        date=at,
        message_id=own,
        text=flowing.sent(ready(text)),
        flowed=True,
        reply_to=(office.name, reply_to) if reply_to is not None else None,
        in_reply_to=parents[-1] if parents else "",
        references=tuple(parents),
        auto="auto-replied" if auto_replied else "auto-generated",
        list_id=office.list_id(),
    )
    return NewMail(name, own, game_id, seat, to[1], compose(mail), at)
