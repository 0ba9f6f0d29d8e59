"""What moons do: the verbs of their pieces."""

from functools import partial

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.blutooth.events.pods import PodsScrapped
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table import moons
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.moons import Moon, held_by


def halves(at: MatchAt) -> int:
    """How much each of my half moons counts: 1, or 2 with two or more."""
    return moons.halves(at.state.moons, at.me)


def my_moons(at: MatchAt) -> tuple[Moon, ...]:
    """The moons on which I am."""
    return held_by(at.state.moons, at.me)


def sponsors_side(at: MatchAt, side: int) -> bool:
    """Whether I sponsor that fleet."""
    return at.fights_for(side) and not at.is_leader()


def scrapped_at_random(at: MatchAt, seat: Seat, number: int, label: str) -> Script:
    """So many pods of a cache are scrapped at random, as far as they are there."""
    yield Made(partial(_scrapped, chance=at.chance, seat=seat, number=number, label=f"{at.label}/{label}/{seat}"))


def _scrapped(now: Match, chance: Chance, seat: Seat, number: int, label: str) -> Event[Match] | None:
    pods = chance.choose(label, now.caches[seat], number)
    return PodsScrapped(seat, tuple(sorted(pods))) if pods else None
