"""What every letter says about the end of the open phase: the moment, and what could still change it."""

from datetime import datetime
from zoneinfo import ZoneInfo

from adjudicator.reports.values.document import Deadline
from adjudicator.reports.values.moments import Moment
from adjudicator.service.settings.phrases import say, why
from adjudicator.service.timetable import schedule
from adjudicator.store.tables.values import Game, Phase


def deadline(game: Game, phase: Phase) -> Deadline:
    """When a phase ends, by the clock of the game's zone, with remarks on it."""
    ends = phase.ends_at if early(phase) and phase.ends_at is not None else phase.deadline
    at = ends.astimezone(ZoneInfo(game.zone))
    remarks, plan = _remarks(game, phase), schedule.read(game.schedule)
    return Deadline(
        at,
        game.zone,
        remarks=remarks,
        phase=phase.heading.said,
        serial=phase.serial,
        moves=phase.moves,
        ready=plan.repent is not None,
        absent=plan.absent,
    )


def unneeded(game: Game, phase: Phase, now: datetime) -> Deadline | None:
    """The deadline that players were told, for a phase that ends before it."""
    told = deadline(game, phase)
    return told if told.at > now else None


def early(phase: Phase) -> bool:
    """Whether a phase is to end before its deadline because all players who owe orders are READY."""
    return phase.ends_at is not None and phase.ends_at < phase.deadline


def _remarks(game: Game, phase: Phase) -> tuple[str, ...]:
    if phase.held:
        return (say("phase-held"),)
    plan, said = schedule.read(game.schedule), list[str]()
    if game.status == "paused":
        until = Moment(Deadline(game.resumes_at, game.zone)) if game.resumes_at is not None else "open"
        past = game.resumes_at is None or game.resumes_at >= phase.deadline
        said.append(say("phase-paused", until=until, past=past))
    if early(phase):
        # No other date is named beside the one that counts now: it would be mistaken for the deadline.
        return (*said, say("phase-ready"))
    if phase.planned is not None and phase.stretched:
        before = Moment(Deadline(phase.planned, game.zone))
        said.append(say("phase-put-off", before=before, why=why(phase.stretched), most=plan.stretch))
    if plan.repent is not None:
        said.append(say("phase-may-end-early"))
    if plan.extensions:
        said.append(say("phase-may-move", hours=plan.extension))
    if plan.grace:
        said.append(say("phase-waits", latest=Moment(Deadline(plan.latest(phase.deadline), game.zone))))
    return tuple(said)
