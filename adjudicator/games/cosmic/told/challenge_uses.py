"""Uses: which powers and cards were used in the challenges, and which of them were stopped."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from adjudicator.core.event import Event
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.galaxy.board import NONE
from adjudicator.galaxy.uses import Use, uses_told
from adjudicator.games.cosmic.events.cards import CardPlayed
from adjudicator.games.cosmic.events.flare_events import FlarePlayed, FlareStopped
from adjudicator.games.cosmic.events.milestones import PowerUsed, UseCancelled
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import Cosmic

Told = Sequence[Event[Cosmic]]

_BEGUN: Final[Mapping[type[Any], str]] = {PowerUsed: "piece", CardPlayed: "card", FlarePlayed: "piece"}
"""The events with which a use begins, and where each says what is used."""
_STOPPING: Final = (UseCancelled, FlareStopped)


def uses(told: Told) -> tuple[Use, ...]:
    """The powers and cards used, in order."""
    return uses_told(told, _BEGUN, _STOPPING)


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
