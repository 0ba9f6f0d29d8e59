"""Opening the scripts of a stage: one for each seat, one for each challenge, one for the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import ASKS
from adjudicator.engine.contract.script import Parts, Scene, Script
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.table.state import Cosmic

Part: TypeAlias = Callable[[CosmicAt], Script]


def position(scene: Scene) -> Cosmic:
    """The position in which a stage begins."""
    assert isinstance(scene.state, Cosmic)
    return scene.state


def each_seat(scene: Scene, part: Part, seats: Sequence[Seat] | None = None) -> Parts:
    """The script once for every seat (in the game, unless `seats` names fewer), seen from that seat."""
    return [(0, partial(_seen_from, seat, part)) for seat in (position(scene).seats_in() if seats is None else seats)]


def _seen_from(seat: Seat, part: Part, at: CosmicAt) -> Script:
    return part(at.of(seat))


def each_challenge(scene: Scene, part: Part) -> Parts:
    """The script once for every challenge."""
    return [(challenge.number, part) for challenge in position(scene).challenges]


def each_offer(scene: Scene, part: Part, *moments: str) -> Parts:
    """The script once for every challenge, if any piece asks at one of these moments."""
    return each_challenge(scene, part) if any((ASKS, moment) in scene.live for moment in moments) else ()


def table_flares(moment: str) -> Part:
    """The script in which flares are played that belong to no challenge."""

    def played(at: CosmicAt) -> Script:
        yield from at.flares(moment)

    return played
