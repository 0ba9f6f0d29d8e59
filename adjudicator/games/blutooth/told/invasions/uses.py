"""Uses: which powers and artifacts were used in the invasions, and which of them were stopped."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.galaxy.uses import Use, uses_told
from adjudicator.games.blutooth.events.flares import FlarePlayed, FlareStopped
from adjudicator.games.blutooth.events.lucre import VoucherUsed
from adjudicator.games.blutooth.events.milestones import PowerUsed, UseCancelled
from adjudicator.games.blutooth.events.pods import ArtifactUsed
from adjudicator.games.blutooth.events.stations import StationUsed
from adjudicator.games.blutooth.events.techs import TechUsed
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.told.board import NONE

Told = Sequence[Event[Match]]

_BEGUN: Final[Mapping[type[Any], str]] = {
    PowerUsed: "power",
    ArtifactUsed: "pod",
    VoucherUsed: "voucher",
    FlarePlayed: "piece",
    TechUsed: "name",
    StationUsed: "station",
}
"""The events with which a use begins, and where each says what is used."""
_STOPPING: Final = (UseCancelled, FlareStopped)


def uses(told: Told) -> tuple[Use, ...]:
    """The powers and artifacts used, in order."""
    return uses_told(told, _BEGUN, _STOPPING)


def used(told: Told, to: Speech) -> Section | None:
    """Which powers and artifacts were used, where and against whom: a line for what an alien has used alike."""
    alike: dict[tuple[Seat, str, bool], list[Use]] = {}
    for use in sorted(uses(told), key=lambda use: use.number):
        alike.setdefault((use.seat, use.piece, use.stopped), []).append(use)
    rows = tuple(
        (
            ", ".join(dict.fromkeys([str(use.number or NONE) for use in there])),
            to.names[seat],
            piece,
            ", ".join(dict.fromkeys([to.names[one] for use in there for one in use.against if one != seat])) or NONE,
            to.say("stopped" if stopped else "worked"),
        )
        for (seat, piece, stopped), there in alike.items()
    )
    head = to.heads("invasion", "alien", "used", "against", "result")
    return Section(to.say("heading-used"), (Table(head, rows),), Chapter.USES) if rows else None
