"""The reckoning at the end of a match: everybody's points, by the galaxy and the titles of the match."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.games.blutooth.scoring import titles_of_bases, titles_of_pods, titles_of_the_match
from adjudicator.games.blutooth.scoring.galaxies import scored
from adjudicator.games.blutooth.scoring.points import Title
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.scores import Points, Score

ENTRIES: Final = ("dimension.official", "dimension.playful", "term.galaxy")

TITLES: Final[Mapping[str, Title]] = {
    title.name: title for title in (*titles_of_bases.TITLES, *titles_of_pods.TITLES, *titles_of_the_match.TITLES)
}
"""All titles by name."""
NONE: Final = "none"
ALL: Final = "all"


def is_scored(options: Mapping[str, str]) -> bool:
    """Whether a match is worth points."""
    return options["galaxy"] != NONE or options["titles"] != NONE


def drawn(options: Mapping[str, str], chance: Chance) -> tuple[str, ...]:
    """The titles of a match, at random if not all of them; none in a match without."""
    wanted = options["titles"]
    if wanted == NONE:
        return ()
    names = sorted(TITLES)
    return tuple(names if wanted == ALL else sorted(chance.choose("titles", names, int(wanted))))


def scores(state: Match, winners: tuple[Seat, ...], titles: tuple[str, ...]) -> tuple[Score, ...]:
    """The points of everybody in the match, if these have won it."""
    over = replace(state, winners=winners)
    return tuple([_score(over, seat, titles) for seat in state.seats_in()])


def _score(state: Match, seat: Seat, titles: tuple[str, ...]) -> Score:
    galaxy = state.options["galaxy"]
    counted = () if galaxy == NONE else scored(state, seat, galaxy)
    found = [(title.name, title.counted(state, seat), title.each) for title in map(TITLES.__getitem__, titles)]
    return Score(
        seat,
        tuple([Points(*one) for one in counted]),
        tuple([Points(*one) for one in found if one[1]]),
    )


def best(scored: tuple[Score, ...]) -> tuple[Seat, ...]:
    """Those with the most points, all of them together."""
    most = max([score.total for score in scored], default=0)
    return tuple([score.seat for score in scored if score.total == most])
