"""What several space stations do: choosing ships of others, and whom an accessible one speaks for."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import fullest
from adjudicator.games.blutooth.events.powers import PodClaimed
from adjudicator.games.blutooth.events.ships import BY_STATION, ShipsLost, ShipsRebounded
from adjudicator.games.blutooth.events.stations import StationMarked
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.standing import standing
from adjudicator.games.blutooth.words.station_words import Operate

ENTRIES: Final = ("stationrule.accessible",)


class AimedShips(Options, Struct, eq=False, gc=False):
    """So many ships of those that are there, by their aliens: one alien's, or one of each of several."""

    _station: str
    _there: Mapping[Seat, int]
    _most: int

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Operate) or not choice.seats:
            return reason("station-aims-at-nobody")
        if any(not self._there.get(seat) for seat in choice.seats):
            return reason("no-ships-of-them-there")
        return choice if len(choice.seats) <= self._most else reason("station-ships", count=self._most)

    def every(self) -> Iterator[Choice]:
        """Each alien alone, and each pair of them."""
        seats = [seat for seat, ships in self._there.items() if ships]
        yield from (Operate(self._station, (seat,)) for seat in seats)
        if self._most > 1:
            yield from (Operate(self._station, (one, other)) for one in seats for other in seats if one < other)


def ships_aimed_at(wish: Operate, there: Mapping[Seat, int], most: int) -> list[tuple[Seat, int]]:
    """The ships that an answer takes: of one alien as many as can be, of several one each."""
    if len(set(wish.seats)) == 1:
        seat = wish.seats[0]
        return [(seat, min(most, there.get(seat, 0)))]
    return [(seat, 1) for seat in dict.fromkeys(wish.seats) if there.get(seat)]


def first_there(at: MatchAt, station: Piece) -> bool:
    """Whether I am the first of those for whom a station works: where it speaks of others, it does so once."""
    return next((seat for seat, ships in enumerate(at.ships_at(station)) if ships), None) == at.me


def has_base_at(at: MatchAt, station: Piece, seat: Seat) -> bool:
    """Whether an alien has a base on the planet of a station."""
    there = at.ships_at(station)
    return bool(there and there[seat])


def marked(at: MatchAt, station: Piece, more: int, counts_from: int = 0) -> Script:
    """What a station counts changes, never to less than nothing; with `counts_from` marks it is a dominion, if any."""
    there = standing(at.state.stations, station.name)
    if there is not None and max(0, there.marks + more) != there.marks:
        dominion = int(0 < counts_from <= there.marks + more)
        yield StationMarked(at.me, station.name, more, dominion)


def marks(at: MatchAt, station: Piece) -> int:
    """What is marked on a station."""
    there = standing(at.state.stations, station.name)
    return 0 if there is None else there.marks


def taken_to(at: MatchAt, station: Piece, ships: int) -> Script:
    """My ships in this invasion go to the planet of a station."""
    there = standing(at.state.stations, station.name)
    left = min(ships, at.my_ships)
    if there is not None and left:
        yield ShipsRebounded(at.where, at.me, ((there.place, left),))


def one_lost(at: MatchAt, seat: Seat) -> Script:
    """An alien loses a ship that is in no invasion, from its fullest base."""
    places = fullest(uncommitted(at.state, seat))
    if places:
        yield from at.propose(ShipsLost(seat, ((places[0], 1),), BY_STATION))


def claimed_at_random(at: MatchAt, label: str) -> Script:
    """I take a pod at random out of an exhaust at random."""
    piles = [seat for seat, pile in enumerate(at.state.exhausts) if pile]
    if piles:
        giver = piles[at.chance.below(f"{at.label}/{at.state.seats[at.me]}/{label}/exhaust", len(piles))]
        pile = at.state.exhausts[giver]
        pod = at.chance.choose(f"{at.label}/{at.state.seats[at.me]}/{label}/pod", pile, 1)[0]
        yield PodClaimed(at.me, pod, giver, at.where)
