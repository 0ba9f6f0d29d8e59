"""ABSENT: days on which a player is away; deadlines on them are postponed."""

import re
from datetime import date, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from adjudicator.engine.text.sayings import Saying
from adjudicator.orders.words import requests
from adjudicator.reports.values.moments import Moment
from adjudicator.service.documents.game_notices import end_moved
from adjudicator.service.games import absence_bank, games, house_players, substitutes
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import day, say
from adjudicator.service.timetable import days, deadlines, schedule
from adjudicator.service.timetable.days import Once, Yearly
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.tables.values import HOUSE_WRITES

AHEAD: Final = timedelta(days=366)
EXAMPLE: Final = "ABSENT 2026-12-20 to 2027-01-03"

_NONE: Final = re.compile(r"(?:none|no|not|cancel(?:led)?|back|withdraw)\W*\Z", re.I)
_UNTIL: Final = re.compile(r"(?:until|till|to)\s+(.+)\Z", re.I)
_FROM: Final = re.compile(r"(?:from|on|between)\s+", re.I)


def absent(asked: Asked) -> Said:
    """Take days from the seat's bank, and postpone deadlines on them; ABSENT none returns the days that are left."""
    game, seat, unit = asked.game, asked.seat, asked.incoming.unit
    plan = schedule.read(game.schedule)
    today = asked.incoming.at.astimezone(ZoneInfo(game.zone)).date()
    if (away := requests.ours().before_the_house(asked.directive.text)) is not None:
        return _house_plays(asked, away, today)
    if _NONE.match(asked.directive.text) and (gone := _house_goes(asked)) and not plan.absent:
        return gone
    if not plan.absent:
        return Said((say("absent-not-here"),))
    if _NONE.match(asked.directive.text):
        if not unit.absences.withdraw(game.id, seat.number, today):
            return Said((say("absent-none", left=_left(asked, plan)),))
        return Said((say("absent-back", left=_left(asked, plan)),))
    try:
        first, last = span(asked.directive.text, today)
    except ValueError as fault:
        return Said((say("absent-wrong", why=fault.args[0]),))
    absences = absence_bank.announced(unit, game, asked.table.seats)
    wanted = absence_bank.fresh(absences, seat, first, last)
    cost = sum(days.whole(one.first, one.last) for one in wanted)
    if cost > absence_bank.left(plan, absences, seat.number):
        return Said((say("absent-too-long", days=cost, left=_left(asked, plan)),))
    for one in wanted:
        unit.absences.add(one)
    said = say("absent-now", one=first == last, first=day(first), last=day(last), left=_left(asked, plan))
    return Said((said, *_moved(asked, plan)))


def _house_plays(asked: Asked, text: str, today: date) -> Said:
    """Let a program of the house play the seat on some days, so that no deadline need move; everybody is told."""
    incoming, game, seat, unit = asked.incoming, asked.game, asked.seat, asked.incoming.unit
    try:
        first, last = span(text, today)
    except ValueError as fault:
        return Said((say("absent-wrong", why=fault.args[0]),))
    substitutes.end(unit, game, seat.number, incoming.at)
    unit.stand_ins.add(game.id, seat.number, HOUSE_WRITES, first=first, last=last, serial=game.serial, at=incoming.at)
    told = say("house-plays-for", seat=seat.name, first=day(first), last=day(last), one=first == last)
    heading = say("heading-house-plays", seat=seat.name)
    games.tell_players(incoming.office, unit, game, heading, told, but=seat.number)
    laid = asked.table
    wrote = bool(unit.game_letters.accepted(game.id, game.serial, seat.number))
    if first <= today and laid.owes(seat.number) and not wrote:
        house_players.file(incoming.office, unit, laid, seat, incoming.at)
    return Said((told, say("house-until-you-write")), acted=True)


def _house_goes(asked: Asked) -> Said | None:
    """ABSENT none: no program of the house plays the seat any more."""
    incoming = asked.incoming
    said = substitutes.back(incoming.office, incoming.unit, asked.table, asked.seat, incoming.at)
    return Said(said, acted=True) if said else None


def _left(asked: Asked, plan: Schedule) -> Saying:
    known = asked.incoming.unit.absences.of(asked.game.id)
    return say("absent-left", days=absence_bank.left(plan, known, asked.seat.number), of=plan.absent)


def span(said: str, today: date) -> tuple[date, date]:
    """The days that somebody means; raises ValueError."""
    text = _FROM.sub("", said.strip().rstrip("."), count=1).replace(" and ", " to ")
    until = _UNTIL.match(text)
    try:
        found = days.read(until[1] if until is not None else text)
    except ValueError:
        found = None
    if isinstance(found, Yearly):
        first = _coming(found.first, today)
        found = Once(first, _coming(found.last, first))
        if until is None and found.first > today and _running(found, today):
            found = Once(today, _coming((found.last.month, found.last.day), today))
    if not isinstance(found, Once):
        raise ValueError(say("absent-no-days", words=repr(said.strip()), example=EXAMPLE))  # noqa: TRY004 - what is read is wrong
    first = today if until is not None else max(found.first, today)
    if found.last < today:
        raise ValueError(say("absent-over", day=day(found.last)))
    if found.last > today + AHEAD:
        raise ValueError(say("absent-far", day=day(found.last)))
    return first, found.last


def _coming(at: tuple[int, int], since: date) -> date:
    """The first such day of a year that is not before another day."""
    for year in range(since.year, since.year + 9):
        try:
            found = date(year, *at)
        except ValueError:
            continue
        if found >= since:
            return found
    raise ValueError(say("absent-no-day", day=at[1], month=at[0]))


def _running(found: Once, today: date) -> bool:
    """Whether yearly days have begun already: then they are meant for this year, not for the next."""
    return Yearly((found.first.month, found.first.day), (found.last.month, found.last.day)).holds(today)


def _moved(asked: Asked, plan: Schedule) -> tuple[str, ...]:
    """Postpone the open deadline if necessary, and tell the others; returns what the absent player is told."""
    laid, game, incoming = asked.table, asked.game, asked.incoming
    phase, unit = laid.phase, incoming.unit
    later = say("absent-later", most=plan.stretch)
    if phase.held or deadlines.early(phase) or incoming.at >= phase.deadline:
        return (later,)
    put = absence_bank.put_off(unit, laid, phase.planned or phase.deadline)
    # A deadline that players were told never becomes earlier.
    if put.deadline <= phase.deadline:
        return (later,)
    absence_bank.move(unit, laid, put, incoming.at, start=phase.opened_at)
    now = unit.phases.current(game.id)
    assert now is not None, "the phase is open"
    laid = laid.at(now)
    said = say("absent-moved", seat=asked.seat.name, heading=laid.heading.said)
    heading = say("heading-deadline-moved", heading=laid.heading.titled)
    unit.outbox.queue(end_moved(incoming.office, unit, laid, asked.seat, heading, lambda _: said, incoming.at))
    return (say("deadline-moves", heading=laid.heading.said, when=Moment(laid.deadline)), later)
