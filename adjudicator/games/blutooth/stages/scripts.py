"""Opening the scripts of a stage: one for each invasion, one for each seat, one for the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Parts, Scene, Script
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.match import Match

Part: TypeAlias = Callable[[MatchAt], Script]


def position(scene: Scene) -> Match:
    """The position in which a stage begins."""
    assert isinstance(scene.state, Match)
    return scene.state


def each_invasion(scene: Scene, part: Part) -> Parts:
    """The script once for every invasion that is not over."""
    return [(one.number, part) for one in position(scene).invasions if not one.over]


def each_seat(scene: Scene, part: Part, seats: Sequence[Seat] | None = None) -> Parts:
    """The script once for every seat (in the match, unless `seats` names fewer), seen from that seat."""
    return [(0, partial(_seen_from, seat, part)) for seat in (position(scene).seats_in() if seats is None else seats)]


def _seen_from(seat: Seat, part: Part, at: MatchAt) -> Script:
    return part(at.of(seat))
