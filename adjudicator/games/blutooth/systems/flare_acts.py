"""What some flares do that nothing else does."""

from collections.abc import Sequence
from typing import Any

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_sources, count
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.mechanics.drafting import scrapped, snatched_named
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.pouring import Pour, Pouring
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.match import CAPACITY
from adjudicator.games.blutooth.table.pods import colour, is_flare
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.flare_words import FlareMove


def few_poured(at: MatchAt, word: type[Pour]) -> Judged:
    """The ways to put up to four more of my ships into an invasion that I lead."""
    ways = Pouring(at, word)

    def judged(wish: Pour) -> Choice | Spoken:
        settled = ways.settle(wish)
        if not isinstance(settled, Pour):
            return settled
        if not settled.inward:
            return reason("only-puts-in")
        few = count(as_sources(settled.batches)) <= CAPACITY
        return settled if few else reason("puts-in-at-most", most=CAPACITY)

    samples = [word(True, (Batch(min(ships, CAPACITY), place),)) for place, ships in ways.sources().items()]
    return Judged(judged, samples, ways.claims)


def free_moves(at: MatchAt, word: type[FlareMove]) -> list[FlareMove]:
    """The ways to move a ship that does not fight from one base of mine to another."""
    bases = at.state.bases(at.me)
    return [word(source, place) for source in uncommitted(at.state, at.me) for place in bases if place != source]


def movable(at: MatchAt, wish: FlareMove) -> FlareMove | Spoken:
    """The wish if a ship can go that way; without places, the first way that there is."""
    ways = free_moves(at, type(wish))
    if wish.source is None:
        return ways[0]
    return wish if wish in ways else reason("no-base-there")


def shown_alike(at: MatchAt, label: str) -> tuple[list[tuple[Seat, str]], list[Seat]]:
    """A pod of each other cache, drawn at random, and those whose pods have the colour of somebody else's."""
    pods: list[tuple[Seat, str]] = []
    for seat in at.others:
        drawn = at.chance.choose(f"{at.label}/{label}/{at.state.seats[seat]}", at.state.caches[seat], 1)
        pods += [(seat, pod) for pod in drawn]
    colours = [colour(pod) for _, pod in pods]
    return pods, [seat for seat, pod in pods if colours.count(colour(pod)) > 1]


def flares_shed(at: MatchAt) -> Sequence[tuple[Seat, str]]:
    """The flares in the exhausts of others."""
    return [(seat, pod) for seat in at.others for pod in at.state.exhausts[seat] if is_flare(pod)]


def picked_over(at: MatchAt, wanted: Pile, label: str) -> Script:
    """The other leader's pods come one by one, at random: the first that is wanted, or the last, is mine."""
    enemy = at.enemy
    there: Any = at.chance.shuffle(f"{at.label}/{at.state.seats[at.me]}/{label}", at.state.caches[enemy])
    gone: list[str] = []
    for pod in there:
        if kind(pod) in wanted or pod in wanted or len(gone) == len(there) - 1:
            yield from snatched_named(at, enemy, at.me, pod)
            break
        gone.append(pod)
    yield from scrapped(at, enemy, tuple(gone))
