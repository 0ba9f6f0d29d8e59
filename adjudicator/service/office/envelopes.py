"""From documents to mails: keys, Message-IDs, threads and reply addresses. Equal values give equal bytes."""

import hmac
from collections.abc import Sequence
from datetime import date, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar
from urllib.parse import quote

from msgspec.structs import replace

from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import spoken
from adjudicator.mail.writing.compose import Attachment, Auto, Inline, Mail, compose, message_id
from adjudicator.reports.pictures.picture import Image
from adjudicator.reports.rendering.render import Rendered, Wanted, render_all
from adjudicator.reports.text import flowed_text, rules_file
from adjudicator.reports.text.text import ready
from adjudicator.reports.values import calendar
from adjudicator.reports.values import letter_format as formats
from adjudicator.reports.values.document import Deadline, Document, Invitation, Welcome
from adjudicator.reports.values.json_letter import encoded
from adjudicator.reports.values.order_page import Tapping, filled, link
from adjudicator.reports.values.reply_link import Reply, mailto
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game, NewMail, Seat

if TYPE_CHECKING:
    from adjudicator.mail.parsing.letter import Letter
    from adjudicator.store.database.unit import Unit

_D = TypeVar("_D", bound=Document)

LONGEST_THREAD: Final = 12
"""How many Message-IDs a References header contains at most: the first and the latest ones."""

ERA: Final = 1000
"""The distance between numbers of mails, or of changes to a deadline, before and after a restore."""

INVITATION, REPORT, REMINDER, FINAL = "invitation", "report", "reminder", "final"
UNSUBSCRIBE: Final = "unsubscribe"
"""What a mail program writes for a reader who presses its button of that name."""
LATE, INTRODUCTION = "late", "introduction"
_DATED: Final = frozenset((REPORT, REMINDER, LATE, INTRODUCTION))
"""Letters that contain the deadline for calendars."""
TEXT: Final = "text/plain; charset=utf-8"
"""The type of a file that anybody can read."""
_CAN_WAIT: Final = frozenset((REPORT, REMINDER, "notice", "press"))
"""Letters that the letter of the day can bring, for whoever gets one. All others answer or ask something, or end it."""


def key(game: Game, seat: Seat, serial: int, kind: str) -> str:
    """The key of a mail to a seat: `andromeda/17/Red/report`."""
    return f"{game.name}/{serial}/{seat.name}/{kind}"


def report_key(game: Game, seat: Seat, serial: int) -> str:
    """The key of the report that opened a phase for a seat."""
    return key(game, seat, serial, REPORT)


def introduction_kind(seat: Seat) -> str:
    """The kind, as part of the key, of the report to a seat's new player: one for each new player."""
    return f"{REPORT}/{seat.hands}"


def introduction_key(game: Game, seat: Seat, serial: int) -> str:
    """The key of the report to a seat's new player in a phase."""
    return key(game, seat, serial, introduction_kind(seat))


def refusal_key(kind: str, to: str, day: date, n: int) -> str:
    """The key of the nth answer of a kind to an address on a day."""
    return f"refused/{kind}/{quote(to, safe='@+')}/{day.isoformat()}/{n}"


def answer_id(office: Office, identity: str) -> str:
    """The Message-ID of the answer to a letter; the same for copies of the letter."""
    return answer_ids(office, identity)[-1]


def answer_ids(office: Office, identity: str) -> tuple[str, ...]:
    """The possible Message-IDs of the answer to a letter: another one after each restore from a backup.

    The first of them date from when Message-IDs had no mark.
    """
    lefts = (identity, _mark(office, "answer", identity))
    return tuple(
        [f"<{left}.answer{era or ''}@{office.host}>" for left in lefts for era in range(len(office.restores) + 1)]
    )


def named_id(office: Office, name: str) -> str:
    """The Message-ID of a mail that only its key identifies."""
    return f"<{_mark(office, 'mail', name, len(office.restores))}.mail@{office.host}>"


def _mark(office: Office, *about: object) -> str:
    """A mark that nobody without the installation's secret can make, even if they know what it is made from."""
    said = "\0".join(map(str, ("adjudicator Message-ID", *about)))
    return hmac.digest(office.secret, said.encode(), "sha256")[:16].hex()


def key_of(seat: Seat) -> int:
    """Which keys of a seat its reader gets: a player who has left gets only their own, which have expired."""
    return seat.hands - (seat.status == "removed")


def thread_id(office: Office, game: Game, seat: Seat, kind: str, serial: int, n: int = 1) -> str:
    """The Message-ID of the nth invitation, report, reminder or final report: an answer to it shows its subject."""
    # A report opens its phase: a report for the phase that was open in a backup had left before the backup.
    n += ERA * office.era(game.name, serial - (kind in (INVITATION, REPORT)))
    mark = _mark(office, "thread", game.name, seat.name, kind, serial, n)
    return message_id(game.name, seat.name, kind, serial, n, mark, office.host)


def thread(unit: "Unit", game: Game, seat: Seat, serial: int) -> tuple[str, ...]:
    """The Message-IDs of a seat's invitation and of its reports up to one, oldest first.

    They are read from the files: mails of a running game may have been named differently, or with another secret.
    """
    return threads(unit, game, (seat,), serial)[0]


def threads(unit: "Unit", game: Game, seats: Sequence[Seat], serial: int) -> list[tuple[str, ...]]:
    """The same for each of some seats, found in one query."""
    # Those before the latest ones would be left out anyway.
    reports = range(max(1, serial + 2 - LONGEST_THREAD), serial + 1)
    keys = [[key(game, seat, 0, INVITATION), *[report_key(game, seat, number) for number in reports]] for seat in seats]
    named = unit.outbox.named([one for of_seat in keys for one in of_seat])
    return [tuple([named[one] for one in of_seat if one in named]) for of_seat in keys]


def shortened(thread: Sequence[str]) -> tuple[str, ...]:
    """A thread; if it is long, without its middle."""
    distinct = tuple(dict.fromkeys(thread))
    if len(distinct) <= LONGEST_THREAD:
        return distinct
    return (distinct[0], *distinct[1 - LONGEST_THREAD :])


class To(NamedTuple):
    """A letter to be written: its reader, its content, and its thread."""

    seat: Seat
    document: Document
    parents: Sequence[str]


def letters(
    office: Office,
    game: Game,
    several: Sequence[To],
    *,
    kind: str,
    serial: int,
    at: datetime,
    attachments: Sequence[Attachment] = (),
    key_kind: str = "",
    over: Deadline | None = None,
    n: int = 1,
    waits: bool = True,
    data: bool = True,
) -> list[NewMail]:
    """The first (or nth) letters of a kind to seats about a phase, each in its thread; answers are for `serial`.

    Letters that say when orders are due contain that for calendars too; `over` is a deadline to be removed from them.
    Those that can wait do so, for whoever gets one letter a day; not `waits` means that they come singly all the same.
    Without `data` nobody gets them as JSON, too.
    """
    waits = waits and kind in _CAN_WAIT
    known, dated, drafts = kind in (INVITATION, REPORT, REMINDER, FINAL), kind in _DATED, list[_Draft]()
    for seat, document, parents in several:
        name = key(game, seat, serial, key_kind or kind)
        own = thread_id(office, game, seat, kind, serial, n) if known else named_id(office, name)
        drafts.append(
            _Draft(
                game,
                seat,
                serial,
                document,
                name,
                own,
                at,
                parents,
                "auto-generated",
                attachments,
                dated,
                over,
                waits,
                data,
            )
        )
    return _mails(office, drafts)


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
    waits: bool = True,
    data: bool = True,
) -> NewMail:
    """One of these letters."""
    (mail,) = letters(
        office,
        game,
        [To(seat, document, parents)],
        kind=kind,
        serial=serial,
        at=at,
        attachments=attachments,
        key_kind=key_kind,
        over=over,
        n=n,
        waits=waits,
        data=data,
    )
    return mail


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
    """The answer to a player's letter, under the key `name`, sent to the address of their seat.

    `over` is a deadline to be removed from their calendar.
    """
    own = answer_id(office, identity)
    (mail,) = _mails(
        office, [_Draft(game, seat, serial, document, name, own, at, parents_of(to), "auto-replied", over=over)]
    )
    return mail


def parents_of(letter: "Letter") -> tuple[str, ...]:
    """The thread that an answer to a letter belongs to (RFC 5322, 3.6.4)."""
    return shortened([one for one in (*(letter.references or letter.in_reply_to), letter.message_id) if one])


class _Draft(NamedTuple):
    """A letter about a phase before it is rendered: its key, its Message-ID, its thread, and its attachments."""

    game: Game
    seat: Seat
    serial: int
    document: Document
    name: str
    own: str
    at: datetime
    parents: Sequence[str]
    auto: Auto
    attachments: Sequence[Attachment] = ()
    dated: bool = False
    over: Deadline | None = None
    waits: bool = False
    data: bool = True

    @property
    def role(self) -> tuple[str, int]:
        """The sender's name of an answer, and which of the seat's keys it needs."""
        return (self.seat.name, key_of(self.seat)) if self.game.status != "forming" else ("join", 0)


def _mails(office: Office, drafts: Sequence[_Draft]) -> list[NewMail]:
    """Letters as they are sent; each step is done for all of them before the next, which is faster than one by one."""
    wanted = [_wanted(office, draft) for draft in drafts]
    written = [
        _mail(office, draft, one, rendered)
        for draft, one, rendered in zip(drafts, wanted, render_all(wanted), strict=True)
    ]
    return [
        NewMail(
            draft.name,
            draft.own,
            draft.game.id,
            draft.seat.number,
            draft.seat.address,
            compose(mail),
            draft.at,
            waits=draft.waits,
        )
        for draft, mail in zip(drafts, written, strict=True)
    ]


def _wanted(office: Office, draft: _Draft) -> Wanted:
    """The values that a letter is rendered from."""
    game, seat, (role, hands) = draft.game, draft.seat, draft.role
    reply = office.reply_to(game.name, role, draft.serial, hands)
    # It is in every link of a letter, and there may be a hundred of them.
    about_it = office.subject(f"[{game.name}] {seat.name}", game.name, role, draft.serial, hands)
    document = spoken(own_clock(draft.document, seat), office.tongue(game, seat.language))
    return Wanted(
        document,
        office.words_in(seat.language, game.name),
        Reply(reply or office.mailbox, about_it),
        marked=reply is None,
        files=sum([len(one.data) for one in _rules(game, document)]),
        paged=_chosen(seat).html,
    )


def _chosen(seat: Seat) -> formats.Format:
    """The parts of letters that a player wants."""
    return formats.read(seat.format) if seat.format is not None else formats.USUAL


def _mail(office: Office, draft: _Draft, wanted: Wanted, rendered: Rendered) -> Mail:
    game, seat, at = draft.game, draft.seat, draft.at
    tongue, (role, hands) = office.tongue(game, seat.language), draft.role
    dates = _calendar(office, (game, seat), wanted.document, at, draft.over, tongue, always=draft.dated)
    attachments = (*draft.attachments, *dates)
    chosen = _chosen(seat)
    if chosen.json and draft.data:
        attachments = (*attachments, Attachment(f"{game.name}.json", "application/json", encoded(wanted.document)))
    if chosen.html:
        attachments = (*attachments, *_order_page(game, wanted))
    attachments = (*attachments, *_rules(game, wanted.document))
    return Mail(
        sender=(office.name, office.mailbox),
        to=(seat.player, seat.address),
        subject=office.subject(rendered.subject, game.name, role, draft.serial, hands),
        date=at,
        message_id=draft.own,
        text=rendered.flowed if chosen.text else None,
        flowed=True,
        html=rendered.pages if chosen.html else None,
        shown=tuple(map(shown, rendered.images)),
        reply_to=None if wanted.marked or wanted.reply is None else (office.name, wanted.reply.address),
        in_reply_to=draft.parents[-1] if draft.parents else "",
        references=tuple(draft.parents),
        auto=draft.auto,
        attachments=attachments,
        list_id=office.list_id(game.name),
        unsubscribe=_declining(office, draft, wanted) if isinstance(draft.document, Invitation) else "",
    )


def _order_page(game: Game, wanted: Wanted) -> tuple[Attachment, ...]:
    """The order page as a file, if it comes with a letter: what the seat is asked is in it."""
    tapping: Tapping | None = getattr(wanted.document, "tapping", None)
    if tapping is None or not tapping.file or wanted.reply is None:
        return ()
    told = link(tapping, wanted.reply).partition("#")[2]
    return (Attachment(f"{game.name}-orders.html", "text/html", filled(tapping.file, told)),)


def _rules(game: Game, document: Document) -> tuple[Attachment, ...]:
    """The rules as a file, if a letter leaves some of them to it."""
    welcome: Welcome | None = getattr(document, "welcome", None)
    if welcome is None or not welcome.given:
        return ()
    return (Attachment(f"{game.name}-rules.txt", TEXT, rules_file.written((*welcome.rules, *welcome.given))),)


def _declining(office: Office, draft: "_Draft", wanted: Wanted) -> str:
    """The link by which a mail program declines an invitation, and with it all letters (RFC 2369)."""
    role, hands = draft.role
    subject = office.subject(UNSUBSCRIBE, draft.game.name, role, draft.serial, hands)
    to = wanted.reply.address if wanted.reply is not None else office.mailbox
    return mailto(Reply(to, subject), [(UNSUBSCRIBE,)])


def shown(image: Image) -> Inline:
    """A picture as a part of a letter."""
    return Inline(image.cid, "image/png", image.data)


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
    """When orders are due, for the reader's calendar: in letters about that, and wherever it has changed.

    It contains no key and nothing about the game: people share their calendars.
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
    # A reader who sees a deadline struck out has no use for what could still change it.
    return calendar.Entry(
        uid=f"{game.name}.{seat.name.lower()}.{deadline.serial}@{office.host}",
        at=deadline.at,
        moves=deadline.moves + over + ERA * office.era(game.name, deadline.serial),
        summary=f"{game.name}: {_due(seat.name, deadline.phase, tongue)}",
        said="" if over else " ".join(deadline.remarks),
        cancelled=over,
    )


@lru_cache(1024)
def _due(seat: str, phase: str, tongue: Tongue) -> str:
    """The text of a calendar entry for a deadline."""
    return say("calendar-orders", seat=seat, phase=phase).again(tongue)


def own_clock(document: _D, seat: Seat) -> _D:
    """The document with its times also by its reader's own clock, if they have asked for that."""
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
    unsubscribe: str = "",
    one_click: str = "",
) -> NewMail:
    """A letter of fixed words, to anybody; its long lines are reflowed."""
    mail = Mail(
        sender=(office.name, office.mailbox),
        to=to,
        subject=subject,
        date=at,
        message_id=own,
        text=flowed_text.sent(ready(text)),
        flowed=True,
        reply_to=(office.name, reply_to) if reply_to is not None else None,
        in_reply_to=parents[-1] if parents else "",
        references=tuple(parents),
        auto="auto-replied" if auto_replied else "auto-generated",
        list_id=office.list_id(),
        unsubscribe=unsubscribe,
        one_click=one_click,
    )
    return NewMail(name, own, game_id, seat, to[1], compose(mail), at)
