"""What every letter says of the end of the open phase: the moment, and what could still change it."""

from datetime import datetime
from zoneinfo import ZoneInfo

from adjudicator.reports.document import Deadline
from adjudicator.reports.when import when
from adjudicator.service import schedule
from adjudicator.store.values import Game, Phase


def deadline(game: Game, phase: Phase) -> Deadline:
    """When a phase ends, by the clock of the game's zone, with what there is to say about it."""
    ends = phase.ends_at if early(phase) and phase.ends_at is not None else phase.deadline
    at = ends.astimezone(ZoneInfo(game.zone))
    remarks = _remarks(game, phase)
    return Deadline(at, game.zone, remarks=remarks, phase=phase.heading, serial=phase.serial, moves=phase.moves)


def unneeded(game: Game, phase: Phase, now: datetime) -> Deadline | None:
    """The deadline that players have been told for a phase that ends now, if it has not come."""
    told = deadline(game, phase)
    return told if told.at > now else None


def early(phase: Phase) -> bool:
    """Whether a phase is to end before its deadline, because all who owe orders are READY."""
    return phase.ends_at is not None and phase.ends_at < phase.deadline


def _remarks(game: Game, phase: Phase) -> tuple[str, ...]:
    if phase.held:
        return ("The game master holds this phase: it ends when he says so, and until then orders count.",)
    plan, said = schedule.read(game.schedule), []
    if game.status == "paused":
        until = f" until {when(Deadline(game.resumes_at, game.zone))} at most" if game.resumes_at is not None else ""
        said.append(f"The game is paused, and the clock stands still{until}.")
    if phase.planned is not None and phase.stretched is not None:
        before = when(Deadline(phase.planned, game.zone))
        most = f"it is put off by {plan.stretch} days at most"
        said.append(f"The deadline would have been {before}, but {phase.stretched}; {most}.")
    if early(phase):
        before = when(Deadline(phase.deadline, game.zone))
        said.append(f"All who owe orders are READY; if one of them writes WAIT, orders are due by {before} again.")
    elif plan.repent is not None:
        said.append("The phase ends earlier once all who owe orders have written READY.")
    if plan.grace:
        latest = when(Deadline(plan.latest(phase.deadline), game.zone))
        said.append(f"If orders are missing then, the phase waits for them until {latest}.")
    return tuple(said)
