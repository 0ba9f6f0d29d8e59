"""Towers: planets of a system that a power merges into one."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.judging import Judged
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.towers import PlanetMerged
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import PLANETS, Cosmic


class Merge(Choice, frozen=True):
    """Merges a planet into another of its system; each word that does so is made from this one."""

    grammar = '[PLACE ["on" PLACE]]'

    level: Place | None = None
    place: Place | None = None


def mergeable(at: CosmicAt, systems: Sequence[Seat]) -> tuple[tuple[Place, Place], ...]:
    """The planets of these systems that can be merged, each with the planet on which it would be a level.

    That is the tower where there is one; else one of the two is the planet of this challenge, if it is there.
    """
    return tuple([pair for system in systems for pair in _in_system(at, system)])


def _in_system(at: CosmicAt, system: Seat) -> Iterator[tuple[Place, Place]]:
    state, tower = at.state, at.state.tower(system)
    paired = [place for one in state.pairs for place in one.places]
    open_ = [place for place in state.home(system) if place not in paired]
    fought = at.challenge.planet
    if tower is not None:
        places: Sequence[Place] = [tower.place] if tower.place in open_ else []
    else:
        places = [fought] if fought // PLANETS == system else open_
    for place in places if set(places) <= set(open_) else ():
        for level in open_:
            if level != place:
                yield level, place


def merged(piece: Piece, at: CosmicAt, systems: Sequence[Seat], kind: type[Merge]) -> Script:
    """I merge two planets of one of these systems; if I say nothing, the first two that can be."""
    pairs = mergeable(at, systems)

    def judged(wish: Merge) -> Merge | Spoken:
        for level, place in pairs:
            if wish.level in (None, level) and wish.place in (None, place):
                return kind(level, place)
        return reason("no-planets-to-merge")

    if pairs:
        options = Judged(judged, [kind(*pair) for pair in pairs])
        wish = yield Ask(at.me, kind.about, options, where=at.where, default=kind(*pairs[0]))
        yield Made(lambda now: _event(now, at, wish))


def _event(now: Cosmic, at: CosmicAt, wish: Merge) -> Event[Cosmic] | None:
    """The planets become one, if another challenge has not made something else of them meanwhile."""
    if wish.level is None or wish.place is None:
        return None
    system = wish.place // PLANETS
    tower, there = now.tower(system), now.home(system)
    fits = wish.place in there and wish.level in there and (tower is None or tower.place == wish.place)
    return PlanetMerged(at.me, wish.place, wish.level) if fits else None


def overlooked(at: CosmicAt, of: Seat) -> bool:
    """Whether a tower is high enough for its distance from this player: two there, three beside them, or four."""
    count = len(at.state.seats)
    for tower in at.state.towers:
        away = (tower.place // PLANETS - of) % count
        if tower.height >= (2 if away == 0 else 3 if away in (1, count - 1) else 4):
            return True
    return False


def walled_in(state: Cosmic, needed: int) -> bool:
    """Whether some player cannot have so many foreign bases any more, because there are not so many planets."""
    every = sum(len(state.home(seat)) for seat in range(len(state.seats)))
    return any(every - len(state.home(seat)) < needed for seat in state.seats_in())
