"""Changes to one invasion of a match."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.games.blutooth.table.match import Match

NOTHING: Final[Mapping[str, Any]] = {}


def amended(state: Match, number: int, also: Mapping[str, Any] = NOTHING, **changes: Any) -> Match:
    """The state with some fields of one invasion changed, and `also` some of its own."""
    invasions = [*state.invasions]
    invasions[number - 1] = replace(invasions[number - 1], **changes)
    return replace(state, invasions=tuple(invasions), **also)
