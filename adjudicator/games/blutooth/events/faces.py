"""Events of second powers: both are used, or one of the two is chosen for the match."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.core.rows import put
from adjudicator.games.blutooth.table.match import Match


class FacesDealt(Event[Match], frozen=True):
    """Every alien has a second power, which only itself knows; in a familiar match everybody does."""

    powers: tuple[str, ...]
    known: bool = False
    undecided: bool = False
    """Each alien has still to choose which of the two it is."""

    def apply(self, state: Match) -> Match:
        many = len(self.powers)
        undecided = (True,) * many if self.undecided else ()
        return replace(state, faces=self.powers, faces_known=(self.known,) * many, undecided=undecided)

    def told(self, seat: Seat) -> "FacesDealt":
        if self.known:
            return self
        return replace(self, powers=tuple([one if at == seat else HIDDEN for at, one in enumerate(self.powers)]))


class PowerChosen(Event[Match], frozen=True):
    """An alien shows one of its two powers: it is its power for the match, and the other one is out of it."""

    seat: Seat
    power: str

    def apply(self, state: Match) -> Match:
        return replace(
            state,
            powers=put(state.powers, self.seat, self.power),
            revealed=put(state.revealed, self.seat, True),
            faces=put(state.faces, self.seat, ""),
            faces_known=put(state.faces_known, self.seat, True),
            undecided=put(state.undecided, self.seat, False),
        )


FACE_EVENTS: Final = defined(__name__, Event)
