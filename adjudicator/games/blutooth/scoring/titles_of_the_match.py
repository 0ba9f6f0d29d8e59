"""Titles for everything else: lucre, fuel and resupplies, who has won, and who did what in the last wave."""

from typing import Final

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.scoring.points import Title, most, rivals
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = (
    "title.eco_friendly",
    "title.moneybags",
    "title.silver_medalist",
    "title.cheerleader",
    "title.closing_act",
    "title.enlightened",
    "title.under_budget",
    "title.crowd_favorite",
    "title.cutthroat",
    "title.nameless_warrior",
    "title.professional_fence_sitter",
)


def _won(state: Match, seat: Seat) -> bool:
    return seat in (state.winners or ())


def _silver(state: Match, seat: Seat) -> int:
    """Not having won: those with less dominion."""
    if _won(state, seat):
        return 0
    return sum([state.dominion(other) < state.dominion(seat) for other in rivals(state, seat)])


def _cheering(state: Match, seat: Seat) -> int:
    return int(_won(state, (seat + 1) % len(state.seats)))


def _closing(state: Match, seat: Seat) -> int:
    return int(any(seat in one.leaders for one in state.open_invasions()))


def _sitting(state: Match, seat: Seat) -> int:
    return int(not any(seat in (*one.leaders, *one.took_part) for one in state.open_invasions()))


TITLES: Final = (
    Title("Eco Friendly", "title.eco_friendly", 3, lambda at, seat: at.fuel[seat] + at.loaded[seat]),
    Title("Moneybags", "title.moneybags", 4, lambda at, seat: at.lucre[seat]),
    Title("Silver Medalist", "title.silver_medalist", 5, _silver),
    Title("Cheerleader", "title.cheerleader", 6, _cheering),
    Title("Closing Act", "title.closing_act", 6, _closing),
    Title("Enlightened", "title.enlightened", 7, lambda at, seat: int(at.lucre[seat] == 0)),
    Title("Under Budget", "title.under_budget", 7, lambda at, seat: int(at.resupplies[seat] > 0)),
    Title("Crowd Favorite", "title.crowd_favorite", 8, lambda at, seat: most(at, seat, type(at).influence)),
    Title("Cutthroat", "title.cutthroat", 8, lambda at, seat: int(any(at.eliminated))),
    Title("Nameless Warrior", "title.nameless_warrior", 8, lambda at, seat: int(at.powerless[seat])),
    Title("Professional Fence Sitter", "title.professional_fence_sitter", 10, _sitting),
)
