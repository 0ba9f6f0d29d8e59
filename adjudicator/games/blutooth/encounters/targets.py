"""Targets: whom an invader may name as the defender, and at which planets it can aim its gate."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import MAY_NOT
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.launch_words import PLANET, NameDefender, Target

ENTRIES: Final = (
    "phase.launch",
    "role.defender",
    "role.invader",
    "term.vacant",
    "term.system",
    "term.established",
    "term.occupy",
)


def nameable(state: Match, invader: Seat) -> tuple[Seat, ...]:
    """The defenders whom an invader may name for a wild charge: anybody else in the match who does not sit out."""
    return tuple([seat for seat in state.seats_in() if seat != invader and seat not in state.benched])


class NamingDefender(Options):
    """The defenders whom an invader may name."""

    __slots__ = ("_others",)

    def __init__(self, state: Match, invader: Seat) -> None:
        self._others = nameable(state, invader)

    def settle(self, choice: Choice) -> Choice | Spoken:
        if isinstance(choice, NameDefender) and choice.seat in self._others:
            return choice
        return reason("defender-somebody-else")

    def every(self) -> Iterator[Choice]:
        for seat in self._others:
            yield NameDefender(seat)


def targets(state: Match, invader: Seat, defender: Seat) -> tuple[Place, ...]:
    """The planets of the defender's system at which an invader can aim.

    Those where it has no base; if it has one on all of them, any. Never one that has been vaporized.
    """
    system = tuple([place for place in state.home(defender) if place not in state.ruined])
    return tuple([place for place in system if not state.planets[place][invader]]) or system


def meant(place: Place, home: Sequence[Place]) -> Place:
    """A planet, or the one that `planet 4` is in the system of a defender; itself if the system has no such planet."""
    return home[PLANET - place - 1] if place < PLANET and PLANET - place <= len(home) else place


class Targeting(Options):
    """The planets at which the invader of this invasion can aim its gate."""

    __slots__ = ("_at", "_home", "_places")

    def __init__(self, at: MatchAt, but: Place | None = None) -> None:
        """`but` is a planet that it must not be."""
        invasion = at.invasion
        assert invasion.defender is not None
        self._at = at.of(invasion.invader)
        self._home = at.state.home(invasion.defender)
        places = tuple([one for one in targets(at.state, invasion.invader, invasion.defender) if one != but])
        if at.matters(MAY_NOT, "target"):
            places = tuple([one for one in places if self._forbidden(one) is None])
        self._places = places

    def _forbidden(self, place: Place) -> Spoken | None:
        return self._at.forbidden(self._at.me, "target", place)

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Target):
            return reason("no-target")
        place = meant(choice.place, self._home)
        if place in self._places:
            return Target(place)
        if place not in self._home:
            return reason("not-in-the-defenders-system")
        if place in self._at.state.ruined:
            return reason("planet-gone")
        return self._forbidden(place) or reason("base-there-already")

    def every(self) -> Iterator[Choice]:
        for place in self._places:
            yield Target(place)
