"""MORE TIME: a player moves the deadline of the open phase for everybody, as often and as far as the game allows."""

import re
from typing import Final

from adjudicator.reports.values.document import Misread
from adjudicator.reports.values.moments import Moment
from adjudicator.service.documents.game_notices import end_moved
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import deadlines, schedule
from adjudicator.service.timetable.schedule import Schedule, later

_MUCH: Final = re.compile(r"(?:by\s+|of\s+|for\s+)?(?P<count>\d{1,3})\s*(?P<unit>hours?|hrs?|h|days?|d)\W*\Z", re.I)
_PLEASE: Final = re.compile(r"(?:,?\s*please)?\W*\Z", re.I)


def more_time(asked: Asked) -> Said:
    """Move the deadline and tell everybody; MORE TIME alone is as much as one may give at once."""
    plan, unit, game, seat = schedule.read(asked.game.schedule), asked.incoming.unit, asked.game, asked.seat
    hours = _hours(asked.directive.text, plan)
    before = unit.extensions.of(game.id, seat.number)
    why = _refusal(asked, plan, hours, len(before), here=any(one.serial == game.serial for one in before))
    if why or hours is None:
        words = f"{asked.directive.word} {asked.directive.text}".strip()
        return Said(misread=(Misread(asked.directive.line, words, why),))
    unit.extensions.add(game.id, game.serial, seat.number, hours, asked.incoming.at)
    return _moved(asked, plan, hours, plan.extensions - len(before) - 1)


def _hours(text: str, plan: Schedule) -> float | None:
    """How many hours are meant; None if that cannot be understood."""
    said = _PLEASE.sub("", text.strip())
    if not said:
        return float(plan.extension)
    found = _MUCH.match(said)
    if found is None:
        return None
    return float(int(found["count"]) * (24 if found["unit"].lower().startswith("d") else 1))


def _refusal(asked: Asked, plan: Schedule, hours: float | None, used: int, *, here: bool) -> str:
    """Why the deadline stays; empty if nothing speaks against it."""
    phase = asked.table.phase
    if not plan.extensions:
        return say("extension-not-here")
    if hours is None or hours <= 0:
        return say("extension-how-much", words=asked.directive.text)
    if hours > plan.extension:
        return say("extension-too-long", most=plan.extension)
    if here:
        return say("extension-once")
    if used >= plan.extensions:
        return say("extension-none-left", of=plan.extensions)
    if phase.held or deadlines.early(phase) or asked.incoming.at >= phase.deadline:
        return say("extension-too-late")
    return ""


def _moved(asked: Asked, plan: Schedule, hours: float, left: int) -> Said:
    """Move the deadline, and tell the others who has done it."""
    incoming, game, laid, unit = asked.incoming, asked.game, asked.table, asked.incoming.unit
    phase = laid.phase
    deadline = later(phase.deadline, hours, game.zone)
    unit.phases.move(
        game.id,
        phase.serial,
        deadline=deadline,
        remind_at=plan.reminds(deadline, phase.opened_at),
        planned=phase.planned,
        stretched=phase.stretched,
        at=incoming.at,
    )
    now = unit.phases.current(game.id)
    assert now is not None, "the phase is open"
    laid = laid.at(now)
    said = say("extension-given", seat=asked.seat.name, heading=laid.heading.said, hours=f"{hours:g}")
    heading = say("heading-deadline-moved", heading=laid.heading.titled)
    unit.outbox.queue(end_moved(incoming.office, unit, laid, asked.seat, heading, lambda _: said, incoming.at))
    moves = say("deadline-moves", heading=laid.heading.said, when=Moment(laid.deadline))
    return Said((moves, say("extension-left", left=left, of=plan.extensions)), acted=True)
