"""Ships that a leader puts into an invasion late, or takes out of it."""

from collections.abc import Iterator
from typing import Any, Self

from msgspec import Struct

from adjudicator.engine.contract.order_words import Batch, Choice, Vocabulary, joined, rest_last, share
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.contract.script import Made
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_batches, as_sources, some, split, still_there
from adjudicator.galaxy.forces import claims
from adjudicator.games.blutooth.events.powers import ShipsPoured
from adjudicator.games.blutooth.events.ships import ShipsRebounded
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.returning import homes
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason


def _inward(batches: tuple[Batch, ...]) -> tuple[bool, tuple[Batch, ...]]:
    return True, batches


def _outward(batches: tuple[Batch, ...]) -> tuple[bool, tuple[Batch, ...]]:
    return False, batches


class Pour(Choice, frozen=True):
    """Puts ships into an invasion, or takes some out of it."""

    grammar = "(poured_in | pulled_out)"
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'poured_in: ("add" | "with") batches_from': _inward,
        'pulled_out: ("back" | "out") batches_to': _outward,
    }

    inward: bool
    batches: tuple[Batch, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        ((inward, batches),) = values
        return cls(inward, batches)

    def text(self, names: Vocabulary) -> str:
        way, link = ("add", "from") if self.inward else ("back", "to")
        return f"{way} {joined(batch.text(names, link) for batch in self.batches)}"


def _sources(at: MatchAt) -> dict[Place, int]:
    """My ships on planets where I do not defend myself."""
    closed = at.state.besieged(at.me)
    return {place: ships for place, ships in uncommitted(at.state, at.me).items() if place not in closed}


def _landings(at: MatchAt) -> tuple[Place, ...]:
    """Where my ships can go back to."""
    left = at.invasion.target if at.invasion.defender == at.me else None
    return homes(at.state, at.me, left)


def can_pour_in(at: MatchAt) -> bool:
    """Whether I have ships to put in."""
    return bool(_sources(at))


def can_pour(at: MatchAt) -> bool:
    """Whether I have ships to put in, or some to take out and a place for them."""
    return can_pour_in(at) or (at.my_ships > 0 and bool(_landings(at)))


class Pouring(Options, Struct, eq=False, gc=False):
    """The ways to change the number of my ships in an invasion; `word` is the order word that says it."""

    _at: MatchAt
    _word: type[Pour]

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return reason("sends-nothing")
        sources, landings = _sources(self._at), _landings(self._at)
        left = self._at.my_ships
        rests = sum(batch.count is None for batch in choice.batches)
        found: dict[Place, int] = {}
        for batch in rest_last(choice.batches):
            place = batch.place
            if place not in (sources if choice.inward else landings):
                return reason("no-base-there") if choice.inward else reason("no-way-back-there")
            if choice.inward:
                left = sources[place] - found.get(place, 0)
            ships = batch.count
            if ships is None:
                ships, rests = (left, rests) if choice.inward else (share(left, rests), rests - 1)
            if ships > left:
                return reason("not-so-many-ships")
            left -= ships
            found[place] = found.get(place, 0) + ships
        moved = some(sorted(found.items()))
        return self._word(choice.inward, as_batches(moved)) if moved else reason("sends-nothing")

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claims(as_sources(choice.batches)) if isinstance(choice, Pour) and choice.inward else ()

    def sources(self) -> dict[Place, int]:
        """The ships that can be put in, by planet."""
        return _sources(self._at)

    def every(self) -> Iterator[Choice]:
        """All from a base, and all to one."""
        for place, ships in self.sources().items():
            yield self._word(True, (Batch(ships, place),))
        for place in _landings(self._at) if self._at.my_ships else ():
            yield self._word(False, (Batch(self._at.my_ships, place),))


def poured(at: MatchAt, choice: Pour) -> Made:
    """What comes of an order, as far as the ships are still there."""
    seat, number, batches = at.me, at.where, as_sources(choice.batches)

    def event(now: Match) -> ShipsPoured | ShipsRebounded | None:
        if choice.inward:
            there = still_there(now.planets, seat, batches)
            return ShipsPoured(number, seat, there) if there else None
        back, _ = split(batches, now.invasion(number).ships_of(seat))
        return ShipsRebounded(number, seat, back) if back else None

    return Made(event)
