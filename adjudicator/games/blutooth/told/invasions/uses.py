"""Uses: which powers and artifacts were used in the invasions, and which of them were stopped."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.text.scenes import Played
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


class Use(NamedTuple):
    """One use of a power or an artifact, and whether it was zapped."""

    number: int
    seat: Seat
    piece: str
    against: tuple[Seat, ...]
    stopped: bool

    def drawn(self, to: Speech) -> Played:
        """The same as a page draws it."""
        return Played(to.names[self.seat], self.piece, to.say("stopped") if self.stopped else "")


def uses(told: Told) -> tuple[Use, ...]:
    """The powers and artifacts used, in order."""
    found: list[Use] = []
    for event in told:
        if isinstance(event, PowerUsed):
            found.append(Use(event.number, event.seat, event.power, event.against, stopped=False))
        elif isinstance(event, ArtifactUsed):
            found.append(Use(event.number, event.seat, event.pod, event.against, stopped=False))
        elif isinstance(event, VoucherUsed):
            found.append(Use(event.number, event.seat, event.voucher, event.against, stopped=False))
        elif isinstance(event, FlarePlayed):
            found.append(Use(event.number, event.seat, event.piece, event.against, stopped=False))
        elif isinstance(event, TechUsed):
            found.append(Use(event.number, event.seat, event.name, event.against, stopped=False))
        elif isinstance(event, StationUsed):
            found.append(Use(event.number, event.seat, event.station, event.against, stopped=False))
        elif isinstance(event, UseCancelled | FlareStopped):
            for i in range(len(found) - 1, -1, -1):
                if found[i][:3] == (event.number, event.seat, event.piece) and not found[i].stopped:
                    found[i] = found[i]._replace(stopped=True)
                    break
    return tuple(found)


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
