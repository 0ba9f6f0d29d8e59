"""Ships that come back from the warp."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import WORTH
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches, count, some, split
from adjudicator.games.blutooth.events.praw import ShipsHeld, ShipsReleased
from adjudicator.games.blutooth.events.ships import ShipsRevived
from adjudicator.games.blutooth.mechanics.returning import homes, spread_among
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.moons import bound
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.launch_words import Revive

ENTRIES: Final = (
    "phase.warpfall",
    "term.revive",
    "term.warp",
    "rule.praw",
    "term.praw",
    "dimension.secure",
)

WARPFALL: Final = 1
"""Ships that an invader revives at warpfall."""


def revivable(state: Match, seat: Seat, ships: int) -> int:
    """How many of so many ships a seat can revive: as many as it has in the warp, and none without a place for them.

    Where there is a Praw those that it holds can be revived as well.
    """
    there = 0 if bound(state.moons, seat) else min(ships, state.to_revive(seat))
    return there if there and homes(state, seat) else 0


def revived(at: MatchAt, seat: Seat, to: Batches | None = None, number: int = 1, by: Seat | None = None) -> Script:
    """So many ships of a seat leave the warp, as far as they are there: to these places, the others to the thinnest.

    Where there is a Praw ships that it holds are the first, and ships from the warp go there. Returns how many.
    """
    if at.state.praw:
        return (yield from _revived_in_turn(at, seat, to, number, by))
    made = Made(partial(_revived, seat=seat, to=to, number=number, by=by))
    yield from at.happens(made)
    return count(made.happened.to) if isinstance(made.happened, ShipsRevived) else 0


def _revived_in_turn(at: MatchAt, seat: Seat, to: Batches | None, number: int, by: Seat | None) -> Script:
    """So many ships are revived, each once: first those that the Praw holds, then others, which go there."""
    state = at.state
    ships = revivable(state, seat, number)
    released = min(ships, state.praw[seat])
    held = min(ships - released, state.warp[seat])
    if released:
        yield ShipsReleased(seat, released)
        made = Made(partial(_revived, seat=seat, to=to, number=released, by=by))
        yield from at.happens(made)
    if held:
        yield Made(partial(_held, seat=seat, ships=held, by=by))
    return released + held


def _held(now: Match, seat: Seat, ships: int, by: Seat | None) -> ShipsHeld | None:
    """Ships go to the Praw, as far as they are still in the warp: what came of the first ones may have taken some."""
    there = min(ships, now.warp[seat])
    return ShipsHeld(seat, there, by) if there else None


def _revived(now: Match, seat: Seat, to: Batches | None, number: int, by: Seat | None) -> ShipsRevived | None:
    ships, places = min(number, now.warp[seat]), homes(now, seat)
    if not ships or not places or bound(now.moons, seat):
        return None
    named, _ = split(tuple([batch for batch in to or () if batch[0] in places]), ships)
    rest = spread_among(now, seat, ships - count(named), places, {})
    found: dict[int, int] = {}
    for place, here in (*named, *rest):
        found[place] = found.get(place, 0) + here
    return ShipsRevived(seat, some(sorted(found.items())), by)


def all_revived(at: MatchAt, seat: Seat, by: Seat | None = None) -> Script:
    """All ships of a seat leave the warp; returns how many."""
    return (yield from revived(at, seat, None, at.state.to_revive(seat), by))


def landing_places(at: MatchAt) -> tuple[Place, ...]:
    """Where a ship of mine from the warp can come to."""
    return homes(at.state, at.me)


class Placing(Options):
    """The places to which a ship from the warp can come."""

    __slots__ = ("_places",)

    def __init__(self, places: tuple[Place, ...]) -> None:
        self._places = places

    def settle(self, choice: Choice) -> Choice | Spoken:
        if isinstance(choice, Revive) and choice.place in self._places:
            return choice
        return reason("no-way-back-there")

    def every(self) -> Iterator[Choice]:
        for place in self._places:
            yield Revive(place)


def warpfall(at: MatchAt, seat: Seat) -> Script:
    """A seat revives the ship of warpfall, to the home base that it names, or to the thinnest."""
    ships = (yield from at.worth("warpfall", WARPFALL, seat)) if at.matters(WORTH, "warpfall") else WARPFALL
    state = at.state
    for number in range(revivable(state, seat, ships)):
        state = at.state
        answer = None
        places = homes(state, seat)
        if len(places) > 1:
            ((place, _),) = spread_among(state, seat, 1, places, {})
            detail = str(number + 1) if number else ""
            answer = yield Ask(
                seat, Revive.about, Placing(places), where=at.where, default=Revive(place), detail=detail
            )
        yield from revived(at, seat, ((answer.place, 1),) if isinstance(answer, Revive) else None)
