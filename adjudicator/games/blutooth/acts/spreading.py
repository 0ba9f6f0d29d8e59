"""Bases that ships found out of another base in the same system."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.forces import claims
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason

CROWD: Final = 3
"""So many ships on a base can found another one."""
LEAST: Final = 2
"""So many of them at least; one stays where it is."""


def bases_to_spread(at: MatchAt) -> dict[Place, int]:
    """My bases in the defender's system that are large enough, with the ships on them; none if no planet is left."""
    state: Match = at.state
    defender = at.invasion.defender
    if defender is None:
        return {}
    home = state.home(defender)
    if all(state.planets[place][at.me] for place in home):
        return {}
    return {place: state.planets[place][at.me] for place in home if state.planets[place][at.me] >= CROWD}


def spread_now(at: MatchAt, ships: int | None, source: Place) -> int:
    """How many of so many ships can still leave that base; none if they are too few."""
    there = at.state.planets[source][at.me] - 1
    moved = there if ships is None else min(ships, there)
    return moved if moved >= LEAST else 0


class Spreading(Options, Struct, eq=False, gc=False):
    """From which base to which planet so many ships may go; `word` is the order word that says it."""

    _at: MatchAt
    _word: type[Any]

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return reason("spreads-nothing")
        bases, at = bases_to_spread(self._at), self._at
        if choice.source not in bases:
            return reason("base-too-small", least=CROWD)
        if at.state.system(choice.place) != at.state.system(choice.source) or at.state.planets[choice.place][at.me]:
            return reason("no-planet-to-spread-to")
        most = bases[choice.source] - 1
        ships = most if choice.ships is None else choice.ships
        if not LEAST <= ships <= most:
            return reason("spreads-between", least=LEAST, most=most)
        made: Choice = self._word(ships, choice.source, choice.place)
        return made

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claims(((choice.source, choice.ships or 0),)) if isinstance(choice, self._word) else ()

    def every(self) -> Iterator[Choice]:
        """As many as possible from each base to each planet."""
        at = self._at
        for source, ships in bases_to_spread(at).items():
            for place in at.state.home(at.state.system(source)):
                if not at.state.planets[place][at.me]:
                    yield self._word(ships - 1, source, place)
