"""The beginning of a match with space stations: everybody chooses one."""

from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.stages.scripts import each_seat, position
from adjudicator.games.blutooth.systems.stations import chosen


def _chosen(at: MatchAt) -> Script:
    yield "build"
    yield from chosen(at)


def _open(scene: Scene) -> Parts:
    state = position(scene)
    if not state.station_offers:
        return ()
    return each_seat(scene, _chosen, [seat for seat in state.seats_in() if state.station_offers[seat]])


STATIONS = Stage("stations", ("build",), _open)
