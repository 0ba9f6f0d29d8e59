"""Flattening: the ships of an alien become one, until they are unflattened."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, OneOf, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches
from adjudicator.games.blutooth.events.stacked_ships import ShipsFlattened, ShipsUnflattened
from adjudicator.games.blutooth.mechanics.returning import homes, spread
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.launch_words import Unflatten

ENTRIES: Final = ("term.transform", "term.impervious")


def flattenable(at: MatchAt) -> tuple[Seat, ...]:
    """Whose ships in the fleet that fights mine are several, and not impervious."""
    invasion = at.invasion
    side = 1 - at.side
    there = (invasion.leader(side), *[one.seat for one in invasion.sponsors_of(side)])
    return tuple([seat for seat in there if invasion.ships_of(seat) > 1 and not at.state.shielded[seat]])


class Flattening(Options, Struct, eq=False, gc=False):
    """Any of these aliens, or all of them; `word` is the order word that names them."""

    _word: type[Any]
    _seats: Sequence[Seat]

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return reason("flattens-nothing")
        named = choice.seats or tuple(self._seats)
        fits: Choice = self._word(tuple(named))
        return fits if all(seat in self._seats for seat in named) else reason("flattens-nothing")

    def every(self) -> Iterator[Choice]:
        """All of them, and each alone."""
        yield self._word(tuple(self._seats))
        yield from [self._word((seat,)) for seat in self._seats if len(self._seats) > 1]


def flattened(at: MatchAt, seats: Sequence[Seat]) -> Script:
    """The ships of these in the fleet that fights mine become one each."""
    for seat in seats:
        if seat in flattenable(at):
            yield ShipsFlattened(seat, at.invasion.ships_of(seat) - 1, at.where)


def flattenable_in_warp(at: MatchAt) -> tuple[Seat, ...]:
    """Who else has several ships in the warp."""
    return tuple([seat for seat in at.others if at.state.warp[seat] > 1])


def flattened_in_warp(at: MatchAt, seat: Seat) -> Script:
    """The ships of a seat in the warp become one."""
    if at.state.warp[seat] > 1:
        yield ShipsFlattened(seat, at.state.warp[seat] - 1)


def unflattened(at: MatchAt, seat: Seat) -> Script:
    """The most that lie under one ship of a seat come to its bases; nothing happens without any."""
    yield Made(partial(_unflattened, seat=seat))


def _unflattened(now: Match, seat: Seat) -> Event[Match] | None:
    there = [ships for one, ships in now.flattened if one == seat]
    to: Batches = spread(now, seat, max(there)) if there and homes(now, seat) else ()
    return ShipsUnflattened(seat, to) if to else None


def instead_of_reviving(at: MatchAt, seat: Seat) -> Script:
    """Whether an invader unflattens ships at its warpfall in place of reviving one: then they come to its bases."""
    if not any(one == seat for one, _ in at.state.flattened) or not homes(at.state, seat):
        return False
    answer = yield Ask(seat, Unflatten.about, OneOf((Unflatten(),)), where=at.where)
    if isinstance(answer, Unflatten):
        yield from unflattened(at, seat)
        return True
    return False


def all_unflattened(at: MatchAt, seat: Seat) -> Script:
    """All ships of a seat that lie under others come to its bases."""
    for _ in [one for one, _ in at.state.flattened if one == seat]:
        yield from unflattened(at, seat)


def has_flattened(at: MatchAt, seat: Seat) -> bool:
    """Whether ships of a seat lie under others."""
    return any(one == seat for one, _ in at.state.flattened)
