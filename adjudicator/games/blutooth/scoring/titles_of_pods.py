"""Titles for what is in a cache: how many pods, of which types, with which numbers."""

from collections import Counter
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.scoring.points import Title, fewest, most
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import (
    NEGOTIATES,
    colour,
    is_artifact,
    is_distress,
    is_encounter,
    is_flare,
    printed,
)

ENTRIES: Final = (
    "title.curator",
    "title.diverse_investor",
    "title.stockpiler",
    "title.warmonger",
    "title.luminosity",
    "title.fully_stocked",
    "title.prepared_for_anything",
    "title.strong_supporter",
    "title.history_buff",
    "title.synced_minds",
    "title.emptiest_mind",
    "title.hoardest",
    "title.blessed_by_the_forge",
    "title.little_trooper",
    "title.self_disciplined",
    "title.weapon_shepherd",
    "term.type",
)

FULL: Final = 8
"""More pods than these are many."""
SMALL: Final = 10
SMALLEST: Final = 4
"""Attacks of so much or less are small ones."""


def _size(state: Match, seat: Seat) -> int:
    return len(state.caches[seat])


def _attacks(state: Match, seat: Seat) -> list[int]:
    """The numbers printed on an alien's attacks."""
    return [number for pod in state.caches[seat] if (number := printed(pod)) is not None]


def _support(state: Match, seat: Seat) -> list[str]:
    """The pods of an alien that lead no fleet."""
    return [pod for pod in state.caches[seat] if not is_encounter(pod)]


def _prepared(state: Match, seat: Seat) -> int:
    """The highest attack of all caches."""
    highest = max([max(_attacks(state, one), default=-99) for one in state.seats_in()])
    return int(highest in _attacks(state, seat))


def _strong_supporter(state: Match, seat: Seat) -> int:
    return int(len(_support(state, seat)) >= len(_attacks(state, seat)) + 2)


def _synced(state: Match, seat: Seat) -> int:
    return int([_size(state, one) for one in state.seats_in()].count(_size(state, seat)) > 1)


def _blessed(state: Match, seat: Seat) -> int:
    return int(max(Counter(map(colour, _support(state, seat))).values(), default=0) >= 3)


def _little(state: Match, seat: Seat) -> int:
    smallest = min(_attacks(state, seat), default=SMALL + 1)
    return smallest if smallest <= SMALL else 0


def _disciplined(state: Match, seat: Seat) -> int:
    return -(-max(_attacks(state, seat), default=0) // 2)


def _shepherd(state: Match, seat: Seat) -> int:
    return max(0, sum([number for number in _attacks(state, seat) if number <= SMALLEST]))


def _negotiates(state: Match, seat: Seat) -> int:
    return sum([kind(pod) in NEGOTIATES for pod in state.caches[seat]])


def _artifacts(state: Match, seat: Seat) -> int:
    return sum(map(is_artifact, state.caches[seat]))


TITLES: Final = (
    Title("Curator", "title.curator", 2, _artifacts),
    Title("Diverse Investor", "title.diverse_investor", 3, lambda at, seat: len(set(map(colour, at.caches[seat])))),
    Title("Stockpiler", "title.stockpiler", 3, lambda at, seat: sum(map(is_distress, at.caches[seat]))),
    Title("Warmonger", "title.warmonger", 4, _negotiates),
    Title("Luminosity", "title.luminosity", 5, lambda at, seat: sum(map(is_flare, at.caches[seat]))),
    Title("Fully Stocked", "title.fully_stocked", 6, lambda at, seat: int(_size(at, seat) > FULL)),
    Title("Prepared For Anything", "title.prepared_for_anything", 6, _prepared),
    Title("Strong Supporter", "title.strong_supporter", 6, _strong_supporter),
    Title("History Buff", "title.history_buff", 7, lambda at, seat: int(_artifacts(at, seat) >= 2)),
    Title("Synced Minds", "title.synced_minds", 7, _synced),
    Title("Emptiest Mind", "title.emptiest_mind", 8, lambda at, seat: fewest(at, seat, _size)),
    Title("Hoardest", "title.hoardest", 9, lambda at, seat: most(at, seat, _size)),
    Title("Blessed By the Forge", "title.blessed_by_the_forge", 9, _blessed),
    Title("Little Trooper", "title.little_trooper", 1, _little),
    Title("Self Disciplined", "title.self_disciplined", 1, _disciplined),
    Title("Weapon Shepherd", "title.weapon_shepherd", 1, _shepherd),
)
