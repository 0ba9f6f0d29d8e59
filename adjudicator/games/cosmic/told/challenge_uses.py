"""Uses: which powers and cards were used in the challenges, and which of them were stopped."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.galaxy.board import NONE
from adjudicator.games.cosmic.events.cards import CardPlayed
from adjudicator.games.cosmic.events.flare_events import FlarePlayed, FlareStopped
from adjudicator.games.cosmic.events.milestones import PowerUsed, UseCancelled
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import Cosmic

Told = Sequence[Event[Cosmic]]


class Use(NamedTuple):
    """One use of a power or card, and whether it was stopped."""

    number: int
    seat: Seat
    piece: str
    against: tuple[Seat, ...]
    stopped: bool


def uses(told: Told) -> tuple[Use, ...]:
    """The powers and cards used, in order."""
    found: list[Use] = []
    for event in told:
        if isinstance(event, PowerUsed):
            found.append(Use(event.number, event.seat, event.piece, event.against, stopped=False))
        elif isinstance(event, CardPlayed):
            found.append(Use(event.number, event.seat, event.card, event.against, stopped=False))
        elif isinstance(event, FlarePlayed):
            found.append(Use(event.number, event.seat, event.piece, event.against, stopped=False))
        elif isinstance(event, (UseCancelled, FlareStopped)):
            for i in range(len(found) - 1, -1, -1):
                if found[i][:3] == (event.number, event.seat, event.piece) and not found[i].stopped:
                    found[i] = found[i]._replace(stopped=True)
                    break
    return tuple(found)


def used(told: Told, to: Speech) -> Section | None:
    """Which powers and cards were used, and against whom (rules 6b, 6g)."""
    rows = tuple(
        (
            str(use.number or NONE),
            to.names[use.seat],
            use.piece,
            ", ".join([to.names[seat] for seat in use.against]) or NONE,
            to.say("stopped" if use.stopped else "worked"),
        )
        for use in uses(told)
    )
    head = to.heads("challenge", "player", "used", "against", "result")
    return Section(to.say("heading-used"), (Table(head, rows),), Chapter.USES) if rows else None
