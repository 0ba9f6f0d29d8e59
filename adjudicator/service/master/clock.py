"""The clock of a game: started, stopped, set to a later deadline, and run out at once."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from adjudicator.games import catalogue
from adjudicator.service.game.table import Table
from adjudicator.service.games import absence_bank, games, pauses, summaries
from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.hand import Hand, Miswritten
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import deadlines, keeping, read, schedule
from adjudicator.service.timetable.schedule import Schedule

_BY: Final = re.compile(r"by\s+(\d{1,3})\s*(hours?|h|days?|d|weeks?|w)\Z", re.I)
_TO: Final = re.compile(r"(?:to|until)\s+(\d{4}-\d\d-\d\d)[ T](\d\d?:\d\d)\Z", re.I)
_DAYS: Final = re.compile(r"(?:for\s+)?(\d{1,4})\s*d(?:ays?)?\Z", re.I)
_HOURS: Final = re.compile(r"(\d{1,4}(?:\.\d+)?)\s*h(?:ours?)?\Z", re.I)
_UNITS: Final = {"h": "hours", "d": "days", "w": "weeks"}
LONGEST: Final = timedelta(days=366)


def start(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Begin a game before everybody has joined."""
    games.started(hand.office, hand.unit, hand.game)
    hand.log("started the game")
    return (f"{hand.game.name} has begun.",)


def pause(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Stop the clock, for at most this many days."""
    days = _DAYS.match(text)
    if text and days is None:
        raise Miswritten(f"{text!r} cannot be understood; write PAUSE, or PAUSE FOR 10 days")
    game = pauses.paused(hand.office, hand.unit, hand.game, int(days[1]) if days is not None else pauses.PAUSE_DAYS)
    hand.log("paused the game")
    assert game.resumes_at is not None, "pauses of game masters end"
    return (f"{game.name} is paused; unless you resume it before, it goes on on {hand.when(game.resumes_at)}.",)


def resume(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Let the clock run again."""
    pauses.resumed(hand.office, hand.unit, hand.game)
    hand.log("resumed the game")
    laid = hand.laid()
    return (f"{hand.game.name} goes on; {laid.heading} ends on {hand.when(laid.phase.deadline)}.",)


def extend(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Move the deadline of the open phase to a later time, and tell the players."""
    laid, rest = hand.open_phase(text)
    deadline = _later(hand, laid.phase.deadline, rest)
    if deadline <= laid.phase.deadline:
        raise GameWrong(f"{laid.heading} ends on {hand.when(laid.phase.deadline)}; a new end must be later than that")
    if deadline <= hand.at:
        was, new = hand.when(laid.phase.deadline), hand.when(deadline)
        raise GameWrong(f"{laid.heading} was to end on {was}, and a new end on {new} has passed as well")
    if deadline > hand.at + LONGEST:
        raise GameWrong("a phase can be extended by a year at most")
    plan = schedule.read(hand.game.schedule)
    remind_at = plan.reminds(deadline, hand.at)
    hand.unit.phases.move(hand.game.id, laid.phase.serial, deadline=deadline, remind_at=remind_at, at=hand.at)
    hand.log(f"extended {laid.heading} from {hand.when(laid.phase.deadline)} to {hand.when(deadline)}")
    said = say("more-time", heading=laid.heading.said)
    hand.tell(hand.players(), say("heading-more-time", heading=laid.heading.titled), (said,))
    return (f"{str(laid.heading).capitalize()} ends on {hand.when(deadline)}.",)


def timetable(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Let phases end by another timetable from now on, and tell the players.

    The open phase ends at its first deadline that is not earlier than the one players were told. Days that were
    excluded stay excluded.
    """
    game, plan = hand.now, schedule.read(hand.game.schedule)
    if game.status == "finished":
        raise GameWrong(f"{game.name} has no more deadlines: {games.condition(game)}")
    if not text.strip():
        raise Miswritten("say when phases end: TIMETABLE Tue, Fri 21:00 (or TIMETABLE 72 hours)")
    hours = _HOURS.match(text.strip())
    try:
        before = plan.deadlines.words if plan.deadlines is not None else ""
        planned = None if hours else read(keeping(text.strip(), before))
        new = replace(plan, hours=float(hours[1]) if hours else plan.hours, deadlines=planned)
        new.check(hand.at, game.zone, catalogue.title(game.title).phases)
    except ValueError as fault:
        raise Miswritten(str(fault)) from fault
    if new == plan:
        raise GameWrong(f"that is the timetable of {game.name} already")
    hand.unit.games.reschedule(game.id, schedule.written(new))
    how = new.told(game.zone) or (say("phase-lasts", hours=f"{new.hours:g}"),)
    opened = hand.unit.phases.current(game.id)
    moved = opened is not None and _moved(hand, hand.laid(), new)
    hand.log(f"set the timetable to {' '.join(text.split())}")
    whose = say("timetable-moves") if moved else say("timetable-keeps")
    said = (say("timetable-new"), *how, *((whose,) if opened is not None else ()))
    everybody = hand.unit.seats.of(game.id) if game.status == "forming" else hand.players()
    hand.tell(everybody, say("heading-timetable"), said)
    if opened is None:
        return how
    laid = hand.laid()
    return (*how, f"{str(laid.heading).capitalize()} ends on {hand.when(laid.phase.deadline)}.")


def _moved(hand: Hand, laid: Table, plan: Schedule) -> bool:
    """Move the open phase to a deadline of its new timetable, never an earlier one; returns whether it is later."""
    phase, table = laid.phase, plan.timetable
    if table is None or phase.held or deadlines.early(phase) or phase.deadline <= hand.at:
        return False
    told = phase.planned or phase.deadline
    just_before = told - timedelta(microseconds=1)
    following = table.after(just_before, laid.game.zone, laid.heading.phase, least=timedelta())
    if following is None or following <= told:
        return False
    absence_bank.move(hand.unit, laid, absence_bank.put_off(hand.unit, laid, following), hand.at)
    return True


def adjudicate(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Let the open phase end now: its deadline is this moment, and everything that came before it counts."""
    laid, rest = hand.open_phase(text)
    if rest:
        raise Miswritten(f"{rest!r} cannot be understood; write ADJUDICATE {laid.heading}")
    if laid.game.status != "running":
        raise GameWrong(f"{laid.game.name} cannot be adjudicated: {games.condition(laid.game)}")
    hand.unit.phases.let_end(hand.game.id, laid.phase.serial, hand.at)
    hand.log(f"ended {laid.heading} early")
    lost = () if hand.blind else summaries.shown(hand.unit, laid.game, hand.at, blind=False).tried
    return (f"{str(laid.heading).capitalize()} ends now: it is adjudicated when all letters have been read.", *lost)


def _later(hand: Hand, deadline: datetime, said: str) -> datetime:
    zone = ZoneInfo(hand.game.zone)
    much = _BY.match(said)
    if much is not None:
        # By the wall clock, so that an hour stays the same hour when summer time begins or ends.
        span = timedelta(**{_UNITS[much[2][0].lower()]: int(much[1])})
        return (deadline.astimezone(zone) + span).astimezone(UTC)
    instant = _TO.match(said)
    if instant is None:
        raise Miswritten(f"{said!r} says no new end; write BY 2 days, BY 12 hours, or TO 2026-05-20 18:00")
    try:
        return datetime.fromisoformat(f"{instant[1]} {instant[2]:0>5}").replace(tzinfo=zone).astimezone(UTC)
    except (ValueError, OverflowError) as fault:
        raise Miswritten(f"there is no {instant[1]} {instant[2]}") from fault
