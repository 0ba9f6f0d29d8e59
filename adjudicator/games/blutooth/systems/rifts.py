"""Rifts: used up at warpfall, and what happens to whoever takes one."""

from collections.abc import Iterator
from typing import ClassVar, Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece, after, asks
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.pods import PodSnatched, PodsScrapped
from adjudicator.games.blutooth.events.ships import RIFT as BY_RIFT
from adjudicator.games.blutooth.mechanics.drafting import can_draft, drafted
from adjudicator.games.blutooth.mechanics.establishing import founded_singly, without_base
from adjudicator.games.blutooth.mechanics.giving_up import given_up
from adjudicator.games.blutooth.mechanics.reviving import revivable, revived
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import RIFT
from adjudicator.games.blutooth.words.dark_words import BASES, PODS, SHIPS, OpenRift

ENTRIES: Final = ("pod.rift",)


class Opening(Options, Struct, eq=False, gc=False):
    """What a rift can be used for now: ships from the warp, pods, bases where there are none."""

    _state: Match
    _seat: Seat
    _value: int

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, OpenRift):
            return reason("opens-no-rift")
        state, seat = self._state, self._seat
        if choice.way == SHIPS:
            return choice if revivable(state, seat, self._value) else reason("warp-only", count=0)
        if choice.way == PODS:
            return choice if can_draft(state) else reason("forge-has-nothing")
        free = without_base(state, seat, anywhere=state.options["rift_bases"] == "anywhere")
        if any(place not in free for place in choice.places):
            return reason("no-empty-home")
        places = tuple(dict.fromkeys((*choice.places, *free)))[: self._value]
        return OpenRift(self._value, BASES, places) if places else reason("no-empty-home")

    def every(self) -> Iterator[Choice]:
        """Each way that there is."""
        for way in (SHIPS, PODS, BASES):
            settled = self.settle(OpenRift(self._value, way))
            if isinstance(settled, OpenRift):
                yield settled


class Rift(Piece):
    """A rift. In anybody's cache it bides its time; whoever snatches it has it detonate."""

    kind = RIFT
    value: ClassVar[int] = 0

    @asks("any warpfall")
    def open(self, at: MatchAt) -> Script:
        """At warpfall, for one of three things."""
        options = Opening(at.state, at.me, self.value)
        if next(options.every(), None) is None:
            return
        wish = yield at.wish(self, options, about=OpenRift.about, detail=str(self.value))
        if not isinstance(wish, OpenRift):
            return
        if wish.way == SHIPS:
            yield from revived(at, at.me, None, self.value)
        elif wish.way == PODS:
            yield from drafted(at, at.me, self.value, self.name)
        else:
            yield from founded_singly(at, [*wish.places])

    @after(PodSnatched, where=lambda at, event: at.me == event.giver, inherent=True)
    def detonate(self, at: MatchAt, event: PodSnatched) -> Script:
        """It detonates with whoever has taken it out of my cache: that alien loses as many ships, and the rift."""
        if kind(event.pod) != self.name:
            return
        yield PodsScrapped(event.taker, (event.pod,))
        lost = yield from given_up(at, event.taker, self.value, BY_RIFT)
        if lost is not None:
            yield lost
