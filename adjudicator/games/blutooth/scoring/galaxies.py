"""The thirteen galaxies: by which one a match is scored, and what counts in each."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.scoring import bases
from adjudicator.games.blutooth.scoring.points import Count
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = (
    "galaxy.prime",
    "galaxy.incursion",
    "galaxy.conflict",
    "galaxy.alliance",
    "galaxy.storm",
    "galaxy.dominion",
    "galaxy.eon",
    "galaxy.occupation",
    "galaxy.battle",
    "galaxy.venture",
    "galaxy.frontier",
    "galaxy.luminance",
    "galaxy.mutation",
    "lore.galaxies",
    "term.secured",
    "term.solo",
)

Formula: TypeAlias = tuple[tuple[str, int | Callable[[Match], int]], ...]
"""What counts, and the points for each: a number, or what follows from the match."""

COUNTED: Final[Mapping[str, Count]] = {
    "dominion": lambda state, seat: state.dominion(seat),
    "authority": lambda state, seat: state.authority(seat),
    "warp": lambda state, seat: state.warp[seat],
    "pods": lambda state, seat: len(state.caches[seat]),
    "lucre": lambda state, seat: state.lucre[seat],
    "shared": bases.shared,
    "alone": bases.alone,
    "crowded": bases.crowded_homes,
    "single": bases.single_homes,
    "occupied": bases.occupied,
    "won": lambda state, seat: int(seat in (state.winners or ())),
}
"""What can count, by the name that phrases have for it."""


def cycles(state: Match) -> int:
    """How many cycles a match has had."""
    return state.cycle


def least_dominion(state: Match) -> int:
    """The least dominion of any alien, those who are out included."""
    return min([state.dominion(seat) for seat in _all(state)])


def least_authority(state: Match) -> int:
    """The least authority of any alien, those who are out included."""
    return min([state.authority(seat) for seat in _all(state)])


def _all(state: Match) -> range:
    return range(len(state.seats))


GALAXIES: Final[Mapping[str, Formula]] = {
    "prime": (("dominion", 4), ("authority", 2)),
    "incursion": (("dominion", 3), ("authority", 1), ("warp", 1)),
    "conflict": (("dominion", 4), ("authority", 3)),
    "alliance": (("shared", 2), ("alone", 1), ("crowded", 2), ("single", 1)),
    "storm": (("dominion", 1), ("authority", 2), ("pods", 1)),
    "dominion": (("dominion", 5), ("warp", -1)),
    "eon": (("dominion", 1), ("won", 6)),
    "occupation": (("occupied", -3), ("warp", -1)),
    "battle": (("dominion", cycles), ("authority", cycles)),
    "venture": (("dominion", least_dominion), ("authority", least_authority)),
    "frontier": (("dominion", 2), ("authority", 2)),
    "luminance": (("dominion", 3), ("authority", 1), ("lucre", 1)),
    "mutation": (("dominion", 3), ("authority", 1)),
}
"""The formula of each galaxy."""


def scored(state: Match, seat: Seat, galaxy: str) -> tuple[tuple[str, int, int], ...]:
    """What an alien has points for in a galaxy: what counts, how many of it there are, and the points for each."""
    return tuple(
        [
            (what, COUNTED[what](state, seat), each if isinstance(each, int) else each(state))
            for what, each in GALAXIES[galaxy]
        ]
    )
