"""Where ships come back to, and the question where to."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice, rest_last, share
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches, as_batches, as_sources, count, levelled, some
from adjudicator.games.blutooth.events.ships import (
    ShipsDestroyed,
    ShipsErased,
    ShipsLost,
    ShipsMoved,
    ShipsRebounded,
    ShipVaporized,
)
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import WARP, Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.rally_words import Return

ENTRIES: Final = (
    "frame.rebound",
    "term.rebound",
    "term.abandon",
    "term.move",
)


def homes(state: Match, seat: Seat, left: Place | None = None) -> tuple[Place, ...]:
    """Where ships of a seat can come back to (Q15): home bases, and its bases in systems of eliminated aliens.

    Not where it defends itself in an invasion that is still open, unless it has no other place; and never to the
    planet that they have `left`.
    """
    places, closed = state.landing_places(seat), state.besieged(seat)
    if left in places:
        places = tuple([place for place in places if place != left])
    return (tuple([place for place in places if place not in closed]) or places) if closed else places


def spread(state: Match, seat: Seat, ships: int, left: Place | None = None) -> Batches:
    """Where ships of a seat come back to without an order: evenly, each to the thinnest home base.

    If the seat has nowhere to go, to the warp. `left` as in `homes`.
    """
    return spread_among(state, seat, ships, homes(state, seat, left), {})


def spread_among(state: Match, seat: Seat, ships: int, places: tuple[Place, ...], besides: dict[Place, int]) -> Batches:
    """The same, if these are the places where they can come back to, and some more have come back already."""
    if not ships:
        return ()
    if not places:
        return some(((WARP, ships),))
    home = state.home(seat)
    own = [place for place in places if place in home] or places
    return levelled({place: state.planets[place][seat] + besides.get(place, 0) for place in own}, ships)


class Returning(Options):
    """The places that so many ships of a seat can come back to.

    An order is written before anybody knows how many come back: what it does not place is spread, and so are ships for
    a home base that is gone.
    """

    __slots__ = ("_left", "_seat", "_ships", "_state")

    def __init__(self, state: Match, seat: Seat, ships: int, left: Place | None = None) -> None:
        self._state = state
        self._seat = seat
        self._ships = ships
        self._left = left

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Return):
            return reason("returns-nothing")
        state, seat, left = self._state, self._seat, self._ships
        places = homes(state, seat, self._left)
        named = [batch for batch in choice.to if batch.place in places]
        if any(batch.place not in places and batch.place not in state.home(seat) for batch in choice.to):
            return reason("no-way-back-there")
        rests = sum(batch.count is None for batch in named)
        placed: dict[Place, int] = {}
        for batch in rest_last(named):
            ships = batch.count
            if ships is None:
                ships, rests = share(left, rests), rests - 1
            ships = min(ships, left)
            left -= ships
            placed[batch.place] = placed.get(batch.place, 0) + ships
        for place, ships in spread_among(state, seat, left, places, placed):
            placed[place] = placed.get(place, 0) + ships
        return Return(as_batches(some(sorted(placed.items()))))

    def every(self) -> Iterator[Choice]:
        """Spread, and all to one place each."""
        places = homes(self._state, self._seat, self._left)
        yield Return(as_batches(spread_among(self._state, self._seat, self._ships, places, {})))
        for place in places:
            yield Return((Batch(self._ships, place),))


def _left_by(at: MatchAt, seat: Seat) -> Place | None:
    """The planet that ships of a seat leave as they come back from this invasion: only a defender's are on one."""
    return at.invasion.target if at.invasion.defender == seat else None


def _way_asked(at: MatchAt, seat: Seat, ships: int, detail: str) -> Ask | None:
    """The question where ships come back to; None if there is nothing to choose."""
    state, left = at.state, _left_by(at, seat)
    places = homes(state, seat, left) if ships else ()
    if len(places) < 2:
        return None
    default = Return(as_batches(spread_among(state, seat, ships, places, {})))
    options = Returning(state, seat, ships, left)
    return Ask(seat, Return.about, options, where=at.where, default=default, detail=detail)


def ways_back(at: MatchAt, leaving: Sequence[tuple[Seat, int]], detail: str = "") -> Script:
    """Asks several at once where so many ships of theirs come back to; returns the answers, None where there is none.

    `detail` tells the question from others of the same seat, invasion and stage.
    """
    found = [_way_asked(at, seat, ships, detail) for seat, ships in leaving]
    asks = [ask for ask in found if ask is not None]
    answers = iter((yield asks) if asks else ())
    return [None if ask is None else next(answers) for ask in found]


def way_back(at: MatchAt, seat: Seat, ships: int, answer: Choice | None) -> ShipsRebounded:
    """The event in which ships come back after an answer: to where it says, as far as these places are still there."""
    state, left = at.state, _left_by(at, seat)
    settled = Returning(state, seat, ships, left).settle(answer) if isinstance(answer, Return) else None
    to = as_sources(settled.to) if isinstance(settled, Return) else spread(state, seat, ships, left)
    return ShipsRebounded(at.where, seat, to)


def _there(at: MatchAt, seat: Seat, ships: int) -> int:
    """How many of these ships are still in the invasion."""
    return min(ships, at.invasion.ships_of(seat))


def all_rebounding(at: MatchAt, leaving: Iterable[tuple[Seat, int]], detail: str = "") -> Script:
    """Ships of several seats come back from this invasion: all are asked where to in one round.

    This is for pieces, of whose events others hear by themselves.
    """
    leaving = [(seat, there) for seat, ships in leaving if (there := _there(at, seat, ships))]
    answers = yield from ways_back(at, leaving, detail)
    for (seat, ships), answer in zip(leaving, answers, strict=True):
        left = _there(at, seat, ships)
        if left:
            yield way_back(at, seat, left, answer)


def rebounding(at: MatchAt, seat: Seat, ships: int, detail: str = "") -> Script:
    """The same for ships of one seat."""
    yield from all_rebounding(at, ((seat, ships),), detail)


def all_rebounded(at: MatchAt, leaving: Iterable[tuple[Seat, int]], detail: str = "") -> Script:
    """The same for stages: pieces may replace what happens, or add to it."""
    leaving = [(seat, there) for seat, ships in leaving if (there := _there(at, seat, ships))]
    answers = yield from ways_back(at, leaving, detail)
    for (seat, ships), answer in zip(leaving, answers, strict=True):
        left = _there(at, seat, ships)
        if left:
            yield from at.propose(way_back(at, seat, left, answer))


def rebounded(at: MatchAt, seat: Seat, ships: int, detail: str = "") -> Script:
    """The same for ships of one seat."""
    yield from all_rebounded(at, ((seat, ships),), detail)


Loss = ShipsDestroyed | ShipsErased | ShipsLost | ShipVaporized
"""What takes ships from an alien."""


def lost_by(at: MatchAt, lost: Loss) -> bool:
    """Whether these are my ships."""
    return lost.seat == at.me


def ships_of(lost: Loss) -> int:
    """How many ships are lost."""
    if isinstance(lost, ShipsLost):
        return count(lost.sources)
    return 1 if isinstance(lost, ShipVaporized) else lost.ships


def base_destroyed(at: MatchAt, lost: Loss) -> bool:
    """Whether these were the last ships of a base of mine."""
    if not lost_by(at, lost):
        return False
    if isinstance(lost, ShipsLost):
        places = [place for place, _ in lost.sources]
    elif isinstance(lost, ShipVaporized):
        places = [lost.place]
    else:
        invasion = at.state.invasion(lost.number)
        mine = invasion.defender == at.me and invasion.target is not None and lost.ships > 0
        places = [invasion.target] if mine and invasion.target is not None else []
    return any(place != WARP and not at.state.planets[place][at.me] for place in places)


def ships_saved(at: MatchAt, lost: Loss) -> Script:
    """Impervious ships would be lost: those in an invasion rebound, all others stay where they are."""
    if isinstance(lost, ShipsDestroyed | ShipsErased):
        yield from rebounding(at, lost.seat, lost.ships, "shielded")


def rescued(at: MatchAt, lost: Loss, ships: int = 1) -> Script:
    """Some of the ships that would be destroyed are rescued: they rebound, or stay where they are; the rest is lost."""
    if isinstance(lost, ShipsDestroyed):
        yield from rebounding(at, lost.seat, ships, "rescued")
        if lost.ships > ships:
            yield ShipsDestroyed(lost.number, lost.seat, lost.ships - ships)
    elif isinstance(lost, ShipsLost):
        left = count(lost.sources) - ships
        if left > 0:
            yield ShipsLost(lost.seat, fewer(lost.sources, left), lost.why, lost.number)


def fewer(sources: Batches, ships: int) -> Batches:
    """So many of these ships, the first of them."""
    found = []
    for place, there in sources:
        here = min(there, ships)
        ships -= here
        if here:
            found.append((place, here))
    return tuple(found)


def abandoned(at: MatchAt, seat: Seat, place: Place) -> Script:
    """A seat abandons a base: all its ships there go to its thinnest other bases."""
    state = at.state
    ships = state.planets[place][seat]
    others = {one: state.planets[one][seat] for one in homes(state, seat) if one != place}
    if ships and others:
        yield ShipsMoved(seat, ((place, ships),), levelled(others, ships))


def can_abandon(state: Match, seat: Seat, place: Place) -> bool:
    """Whether a seat can abandon a base: it needs another place for the ships, and none leaves where it fights."""
    there = place >= 0 and state.planets[place][seat] > 0 and place not in state.besieged(seat)
    return there and any(one != place for one in homes(state, seat))
