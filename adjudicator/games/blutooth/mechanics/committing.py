"""Ships that are committed to fleets: how many fit, from where, and on which side."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.pieces import MAY, MAY_NOT, WORTH
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches, as_batches, as_sources, count, fullest, still_there
from adjudicator.galaxy.forces import Muster, amounts, any_free, claimed, gathered
from adjudicator.games.blutooth.events.flares import ShipsSurfaced
from adjudicator.games.blutooth.events.ships import ShipsCommitted
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, SIDES, Place
from adjudicator.games.blutooth.table.match import CAPACITY, Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.rally_words import Send, SponsorFleet

ENTRIES: Final = (
    "frame.capacity",
    "frame.size",
    "rule.beacon",
    "rule.sponsor_limit",
    "role.sponsor",
    "role.foreward",
    "role.backward",
    "term.capacity",
    "term.commit",
    "term.beacon",
    "term.size",
    "frame.base",
    "term.base",
    "term.free",
    "term.foreward",
    "term.backward",
    "term.gate",
)

SIZE: Final = 1
"""The room that a ship takes in the gate."""


def fitting(at: MatchAt, seat: Seat) -> Script:
    """How many of a seat's ships fit into the gate: by its capacity, and by their size."""
    capacity, size, live = CAPACITY, SIZE, at.run.live
    if (WORTH, "capacity") in live:
        capacity = yield from at.worth("capacity", CAPACITY, seat)
    if (WORTH, "size") in live:
        size = yield from at.worth("size", SIZE, seat)
    return capacity // max(1, size)


def mustered(at: MatchAt, seat: Seat, most: int, side: int | None = None) -> Muster:
    """Where a seat can gather up to so many ships (Q68): anywhere but on planets where it defends itself now."""
    closed = _closed(at, seat)
    only = None if side is None else at.invasion.only_from(seat, side)
    if only is not None:
        closed |= {place for place in at.state.bases(seat) if place != only}
    return Muster(at, seat, at.state.planets, closed, most, most)


def _closed(at: MatchAt, seat: Seat) -> frozenset[Place]:
    """The planets that ships of a seat may not leave for this invasion."""
    closed = at.state.besieged(seat)
    if not at.matters(MAY_NOT, "leave"):
        return closed
    return closed | {place for place in at.state.bases(seat) if at.forbidden(seat, "leave", place) is not None}


def _from_one(muster: Muster) -> Muster:
    """The same, but from the fullest planet alone: where ships of several may not be mixed."""
    there = muster.free()
    first = fullest(there)[:1]
    return muster._replace(closed=frozenset([*muster.closed, *[place for place in there if place not in first]]))


def _gathered(at: MatchAt, muster: Muster, ships: int | None, sources: tuple[Batch, ...]) -> Batches | Spoken:
    """The ships that an order sends, or why it cannot."""
    if at.matters(MAY_NOT, "leave"):
        for batch in sources:
            why = at.forbidden(muster.seat, "leave", batch.place) if batch.place >= 0 else None
            if why is not None:
                return why
    found = gathered(muster, ships, sources, reason)
    if isinstance(found, str) or not at.matters(MAY_NOT, "mix"):
        return found
    why = at.forbidden(muster.seat, "mix", tuple([place for place, _ in found]))
    if why is None:
        return found
    return why if sources else gathered(_from_one(muster), ships, sources, reason)


def _amounts(at: MatchAt, muster: Muster) -> list[tuple[int, tuple[Batch, ...]]]:
    """Every number of ships that can be sent, with the sources as an order has them."""
    return amounts(_from_one(muster) if at.matters(MAY_NOT, "mix") else muster)


def can_send(at: MatchAt, seat: Seat) -> bool:
    """Whether a seat has any ship that it can send, and has not promised."""
    return any_free(at, seat, at.state.planets, _closed(at, seat))


def sides_open(at: MatchAt, seat: Seat, most: int) -> dict[int, int]:
    """The sides of this invasion that a seat may sponsor, and with how many ships: `most` of them fit."""
    if seat in at.invasion.leaders or seat in at.state.benched:
        return {}
    asked = at.state.asked(seat, at.where)
    found = {one.side: min(most, one.most) if one.most < CAPACITY else most for one in asked}
    if at.matters(MAY, "sponsor uncommissioned") and at.allowed(seat, "sponsor uncommissioned"):
        found = {INVADERS: most, DEFENDERS: most}
    found |= dict.fromkeys(at.invasion.opened, most)
    if at.matters(MAY_NOT, "sponsor"):
        found = {side: ships for side, ships in found.items() if at.forbidden(seat, "sponsor", side) is None}
    return {side: ships for side, ships in found.items() if ships > 0}


class Sending(Options, Struct, eq=False, gc=False):
    """The forces that an invader can send into its gate."""

    _at: MatchAt
    _muster: Muster

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Send):
            return reason("sends-nothing")
        sources = _gathered(self._at, self._muster, choice.ships, choice.sources)
        return sources if isinstance(sources, str) else Send(count(sources), as_batches(sources))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claimed(choice.sources) if isinstance(choice, Send) else ()

    def every(self) -> Iterator[Choice]:
        """Every number of ships, from the fullest bases: as many as fit first."""
        for ships, sources in reversed(_amounts(self._at, self._muster)):
            yield Send(ships, sources)


class Sponsoring(Options, Struct, eq=False, gc=False):
    """The fleets of an invasion that a seat can sponsor, each with its own limit."""

    _at: MatchAt
    _seat: Seat
    _sides: Mapping[int, int]

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, SponsorFleet):
            return reason("sponsors-nothing")
        most = self._sides.get(choice.side)
        if most is None:
            return reason("not-commissioned", side=SIDES[choice.side])
        sources = _gathered(self._at, mustered(self._at, self._seat, most, choice.side), choice.ships, choice.sources)
        return sources if isinstance(sources, str) else SponsorFleet(choice.side, count(sources), as_batches(sources))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claimed(choice.sources) if isinstance(choice, SponsorFleet) else ()

    def every(self) -> Iterator[Choice]:
        """Either side with every number of ships, from the fullest bases."""
        for side, most in sorted(self._sides.items()):
            for ships, sources in _amounts(self._at, mustered(self._at, self._seat, most, side)):
                yield SponsorFleet(side, ships, sources)


def room_left(at: MatchAt, seat: Seat, side: int) -> Script:
    """How many more ships out of the warp a sponsor who has come can bring: by the gate, and as far as it was asked."""
    most = yield from fitting(at, seat)
    asked = [one.most for one in at.state.asked(seat, at.where) if one.side == side and one.most < CAPACITY]
    return min(min([most, *asked]) - at.invasion.ships_of(seat), at.state.warp[seat])


def surfaced(at: MatchAt, seat: Seat, side: int, ships: int) -> Script:
    """So many ships of a sponsor come out of the warp into its fleet, as far as they are still there."""

    def event(now: Match) -> ShipsSurfaced | None:
        there = min(ships, now.warp[seat])
        return ShipsSurfaced(at.where, seat, side, there) if there else None

    yield Made(event)


def committed(at: MatchAt, seat: Seat, side: int, sources: tuple[Batch, ...]) -> Script:
    """A seat's ships arrive in the gate of this invasion, but for those that something has taken meanwhile."""
    there = still_there(at.state.planets, seat, as_sources(sources))
    if there:
        yield from at.propose(ShipsCommitted(at.where, seat, side, there))
