"""Events of the showcase: pods beside the forge that everybody sees, and that can be taken in place of drafted ones."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile, added
from adjudicator.core.rows import put
from adjudicator.games.blutooth.table.backs import taken
from adjudicator.games.blutooth.table.match import Match


class ShowcaseFilled(Event[Match], frozen=True):
    """Pods of the forge are put into the showcase."""

    pods: Pile

    def apply(self, state: Match) -> Match:
        return replace(state, forge=taken(state.forge, self.pods), showcase=added(state.showcase, self.pods))


class ShowcaseTaken(Event[Match], frozen=True):
    """An alien takes pods out of the showcase."""

    seat: Seat
    pods: Pile

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, added(state.caches[self.seat], self.pods))
        return replace(state, showcase=taken(state.showcase, self.pods), caches=caches)


SHOWCASE_EVENTS: Final = defined(__name__, Event)
