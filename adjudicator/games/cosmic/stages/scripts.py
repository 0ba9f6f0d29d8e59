"""Opening the scripts of a stage: one for each seat, one for each challenge, one for the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from adjudicator.core.event import Seat
from adjudicator.engine.desk import Run
from adjudicator.engine.rules import ASKS
from adjudicator.engine.script import Script
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.state import Cosmic

Part: TypeAlias = Callable[[CosmicAt], Script]
Opened: TypeAlias = Sequence[tuple[int, Part]]


def position(run: Run) -> Cosmic:
    """The position in which a stage begins."""
    assert isinstance(run.opening, Cosmic)
    return run.opening


def each_seat(run: Run, part: Part, seats: Sequence[Seat] | None = None) -> Opened:
    """The script once for every seat (in the game, unless `seats` names fewer), seen from that seat."""
    return [(0, partial(_seen_from, seat, part)) for seat in (position(run).seats_in() if seats is None else seats)]


def _seen_from(seat: Seat, part: Part, at: CosmicAt) -> Script:
    return part(at.of(seat))


def each_challenge(run: Run, part: Part) -> Opened:
    """The script once for every challenge."""
    return [(challenge.number, part) for challenge in position(run).challenges]


def each_offer(run: Run, part: Part, *moments: str) -> Opened:
    """The script once for every challenge, if any piece asks at one of these moments."""
    return each_challenge(run, part) if any((ASKS, moment) in run.live for moment in moments) else ()


def table_flares(moment: str) -> Part:
    """The script in which flares are played that belong to no challenge."""

    def played(at: CosmicAt) -> Script:
        yield from at.flares(moment)

    return played
