"""Looks at a game: everything due in it is done, and nothing is done twice, however often somebody looks.

The work to be done stands in the tables of games, phases, letters and messages, and nowhere else. Whatever runs the
games (`adjudicator.service.runners`) asks for a look with the number of a game alone.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from msgspec import Struct

from adjudicator.service.games.pauses import resume_due
from adjudicator.service.games.press_delivery import deliver_due
from adjudicator.service.intake import held_letters, unreleased_letters
from adjudicator.service.office.office import Office
from adjudicator.service.seats.open_seats import begin_due
from adjudicator.service.seats.standby_list import lapse_due
from adjudicator.service.work.adjudication import Ahead, adjudicate
from adjudicator.service.work.reminders import remind
from adjudicator.store.records.agenda import Plan

_ROUNDS: Final = 3
"""One task may make another due at once; anything beyond that can wait for the next look."""


class Seen(Struct, frozen=True):
    """How much was done in a game, and when somebody should look at it again."""

    done: int
    next: datetime | None


def look(
    office: Office, game: int, mailboxes: Sequence[str], ahead: Ahead | None = None, *, again: bool = True
) -> Seen:
    """Do everything due in a game: its phase, reminders, messages, offers of seats and pauses that have ended.

    Its phase ends only when all these `mailboxes` have been read after the deadline, because nobody knows what they
    hold, and when no letter waits to be handled. Tasks that came due before that are done before it, and tasks that
    came due after it wait for it: however late somebody looks, everybody is told the same. What was worked out `ahead`
    is used. Unless it is to look `again`, what becomes due by what was done is left to a later look.
    """
    done, now = 0, office.clock.now()
    for _ in range(_ROUNDS):
        with office.store.reading() as unit:
            plan = unit.agenda.of(game)
            may_end = _come(plan.ends, now) and not unit.letters.waiting()
            read_at = unit.looks.oldest(mailboxes) if may_end else None
            told_at = min(map(unreleased_letters.tell_at, unreleased_letters.untold(unit, now, game)), default=None)
        did = _do(office, game, plan, told_at, now, read_at, ahead)
        done += did
        if not did:
            return Seen(done, plan.next(now))
        if not again:
            return Seen(done, None)
        now = office.clock.now()
    return Seen(done, now)


def _do(
    office: Office,
    game: int,
    plan: Plan,
    told_at: datetime | None,
    now: datetime,
    read_at: datetime | None,
    ahead: Ahead | None,
) -> int:
    ends = plan.ends if _come(plan.ends, now) else None
    done = resume_due(office, game) if _come(plan.resumes, now) else 0
    done += begin_due(office, game) if _come(plan.starts, now) else 0
    done += _beside(office, game, plan, told_at, None, ends or now)
    if ends is not None and read_at is not None and ends <= read_at:
        done += adjudicate(office, game, plan.serial, ahead=ahead)
        done += _beside(office, game, plan, told_at, ends, now)
    return done


def _beside(
    office: Office, game: int, plan: Plan, told_at: datetime | None, after: datetime | None, until: datetime
) -> int:
    """Do what came due in a game, apart from the end of its phase, after one instant and until another."""

    def come(at: datetime | None) -> bool:
        return _come(at, until) and not _come(at, after)

    done = 0
    if come(plan.reminds):
        done += remind(office, game, plan.serial)
    if come(plan.press):
        done += deliver_due(office, game)
    if come(plan.lapses):
        done += lapse_due(office, game)
    if come(told_at):
        done += held_letters.tell_due(office, game)
    return done


def _come(at: datetime | None, now: datetime | None) -> bool:
    return at is not None and now is not None and at <= now
