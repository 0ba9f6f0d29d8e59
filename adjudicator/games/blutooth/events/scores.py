"""Events of scoring, which are open to all."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.scores import Score


class TitlesNamed(OpenEvent[Match], frozen=True):
    """The titles that bring points at the end of this match."""

    titles: tuple[str, ...]

    def apply(self, state: Match) -> Match:
        return replace(state, titles=self.titles)


class Scored(OpenEvent[Match], frozen=True):
    """The points of everybody who is in the match at its end."""

    scores: tuple[Score, ...]

    def apply(self, state: Match) -> Match:
        return replace(state, scores=self.scores)


SCORE_EVENTS: Final = defined(__name__, Event)
