"""Changes to one invasion of a match."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.games.blutooth.table.match import Match

NOTHING: Final[Mapping[str, Any]] = {}


def grafts_over(state: Match) -> Mapping[str, Any]:
    """The changes with which all powers that were taken go back, with what they have gathered."""
    if not state.grafts:
        return NOTHING
    gathered, further = [*state.gathered], [*state.sub_powers]
    for graft in reversed(state.grafts):
        gathered[graft.other], gathered[graft.seat] = gathered[graft.seat], graft.gathered
        if (graft.seat, graft.power) in further:
            further.remove((graft.seat, graft.power))
    return {"grafts": (), "gathered": tuple(gathered), "sub_powers": tuple(further)}


def amended(state: Match, number: int, also: Mapping[str, Any] = NOTHING, **changes: Any) -> Match:
    """The state with some fields of one invasion changed, and `also` some of its own."""
    invasions = [*state.invasions]
    invasions[number - 1] = replace(invasions[number - 1], **changes)
    return replace(state, invasions=tuple(invasions), **also)
