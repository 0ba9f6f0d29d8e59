"""One letter a day about all games, for whoever asks for it; what would come too late so leaves singly.

Letters that can wait are queued as ever, and wait. Whether one may go on waiting is found out anew at each look, from
the deadline as it is then; so nothing is missed when deadlines move, clocks jump or nobody has looked for a while.
"""

import logging
from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from itertools import count
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from adjudicator.engine.text.sayings import Several, spoken
from adjudicator.mail.parsing.letter import read
from adjudicator.reports.text.text import heading
from adjudicator.reports.values.moments import Moment
from adjudicator.reports.values.reply_link import Reply, mailto
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.log.entries import note
from adjudicator.service.office import envelopes, one_click
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import day, say
from adjudicator.service.timetable import daily
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.digests import Kept
from adjudicator.store.tables.values import Game, Hours, NewMail, Seat

_log = logging.getLogger(__name__)
ROOM: Final = timedelta(hours=6)
"""How long before the end of a phase the letter of the day must come, to bring what is about it."""
_DAY: Final = timedelta(days=1)
_OFF: Final = "DIGEST off"


class Part(NamedTuple):
    """What the letter of the day says of one game."""

    game: Game
    seat: Seat | None
    laid: Table | None
    letters: Sequence[Kept]
    owes: bool


def write_digests(office: Office) -> int:
    """Queue the letters of the day whose hour has come, and let go what cannot wait; returns how many letters."""
    with office.store.reading() as unit:
        people, stray = unit.hours.digesting(), unit.digests.stray()
    if stray:
        with office.store.unit() as unit:
            unit.digests.let_stray_go()
    return stray + sum(_looked_after(office, one) for one in people)


def next_of(hours: Hours, now: datetime) -> datetime:
    """When the next letter of the day to somebody is due, or was."""
    assert hours.digest is not None, "somebody who gets a letter a day"
    # A clock that was ahead for longer must not silence anybody; one that goes back by a minute brings none twice.
    done = hours.done_at if hours.done_at <= now + _DAY else now
    return daily.after(done, hours.digest, hours.zone)


def _looked_after(office: Office, one: Hours) -> int:
    now = office.clock.now()
    if one.done_at > now + _DAY:
        with office.store.unit() as unit:
            unit.hours.done(one.address, now)
    due = next_of(one, now)
    if due <= now:
        return _written(office, one, now)
    with office.store.reading() as unit:
        urgent = _urgent(unit, one.address, due)
    if not urgent:
        return 0
    with office.store.unit() as unit:
        urgent = _urgent(unit, one.address, due)
        unit.digests.let_go(urgent)
    return len(urgent)


def _urgent(unit: Unit, address: str, due: datetime) -> list[Kept]:
    """The letters to a player that would come too late for a phase with the next letter of the day."""
    found, ends = [], dict[int, datetime | None]()
    for kept in unit.digests.kept(address):
        if kept.game_id is None or kept.seat is None:
            continue
        if kept.game_id not in ends:
            phase = unit.phases.current(kept.game_id)
            ends[kept.game_id] = None if phase is None else phase.ends_at or phase.deadline
        end = ends[kept.game_id]
        if end is not None and end < due + ROOM:
            found.append(kept)
    return found


def _written(office: Office, one: Hours, now: datetime) -> int:
    with office.store.unit() as unit:
        brought = written_by(unit, office, one, now)
    if brought is None:
        return 0
    note(_log, "letter of the day", count=brought)
    return 1


def written_by(unit: Unit, office: Office, one: Hours, now: datetime) -> int | None:
    """Make the letter of the day, once however many look, and say how many letters it brings.

    None if somebody has made it, or there is nothing to say.
    """
    still = unit.hours.of(one.address)
    if still is None or still.digest is None or next_of(still, now) > now:
        return None
    unit.hours.done(one.address, now)
    kept = unit.digests.kept(one.address)
    parts = _parts(unit, one.address, kept)
    if not kept and not any(part.owes for part in parts):
        return None
    unit.digests.sent(kept, now)
    unit.outbox.queue([_mail(office, unit, still, parts, now)])
    return len(kept)


def _parts(unit: Unit, address: str, kept: Sequence[Kept]) -> list[Part]:
    """The games of a person that go on or have news, those first whose phases end first."""
    seats = {one.game_id: one for one in unit.seats.at(address) if one.address == address and one.status != "removed"}
    about = {one.game_id for one in kept if one.game_id is not None}
    parts = []
    for number in sorted({*seats, *about}):
        game, seat = unit.games.get(number), seats.get(number)
        if number not in about and not game.going_on:
            continue
        laid = table.laid(unit, game) if game.going_on else None
        if seat is not None and laid is not None and not laid.seated(seat.number):
            seat = None
        letters = [one for one in kept if one.game_id == number and f"/{envelopes.REMINDER}" not in one.key]
        parts.append(Part(game, seat, laid, letters, _owes(unit, laid, seat)))
    return sorted(parts, key=_place)


def _place(part: Part) -> tuple[bool, str, str]:
    end = part.laid.deadline.at.isoformat() if part.laid is not None else ""
    return (part.laid is None, end, part.game.name)


def _owes(unit: Unit, laid: Table | None, seat: Seat | None) -> bool:
    """Whether orders of a player are missing."""
    if laid is None or seat is None or not laid.owes(seat.number):
        return False
    return not table.orders(unit, laid, seat.number).heard


def _mail(office: Office, unit: Unit, one: Hours, parts: Sequence[Part], now: datetime) -> NewMail:
    seats = [part.seat for part in parts if part.seat is not None]
    language = next((seat.language for seat in seats if seat.language), one.language)
    tongue = office.house_tongue(language)
    alone = parts[0] if len(parts) == 1 and parts[0].seat is not None else None
    said: list[str] = [say("digest-first")]
    for part in parts:
        said += _said(office, unit, one, part, alone=alone is not None)
    said.append(say("digest-end"))
    today = now.astimezone(ZoneInfo(one.zone)).date()
    subject = str(spoken(_subject(today, parts), tongue))
    return envelopes.plain(
        office,
        name=(name := _name(unit, one.address, today)),
        own=envelopes.named_id(office, name),
        to=(seats[0].player if seats else "", one.address),
        subject=office.subject(subject, *_role(alone)) if alone is not None else subject,
        text="\n\n".join(str(spoken(line, tongue)) for line in said) + "\n",
        at=now,
        auto_replied=False,
        reply_to=office.reply_to(*_role(alone)) if alone is not None else None,
        unsubscribe=mailto(Reply(office.mailbox, _OFF), [(_OFF,)]),
        one_click=one_click.link(office, one_click.DIGEST, one.address),
    )


def _name(unit: Unit, address: str, today: date) -> str:
    """The key of the letter: the second of a day has another one, after a clock was set back."""
    names = (f"digest/{address}/{today}" + (f"/{n}" if n > 1 else "") for n in count(1))
    return unit.outbox.free(names)


def _subject(today: date, parts: Sequence[Part]) -> str:
    owing = [part.game.name for part in parts if part.owes]
    return say("digest-subject", day=day(today), due=Several(owing) if owing else "none")


def _said(office: Office, unit: Unit, one: Hours, part: Part, *, alone: bool) -> Iterator[str]:
    """What is said of one game: how it stands, what is owed and how to order, and its letters since."""
    yield heading(part.game.name, "=")
    if part.seat is None:
        yield say("digest-watched")
    elif part.laid is not None:
        yield from _standing(office, one, part, alone=alone)
    if not part.letters:
        yield say("digest-no-news")
    for kept in part.letters:
        mail = unit.outbox.keyed(kept.key)
        if mail is not None:
            letter = read(mail.raw)
            yield f"{heading(letter.subject)}\n" + "\n".join(line.text for line in letter.lines).strip("\n")


def _standing(office: Office, one: Hours, part: Part, *, alone: bool) -> Iterator[str]:
    laid, seat, game = part.laid, part.seat, part.game
    assert laid is not None, "a game that goes on"
    assert seat is not None, "a game in which they play"
    yield say(
        "status",
        seat=seat.name,
        game=game.name,
        heading=laid.heading.titled,
        orders="open" if part.owes else "came" if laid.owes(seat.number) else "none",
        ready=False,
        paused=game.status == "paused",
    )
    yield say("digest-due", when=Moment(replace(laid.deadline, own=seat.zone or one.zone)))
    if alone:
        yield say("digest-reply")
    else:
        tag = office.subject("", *_role(part)).strip()
        to = office.reply_to(*_role(part)) or office.mailbox
        yield say("digest-how", game=game.name, address=to, subject=tag or "none")


def _role(part: Part) -> tuple[str, str, int, int]:
    """What the key of a seat for its game's open phase is made from."""
    assert part.seat is not None, "a game in which they play"
    return (part.game.name, part.seat.name, part.game.serial, envelopes.key_of(part.seat))
