"""Hazards: which invasions have one, and which."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.blutooth.events.laws import HazardDrawn
from adjudicator.games.blutooth.mechanics.laws import Hazard
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import WILD
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = (
    "rule.hazard_charges",
    "hazardrule.when",
    "hazardrule.boss",
    "dimension.hazardous",
    "phase.destiny",
    "term.hazard",
    "term.hazardous",
)


def in_play(state: Match) -> bool:
    """Whether the match is played with hazards."""
    return state.options["hazards"] == "yes"


def hazards_among(pieces: Iterable[Piece]) -> tuple[Hazard, ...]:
    """The hazards among all pieces of the title."""
    return tuple([piece for piece in pieces if isinstance(piece, Hazard)])


class Hazards:
    """The drawing of hazards for one or more charges: of the three of a colour one carries a hazard.

    There is no pile of used ones: each is drawn from all. A boss that stays may let every invasion have one, from the
    first or the second of a campaign on; it was there before these charges are drawn.
    """

    def __init__(self, state: Match, hazards: Sequence[Hazard], chance: Chance, wave: int) -> None:
        self.marked = [*state.marked]
        self._hazards = [one for one in hazards if state.options.get(one.option, "play") != "skip"]
        self._chance = chance
        boss = next((one for one in hazards if one.name == state.boss), None)
        self._always = boss is not None and 0 < boss.every_from <= wave

    def refilled(self, seats: Iterable[Seat]) -> None:
        """All charges are in the pool again."""
        self.marked = [*seats]

    def drawn(self, number: int, charge: Seat, there: int, label: str) -> Iterator[HazardDrawn]:
        """The hazard of an invasion whose charge was drawn when so many of its colour were there, if it has any."""
        carried = charge != WILD and charge in self.marked and self._chance.below(f"{label}/marked", there) == 0
        if carried:
            self.marked.remove(charge)
        if carried or self._always:
            hazard = self._hazards[self._chance.below(f"{label}/hazard", len(self._hazards))]
            yield HazardDrawn(number, hazard.name, tuple(self.marked), hazard.boss, hazard.least)


def any_hazard(at: MatchAt) -> bool:
    """Whether a hazard is in force somewhere in this wave."""
    state = at.state
    return bool(state.boss) or any(one.hazard and not (one.over or one.called_off) for one in state.invasions)


def hazard_here(at: MatchAt) -> bool:
    """Whether a hazard is in force in this invasion."""
    return at.where > 0 and bool(at.invasion.hazard or at.state.boss)
