"""Pairs: planets on which a player must have equally many tokens, and how they come to have them."""

from collections.abc import Sequence
from functools import partial

from adjudicator.core.event import Event
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches, fullest
from adjudicator.galaxy.judging import Judged
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.pairs import PairEvened, PairParted, PlanetsPaired
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic, Pair


class PairWith(Choice, frozen=True):
    """Pairs a planet with another; each word that does so is made from this one."""

    grammar = '[("with" | ) PLACE]'

    place: Place | None = None


def _paired(state: Cosmic) -> tuple[Place, ...]:
    """Every planet that is one of a pair."""
    return tuple([place for one in state.pairs for place in one.places])


def pairable(at: CosmicAt) -> bool:
    """Whether I have tokens on the planet fought for, or may land there, and it is not one of a pair."""
    planet = at.challenge.planet
    here = at.state.planets[planet][at.me] or at.challenge.tokens_for(at.me)
    return bool(here) and planet not in _paired(at.state)


def paired(piece: Piece, at: CosmicAt, kind: type[PairWith]) -> Script:
    """I pair the planet of this challenge with another of my choice: if I say nothing, with my fullest base."""
    planet, state = at.challenge.planet, at.state
    out = (planet, *_paired(state))
    free = [place for seat in range(len(state.seats)) for place in state.home(seat) if place not in out]
    first = [place for place in fullest(_spare(state, at, out)) if place in free] or free

    def judged(wish: PairWith) -> PairWith | Spoken:
        place = first[0] if wish.place is None else wish.place
        return kind(place) if place in free else reason("planet-not-to-be-paired")

    if free:
        options = Judged(judged, [kind(place) for place in dict.fromkeys((*first, *free))])
        wish = yield Ask(at.me, kind.about, options, where=at.where, default=kind(first[0]))
        planets = at.state.planets
        if planets[planet][at.me] and wish.place not in _paired(at.state):
            yield PlanetsPaired(at.me, (planet, wish.place), planets[wish.place][at.me])
            yield from evened(at)


def _spare(state: Cosmic, at: CosmicAt, out: Sequence[Place]) -> dict[Place, int]:
    """My tokens by planet, on those that are in no pair and under no attack."""
    kept = state.attacked().union(out)
    return {place: state.planets[place][at.me] for place in state.bases(at.me) if place not in kept}


def uneven(at: CosmicAt) -> bool:
    """Whether a pair of mine has changed since it was even, and neither planet is under attack."""
    return any(_changed(at.state, one) for one in _mine(at))


def _mine(at: CosmicAt) -> Sequence[Pair]:
    return [one for one in at.state.pairs if one.seat == at.me]


def _changed(state: Cosmic, pair: Pair) -> bool:
    here = [state.planets[place][pair.seat] for place in pair.places]
    return here != [pair.tokens, pair.tokens] and not state.attacked().intersection(pair.places)


def evened(at: CosmicAt) -> Script:
    """My pairs are made even, each by tokens that come from my other bases or go there; one that cannot be is none."""
    for pair in _mine(at):
        yield Made(partial(_even, at=at, pair=pair))
        yield Made(partial(_empty, places=pair.places))


def _empty(now: Cosmic, places: tuple[Place, Place]) -> Event[Cosmic] | None:
    """A pair with no tokens of its player is none."""
    there = [one for one in now.pairs if one.places == places]
    left = [now.planets[place][one.seat] for one in there for place in places]
    return PairParted(there[0].seat, places) if there and not any(left) else None


def _even(now: Cosmic, at: CosmicAt, pair: Pair) -> Event[Cosmic] | None:
    """The planet whose number has changed says how many it must be; if both have, the one with fewer."""
    if pair not in now.pairs or not _changed(now, pair):
        return None
    one, other = [now.planets[place][pair.seat] for place in pair.places]
    tokens = other if one == pair.tokens else one if other == pair.tokens else min(one, other)
    place, missing = (pair.places[0], tokens - one) if other == tokens else (pair.places[1], tokens - other)
    spare = _spare(now, at, _paired(now))
    bases = fullest(spare)
    if not missing:
        return PairEvened(pair.seat, pair.places, tokens)
    if missing < 0 and bases:
        return PairEvened(pair.seat, pair.places, tokens, ((place, -missing),), ((bases[0], -missing),))
    if 0 < missing <= sum(spare.values()):
        return PairEvened(pair.seat, pair.places, tokens, _drawn(spare, bases, missing), ((place, missing),))
    return PairParted(pair.seat, pair.places)


def _drawn(spare: dict[Place, int], bases: Sequence[Place], tokens: int) -> Batches:
    """So many tokens from these bases, one after the other."""
    found = []
    for base in bases:
        here = min(spare[base], tokens)
        tokens -= here
        found += [(base, here)] if here else []
    return tuple(sorted(found))
