"""Changes to one invasion of a match."""

from typing import Any

from msgspec.structs import replace

from adjudicator.games.blutooth.table.match import Match


def amended(state: Match, number: int, **changes: Any) -> Match:
    """The state with some fields of one invasion changed."""
    invasions = [*state.invasions]
    invasions[number - 1] = replace(invasions[number - 1], **changes)
    return replace(state, invasions=tuple(invasions))
