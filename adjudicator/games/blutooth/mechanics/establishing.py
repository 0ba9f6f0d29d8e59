"""Bases that ships found on planets on which their alien has none: up to four of them, from its other bases."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches, as_batches, as_sources, fullest, fullest_first, some, still_there
from adjudicator.galaxy.forces import loose
from adjudicator.games.blutooth.events.dark import BasesFounded
from adjudicator.games.blutooth.events.ships import ShipsLanded
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import CAPACITY, Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.dark_words import Founding

ENTRIES: Final = ("term.establish",)


def without_base(state: Match, seat: Seat, *, anywhere: bool = False) -> list[Place]:
    """The planets on which an alien has no base: of its own system, or any, its own first."""
    own = [place for place in state.home(seat) if not state.planets[place][seat]]
    if not anywhere:
        return own
    none = state.no_planets
    return own + [
        place for place, row in enumerate(state.planets) if not row[seat] and place not in own and place not in none
    ]


def spare(state: Match, seat: Seat) -> dict[Place, int]:
    """The ships of an alien on planets on which it does not defend itself."""
    return loose(state.planets, seat, state.besieged(seat))


def free_planets(at: MatchAt, places: Iterable[Place]) -> list[Place]:
    """Those of these planets on which I have no base, and can found one: they are not in ruins."""
    planets, gone = at.state.planets, at.state.no_planets
    return [place for place in places if not planets[place][at.me] and place not in gone]


def vacant_planets(at: MatchAt) -> list[Place]:
    """All planets without any ships that are not in ruins."""
    planets = at.state.planets
    return [place for place in free_planets(at, range(len(planets))) if not any(planets[place])]


def spare_ships(at: MatchAt) -> list[Place]:
    """The planets from which ships of mine can leave for another one, the fullest first."""
    return fullest(spare(at.state, at.me))


def free_homes(at: MatchAt) -> list[Place]:
    """My home planets on which I have no base."""
    return free_planets(at, at.state.home(at.me))


def base_of_revived(at: MatchAt, to: Batches) -> Script:
    """Ships of mine that have just come to planets found a base on a home planet without one."""
    places = free_homes(at)
    there = still_there(at.state.planets, at.me, to)
    if places and there:
        yield from founded(at, places[0], as_batches(there))


def is_new_base(at: MatchAt, landed: ShipsLanded) -> bool:
    """Whether ships that have landed are a base of their own: their alien had none on the planet."""
    target = at.state.invasion(landed.number).target
    return target is not None and at.state.planets[target][landed.seat] == landed.ships


class Establishing(Options, Struct, eq=False, gc=False):
    """One of these planets, and up to four ships for a base on it: those named, or of the fullest bases.

    `word` is the order word that says it, `why` the reason why no other planet will do.
    """

    _at: MatchAt
    _word: type[Founding]
    _places: Sequence[Place]
    _why: str = "no-empty-home"

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return reason("founds-nothing")
        if choice.place not in self._places:
            return reason(self._why)
        left, there = CAPACITY, spare(self._at.state, self._at.me)
        found: dict[Place, int] = {}
        for batch in choice.sources:
            ships = min(left, there.get(batch.place, 0), left if batch.count is None else batch.count)
            left -= ships
            found[batch.place] = found.get(batch.place, 0) + ships
        sources = some(sorted(found.items())) or fullest_first(there, CAPACITY)
        return self._word(choice.place, as_batches(sources)) if sources else reason("no-ships-to-found")

    def every(self) -> Iterator[Choice]:
        """Each such planet."""
        for place in self._places:
            settled = self.settle(self._word(place))
            if isinstance(settled, self._word):
                yield settled


def founded(at: MatchAt, place: Place, sources: tuple[Batch, ...]) -> Script:
    """My ships found a base, as far as they are still there."""
    yield Made(partial(_founded, seat=at.me, sources=as_sources(sources), to=(place,)))


def founded_singly(at: MatchAt, places: list[Place]) -> Script:
    """One ship of mine founds a base on each of these planets, of the fullest bases."""
    yield Made(partial(_founded, seat=at.me, sources=None, to=tuple(places)))


def _founded(now: Match, seat: Seat, sources: Batches | None, to: tuple[Place, ...]) -> Event[Match] | None:
    places = [place for place in to if not now.planets[place][seat]]
    if sources is None:
        # A base that would be emptied for another is none the more.
        there = {place: ships - 1 for place, ships in spare(now, seat).items() if ships > 1}
        sources = fullest_first(there, len(places))
    sources = still_there(now.planets, seat, sources)
    ships = sum([count for _, count in sources])
    if not ships or not places:
        return None
    if len(to) == 1:
        return BasesFounded(seat, sources, ((places[0], ships),))
    return BasesFounded(seat, sources, tuple([(place, 1) for place in places[:ships]]))
