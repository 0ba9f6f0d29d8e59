"""What pods of the dark forge do, in words that pieces are made of."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches, as_batches, as_sources, fullest_first, some, still_there
from adjudicator.galaxy.forces import loose
from adjudicator.games.blutooth.events.dark import BasesFounded, PodSalvaged, RewardsReversed
from adjudicator.games.blutooth.events.encounters import BoonsDue
from adjudicator.games.blutooth.events.lucre import BACKED, LucreGained
from adjudicator.games.blutooth.events.ships import ShipsLost
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.lucre_values import backed
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.invasions import DEFENDERS, Place
from adjudicator.games.blutooth.table.match import CAPACITY, Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.dark_words import FoundAnew

REVERSED: Final = RewardsReversed


def at_home(state: Match, seat: Seat) -> bool:
    """Whether an alien is in its own system (Q47): it has no ships in a gate, and sponsors nothing."""
    abroad = [one for one in state.invasions if not one.over and (one.sent and one.invader == seat)]
    return not abroad and not any(one.sponsored(seat) is not None and not one.over for one in state.invasions)


def has_spare_ship(at: MatchAt) -> bool:
    """Whether I have a ship on a planet that fights nowhere."""
    return bool(uncommitted(at.state, at.me))


def spared(at: MatchAt, why: str) -> Script:
    """One of my ships is lost, of my fullest base."""
    there = uncommitted(at.state, at.me)
    if there:
        yield ShipsLost(at.me, fullest_first(there, 1), why, at.where)


def salvaged(at: MatchAt, pod: str) -> Script:
    """I take a pod that lies exhausted, if it is still there."""
    yield Made(partial(_salvaged, seat=at.me, pod=pod))


def _salvaged(now: Match, seat: Seat, pod: str) -> Event[Match] | None:
    found = held_as(now.exhausted, pod)
    return None if found is None else PodSalvaged(seat, found)


def permitted(at: MatchAt) -> Script:
    """The defender has a boon as a sponsor of its own would, with the lucre (Q50)."""
    defender = at.invasion.leader(DEFENDERS)
    yield BoonsDue(at.where, defender, 1)
    lucre = backed(at.state.options)
    if lucre:
        yield LucreGained(defender, lucre, BACKED, at.where)


def without_base(state: Match, seat: Seat, *, anywhere: bool = False) -> list[Place]:
    """The planets on which an alien has no base: of its own system, or any, its own first."""
    own = [place for place in state.home(seat) if not state.planets[place][seat]]
    if not anywhere:
        return own
    return own + [place for place, row in enumerate(state.planets) if not row[seat] and place not in own]


def spare(state: Match, seat: Seat) -> dict[Place, int]:
    """The ships of an alien on planets on which it does not defend itself."""
    return loose(state.planets, seat, state.besieged(seat))


class Reborn(Options, Struct, eq=False, gc=False):
    """A home planet without a base of its owner, and up to four ships for it: those named, or of the fullest bases."""

    _state: Match
    _seat: Seat

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, FoundAnew):
            return reason("founds-nothing")
        if choice.place not in without_base(self._state, self._seat):
            return reason("no-empty-home")
        left, there = CAPACITY, spare(self._state, self._seat)
        found: dict[Place, int] = {}
        for batch in choice.sources:
            ships = min(left, there.get(batch.place, 0), left if batch.count is None else batch.count)
            left -= ships
            found[batch.place] = found.get(batch.place, 0) + ships
        sources = some(sorted(found.items())) or fullest_first(there, CAPACITY)
        return FoundAnew(choice.place, as_batches(sources)) if sources else reason("no-ships-to-found")

    def every(self) -> Iterator[Choice]:
        """Each such planet."""
        for place in without_base(self._state, self._seat):
            settled = self.settle(FoundAnew(place))
            if isinstance(settled, FoundAnew):
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
